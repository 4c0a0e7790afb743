/** What all hosts of this folder share: the figure that the address names, in a frame, and a log of what it says. */
{
  const frame = document.createElement("iframe");
  frame.src = new URLSearchParams(location.search).get("figure");
  frame.title = "A figure";
  frame.style.cssText = "width: 100%; height: 300px; border: 0";
  document.querySelector("main").append(frame);

  /** Every message of the figure, in order. */
  const heard = [];
  addEventListener("message", ({ source, data }) => {
    if (source === frame.contentWindow) heard.push(data);
  });

  // For the host's own script, and for tests.
  Object.assign(window, {
    frame,
    heard,
    say: (message) => frame.contentWindow.postMessage(message, "*"),
    /** Of this subject, as far as they have arrived. */
    heardOf: (subject) => heard.filter((message) => message?.subject === subject),
  });
}
