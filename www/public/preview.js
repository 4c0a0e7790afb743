/* A notebook that holds the values of a widget, and is told of none. */
import stepstar from "./anywidget.js";

const values = new Map(Object.entries(JSON.parse(document.querySelector("script[type='application/json']").textContent)));
const model = {
  get: (name) => values.get(name),
  set: (name, value) => values.set(name, value),
  save_changes() {},
  on() {},
  off() {},
};
stepstar.render({ model, el: document.querySelector("#here") });
