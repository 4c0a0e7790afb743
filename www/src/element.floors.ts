/** What `stepstar/element` fetches when a figure first shows floors: what knows them, with its part of the engine. */
export { Floors } from "./package/api/floors.js";
