/** For workers: a rejection that nobody awaits is no error to the page that asked, which would wait for ever. Thrown again it is one. */
addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});
