/** `npm start`: set up, build, serve. */
import { join } from "node:path";
import { setup } from "./setup.mjs";
import { main, Plain, root } from "./steps.mjs";

main(async () => {
  const PORT = process.env.PORT || "8080";
  const wanted = Number(PORT);
  if (!/^\d+$/.test(PORT) || wanted > 65_535)
    throw new Plain(`PORT is "${PORT}": it must be a whole number from 0 to 65535.`);
  console.log("Setting up");
  await setup();
  // Imported only now: an older Node could not parse them, and `setup` refuses it.
  const { build } = await import("./build.mjs");
  const { serve } = await import("./serve.mjs");
  console.log("Building");
  await build();
  const { address } = await serve(join(root, "site"), { port: wanted });
  if (wanted > 0 && !address.includes(`:${wanted}/`)) console.log(`\nPort ${wanted} is taken.`);
  console.log(`\nStepstar is at ${address} (Ctrl-C ends it)`);
});
