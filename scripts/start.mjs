/** `npm start`: set up, build, serve. */
import { join } from "node:path";
import { setup } from "./setup.mjs";
import { main, root } from "./steps.mjs";

main(async () => {
  console.log("Setting up");
  await setup();
  // Imported only now that Node is known to be new enough to parse them.
  const { build } = await import("./build.mjs");
  const { serve } = await import("./serve.mjs");
  console.log("Building");
  await build();
  const wanted = Number(process.env.PORT) || 8080;
  const { address } = await serve(join(root, "site"), { port: wanted });
  if (!address.includes(`:${wanted}/`)) console.log(`\nPort ${wanted} is taken.`);
  console.log(`\nStepstar is at ${address} (Ctrl-C ends it)`);
});
