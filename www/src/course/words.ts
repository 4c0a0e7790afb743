/** Kinds of pages on which a board can stand: what each is called, and what to do with the text for it. */
export const HOSTS = {
  single: [
    "One HTML file",
    "Opens by double click, from a server or from a USB stick, and needs no network: everything is inside.",
  ],
  script: ["HTML, tag and script", "Paste it where the board should be, and put embed.js beside the page."],
  frame: [
    "HTML, frame",
    "Nothing to install: the board comes from this site. Answers go to hosts that speak SPLICE, and the frame tells its height.",
  ],
  markdown: [
    "Markdown, MkDocs",
    "Leave an empty line before and after it. In MkDocs put embed.js into docs/ and name it in mkdocs.yml: extra_javascript: [embed.js].",
  ],
  quarto: [
    "Quarto, Pandoc",
    "For pages, books and slides in HTML. Put embed.js beside the document, and list it under resources in _quarto.yml.",
  ],
  reveal: [
    "reveal.js",
    "A slide of its own. Put embed.js beside the deck. A key that the board needs does not turn the slide.",
  ],
  myst: [
    "MyST",
    "A directive for MyST and Jupyter Book 2. The module comes from this site; any web address of anywidget.js does.",
  ],
  jupyter: [
    "Jupyter, marimo",
    "A cell for Jupyter or marimo, with the package anywidget. Put anywidget.js beside the notebook. figure.answers has what the reader answered.",
  ],
  pretext: [
    "PreTeXt, Runestone",
    "Paste it into a section or an exercise. The frame tells its height, and answers go to Runestone by SPLICE.",
  ],
  react: ["React", 'With the package installed. In Next.js, the file needs "use client".'],
  vue: [
    "Vue",
    "With the package installed. The page Embed says how Vue is told that the tag is not one of your components.",
  ],
};
