/** For workers: an unhandled rejection doesn't reach the page that asked, which would wait for ever. Thrown again, it is an error there. */
addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});
