const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => {
  document.title = data;
};
worker.onerror = ({ message }) => {
  document.title = `error ${message}`;
};
