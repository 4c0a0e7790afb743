import { version } from "stepstar";

const place = document.querySelector("#version");
if (place) place.textContent = version();
