/** The imsmanifest.xml of a package with one page. */
import { escaped } from "../markup.js";

/** `files`: all of the package but the manifest, the page first. */
export function manifest(title: string, identifier: string, files: readonly string[]): string {
  const listed = files.map((file) => `      <file href="${escaped(file)}"/>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${escaped(identifier)}" version="1.2"
    xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${escaped(title)}</title>
      <item identifier="item" identifierref="page" isvisible="true">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${escaped(files[0]!)}">
${listed}
    </resource>
  </resources>
</manifest>
`;
}
