/** Deutsch: was das Element sagt, und die Texte der Seiten nach ihrem englischen Text. */
import type { Words } from "../src/package/words/en.js";
import type { Texts } from "../src/package/words/language.js";
import { localNumber, pluralIn, type Sentences, teller } from "../src/package/words/tell.js";

const n = (told: string) => localNumber(told, "de");
const plural = pluralIn("de");

export const sentences: Sentences = {
  node: { id: "Knoten {id}" },
  stop: { start: "der Start", goal: "das Ziel", way: "Wegpunkt {id}" },
  whole: { path: "der Weg", part: "dieser Teil des Weges" },
  obstacle: { wall: "eine Wand", occupied: "besetzt" },
  sum: { greedy: "{g}, {h}, und nur h zählt", f: "{g}, {h}, also {f}", g: "{g}" },
  key: { bound: "{f} liegt in der Grenze", f: "{f}", largest: "{f}" },
  tie: {
    furthest: "das größte g (am weitesten gekommen)",
    least: "das kleinste g (am wenigsten weit gekommen)",
    longest: "die längste Wartezeit",
    last: "die kürzeste Wartezeit",
    cells: "die Reihenfolge der Felder",
    nodes: "die Reihenfolge der Knoten",
  },
  reason: { both: "{first}, dann {last}", one: "{first}" },
  why: {
    only: "{key}, und sonst ist nichts offen",
    waited: "{key}; von {open} offenen wartet dieser Knoten am längsten",
    came: "{key}; von {open} offenen kam dieser Knoten zuletzt",
    tied: "{key} ist am kleinsten von {open} offenen; von {ties} gleichen entscheidet {reason}",
    least: "{key} ist am kleinsten von {open} offenen",
  },
  later: {
    tied: "von {ties} gleichen entscheidet {reason}",
    waited: "von {open} offenen hat es am längsten gewartet",
    last: "von {open} offenen kam es zuletzt",
  },
  state: { open: "offen", closed: "geschlossen" },
  skipped: {
    ignored: "{state} mit {g}, und auf diesem Weg wären es {by}, was nicht beachtet wird",
    known: "{state} mit {g}, und auf diesem Weg wären es {by}",
    later: "{f} bleibt für eine spätere Runde",
    back: "von dort wurde es erreicht",
    wall: "Wand",
    corner: "hinter einer Ecke",
    occupied: "besetzt",
  },
  skip: { group: "{places}: {skipped}" },
  deed: {
    opened: "{n} geöffnet",
    improved: "{n} verbessert",
    reopened: "{n} wieder geöffnet",
    repaired: "{n} berichtigt",
  },
  noun: {
    points: "Sprungpunkte",
    point: "Sprungpunkte",
    neighbours: "Nachbarn",
    neighbour: "Nachbarn",
    cells: "Felder",
    cell: "Felder",
    nodes: "Knoten",
    node: "Knoten",
  },
  and: { and: " und " },
  back: { back: "der Schritt zurück", on: "der Schritt" },
  estimate: { weighted: "die Schätzung mal {weight}", plain: "die Schätzung" },
  cost: {
    next: "die wahren Kosten bis zum nächsten Wegpunkt oder zum Ziel",
    previous: "die wahren Kosten vom vorigen Wegpunkt oder vom Start",
    all: "die wahren Kosten",
  },
  argument: {
    attribute: "das Attribut {name}",
    stopAt: "{stop} {cell}",
    stop: "{stop}",
    cost: "der Preis des Feldes {place}",
    cell: "das Feld {place}",
    option: "die Option {name}",
  },
  allowed: {
    names: "eines von {names}",
    whole: "eine ganze Zahl von {from} bis {to}",
    finite: "eine endliche Zahl von {from} bis {to}",
    above: "eine endliche Zahl größer als 0, höchstens 1e100",
    limit: "eine ganze Zahl ab 0 oder Infinity",
    flag: "true oder false",
    step: "eine Zahl ganzer Expansionen ab 0 oder eine von Ereignissen wie e206",
    speed: "eine Zahl von Schritten je Sekunde, größer als 0",
    height: "eine Zahl von Pixeln oder eine Länge wie in CSS",
    address: "eine Adresse, und zwar eine vollständige, wo die Seite selbst keine hat",
    cell: "ein Feld „x,y“ dieser Karte, {first} bis {last}",
    node: "die Nummer eines Knotens dieses Graphen",
    anyNode: "die Nummer eines Knotens",
    point: "ein Feld [x, y] der Karte",
  },
  mark: { start: "Start", goal: "Ziel" },
  hint: {
    digits: "; eine Karte aus Ziffern beginnt mit Breite und Höhe wie „3 3“",
    movingAi: "; eine Karte von Moving AI beginnt mit „type octile“",
    size: "; eine Karte aus Ziffern beginnt mit Breite und Höhe",
  },
  problem: {
    empty: "der Text enthält keine Karte: Er ist leer",
    hinted:
      "{sign} ist kein Feld: Karten bestehen aus . (frei), # (Wand), 1 bis 9 (Gelände), S (Start) und G (Ziel){hint}",
    sign: "{sign} ist kein Feld: Karten bestehen aus . (frei), # (Wand), 1 bis 9 (Gelände), S (Start) und G (Ziel)",
    row: "diese Zeile hat die Länge {length}, die erste {first}: Alle müssen gleich lang sein",
    second: "{mark} steht hier zum zweiten Mal, und eine Karte hat ihn nur einmal: zuerst bei {place}",
    digit: "{sign} ist kein Feld: 0 ist frei, 1 ist eine Wand",
    more: "es sind mehr Felder als die {cells}, die Breite und Höhe versprechen",
    fewer: "die Karte endet nach {length} von {width} × {height} = {cells} Feldern",
    noHeight: "die Höhe fehlt",
    movingAi: "{sign} ist kein Feld: . G S sind frei, @ O T W sind Wände",
    header: "der Kopf hat die Zeilen „type“, „height“, „width“ und „map“",
    noSize: "der Kopf nennt nicht beides, „width“ und „height“",
    rows: "es sind {length} Zeilen, und der Kopf sagt {height}",
    width: "diese Zeile hat die Länge {length}, und der Kopf sagt {width}",
    sizeHinted: "Breite und Höhe gehen von 1 bis {most}, und hier sind sie {width} und {height}{hint}",
    size: "Breite und Höhe gehen von 1 bis {most}, und hier sind sie {width} und {height}",
  },
  failure: {
    file: "eine Seite, die durch Doppelklick geöffnet wurde, darf keine Dateien lesen. Setze die Karte in das Element",
    status: "Status {code}",
    other: "{rest}",
  },
  story: {
    round: "Runde {number} beginnt.",
    began: "{stop} {cell} wird geöffnet: {sum}.",
    bound: "In dieser Runde darf f höchstens {bound} sein.",
    opened: "{place} geöffnet, erreicht von {from}: {sum}.",
    reopened: "{place} wieder geöffnet: War mit {before} geschlossen, und über {by} kostet es weniger: {sum}.",
    repaired:
      "{place} berichtigt: War mit {before} geschlossen und bleibt es, und über {by} kostet es weniger: {sum}. Alles, was daran hängt, wird neu berechnet.",
    improved: "{place} verbessert: War mit {before} offen, und über {by} kostet es weniger: {sum}.",
    looked: "Von {from} in einer Linie bis {place} geschaut.",
    reached: "{place} expandiert, {stop}: {whole} ist vollständig und kostet {cost}; {why}.",
    side: "{place} expandiert, auf der Seite, wo {stop} ist: {why}.",
    expanded: "{place} expandiert: {why}.",
    meet: "Hier treffen sich die Seiten, auf einem Weg, der {cost} kostet.",
    meetAt: "Die Seiten treffen sich bei {place}, auf einem Weg, der {cost} kostet.",
    completed: "Es ist {stop}: {whole} ist vollständig.",
    among: "Darunter ist {stop}: {whole} ist vollständig.",
    lines: { one: "{n} Linie entlanggeschaut.", other: "{n} Linien entlanggeschaut." },
    nothing: "Nichts wurde geöffnet.",
    came: "{noun}: {deeds}.",
    skipped: "Übergangen: {skips}.",
    there: "Schon da: Der Start ist das Ziel, {place}.",
    found: {
      one: "Ein Weg von {start} nach {goal} in {n} Schritt, Kosten {cost}.",
      other: "Ein Weg von {start} nach {goal} in {n} Schritten, Kosten {cost}.",
    },
    places: "Ein Weg von {start} nach {goal} über {n} Stellen, Kosten {cost}.",
    unreachable: "Von {start} nach {goal} gibt es keinen Weg.",
    stopped: {
      one: "Nach {n} Expansion angehalten, bevor ein Weg von {start} nach {goal} vollständig war.",
      other: "Nach {n} Expansionen angehalten, bevor ein Weg von {start} nach {goal} vollständig war.",
    },
    blocked: "{stop} {cell} ist {obstacle}.",
    nearest: "Der Weg führt nach {place}, der nächsten Stelle, die erreicht wurde.",
    nearestStart: "Der Weg beginnt bei {place}, der dem Start nächsten Stelle, die erreicht wurde.",
    noPath: "Es gibt keinen Weg.",
    leastCost: "Die geringsten Kosten sind {cost}.",
    true: "Das stimmt.",
    missed: "Es wurde kein Weg gefunden, und doch gibt es einen: Der beste kostet {best}.",
    angle: "Kosten {cost} in beliebigen Winkeln: Der beste Weg aus einzelnen Schritten kostet {best}.",
    unknown: "Der beste Weg in beliebigen Winkeln ist auf einer so großen Karte nicht bekannt.",
    optimal: "Optimal, Kosten {cost}.",
    notOptimal: "Nicht optimal: {cost}, am besten wären {best}.",
    tooHigh: "{estimate} ist bei {place} zu hoch: {h}, aber {true} sind {cost}.",
    inconsistent:
      "{estimate} ist nie zu hoch, aber {step} von {from} nach {to} senkt sie von {before} auf {after} und kostet nur {cost}.",
    consistent: "{estimate} ist nie zu hoch und konsistent.",
    noAttribute: "Es gibt kein Attribut {name}: War {meant} gemeint?",
    meant: "{argument} ist {value}: War {meant} gemeint? Möglich sind {names}.",
    chosen: "{argument} ist {value}. Möglich sind {names}.",
    must: "{argument} ist {value}: Erlaubt ist {allowed}.",
    outside: "{argument} liegt außerhalb der Karte: x geht von 0 bis {x} und y von 0 bis {y}.",
    optionMeant: "Es gibt keine Option {name}: War {meant} gemeint? Die Optionen sind {names}.",
    noOption: "Es gibt keine Option {name}. Die Optionen sind {names}.",
    notPossible: "Eine Karte von {width} × {height} Feldern ist nicht möglich: Breite und Höhe gehen von 1 bis {most}.",
    text: "Zeile {line}, Spalte {column}: {problem}.",
    empty: "Der Text ist leer: Eine Karte hat mindestens ein Feld.",
    notJson: "Das ist kein JSON: {rest}.",
    json: "Dieses JSON ist weder eine Matrix aus 0 und 1 noch eine Karte mit „cells“ und „costs“ noch ein Graph mit „nodes“ und „connections“.",
    notLoaded: "Die Karte {address} ließ sich nicht laden: {failure}.",
    needsGrid:
      'Der Algorithmus {name} braucht ein Gitter: Auf einem Graphen geht "astar", "dijkstra", "greedy", "bfs", "bidirectional" oder "ida".',
    smoothGrid: 'Die Glättung {name} braucht ein Gitter: Auf einem Graphen ist nur "none" möglich.',
    uniform:
      'Der Algorithmus "jps" braucht eine Karte, auf der alle freien Felder gleich viel kosten: Mit Geländekosten nimm "astar" oder "auto".',
    diagonal:
      'Der Algorithmus "jps" braucht Kosten von 1 bis 2 für Diagonalen, und hier sind es {cost}: Nimm "astar" oder "auto".',
    policy:
      'Stepstar konnte seinen Kern nicht übersetzen. Eine Content-Security-Policy muss es durch script-src "wasm-unsafe-eval" erlauben; Chrome vor 114 übersetzt einen so großen Kern nur in einem Worker.',
    noEngine:
      "Stepstar braucht WebAssembly, das diesem Browser fehlt oder abgeschaltet ist, etwa im Blockierungsmodus.",
    characters:
      'Stepstar wurde im falschen Zeichensatz gelesen: Sein Skript ist in UTF-8, was die Seite durch <meta charset="utf-8"> sagen muss.',
  },
};

/** Was das Element sagt. */
export const words: Words = {
  language: "de",
  number: n,
  joined: (text) => text,
  tell: teller("de", sentences),
  commands: {
    play: "Abspielen",
    back: "Schritt zurück",
    on: "Schritt vor",
    "back-ten": "Zehn Schritte zurück",
    "on-ten": "Zehn Schritte vor",
    "mark-back": "Zur vorigen Marke",
    "mark-on": "Zur nächsten Marke",
    first: "Zum Anfang",
    last: "Zum Ende",
    slower: "Langsamer",
    faster: "Schneller",
    help: "Tasten und Gesten",
    stop: "Anhalten und den Weg allein zeigen",
    "zoom-in": "Vergrößern",
    "zoom-out": "Verkleinern",
    fit: "Ganze Karte zeigen",
    inspect: "Cursor an oder aus; die Pfeiltasten bewegen dann ihn, und „,“ und „.“ gehen Schritte",
    break: "Haltepunkt hier an oder aus",
    unit: "Schritte je Ereignis oder je Expansion",
    wall: "Wände zeichnen",
    erase: "Radieren",
    terrain: "Gelände zeichnen",
    pointer:
      "Zeiger: links Start, rechts Ziel, Strg spielt die Suche ab, Mitte schaltet ein Feld um; Tippen versetzt das zuletzt berührte Ende",
    flood: "Fläche füllen",
    line: "Linie ziehen",
    rectangle: "Rechteck ziehen (Umschalt: gefüllt)",
    pan: "Schauen: Karte ziehen, Klick heftet an",
    start: "Start zum Cursor",
    goal: "Ziel zum Cursor",
    clear: "Karte leeren",
    reload: "Karte neu laden",
    undo: "Rückgängig",
    redo: "Wiederholen",
    press: "Am Cursor malen, anheften oder antworten; Linien und Rechtecke an beiden Enden",
  },
  graphTools: {
    wall: "Knoten ziehen (Umschalt und Pfeile verschieben einen); ein Klick schaltet besetzt um",
    terrain: "Kosten: von Knoten zu Knoten ziehen (noch einmal nimmt sie weg) oder einen Pfeil klicken",
    line: "Verbinden: von Knoten zu Knoten ziehen oder beide drücken; Klick daneben macht einen Knoten",
    erase: "Knoten und Verbindungen löschen",
    pointer:
      "Zeiger: links Start, rechts Ziel, Strg spielt die Suche ab, Mitte schaltet besetzt um; Tippen versetzt das zuletzt berührte Ende",
    press: "Am Cursor klicken oder antworten; Umschalt: ein neuer Knoten daneben",
    mouse: "Rechts ziehen verbindet mit jedem Werkzeug; Esc bricht ab. Mausrad oder zwei Finger zoomen.",
  },
  asking: {
    stop: "Den Cursor wegnehmen",
    inspect: "Cursor an oder aus; die Pfeiltasten bewegen dann ihn",
    press: "Wählen, was am Cursor ist",
  },
  pause: "Pause",
  close: "Schließen",
  board: (width, height) => `Brett mit ${width} mal ${height} Feldern`,
  graphBoard: (nodes) => `Graph mit ${nodes} Knoten`,
  boardRole: "Brett",
  tools: "Zeichenwerkzeuge",
  player: "Wiedergabe",
  position: "Stelle in der Suche",
  ticks: "Takt",
  speed: "Tempo",
  rate: (rate) => `${n(rate)} ${plural(rate, { one: "Schritt", other: "Schritte" })} je Sekunde`,
  unit: "Was ein Schritt ist",
  units: { expansion: "je Expansion", event: "je Ereignis" },
  terrainCost: "Kosten des Geländes",
  linkCost: "Kosten der Verbindung",
  linkFrom: (from) => `${from} verbinden mit …`,
  link: (from, to, cost) =>
    `${cost === undefined ? "Keine Verbindung" : `Verbindung, Kosten ${n(String(cost))},`} von ${from} nach ${to}.`,
  marks: { improve: "verbessert", reopen: "wieder geöffnet", goal: "Ziel erstmals gesehen", f: "kleinstes f steigt" },
  optimal: "Optimal",
  notOptimal: "Nicht optimal",
  noPath: "Kein Weg",
  limit: "An der Grenze angehalten",
  cost: (cost) => `Kosten ${n(cost)}`,
  best: (cost, best) => `${n(cost)}, am besten wären ${n(best)}`,
  admissible: "Schätzung nie zu hoch",
  node: (id) => `Knoten ${id}`,
  tooHigh: (at) => `Schätzung zu hoch bei ${at}`,
  inconsistent: (from, to) => `Schätzung fällt zu stark von ${from} nach ${to}`,
  showMe: "zeigen",
  showBest: "bester Weg",
  blame: {
    greedy: "Gierige Suche übergeht g",
    bfs: "Breitensuche zählt Schritte, nicht Kosten",
    weight: "das Gewicht zieht Eile vor",
    closed: "geschlossene Knoten bleiben geschlossen",
    generated: "endet, sobald das Ziel gesehen wird",
  },
  twoPaths: (cost, best, at) =>
    `Der gefundene Weg kostet ${n(cost)}, der beste, gepunktete, ${n(best)}${at && `; sie trennen sich bei ${at}`}.`,
  lostClosed: (at, g, best) =>
    `In diesem Schritt wurde ${at} mit g = ${n(g)} geschlossen, obwohl der beste Weg dorthin ${n(best)} kostet, und bis zum Ende nicht berichtigt.`,
  lostWaiting: (at) => `Hier endete die Suche, während ${at} auf dem besten Weg noch wartete.`,
  searching: (expanded) => `Suche: ${n(expanded)} expandiert`,
  cancel: "Abbrechen",
  again: "Noch einmal suchen",
  checking: "wird geprüft …",
  noEnds: "Es gibt nichts zu suchen: Setze Start und Ziel auf das Brett.",
  noExercise: "Die Übung ließ sich nicht holen: Das Brett zeigt stattdessen die Suche.",
  cancelled: "Die Suche wurde abgebrochen.",
  stopped: (at, when) => `Angehalten: ${at} ${when}.`,
  when: { opens: "wird geöffnet", closes: "wird geschlossen", improves: "wird verbessert" },
  breakSet: (at) => `Haltepunkt bei ${at}.`,
  breakGone: (at) => `Kein Haltepunkt bei ${at}.`,
  key: { fresh: "eben geöffnet", now: "jetzt expandiert", path: "Weg" },
  atStart: "Noch ist nichts geschehen.",
  ends: { start: "Start", goal: "Ziel" },
  cell: (at, what) => `${at}: ${what}`,
  wallCell: "Wand",
  occupied: "besetzt",
  freeCell: "frei",
  costs: (cost) => `ein Schritt hierher kostet ${n(cost)}`,
  states: { unseen: "nicht gesehen", open: "offen", closed: "geschlossen" },
  which: "Was wird als Nächstes expandiert? Klick darauf.",
  right: "Richtig.",
  wrong: (f) => `Das nicht: Sein f ist ${n(f)}.`,
  notOpen: "Das ist nicht offen.",
  later: (reason) => `Ein anderes kommt zuerst${reason && `: ${reason}`}.`,
  score: (right, asked) => `${right} von ${asked} richtig`,
  all: "Die Suche ist zu Ende.",
  side: (expanded, cost) => `${n(expanded)} expandiert, Kosten ${n(cost)}`,
  algorithms: {
    auto: "A*",
    astar: "A*",
    dijkstra: "Dijkstra",
    greedy: "Gierige Suche",
    bfs: "Breitensuche",
    bidirectional: "Von beiden Enden",
    jps: "Sprungpunkte",
    ida: "IDA*",
    theta: "Theta*",
  },
  choices: {
    auto: "sichere Schätzung",
    manhattan: "Manhattan",
    octile: "Oktil",
    euclidean: "Euklid",
    chebyshev: "Tschebyschow",
    "squared-euclidean": "Euklid im Quadrat",
    zero: "keine Schätzung",
    "high-g": "größeres g zuerst",
    "low-g": "kleineres g zuerst",
    oldest: "älteste zuerst",
    newest: "neueste zuerst",
  },
  course: {
    marks: (asked, questions, right) => `${asked} von ${questions} beantwortet, ${right} richtig.`,
    best: (percent) => `Bisher am besten: ${percent}.`,
    again: "Die nächste Antwort beginnt von vorn; die beste Reihe zählt.",
    title: "Eine Suche zum Durchgehen",
    withoutScript:
      "Eine Karte als Text: S ist der Start, G das Ziel, # eine Wand. Ihre Suche Schritt für Schritt zu sehen, braucht JavaScript.",
  },
  helpMouse:
    "Ziehen zeichnet, S und G lassen sich verschieben; Esc bricht ab. Mausrad oder zwei Finger zoomen; Ziehen mit rechts radiert. Ein Rechtsklick auf ein freies Feld heftet es an.",
};

/** Labor und Lektionen, und was alle Seiten teilen. */
export const pages: Texts = {
  "To the board": "Zum Brett",
  "<0/>{!}": "<0/>{!}",
  "To the content": "Zum Inhalt",
  Stepstar: "Stepstar",
  "A* that you can step through": "A* Schritt für Schritt",
  "Stepstar: A* that you can step through": "Stepstar: A* Schritt für Schritt",
  Lab: "Labor",
  Lessons: "Lektionen",
  Lists: "Listen",
  Embed: "Einbetten",
  Speed: "Tempo",
  Reference: "Referenz",
  Exercises: "Übungen",
  Check: "Prüfen",
  Pages: "Seiten",
  Theme: "Farben",
  "Theme: auto": "Farben: wie das System",
  "Theme: light": "Farben: hell",
  "Theme: dark": "Farben: dunkel",
  "Light, dark, or as the system has it": "Hell, dunkel oder wie im System eingestellt",
  Language: "Sprache",
  "A* always goes on from the open cell with the least f: the cost of the way so far, g, and an estimate of the rest, h.":
    "A* geht immer vom offenen Feld mit dem kleinsten f weiter: den Kosten des Weges bisher, g, und einer Schätzung des Rests, h.",
  more: "mehr",
  "Yours, from “{!}”": "Deine, aus „{!}“",
  "Your own map": "Deine eigene Karte",
  Example: "Beispiel",
  "Examples, each with a question": "Beispiele, jedes mit einer Frage",
  "A trap: why does it walk into the pocket?": "Eine Falle: Warum läuft sie in die Tasche?",
  "The estimate knows nothing of walls: every cell of the pocket looks nearer than the way round. Close the mouth of the pocket, or drag the goal into it, and see what changes.":
    "Die Schätzung weiß nichts von Wänden: Jedes Feld der Tasche sieht näher aus als der Weg außen herum. Schließe die Öffnung der Tasche oder ziehe das Ziel hinein und sieh, was sich ändert.",
  "Nodes and neighbours: what does a sorted list cost?": "Knoten und Nachbarn: Was kostet eine sortierte Liste?",
  "The recipe “neighbours” keeps its open nodes in a list in order of f and searches whole lists for every neighbour. Compare its comparisons with those of a heap: the steps are the same, the comparisons are not.":
    "Das Rezept „neighbours“ hält seine offenen Knoten in einer Liste nach f und durchsucht für jeden Nachbarn ganze Listen. Vergleiche seine Vergleiche mit denen eines Heaps: Die Schritte sind dieselben, die Vergleiche nicht.",
  "A floor plan: how does it get out of the corner?": "Ein Grundriss: Wie kommt sie aus der Ecke heraus?",
  "The third floor of a building, read from text. The recipe “floor-plan” takes the oldest of equal nodes first. Take the pointer tool: left click sets the start, right click the goal, and the path follows at once.":
    "Der dritte Stock eines Gebäudes, aus Text gelesen. Das Rezept „floor-plan“ nimmt von gleichen Knoten den ältesten zuerst. Nimm den Zeiger: Linksklick setzt den Start, Rechtsklick das Ziel, und der Weg folgt sofort.",
  "Blocks: is the first path it sees the best?": "Blöcke: Ist der erste Weg, den sie sieht, der beste?",
  "The recipe “blocks” moves in eight directions that all cost 1, and stops as soon as the goal is seen. As a diagonal costs no more than a straight step, h, the distance as the crow flies, is too high, and the path is three steps longer than the best.":
    "Das Rezept „blocks“ geht in acht Richtungen, die alle 1 kosten, und hält an, sobald das Ziel gesehen ist. Da eine Diagonale nicht mehr kostet als ein gerader Schritt, ist h, die Luftlinie, zu hoch, und der Weg ist drei Schritte länger als der beste.",
  "Villages: which connections does it follow?": "Dörfer: Welchen Verbindungen folgt sie?",
  "The recipe “game-graph” knows nodes and connections, each with a cost of its own. The straight road is not the cheapest. Drag a village: its estimate changes, its roads do not.":
    "Das Rezept „game-graph“ kennt Knoten und Verbindungen, jede mit eigenen Kosten. Die gerade Straße ist nicht die billigste. Ziehe ein Dorf: Seine Schätzung ändert sich, seine Straßen nicht.",
  "A courtyard: why is this path not the shortest?": "Ein Hof: Warum ist dieser Weg nicht der kürzeste?",
  "The recipe “rpg” searches back from the goal and estimates with the square of the distance: far too high, so it runs through the wrong door and stays on that path. Choose the estimate “Best that is safe” and compare the cost and the number of cells.":
    "Das Rezept „rpg“ sucht vom Ziel zurück und schätzt mit dem Quadrat der Entfernung: viel zu hoch, und so läuft es durch die falsche Tür und bleibt auf diesem Weg. Wähle die Schätzung „Beste sichere“ und vergleiche die Kosten und die Zahl der Felder.",
  "Ties: 91 expansions, or 1,920?": "Gleichstand: 91 Expansionen oder 1.920?",
  "On an empty map every cell between the corners has the same f. With “larger g first” A* goes straight and expands 91 cells; with “smaller g first”, as here, it expands all 1,920. Nothing else differs.":
    "Auf einer leeren Karte hat jedes Feld zwischen den Ecken dasselbe f. Mit „größeres g zuerst“ geht A* geradewegs und expandiert 91 Felder, mit „kleineres g zuerst“, wie hier, alle 1.920. Sonst ist nichts anders.",
  "Manhattan with diagonals: why 4.41 and not 3.83?": "Manhattan mit Diagonalen: Warum 4,41 und nicht 3,83?",
  "With diagonal moves the Manhattan distance is too high: it counts two steps where one diagonal is enough. Follow “show me”, then choose Octile.":
    "Mit diagonalen Zügen ist der Manhattan-Abstand zu hoch: Er zählt zwei Schritte, wo eine Diagonale genügt. Wähle „zeigen“ und dann Oktil.",
  "Terrain: through the hill or round it?": "Gelände: durch den Hügel oder außen herum?",
  "A digit is what it costs to step onto a cell. The cheapest path is not the shortest. Paint a road through the hill with the terrain brush at 1.":
    "Eine Ziffer sagt, was ein Schritt auf ein Feld kostet. Der billigste Weg ist nicht der kürzeste. Male mit dem Geländepinsel auf 1 eine Straße durch den Hügel.",
  "One-way streets: is the way back the same?": "Einbahnstraßen: Ist der Rückweg derselbe?",
  "Arrows go one way, and the hill from 3 to 6 costs more up than down. Swap start and goal: the way back is another way.":
    "Pfeile führen in eine Richtung, und der Hügel von 3 nach 6 kostet hinauf mehr als hinab. Vertausche Start und Ziel: Der Rückweg ist ein anderer.",
  "Greed: how much sooner, and how much longer?": "Gier: wie viel eher, und wie viel länger?",
  "Greedy search follows h alone and ignores what the path has cost so far. It sees few cells, and its path pays for that. Choose A* and move its weight between 1 and 5 for the searches in between.":
    "Die gierige Suche folgt h allein und übergeht, was der Weg bisher gekostet hat. Sie sieht wenige Felder, und ihr Weg bezahlt dafür. Wähle A* und bewege sein Gewicht zwischen 1 und 5 für die Suchen dazwischen.",
  "Jump points: where did the open cells go?": "Sprungpunkte: Wo sind die offenen Felder geblieben?",
  "Jump point search looks along straight lines (the rays from the cell that is expanded; step by event to see each) and opens only the cells where a path may turn. The cost is that of A*; the open list stays short.":
    "Die Sprungpunktsuche schaut geraden Linien entlang (den Strahlen vom expandierten Feld; Schritte je Ereignis zeigen jeden) und öffnet nur die Felder, wo ein Weg abbiegen kann. Die Kosten sind die von A*; die offene Liste bleibt kurz.",
  "A perfect maze: does the estimate help at all?": "Ein perfektes Labyrinth: Hilft die Schätzung überhaupt?",
  "Between any two cells of a perfect maze there is exactly one path, and being near tells you nothing. Choose Dijkstra and compare how many cells each expands.":
    "Zwischen zwei Feldern eines perfekten Labyrinths gibt es genau einen Weg, und Nähe sagt nichts. Wähle Dijkstra und vergleiche, wie viele Felder jeder expandiert.",
  "A city of 512 by 512: what is a good estimate worth?": "Stadt, 512 mal 512: Was nützt eine gute Schätzung?",
  "Houses, courtyards, parks that are slow to cross, a river with few bridges. Drag the goal: the whole search runs again while you drag.":
    "Häuser, Höfe, Parks, die man langsam durchquert, ein Fluss mit wenigen Brücken. Ziehe das Ziel: Die ganze Suche läuft noch einmal, während du ziehst.",
  "Random, 2000 by 2000: how far does it have to look?": "Zufall, 2000 mal 2000: Wie weit muss sie schauen?",
  "Four million cells, a fifth of them walls. Every step of the search is recorded: scrub through it, or zoom in until the numbers show.":
    "Vier Millionen Felder, ein Fünftel davon Wände. Jeder Schritt der Suche ist aufgezeichnet: Fahre hindurch oder vergrößere, bis die Zahlen erscheinen.",
  "New…": "Neu …",
  "Load…": "Laden …",
  "Save…": "Speichern …",
  Compare: "Vergleichen",
  Link: "Link",
  "Copy link": "Link kopieren",
  "Generate a map, or resize this one": "Eine Karte erzeugen oder die Größe dieser ändern",
  "Load a map from a file, text or a picture": "Eine Karte aus Datei, Text oder Bild laden",
  "Save the map, a picture, a film or the trace": "Karte, Bild, Film oder Aufzeichnung speichern",
  Predict: "Vorhersagen",
  "Say what comes next, before each expansion": "Sag vor jeder Expansion, was als Nächstes kommt",
  "Predict what comes next": "Sag, was als Nächstes kommt",
  "A second board with other options, in step with this one":
    "Ein zweites Brett mit anderen Optionen, im selben Schritt",
  "Copy a link to this board at this step; nothing is stored anywhere":
    "Einen Link zu diesem Brett in diesem Schritt kopieren; nichts wird irgendwo gespeichert",
  "{!} ({})": "{!} ({})",
  "<0/>Keys work anywhere on this page. Without the tick, only those of the board, and only while it has the focus.":
    "<0/>Tasten wirken überall auf dieser Seite. Ohne Haken nur die des Brettes, und nur solange es den Fokus hat.",
  "What the board shows": "Was das Brett zeigt",
  "About this search": "Zu dieser Suche",
  "<0/>wall": "<0/>Wand",
  "<0/>occupied": "<0/>besetzt",
  "<0/>open: seen, waits": "<0/>offen: gesehen, wartet",
  "<0/>closed: expanded": "<0/>geschlossen: expandiert",
  "<0/>now": "<0/>jetzt",
  "<0/>path": "<0/>Weg",
  "<0/>terrain: its cost": "<0/>Gelände: seine Kosten",
  "<0/>cheapest way to it so far": "<0/>bisher billigster Weg dorthin",
  "<0/>ray: looked along": "<0/>Strahl: entlanggeschaut",
  "<0/>way point": "<0/>Wegpunkt",
  "<0/>f; the arrow: reached from there": "<0/>f; der Pfeil: von dort erreicht",
  "<0/>the arrow: reached from there": "<0/>der Pfeil: von dort erreicht",
  "<0/>{!}; the arrow: reached from there": "<0/>{!}; der Pfeil: von dort erreicht",
  "<0/>beside the cell pointed at: {!}": "<0/>neben dem gezeigten Feld: {!}",
  "<0/>beside a node: {!}": "<0/>neben einem Knoten: {!}",
  "g + h = f, or f alone; g {!}, h estimated {!}": "g + h = f oder f allein; g {!}, h geschätzt {!}",
  "g, h and f, or f alone; f = {}; g {!}, h estimated {!}": "g, h und f oder f allein; f = {}; g {!}, h geschätzt {!}",
  "f = {}; g {!}, h estimated {!}": "f = {}; g {!}, h geschätzt {!}",
  "f = {}; g {!}": "f = {}; g {!}",
  "g, {!}": "g, {!}",
  "h, estimated": "h, geschätzt",
  "from the start": "vom Start",
  "to the goal": "bis zum Ziel",
  "from the goal": "vom Ziel",
  "to the start": "bis zum Start",
  "from its own end": "vom eigenen Ende",
  "to the other": "bis zum anderen",
  "from the stop before": "vom vorigen Halt",
  "to the next stop": "bis zum nächsten Halt",
  "from the next stop": "vom nächsten Halt",
  "to the stop before": "bis zum vorigen Halt",
  "<0/>least f rises": "<0/>kleinstes f steigt",
  "<0/>improved": "<0/>verbessert",
  "<0/>reopened": "<0/>wieder geöffnet",
  "<0/>goal first seen": "<0/>Ziel erstmals gesehen",
  "How to search": "Wie gesucht wird",
  "How to search<0> (A)</0>": "Wie gesucht wird<0> (A)</0>",
  Recipe: "Rezept",
  "Your own choice": "Eigene Wahl",
  neighbours: "neighbours",
  "floor-plan": "floor-plan",
  blocks: "blocks",
  "game-graph": "game-graph",
  rpg: "rpg",
  Algorithm: "Algorithmus",
  "Fastest exact": "Schnellster exakter",
  Dijkstra: "Dijkstra",
  "Greedy best-first": "Gierige Suche",
  "Breadth-first": "Breitensuche",
  "From both ends": "Von beiden Enden",
  "Jump points": "Sprungpunkte",
  "IDA*": "IDA*",
  "Theta*, any angle": "Theta*, beliebige Winkel",
  Moves: "Züge",
  "4 directions": "4 Richtungen",
  "8, cutting corners": "8, Ecken schneidend",
  "8, past one corner": "8, an einer Ecke vorbei",
  "8, no corners": "8, nie an Ecken",
  "Estimate h": "Schätzung h",
  "This estimate": "Diese Schätzung",
  "Times {}, this estimate": "Diese Schätzung, mal {},",
  "{!} is too high here: at {} it says {}, the truth is {}.":
    "{!} ist hier zu hoch: Bei {} sagt sie {}, in Wahrheit sind es {}.",
  "Here that is {!}.": "Hier ist das {!}.",
  "Best that is safe": "Beste sichere",
  Manhattan: "Manhattan",
  Octile: "Oktil",
  Euclidean: "Euklid",
  Chebyshev: "Tschebyschow",
  "Euclidean squared": "Euklid im Quadrat",
  Zero: "Null",
  Ties: "Gleichstand",
  "Larger g first": "Größeres g zuerst",
  "Smaller g first": "Kleineres g zuerst",
  "Oldest first": "Ältestes zuerst",
  "Newest first": "Neuestes zuerst",
  "Weight of h": "Gewicht von h",
  "More choices": "Mehr Optionen",
  "Open list": "Offene Liste",
  "Binary heap": "Binärer Heap",
  "Sorted list": "Sortierte Liste",
  "Unsorted array": "Unsortiertes Array",
  Buckets: "Fächer",
  "Closed, but cheaper": "Geschlossen, aber billiger",
  "Reopen it": "Wieder öffnen",
  "Ignore it": "Nicht beachten",
  "Repair its subtree": "Teilbaum berichtigen",
  "Goal counts": "Das Ziel zählt",
  "When expanded": "wenn expandiert",
  "When generated": "wenn erzeugt",
  "Path lists": "Der Weg nennt",
  "Every cell": "jedes Feld",
  "Corners only": "nur Ecken",
  "Line of sight": "Sichtlinien",
  "Diagonal costs": "Diagonale kostet",
  "Stop after": "Anhalten nach",
  "no limit": "ohne Grenze",
  "<0/>Search from the goal": "<0/>Vom Ziel aus suchen",
  "<0/>Nearest if no path": "<0/>Ohne Weg zum Nächsten",
  "Sets all the others at once, as one of five published designs does it":
    "Stellt alle anderen zugleich ein, wie einer von fünf veröffentlichten Entwürfen es macht",
  "What is expanded next: A* takes the least f, Dijkstra the least g, greedy the least h":
    "Was als Nächstes expandiert wird: A* nimmt das kleinste f, Dijkstra das kleinste g, die gierige Suche das kleinste h",
  "Where a step may lead, and whether a diagonal one may pass the corner of a wall":
    "Wohin ein Schritt führen darf, und ob ein diagonaler an der Ecke einer Wand vorbeiführen darf",
  "Estimates the cost still to come; the badge tells whether that is ever too high":
    "Schätzt die Kosten, die noch kommen; das Urteil sagt, ob das je zu hoch ist",
  "Which of several nodes with the same f goes first":
    "Welcher von mehreren Knoten mit gleichem f zuerst an die Reihe kommt",
  "f = g + weight × h: above 1 the search hurries to the goal, and the path may cost more":
    "f = g + Gewicht × h: Über 1 eilt die Suche zum Ziel, und der Weg kann mehr kosten",
  "What keeps the open nodes: see how the comparisons and moves differ":
    "Was die offenen Knoten verwaltet: Sieh, wie Vergleiche und Verschiebungen sich unterscheiden",
  "What happens when a cheaper way to a closed node is found":
    "Was geschieht, wenn ein billigerer Weg zu einem geschlossenen Knoten gefunden wird",
  "When the search ends: once the goal is expanded, or as soon as it is seen":
    "Wann die Suche endet: wenn das Ziel expandiert ist oder sobald es gesehen ist",
  "Which points of the path are listed: all, those where it turns, or those in sight of each other":
    "Welche Punkte des Weges genannt werden: alle, die, wo er abbiegt, oder die, die einander sehen",
  "The cost of a diagonal step; a straight one costs 1": "Die Kosten eines diagonalen Schrittes; ein gerader kostet 1",
  "The search gives up after so many expansions": "Die Suche gibt nach so vielen Expansionen auf",
  "Back from the goal to the start, so that the parents lead forwards":
    "Vom Ziel zurück zum Start, damit die Vorgänger vorwärts führen",
  "If the goal can't be reached, the path leads to the nearest node that was":
    "Wenn das Ziel nicht erreichbar ist, führt der Weg zum nächsten Knoten, der erreicht wurde",
  "This search doesn't estimate: its h is 0.": "Diese Suche schätzt nicht: Ihr h ist 0.",
  "Greedy search goes by h alone, not by a sum.": "Die gierige Suche geht nach h allein, nicht nach einer Summe.",
  "First in, first out: nothing ties.": "Wer zuerst kommt, geht zuerst: Es gibt keinen Gleichstand.",
  "Last in, first out: nothing ties.": "Wer zuletzt kommt, geht zuerst: Es gibt keinen Gleichstand.",
  "First in, first out keeps the first way to a node.":
    "Wer zuerst kommt, geht zuerst: Der erste Weg zu einem Knoten bleibt.",
  "Greedy search never looks back at a closed node.":
    "Die gierige Suche sieht einen geschlossenen Knoten nie wieder an.",
  "A graph moves along its connections.": "Auf einem Graphen geht man entlang seiner Verbindungen.",
  "A graph has costs of its own.": "Ein Graph hat eigene Kosten.",
  "There are no diagonal moves.": "Es gibt keine diagonalen Züge.",
  "B, on the right": "B, rechts",
  "Closed by one of them, or by both": "Von einem geschlossen oder von beiden",
  "only A: {}": "nur A: {}",
  "only B: {}": "nur B: {}",
  "both: {}": "beide: {}",
  "The map: what only A has closed, what only B, what both":
    "Die Karte: was nur A geschlossen hat, was nur B, was beide",
  "One cell": "Ein Feld",
  "One node": "Ein Knoten",
  "One cell<0> (A)</0>": "Ein Feld<0> (A)</0>",
  "Point at a cell to see its values, and why it came when it did; right-click it to pin it.":
    "Zeige auf ein Feld, um zu sehen, welche Werte es hat und warum es gerade dann kam; ein Rechtsklick heftet es an.",
  "Point at a node to see its values, and why it came when it did; click it with the tool “Look” to pin it.":
    "Zeige auf einen Knoten, um zu sehen, welche Werte er hat und warum er gerade dann kam; ein Klick mit dem Werkzeug „Schauen“ heftet ihn an.",
  "Tap a cell to see its values, and why it came when it did.":
    "Tippe auf ein Feld, um zu sehen, welche Werte es hat und warum es gerade dann kam.",
  "Tap a node to see its values, and why it came when it did.":
    "Tippe auf einen Knoten, um zu sehen, welche Werte er hat und warum er gerade dann kam.",
  "Start here": "Start hierher",
  "Goal here": "Ziel hierher",
  "Move the start here": "Den Start hierher setzen",
  "Move the goal here": "Das Ziel hierher setzen",
  "Way point here": "Wegpunkt hier",
  "Remove way point": "Wegpunkt entfernen",
  "The path goes through all way points, in the order of their numbers":
    "Der Weg geht durch alle Wegpunkte, in der Reihenfolge ihrer Nummern",
  "Stop playing when": "Anhalten, wenn",
  "it opens": "es geöffnet wird",
  "it improves": "es verbessert wird",
  "it closes": "es geschlossen wird",
  "Break point: stop when {!}": "Haltepunkt: anhalten, wenn {!}",
  "What happened to it": "Was damit geschah",
  "{!} at the beginning": "{!} am Anfang",
  "{!} at step {}": "{!} in Schritt {}",
  opened: "geöffnet",
  "opened again": "wieder geöffnet",
  "looked at": "angesehen",
  "and more often": "und noch öfter",
  "Go to that step": "Zu diesem Schritt",
  "{} is a wall.": "{} ist eine Wand.",
  "node {}": "Knoten {}",
  "Node {}": "Knoten {}",
  "Never seen: the search stopped at its limit.": "Nie gesehen: Die Suche hielt an ihrer Grenze an.",
  "Never seen: no step leads here from any cell that was expanded.":
    "Nie gesehen: Von keinem expandierten Feld führt ein Schritt hierher.",
  "Never seen: jump points are the only cells that this search opens, and here no path has to turn.":
    "Nie gesehen: Diese Suche öffnet nur Sprungpunkte, und hier muss kein Weg abbiegen.",
  "Never seen: the search was over before any neighbour was expanded.":
    "Nie gesehen: Die Suche war zu Ende, bevor ein Nachbar expandiert wurde.",
  "Never seen: no path leads here.": "Nie gesehen: Kein Weg führt hierher.",
  "Never seen: the search was over before any neighbour was expanded. On the cheapest way its f would be {}; the goal came with {}.":
    "Nie gesehen: Die Suche war zu Ende, bevor ein Nachbar expandiert wurde. Auf dem billigsten Weg wäre sein f {}; das Ziel kam mit {}.",
  "Never seen: the search was over before any neighbour was expanded. On the cheapest way its f would be {}; the start came with {}.":
    "Nie gesehen: Die Suche war zu Ende, bevor ein Nachbar expandiert wurde. Auf dem billigsten Weg wäre sein f {}; der Start kam mit {}.",
  "Open, in order of expansion": "Offen, in der Reihenfolge der Expansion",
  "Open, in order of expansion<0> (A)</0>": "Offen, in der Reihenfolge der Expansion<0> (A)</0>",
  "Open, as a heap": "Offen, als Heap",
  "Show open nodes as": "Offene Knoten zeigen als",
  List: "Liste",
  Heap: "Heap",
  "Those to be expanded next, with f, g and h": "Die als Nächste expandiert werden, mit f, g und h",
  "The binary heap that keeps them, as a tree": "Der binäre Heap, der sie hält, als Baum",
  "The heap as an array, with f: {}": "Der Heap als Array, mit f: {}",
  "Nothing has been searched.": "Es wurde nichts gesucht.",
  "Nothing has been searched yet.": "Es wurde noch nichts gesucht.",
  "Nothing is open.": "Nichts ist offen.",
  "This search doesn't keep its open nodes in one heap.": "Diese Suche hält ihre offenen Knoten nicht in einem Heap.",
  "This search doesn't use a heap: choose “Binary heap” as the open list.":
    "Diese Suche benutzt keinen Heap: Wähle „Binärer Heap“ als offene Liste.",
  "With way points there is a new heap for each part of the path.":
    "Mit Wegpunkten gibt es für jeden Teil des Weges einen neuen Heap.",
  "The tree is drawn for the first {} events.": "Der Baum wird für die ersten {} Ereignisse gezeichnet.",
  "and {} more": "und {} weitere",
  "and {} more below": "und {} weitere darunter",
  "that is all": "das sind alle",
  "Pin it": "Anheften",
  cell: "Feld",
  "What runs": "Was läuft",
  "What runs<0> (A)</0>": "Was läuft<0> (A)</0>",
  "Pseudo-code, the lines that ran in this step are marked": "Pseudocode, die Zeilen dieses Schrittes sind markiert",
  start: "Start",
  goal: "Ziel",
  "stop before": "voriger Halt",
  "next stop": "nächster Halt",
  "for each part of the path": "für jeden Teil des Weges",
  "open = { {!} }": "offen = { {!} }",
  "while open is not empty": "solange offen nicht leer ist",
  "n = take the least f from open; close n": "n = nimm das kleinste f aus offen; schließe n",
  "n = take the least g from open; close n": "n = nimm das kleinste g aus offen; schließe n",
  "n = take the least h from open; close n": "n = nimm das kleinste h aus offen; schließe n",
  "n = take the oldest from open; close n": "n = nimm den ältesten aus offen; schließe n",
  "n = take the newest from open; close n": "n = nimm den neuesten aus offen; schließe n",
  "n = take the least of max(f, 2 g) from open, of either side":
    "n = nimm das kleinste max(f, 2 g) aus offen, von beiden Seiten",
  "close n on its side": "schließe n auf seiner Seite",
  "if {} is the start: walk the parents back": "wenn {} der Start ist: gehe die Vorgänger zurück",
  "if {} is the goal: walk the parents back": "wenn {} das Ziel ist: gehe die Vorgänger zurück",
  "if {} is the stop before: walk the parents back": "wenn {} der vorige Halt ist: gehe die Vorgänger zurück",
  "if {} is the next stop: walk the parents back": "wenn {} der nächste Halt ist: gehe die Vorgänger zurück",
  "for each neighbour m of n": "für jeden Nachbarn m von n",
  "for each jump from n, as far as m": "für jeden Sprung von n, bis m",
  "if m is a wall: skip": "wenn m eine Wand ist: überspringe",
  "if m is occupied: skip": "wenn m besetzt ist: überspringe",
  "if m is closed: skip": "wenn m geschlossen ist: überspringe",
  "if m was closed: open it again": "wenn m geschlossen war: öffne es wieder",
  "if m was closed: repair what hangs on it": "wenn m geschlossen war: berichtige, was daran hängt",
  "p = n's parent if it sees m, else n": "p = Vorgänger von n, wenn er m sieht, sonst n",
  "if m is new": "wenn m neu ist",
  "if g({}) + cost < g(m)": "wenn g({}) + Kosten < g(m)",
  "if g(n) + cost < g(m), on this side": "wenn g(n) + Kosten < g(m), auf dieser Seite",
  "parent(m) = {}; g(m) = g({}) + cost": "Vorgänger(m) = {}; g(m) = g({}) + Kosten",
  "open m": "öffne m",
  "f(m) = {}; open m": "f(m) = {}; öffne m",
  "no path": "kein Weg",
  "bound = f({!})": "Grenze = f({!})",
  repeat: "wiederhole",
  "forget all; open = { {!} }; beyond = ∞": "vergiss alles; offen = { {!} }; darüber = ∞",
  "f = g(n) + cost + {}": "f = g(n) + Kosten + {}",
  "if f > bound: beyond = the lesser of beyond and f; skip":
    "wenn f > Grenze: darüber = das Kleinere von darüber und f; überspringe",
  "bound = beyond": "Grenze = darüber",
  "until bound = ∞: no path": "bis Grenze = ∞: kein Weg",
  "open = { {!}, {!} }: two sides; best = ∞": "offen = { {!}, {!} }: zwei Seiten; bestes = ∞",
  "if it is at least best: leave the loop": "wenn es mindestens bestes ist: verlasse die Schleife",
  "if the other side has m: best = the lesser of best and the sum of both g":
    "wenn die andere Seite m hat: bestes = das Kleinere von bestes und der Summe beider g",
  "if best < ∞: leave the loop": "wenn bestes < ∞: verlasse die Schleife",
  "if they have met: walk the parents back to both ends":
    "wenn sie sich getroffen haben: gehe die Vorgänger zu beiden Enden zurück",
  "else: no path": "sonst: kein Weg",
  "The numbers": "Die Zahlen",
  "The numbers<0> (A)</0>": "Die Zahlen<0> (A)</0>",
  "cost so far": "Kosten bisher",
  "cost {!}": "Kosten {!}",
  expanded: "expandiert",
  open: "offen",
  closed: "geschlossen",
  "not seen": "nicht gesehen",
  generated: "erzeugt",
  improved: "verbessert",
  reopened: "wieder geöffnet",
  "The whole search": "Die ganze Suche",
  cost: "Kosten",
  steps: "Schritte",
  "places listed": "genannte Stellen",
  comparisons: "Vergleiche",
  "moves in open": "Verschiebungen in der offenen",
  "time, recorded": "Zeit, mit Aufzeichnung",
  "{} ms": "{} ms",
  "{} s": "{} s",
  "{} min": "{} min",
  "For marks, with a map of each student’s own: <0>exercises for a course</0>.":
    "Für Punkte, mit einer eigenen Karte für jeden: <0>Übungen für einen Kurs</0>.",
  "Everything happens in this page; nothing is sent anywhere. After the first visit it works without a network. If your program uses another library, here is <0>how to change over</0>. What goes wrong in many of them stands in the <1>zoo of mistakes</1>; <2>exercises</2> ask what you would do, and <3>for a course</3> you can compose them.":
    "Alles geschieht auf dieser Seite; nichts wird irgendwohin gesendet. Nach dem ersten Besuch braucht sie kein Netz. Wenn dein Programm eine andere Bibliothek benutzt, steht hier, <0>wie man wechselt</0>. Was in vielen von ihnen falsch läuft, steht im <1>Zoo der Fehler</1>; <2>Übungen</2> fragen, was du tun würdest, und <3>für einen Kurs</3> kannst du sie zusammenstellen.",
  Dismiss: "Schließen",
  Close: "Schließen",
  Cancel: "Abbrechen",
  Copy: "Kopieren",
  Copied: "Kopiert",
  "Not copied": "Nicht kopiert",
  "Copy {!}": "{!} kopieren",
  "this code": "Diesen Code",
  "this text": "Diesen Text",
  "The browser doesn’t let this page copy: select the text and copy it yourself.":
    "Der Browser lässt diese Seite nicht kopieren: Wähle den Text aus und kopiere ihn selbst.",
  "This map is too large for a link: save it as a file instead.":
    "Diese Karte ist zu groß für einen Link: Speichere sie als Datei.",
  "The link is copied: it opens this board at this step.":
    "Der Link ist kopiert: Er öffnet dieses Brett in diesem Schritt.",
  "The browser doesn't let this page copy: the link is in the address bar.":
    "Der Browser lässt diese Seite nicht kopieren: Der Link steht in der Adresszeile.",
  "A new map": "Eine neue Karte",
  Kind: "Art",
  Empty: "Leer",
  "Perfect maze": "Perfektes Labyrinth",
  "Rooms with doors": "Räume mit Türen",
  Caves: "Höhlen",
  "Random walls": "Zufällige Wände",
  City: "Stadt",
  Seed: "Startwert",
  "Another seed": "Anderer Startwert",
  Width: "Breite",
  Height: "Höhe",
  Walls: "Wände",
  "{} %": "{} %",
  "The same seed and size draw the same map, in every browser.":
    "Derselbe Startwert und dieselbe Größe zeichnen in jedem Browser dieselbe Karte.",
  "Draw it": "Zeichnen",
  "This map": "Diese Karte",
  "Cells are added or cut off at the right and at the bottom.":
    "Felder kommen rechts und unten dazu oder fallen dort weg.",
  Resize: "Größe ändern",
  "Width and height are whole numbers from 1 to {}, and the seed is one from 0 to {}.":
    "Breite und Höhe sind ganze Zahlen von 1 bis {}, und der Startwert eine von 0 bis {}.",
  "A picture as a map": "Ein Bild als Karte",
  "The picture with the walls that were found": "Das Bild mit den gefundenen Wänden",
  "Cell, in pixels:<0/>": "Feld, in Pixeln:<0/>",
  "Dark is below<0/>": "Dunkel ist unter<0/>",
  "Wall if so much is dark:<0/>": "Wand, wenn so viel dunkel ist:<0/>",
  "<0/>Walls are light": "<0/>Wände sind hell",
  "{} × {} cells, {} % walls": "{} × {} Felder, {} % Wände",
  "Doors and furniture can be corrected on the board afterwards.":
    "Türen und Möbel lassen sich danach auf dem Brett berichtigen.",
  "Use this map": "Diese Karte nehmen",
  "The browser can't read it as a picture.": "Der Browser kann es nicht als Bild lesen.",
  "A trace to look at": "Eine Aufzeichnung zum Ansehen",
  "Step back": "Schritt zurück",
  "Step forward": "Schritt vor",
  "Position in the trace": "Stelle in der Aufzeichnung",
  "This search ran elsewhere: it can be watched here, not changed.":
    "Diese Suche lief anderswo: Hier kann man sie ansehen, nicht ändern.",
  "Load a map": "Eine Karte laden",
  "A file with digits (0 free, 1 wall), a Moving AI .map, ASCII with S, G, # and 1 to 9, a JSON matrix or graph, queries on a map (.scen), a trace to look at (CSV or Posthoc), or a picture of a floor plan. You can also drop it onto the page, or copy it and paste it there.":
    "Eine Datei mit Ziffern (0 frei, 1 Wand), eine .map von Moving AI, ASCII mit S, G, # und 1 bis 9, eine Matrix oder ein Graph als JSON, Anfragen zu einer Karte (.scen), eine Aufzeichnung zum Ansehen (CSV oder Posthoc) oder das Bild eines Grundrisses. Man kann sie auch auf die Seite ziehen oder kopieren und dort einfügen.",
  File: "Datei",
  Files: "Dateien",
  "Or paste it here": "Oder hier einfügen",
  "Load this text": "Diesen Text laden",
  "The text": "Der Text",
  "A map as text": "Eine Karte als Text",
  "{} is on the board.": "{} ist auf dem Brett.",
  "{} can't be loaded. {}": "{} lässt sich nicht laden. {}",
  "The board holds one map: take one file.": "Das Brett hat eine Karte: Nimm eine Datei.",
  "It is a folder: take one of its files.": "Das ist ein Ordner: Nimm eine seiner Dateien.",
  "It is larger than {} MB.": "Das ist größer als {} MB.",
  Save: "Speichern",
  "Saved {}.": "{} gespeichert.",
  "Cancelled: nothing was saved.": "Abgebrochen: Nichts wurde gespeichert.",
  "Writing: {} %.": "Wird geschrieben: {} %.",
  "The map": "Die Karte",
  ASCII: "ASCII",
  "S, G, # and 1 to 9: reads well in an e-mail": "S, G, # und 1 bis 9: liest sich gut in einer E-Mail",
  Digits: "Ziffern",
  "width, height, then 0 and 1; leaves out S and G, has no terrain":
    "Breite, Höhe, dann 0 und 1; lässt S und G weg, hat kein Gelände",
  "Moving AI": "Moving AI",
  "the .map of the benchmark sets; leaves out S and G, has no terrain":
    "die .map der Benchmark-Sammlungen; lässt S und G weg, hat kein Gelände",
  JSON: "JSON",
  "a matrix of 0 and 1; a map with terrain or way points, or a graph, is saved whole, with S and G":
    "eine Matrix aus 0 und 1; eine Karte mit Gelände oder Wegpunkten oder ein Graph wird ganz gespeichert, mit S und G",
  "Of the two searches, A is saved.": "Von den beiden Suchen wird A gespeichert.",
  "The picture": "Das Bild",
  PNG: "PNG",
  SVG: "SVG",
  CSV: "CSV",
  "this step": "dieser Schritt",
  "this step, sharp in print": "dieser Schritt, scharf im Druck",
  "Film strip": "Filmstreifen",
  "the search in several pictures": "die Suche in mehreren Bildern",
  Pictures: "Bilder",
  Film: "Film",
  "the search as WebM, or as MP4 where that is what the browser makes":
    "die Suche als WebM, oder als MP4, wo der Browser das macht",
  Seconds: "Sekunden",
  "The trace": "Die Aufzeichnung",
  "one row per event, for spreadsheets; of a grid, also for “Load” here":
    "eine Zeile je Ereignis, für Tabellen; von einem Gitter auch für „Laden“ hier",
  Posthoc: "Posthoc",
  "for the Posthoc visualiser, and for “Load” here": "für den Visualisierer Posthoc und für „Laden“ hier",
  "The search has changed meanwhile: save again.": "Die Suche hat sich inzwischen geändert: Speichere noch einmal.",
  "This browser can't record a film.": "Dieser Browser kann keinen Film aufnehmen.",
  "This map is too large for a picture of all its cells.": "Diese Karte ist zu groß für ein Bild aller Felder.",
  "This map is too large for a film strip: take fewer pictures.":
    "Diese Karte ist zu groß für einen Filmstreifen: Nimm weniger Bilder.",
  "A graph has no cells: save it as JSON.": "Ein Graph hat keine Felder: Speichere ihn als JSON.",
  Scenarios: "Szenarien",
  "Run all": "Alle ausführen",
  "Put it on the board": "Aufs Brett setzen",
  "{}: {} queries. A number puts its query on the board.":
    "{}: {} Anfragen. Eine Nummer setzt ihre Anfrage aufs Brett.",
  "▶ Play": "▶ Abspielen",
  "Play the search, slowly": "Die Suche langsam abspielen",
  Key: "Taste",
  "For my page…": "Für meine Seite …",
  "For my page": "Für meine Seite",
  "Put this board on a page of your own: one file, a course system, or text to paste":
    "Dieses Brett auf eine eigene Seite setzen: als eine Datei, in ein Kurssystem oder als Text zum Einfügen",
  Mode: "Modus",
  "step through the search": "die Suche durchgehen",
  "say what comes next": "sagen, was als Nächstes kommt",
  "compare two searches": "zwei Suchen vergleichen",
  "expand by hand": "von Hand expandieren",
  "Questions that count": "Fragen, die zählen",
  "the page’s": "die der Seite",
  "Height of the board, in pixels": "Höhe des Brettes, in Pixeln",
  "<0/>Readers may draw": "<0/>Leser dürfen zeichnen",
  "<0/>With the player": "<0/>Mit der Wiedergabe",
  "Save as one HTML file": "Als eine HTML-Datei speichern",
  "For Moodle and other systems (SCORM)": "Für Moodle und andere Systeme (SCORM)",
  "For which page": "Für welche Seite",
  "The text to paste": "Der Text zum Einfügen",
  "Download {}": "{} herunterladen",
  "How it looks there": "Wie es dort aussieht",
  "{} could not be fetched from this site: check the network, and try again.":
    "{} ließ sich nicht von dieser Seite holen: Prüfe das Netz und versuche es noch einmal.",
  "One HTML file": "Eine HTML-Datei",
  "Opens by double click, from a server or from a USB stick, and needs no network: everything is inside.":
    "Öffnet sich durch Doppelklick, von einem Server oder einem USB-Stick, und braucht kein Netz: Alles ist darin.",
  "HTML, tag and script": "HTML, Tag und Skript",
  "Paste it where the board should be, and put embed.js beside the page.":
    "Füge es ein, wo das Brett sein soll, und lege embed.js neben die Seite.",
  "HTML, frame": "HTML, Rahmen",
  "Nothing to install: the board comes from this site. Answers go to hosts that speak SPLICE, and the frame tells its height.":
    "Nichts zu installieren: Das Brett kommt von dieser Seite. Antworten gehen an Systeme, die SPLICE sprechen, und der Rahmen nennt seine Höhe.",
  "Markdown, MkDocs": "Markdown, MkDocs",
  "Leave an empty line before and after it. In MkDocs put embed.js into docs/ and name it in mkdocs.yml: extra_javascript: [embed.js].":
    "Lass davor und danach eine Zeile leer. In MkDocs lege embed.js in docs/ und nenne es in mkdocs.yml: extra_javascript: [embed.js].",
  "Quarto, Pandoc": "Quarto, Pandoc",
  "For pages, books and slides in HTML. Put embed.js beside the document, and list it under resources in _quarto.yml.":
    "Für Seiten, Bücher und Folien in HTML. Lege embed.js neben das Dokument und führe es unter resources in _quarto.yml auf.",
  "reveal.js": "reveal.js",
  "A slide of its own. Put embed.js beside the deck. A key that the board needs does not turn the slide.":
    "Eine eigene Folie. Lege embed.js neben die Folien. Eine Taste, die das Brett braucht, blättert nicht um.",
  MyST: "MyST",
  "A directive for MyST and Jupyter Book 2. The module comes from this site; any web address of anywidget.js does.":
    "Eine Direktive für MyST und Jupyter Book 2. Das Modul kommt von dieser Seite; jede Webadresse von anywidget.js geht.",
  "Jupyter, marimo": "Jupyter, marimo",
  "A cell for Jupyter or marimo, with the package anywidget. Put anywidget.js beside the notebook. figure.answers has what the reader answered.":
    "Eine Zelle für Jupyter oder marimo, mit dem Paket anywidget. Lege anywidget.js neben das Notebook. figure.answers hat, was der Leser geantwortet hat.",
  "PreTeXt, Runestone": "PreTeXt, Runestone",
  "Paste it into a section or an exercise. The frame tells its height, and answers go to Runestone by SPLICE.":
    "Füge es in einen Abschnitt oder eine Aufgabe ein. Der Rahmen nennt seine Höhe, und Antworten gehen durch SPLICE an Runestone.",
  React: "React",
  'With the package installed. In Next.js, the file needs "use client".':
    'Mit installiertem Paket. In Next.js braucht die Datei "use client".',
  Vue: "Vue",
  "With the package installed. The page Embed says how Vue is told that the tag is not one of your components.":
    "Mit installiertem Paket. Die Seite Einbetten sagt, wie man Vue mitteilt, dass das Tag keine eigene Komponente ist.",
  "Close (Escape)": "Schließen (Escape)",
  "Language of these pages": "Sprache dieser Seiten",
  "This page is for developers, and in English alone.": "Diese Seite ist für Entwickler und nur auf Englisch.",
  "Colours of its window": "Farben seines Fensters",
  "White and black cells, a yellow goal, a darker start and a grey path":
    "Weiße und schwarze Felder, ein gelbes Ziel, ein dunklerer Start und ein grauer Weg",
  "<0/>just opened": "<0/>gerade geöffnet",
  "The path": "Der Weg",
  Places: "Stellen",
  "one row per place": "eine Zeile je Stelle",
  "<0/>with the start": "<0/>mit dem Start",
  "<0/>beside the cell pointed at": "<0/>neben dem gezeigten Feld",
  "Stepstar: lessons": "Stepstar: Lektionen",
  "To the first lesson": "Zur ersten Lektion",
  Contents: "Inhalt",
  "A* keeps two kinds of nodes: <0>closed</0> ones, which it has expanded, and <1>open</1> ones, which it has seen but not yet expanded. For each it knows <2>g</2>, the cost of the best path to it so far, and <3>h</3>, an estimate of what it costs from there to the goal. Again and again it takes the open node with the least <4>f</4> = <5>g</5> + <6>h</6>, closes it, and opens its neighbours. That is all. Everything else is a matter of choice.":
    "A* unterscheidet zwei Arten von Knoten: <0>geschlossene</0>, die es expandiert hat, und <1>offene</1>, die es gesehen, aber noch nicht expandiert hat. Von jedem kennt es <2>g</2>, die Kosten des bisher besten Weges dorthin, und <3>h</3>, eine Schätzung dessen, was es von dort bis zum Ziel kostet. Immer wieder nimmt es den offenen Knoten mit dem kleinsten <4>f</4> = <5>g</5> + <6>h</6>, schließt ihn und öffnet seine Nachbarn. Das ist alles. Alles Übrige ist eine Frage der Wahl.",
  "Five people have written it down for others to learn from, and no two made the same choices. Every board on this page is live: step through it, or drag its slider. On the first five you can also draw.":
    "Fünf Leute haben es aufgeschrieben, damit andere daraus lernen, und keine zwei haben gleich gewählt. Jedes Brett auf dieser Seite lebt: Gehe es Schritt für Schritt durch oder ziehe seinen Regler. Auf den ersten fünf kann man auch zeichnen.",
  "Five ways to write it": "Fünf Arten, es zu schreiben",
  "When is it right?": "Wann ist es richtig?",
  "Nodes that know their neighbours": "Knoten, die ihre Nachbarn kennen",
  "A floor plan, and a window to draw in": "Ein Grundriss und ein Fenster zum Zeichnen",
  "Blocks, and the first path that is seen": "Blöcke und der erste Weg, der gesehen wird",
  "A graph with costs, and three ways to keep the open nodes":
    "Ein Graph mit Kosten und drei Arten, die offenen Knoten zu verwalten",
  "From the goal back, with repairs": "Vom Ziel zurück, mit Berichtigungen",
  "An estimate must not be too high": "Eine Schätzung darf nicht zu hoch sein",
  "If closed nodes stay closed, it must also be consistent":
    "Wenn geschlossene Knoten geschlossen bleiben, muss sie auch konsistent sein",
  "Knowing nothing: Dijkstra": "Nichts wissen: Dijkstra",
  "A teleport breaks a geometric estimate": "Ein Teleporter bricht eine geometrische Schätzung",
  "When does the goal count?": "Wann zählt das Ziel?",
  "And the heap?": "Und der Heap?",
  "<0>1</0> Nodes that know their neighbours": "<0>1</0> Knoten, die ihre Nachbarn kennen",
  "In the first design the world is made of nodes. Each has up to four links, one per direction, and each link has its own cost; a node also knows whether something stands on it. A search asks a node only where its links lead. A node that is occupied is skipped, but its links stay: when the thing moves away, the way is open again.":
    "Im ersten Entwurf besteht die Welt aus Knoten. Jeder hat bis zu vier Verbindungen, eine je Richtung, und jede Verbindung hat ihre eigenen Kosten; ein Knoten weiß auch, ob etwas auf ihm steht. Eine Suche fragt einen Knoten nur, wohin seine Verbindungen führen. Ein besetzter Knoten wird übergangen, aber seine Verbindungen bleiben: Geht das Ding fort, ist der Weg wieder frei.",
  "The open nodes are kept in a list, sorted by <0>f</0>. Taking the first is free. Putting one in means walking along the list to its place, and finding out whether a node is open or closed means looking through whole lists.":
    "Die offenen Knoten stehen in einer Liste, sortiert nach <0>f</0>. Den ersten zu nehmen kostet nichts. Einen einzufügen heißt, die Liste bis zu seinem Platz entlangzugehen, und herauszufinden, ob ein Knoten offen oder geschlossen ist, heißt, ganze Listen durchzusehen.",
  "Step through it and watch <0>ties</0>: of two nodes with the same <1>f</1>, this list takes the one that came last. Then <2>open it in the lab</2>, look at its comparisons, and choose a heap instead.":
    "Gehe es durch und achte auf <0>Gleichstände</0>: Von zwei Knoten mit gleichem <1>f</1> nimmt diese Liste den, der zuletzt kam. Dann <2>öffne es im Labor</2>, sieh seine Vergleiche an und wähle stattdessen einen Heap.",
  "<0>2</0> A floor plan, and a window to draw in": "<0>2</0> Ein Grundriss und ein Fenster zum Zeichnen",
  "The second reads its map from text: rows of 0 for floor and 1 for anything solid. It moves in four directions, every step costs 1, and <0>h</0> is the Manhattan distance |dx| + |dy|. On such a map that is exact as long as no wall is in the way, so every cell on a shortest path has the same <1>f</1>.":
    "Der zweite liest seine Karte aus Text: Zeilen mit 0 für Boden und 1 für alles Feste. Er geht in vier Richtungen, jeder Schritt kostet 1, und <0>h</0> ist der Manhattan-Abstand |dx| + |dy|. Auf einer solchen Karte ist der genau, solange keine Wand im Weg ist, und so hat jedes Feld auf einem kürzesten Weg dasselbe <1>f</1>.",
  "Among equals this list takes the <0>oldest</0>. Watch what that does where there are no walls: the search spreads over the whole rectangle between start and goal before it arrives.":
    "Unter gleichen nimmt diese Liste den <0>ältesten</0>. Sieh, was das tut, wo keine Wände sind: Die Suche breitet sich über das ganze Rechteck zwischen Start und Ziel aus, bevor sie ankommt.",
  "Take the pointer tool: the left mouse button moves the start, the right one the goal, and the path follows at once. Hold Ctrl to see how it was found.":
    "Nimm den Zeiger: Die linke Maustaste versetzt den Start, die rechte das Ziel, und der Weg folgt sofort. Halte Strg, um zu sehen, wie er gefunden wurde.",
  "<0>3</0> Blocks, and the first path that is seen": "<0>3</0> Blöcke und der erste Weg, der gesehen wird",
  "The third divides a world of pixels into blocks of 20 × 20 and moves in eight directions. A diagonal step costs 1, like any other, and may cut corners. Its <0>h</0> is the distance as the crow flies: for three blocks across and three down it says 4.24, though three steps are enough. So <1>h</1> can be <2>too high</2>, and the answer can be wrong.":
    "Der dritte teilt eine Welt aus Pixeln in Blöcke von 20 × 20 und geht in acht Richtungen. Ein diagonaler Schritt kostet 1 wie jeder andere und darf Ecken schneiden. Sein <0>h</0> ist die Luftlinie: Für drei Blöcke nach rechts und drei nach unten sagt sie 4,24, obwohl drei Schritte genügen. So kann <1>h</1> <2>zu hoch</2> sein und die Antwort falsch.",
  "It also stops early: not when the goal is taken from the open list, but as soon as it is put in. Where all steps cost the same, that is a good bargain. Where they don’t, the first path seen may not be the best.":
    "Er hält auch früh an: nicht, wenn das Ziel aus der offenen Liste genommen wird, sondern sobald es hineinkommt. Wo alle Schritte gleich viel kosten, ist das ein guter Handel. Wo nicht, muss der erste gesehene Weg nicht der beste sein.",
  "Look at the badge above the board. If it says that the estimate is too high, choose “show me”.":
    "Sieh dir das Urteil über dem Brett an. Wenn es sagt, dass die Schätzung zu hoch ist, wähle „zeigen“.",
  "<0>4</0> A graph with costs, and three ways to keep the open nodes":
    "<0>4</0> Ein Graph mit Kosten und drei Arten, die offenen Knoten zu verwalten",
  "The fourth knows no grid, only nodes, each with a position, and connections from one node to another, each with a cost. The answer is the list of connections to follow. There need not be a connection back, and it need not cost the same.":
    "Der vierte kennt kein Gitter, nur Knoten, jeder mit einer Position, und Verbindungen von einem Knoten zum anderen, jede mit Kosten. Die Antwort ist die Liste der Verbindungen, denen man folgt. Es muss keine Verbindung zurück geben, und sie muss nicht gleich viel kosten.",
  "Its author writes it three times: first with two plain lists, open and closed, which are searched for every neighbour; then with a record for every node that says unvisited, open or closed, so that nothing is searched to find that out; and finally with a binary heap for the open nodes. The three are compared on a map of 2000 x 2000 cells. All three take the same steps, but there their running times can differ by hours: the <0>open-list laboratory</0> runs them in your browser, on maps up to that size. It counts comparisons first and measures time second; a run that would take too long is stopped, and it says so, with how long it would have taken.":
    "Sein Verfasser schreibt ihn dreimal: erst mit zwei einfachen Listen, offen und geschlossen, die für jeden Nachbarn durchsucht werden; dann mit einem Eintrag für jeden Knoten, der unbesucht, offen oder geschlossen sagt, sodass dafür nichts durchsucht wird; und zuletzt mit einem binären Heap für die offenen Knoten. Die drei werden auf einer Karte von 2000 × 2000 Feldern verglichen. Alle drei machen dieselben Schritte, aber ihre Laufzeiten können sich dort um Stunden unterscheiden: Das <0>Labor der offenen Listen</0> führt sie in deinem Browser aus, auf Karten bis zu dieser Größe. Es zählt zuerst Vergleiche und misst dann die Zeit; ein Lauf, der zu lange dauern würde, wird angehalten, und es sagt das, mit der Zeit, die er gebraucht hätte.",
  "Drag a village: its estimate changes with its position, the cost of its roads does not.":
    "Ziehe ein Dorf: Seine Schätzung ändert sich mit seiner Position, die Kosten seiner Straßen nicht.",
  "<0>5</0> From the goal back, with repairs": "<0>5</0> Vom Ziel zurück, mit Berichtigungen",
  "The last one is made for a game of walls and doors. It searches from the goal to the start, so that the parents, followed from the start, are the way the hero walks. Its <0>h</0> is the <1>square</1> of the distance: far too high, so it hurries towards the other end and looks at few cells.":
    "Der letzte ist für ein Spiel mit Wänden und Türen gemacht. Er sucht vom Ziel zum Start, sodass die Vorgänger, vom Start aus verfolgt, der Weg des Helden sind. Sein <0>h</0> ist das <1>Quadrat</1> der Entfernung: viel zu hoch, und so eilt er zum anderen Ende und sieht wenige Felder an.",
  "With such an estimate a closed node is often reached more cheaply later on. This design improves it in place, and then everything already reached through it, with a stack of nodes still to be repaired. That makes the path better, but nothing promises that it is the best.":
    "Mit einer solchen Schätzung wird ein geschlossener Knoten später oft billiger erreicht. Dieser Entwurf verbessert ihn an Ort und Stelle und dann alles, was schon über ihn erreicht wurde, mit einem Stapel von Knoten, die noch zu berichtigen sind. Das macht den Weg besser, aber nichts verspricht, dass er der beste ist.",
  "Step on event by event and watch for “Repaired”: one repair brings others. Then move the goal.":
    "Gehe Ereignis für Ereignis weiter und achte auf „berichtigt“: Eine Berichtigung bringt andere mit sich. Dann versetze das Ziel.",
  "<0>6</0> An estimate must not be too high": "<0>6</0> Eine Schätzung darf nicht zu hoch sein",
  "A* takes the node with the least <0>f</0> = <1>g</1> + <2>h</2>. If <3>h</3> never exceeds the true cost of the rest of the way, no better path can hide behind a larger <4>f</4>: when the goal is taken, nothing open can still beat it. Such an estimate is called <5>admissible</5>. That is enough, as long as a closed node is opened again whenever it is reached more cheaply.":
    "A* nimmt den Knoten mit dem kleinsten <0>f</0> = <1>g</1> + <2>h</2>. Wenn <3>h</3> die wahren Kosten des restlichen Weges nie übersteigt, kann sich hinter einem größeren <4>f</4> kein besserer Weg verbergen: Wird das Ziel genommen, kann nichts Offenes es mehr schlagen. Eine solche Schätzung heißt <5>zulässig</5>. Das genügt, solange ein geschlossener Knoten wieder geöffnet wird, wenn er billiger erreicht wird.",
  "Here are twelve cells, one of them a wall. Diagonal steps are allowed, and the Manhattan distance counts two steps where one diagonal is enough. The search believes it and returns a path of cost 4.41. The best costs 3.83.":
    "Hier sind zwölf Felder, eines davon eine Wand. Diagonale Schritte sind erlaubt, und der Manhattan-Abstand zählt zwei Schritte, wo eine Diagonale genügt. Die Suche glaubt ihm und gibt einen Weg mit Kosten 4,41 zurück. Der beste kostet 3,83.",
  "<0>7</0> If closed nodes stay closed, it must also be consistent":
    "<0>7</0> Wenn geschlossene Knoten geschlossen bleiben, muss sie auch konsistent sein",
  "Many programs never look at a closed node again. Then an admissible estimate is not enough. It must also not fall by more than the step costs, along any step: <0>h</0>(a) ≤ cost(a, b) + <1>h</1>(b). Such an estimate is called <2>consistent</2>.":
    "Viele Programme sehen einen geschlossenen Knoten nie wieder an. Dann genügt eine zulässige Schätzung nicht. Sie darf auch bei keinem Schritt um mehr fallen, als er kostet: <0>h</0>(a) ≤ Kosten(a, b) + <1>h</1>(b). Eine solche Schätzung heißt <2>konsistent</2>.",
  "In this graph no estimate is too high. But from node 2 to node 3 it falls from 6 to 2, over a step that costs 1. So 3 is closed by its direct connection, at cost 3, before the way through 2, at cost 2, is known. The first board leaves it closed and ends with a path of cost 13. The second opens it again and finds the best, 12.":
    "In diesem Graphen ist keine Schätzung zu hoch. Aber von Knoten 2 nach Knoten 3 fällt sie von 6 auf 2, bei einem Schritt, der 1 kostet. So wird 3 über seine direkte Verbindung mit Kosten 3 geschlossen, bevor der Weg über 2 mit Kosten 2 bekannt ist. Das erste Brett lässt ihn geschlossen und endet mit einem Weg der Kosten 13. Das zweite öffnet ihn wieder und findet den besten, 12.",
  "<0>8</0> Knowing nothing: Dijkstra": "<0>8</0> Nichts wissen: Dijkstra",
  "An estimate of 0 is never too high and never falls: the search is right, but it has no idea where the goal is, and spreads like a ripple. That is Dijkstra’s algorithm; A* is the same loop with a sense of direction. The board shows A* and, in step with it, the same search with <0>h</0> = 0.":
    "Eine Schätzung von 0 ist nie zu hoch und fällt nie: Die Suche ist richtig, aber sie hat keine Ahnung, wo das Ziel ist, und breitet sich aus wie eine Welle. Das ist Dijkstras Algorithmus; A* ist dieselbe Schleife mit einem Sinn für die Richtung. Das Brett zeigt A* und im selben Schritt dieselbe Suche mit <0>h</0> = 0.",
  "<0>9</0> A teleport breaks a geometric estimate": "<0>9</0> Ein Teleporter bricht eine geometrische Schätzung",
  "The distance as the crow flies is never more than the cost of walking. But it can be more than the cost of a teleport. Going from 6 to 7 costs 1, over a distance of 8; so the estimate at 6 is too high, the nodes along the plain road look better, and the search on the first board walks all of it, at cost 8 instead of 5.":
    "Die Luftlinie ist nie mehr als die Kosten zu Fuß. Aber sie kann mehr sein als die Kosten eines Teleporters. Von 6 nach 7 kostet es 1, über eine Entfernung von 8; so ist die Schätzung bei 6 zu hoch, die Knoten der einfachen Straße sehen besser aus, und die Suche auf dem ersten Brett geht sie ganz, mit Kosten 8 statt 5.",
  "There are two honest ways out: an estimate that knows about the teleport, or none at all, as on the second board.":
    "Es gibt zwei ehrliche Auswege: eine Schätzung, die vom Teleporter weiß, oder gar keine, wie auf dem zweiten Brett.",
  "<0>10</0> When does the goal count?": "<0>10</0> Wann zählt das Ziel?",
  "When the goal is put into the open list, one path to it is known. When it is taken out, no other path can be better. Between these two moments lies the proof. Here the upper road reaches the goal first, at 11.9, and the first board stops there. The lower road, at 7, is still waiting in the list; the second board finds it.":
    "Wenn das Ziel in die offene Liste kommt, ist ein Weg dorthin bekannt. Wenn es herausgenommen wird, kann kein anderer Weg besser sein. Zwischen diesen beiden Augenblicken liegt der Beweis. Hier erreicht die obere Straße das Ziel zuerst, mit 11,9, und das erste Brett hält dort an. Die untere, mit 7, wartet noch in der Liste; das zweite Brett findet sie.",
  "<0>11</0> And the heap?": "<0>11</0> Und der Heap?",
  "A heap changes none of this: ties are settled by the same rule, so the same nodes are taken in the same order. It is only quicker: it finds the next of a million nodes in some forty comparisons at most, where an unsorted array needs a million.":
    "Ein Heap ändert daran nichts: Gleichstände werden nach derselben Regel entschieden, und so werden dieselben Knoten in derselben Reihenfolge genommen. Er ist nur schneller: Er findet den nächsten von einer Million Knoten in höchstens etwa vierzig Vergleichen, wo ein unsortiertes Array eine Million braucht.",
  "Can you say which node comes next? Click it. The least <0>f</0> goes first, of equals the larger <1>g</1>, and where that is equal too, the cell further up, then the one further left.":
    "Kannst du sagen, welcher Knoten als Nächstes kommt? Klick ihn an. Das kleinste <0>f</0> kommt zuerst, unter gleichen das größere <1>g</1>, und wo auch das gleich ist, das Feld weiter oben, dann das weiter links.",
  "Which mistakes programs make stands in the <0>zoo of mistakes</0>; <1>exercises</1> ask what you would do, and <2>for a course</2> you can compose them.":
    "Welche Fehler Programme machen, steht im <0>Zoo der Fehler</0>; <1>Übungen</1> fragen, was du tun würdest, und <2>für einen Kurs</2> kannst du sie zusammenstellen.",
  "The boards are <0/> elements. Your own pages can have them too: see <1>how to embed one</1>.":
    "Die Bretter sind Elemente <0/>. Auch deine Seiten können sie haben: Sieh, <1>wie man eines einbettet</1>.",
  "{} is {!}.": "{} ist {!}.",
  "{} is {!}. Pinned.": "{} ist {!}. Angeheftet.",
  "{} is {!}; stepping onto it costs {}.": "{} ist {!}; ein Schritt darauf kostet {}.",
  "{} is {!}; stepping onto it costs {}. Pinned.": "{} ist {!}; ein Schritt darauf kostet {}. Angeheftet.",
  "{} is {!}, reached from {}.": "{} ist {!}, erreicht von {}.",
  "{} is {!}, reached from {}. Pinned.": "{} ist {!}, erreicht von {}. Angeheftet.",
  "{} is {!}, reached from {}; stepping onto it costs {}.":
    "{} ist {!}, erreicht von {}; ein Schritt darauf kostet {}.",
  "{} is {!}, reached from {}; stepping onto it costs {}. Pinned.":
    "{} ist {!}, erreicht von {}; ein Schritt darauf kostet {}. Angeheftet.",
};

/** Prüfen, der Zoo der Fehler und die Übungen. */
export const practice: Texts = {
  "that ends as soon as the goal is opened": "die endet, sobald das Ziel geöffnet wird",
  "Look at where the goal is tested: that belongs where a cell is taken from the open list, not where a neighbour is looked at.":
    "Sieh nach, wo das Ziel geprüft wird: Das gehört dorthin, wo ein Feld aus der offenen Liste genommen wird, nicht dorthin, wo ein Nachbar angesehen wird.",
  "stops-when-opened": "stops-when-opened",
  "that goes on after the goal has been expanded": "die weitergeht, nachdem das Ziel expandiert ist",
  "Look at where the loop ends: when the goal is taken from the open list, the search is done.":
    "Sieh nach, wo die Schleife endet: Wenn das Ziel aus der offenen Liste genommen wird, ist die Suche fertig.",
  "no-stop": "no-stop",
  "in which a cell is finished as soon as it is opened": "in der ein Feld fertig ist, sobald es geöffnet wird",
  "Look at where cells are marked as visited: that belongs where one is taken from the open list, not where it is put in.":
    "Sieh nach, wo Felder als besucht markiert werden: Das gehört dorthin, wo eines aus der offenen Liste genommen wird, nicht dorthin, wo es hineinkommt.",
  "closed-when-opened": "closed-when-opened",
  "in which an open cell that is reached more cheaply keeps its old g and parent":
    "in der ein offenes Feld, das billiger erreicht wird, sein altes g und seinen Vorgänger behält",
  "Look at what happens to a neighbour that is already open: if the new g is lower, g and parent must be replaced.":
    "Sieh nach, was mit einem schon offenen Nachbarn geschieht: Ist das neue g kleiner, müssen g und Vorgänger ersetzt werden.",
  "no-decrease": "no-decrease",
  "in which an open cell that is reached more cheaply keeps its old place in the open list":
    "in der ein offenes Feld, das billiger erreicht wird, seinen alten Platz in der offenen Liste behält",
  "Look at what happens after g of an open cell was lowered: it must move in the open list, or be put in again.":
    "Sieh nach, was geschieht, nachdem g eines offenen Feldes gesunken ist: Es muss in der offenen Liste vorrücken oder noch einmal hineinkommen.",
  "stale-f": "stale-f",
  "in which a closed cell stays closed when it is reached more cheaply, though the estimate is not consistent":
    "in der ein geschlossenes Feld, das billiger erreicht wird, geschlossen bleibt, obwohl die Schätzung nicht konsistent ist",
  "Look at what happens to a neighbour that is closed: if the new g is lower, it must be opened again; or use a consistent estimate.":
    "Sieh nach, was mit einem geschlossenen Nachbarn geschieht: Ist das neue g kleiner, muss er wieder geöffnet werden; oder nimm eine konsistente Schätzung.",
  "never-reopens": "never-reopens",
  "that orders the open list by h alone: greedy search": "die die offene Liste nach h allein ordnet: die gierige Suche",
  "Look at the key of the open list: it must be g + h.":
    "Sieh dir den Schlüssel der offenen Liste an: Er muss g + h sein.",
  "h-only": "h-only",
  "that orders the open list by g alone: Dijkstra's algorithm":
    "die die offene Liste nach g allein ordnet: Dijkstras Algorithmus",
  "Look at the key of the open list: it must be g + h, and h must not be 0 everywhere.":
    "Sieh dir den Schlüssel der offenen Liste an: Er muss g + h sein, und h darf nicht überall 0 sein.",
  "g-only": "g-only",
  "from both ends that stops where its sides first meet":
    "von beiden Enden, die anhält, wo sich ihre Seiten zuerst treffen",
  "Look at where the loop ends: not before no open cell of either side can be part of a cheaper way.":
    "Sieh nach, wo die Schleife endet: nicht bevor kein offenes Feld einer Seite mehr Teil eines billigeren Weges sein kann.",
  "meets-too-early": "meets-too-early",
  "in which a step costs what the cell left costs, and not the cell entered":
    "in der ein Schritt kostet, was das verlassene Feld kostet, und nicht das betretene",
  "Look at what is added to g: the cost of the neighbour, not that of the current cell.":
    "Sieh nach, was zu g gezählt wird: die Kosten des Nachbarn, nicht die des jetzigen Feldes.",
  "terrain-leaving": "terrain-leaving",
  "in which every cell costs the same, whatever its terrain":
    "in der jedes Feld gleich viel kostet, was für ein Gelände es auch hat",
  "Look at what is added to g: the cost of the cell entered, and not always 1.":
    "Sieh nach, was zu g gezählt wird: die Kosten des betretenen Feldes, und nicht immer 1.",
  "ignores-terrain": "ignores-terrain",
  "No mistake that is known here gives the whole run alone, but two together do.":
    "Kein hier bekannter Fehler ergibt allein den ganzen Lauf, aber zwei zusammen tun es.",
  "One is that of a search {!}.": "Einer ist der einer Suche, {!}.",
  "The other is that of a search {!}.": "Der andere ist der einer Suche, {!}.",
  "in which a diagonal step costs something else": "in der ein diagonaler Schritt etwas anderes kostet",
  "Look at what is added to g for a diagonal step.": "Sieh nach, was für einen diagonalen Schritt zu g gezählt wird.",
  "wrong-diagonal-cost": "wrong-diagonal-cost",
  "that takes other diagonal steps past walls than the rule allows":
    "die an Wänden vorbei andere diagonale Schritte macht, als die Regel erlaubt",
  "Look at how the two cells beside a diagonal step are tested.":
    "Sieh nach, wie die zwei Felder neben einem diagonalen Schritt geprüft werden.",
  "corner-cut": "corner-cut",
  "that estimates by dx + dy, which is more than the true cost where diagonal steps are possible":
    "die mit dx + dy schätzt, was mehr ist als die wahren Kosten, wo diagonale Schritte möglich sind",
  "Look at the estimate: with diagonal steps it is max(dx, dy) + (√2 - 1) · min(dx, dy).":
    "Sieh dir die Schätzung an: Mit diagonalen Schritten ist sie max(dx, dy) + (√2 - 1) · min(dx, dy).",
  "manhattan-with-diagonals": "manhattan-with-diagonals",
  "that estimates by dx² + dy², far more than the true cost":
    "die mit dx² + dy² schätzt, weit mehr als die wahren Kosten",
  "Look at the estimate: the square root is missing.": "Sieh dir die Schätzung an: Es fehlt die Quadratwurzel.",
  "squared-euclid": "squared-euclid",
  "whose estimate is rounded to a whole number": "deren Schätzung auf eine ganze Zahl gerundet ist",
  "Look for whole-number types and for rounding where h is worked out.":
    "Suche nach ganzzahligen Typen und nach Rundung, wo h berechnet wird.",
  "euclid-truncated": "euclid-truncated",
  "that estimates by the larger of dx and dy, which is never too high but lower than need be":
    "die mit dem Größeren von dx und dy schätzt, was nie zu hoch ist, aber niedriger als nötig",
  "Look at the estimate: max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe, and expands fewer cells.":
    "Sieh dir die Schätzung an: max(dx, dy) + (√2 - 1) · min(dx, dy) ist ebenso sicher und expandiert weniger Felder.",
  "max-octile": "max-octile",
  "that reads the map wrongly: ends of rows joined, x and y swapped, or a row or column at the border left out":
    "die die Karte falsch liest: Zeilenenden verbunden, x und y vertauscht oder eine Zeile oder Spalte am Rand ausgelassen",
  "Look at how neighbours are tested against the border, and at the order of x and y where the map is read.":
    "Sieh nach, wie Nachbarn gegen den Rand geprüft werden und in welcher Reihenfolge x und y stehen, wo die Karte gelesen wird.",
  "wraps-around": "wraps-around",
  "that still knows the closed cells of the search before": "die noch die geschlossenen Felder der Suche davor kennt",
  "Look at what is kept between two searches: g, parent and closed must be reset, or kept apart from the map.":
    "Sieh nach, was zwischen zwei Suchen bleibt: g, Vorgänger und Geschlossenes müssen zurückgesetzt oder getrennt von der Karte gehalten werden.",
  "dirty-map": "dirty-map",
  '"{!}"': "„{!}“",
  '"{!}" or {!}': "„{!}“ oder {!}",
  '"{!}", {!}': "„{!}“, {!}",
  '"{!}" or {} others': "„{!}“ oder {} andere",
  "({}), {!}": "({}), {!}",
  "({}) and {} more": "({}) und {} weitere",
  "node {} or {!}": "Knoten {} oder {!}",
  "node {}, {!}": "Knoten {}, {!}",
  "node {} and {} more": "Knoten {} und {} weitere",
  "Check your A* · Stepstar": "Prüfe dein A* · Stepstar",
  "Check your A*": "Prüfe dein A*",
  "Have your own program, in any language, print each cell as it takes it from the open list. Put that here, and see whether a correct A* could have gone this way; if not, at which step it left every correct one, and which known mistake gives the whole run.":
    "Lass dein eigenes Programm, in beliebiger Sprache, jedes Feld ausgeben, sobald es das Feld aus der offenen Liste nimmt. Setze das hier ein und sieh, ob ein richtiges A* so hätte gehen können; wenn nicht, bei welchem Schritt es jedes richtige verlassen hat und welcher bekannte Fehler den ganzen Lauf ergibt.",
  "1. The map": "1. Die Karte",
  "2. The run": "2. Der Lauf",
  "3. The verdict": "3. Das Urteil",
  "Nothing has been checked yet.": "Noch wurde nichts geprüft.",
  "How to print a run": "Wie man einen Lauf ausgibt",
  "A line whenever a cell is taken from the open list. The order alone is enough; g, h, f and the parent make the answer sharper.":
    "Eine Zeile, wann immer ein Feld aus der offenen Liste genommen wird. Die Reihenfolge allein genügt; g, h, f und der Vorgänger machen die Antwort schärfer.",
  Format: "Format",
  "A line": "Eine Zeile",
  plain: "einfach",
  named: "benannt",
  "JSON lines": "JSON-Zeilen",
  traces: "Aufzeichnungen",
  "<0/>, <1/> or <2/>; then, if you like, g, h and f: <3/>":
    "<0/>, <1/> oder <2/>; dann, wenn du magst, g, h und f: <3/>",
  "<0/>, as much of it as is known": "<0/>, so viel davon bekannt ist",
  "<0/> or <1/>": "<0/> oder <1/>",
  "a header such as <0/>, then a line of values each": "eine Kopfzeile wie <0/>, dann je eine Zeile mit Werten",
  "what the lab saves as CSV or Posthoc, and other traces of Posthoc 1.4.0":
    "was das Labor als CSV oder Posthoc speichert, und andere Aufzeichnungen von Posthoc 1.4.0",
  "x is the column, from 0 at the left; y the row, from 0 at the top. On a graph a place is the id of a node. Start and goal may be left out.":
    "x ist die Spalte, von 0 links an; y die Zeile, von 0 oben an. In einem Graphen ist eine Stelle die Nummer eines Knotens. Start und Ziel dürfen fehlen.",
  "Everything happens in this page; your run is sent nowhere. Each mistake stands on its smallest map in the <0>zoo of mistakes</0>.":
    "Alles geschieht auf dieser Seite; dein Lauf wird nirgendwohin gesendet. Jeder Fehler steht auf seiner kleinsten Karte im <0>Zoo der Fehler</0>.",
  "Checking needs JavaScript.": "Das Prüfen braucht JavaScript.",
  straight: "gerade",
  "diagonal, always": "diagonal, immer",
  "diagonal past one wall": "diagonal, an einer Wand",
  "diagonal past no wall": "diagonal, nie an Wänden",
  "any that is right": "jede, die richtig ist",
  "dx + dy": "dx + dy",
  octile: "oktil",
  "as the crow flies": "Luftlinie",
  "max(dx, dy)": "max(dx, dy)",
  "none (0)": "keine (0)",
  greedy: "gierig",
  "breadth first": "Breitensuche",
  "A* from both ends": "A* von beiden Enden",
  Suggested: "Vorgeschlagen",
  "From the lab’s shelf": "Aus dem Regal des Labors",
  "A hill and a wall: shows most mistakes": "Ein Hügel und eine Wand: zeigt die meisten Fehler",
  "A pocket, straight steps only": "Eine Tasche, nur gerade Schritte",
  "Your map, as text with S and G, or a link from the lab":
    "Deine Karte, als Text mit S und G, oder ein Link aus dem Labor",
  "Open a file…": "Datei öffnen …",
  "The map as text": "Die Karte als Text",
  "The map as text, for your program": "Die Karte als Text, für dein Programm",
  "the map": "Die Karte",
  "a correct search": "einer richtigen Suche",
  Map: "Karte",
  "What was your program meant to do?": "Was sollte dein Programm tun?",
  Steps: "Schritte",
  Search: "Suche",
  "What your program printed, a line for each expansion. Files can be dropped here.":
    "Was dein Programm ausgegeben hat, eine Zeile je Expansion. Dateien lassen sich hier ablegen.",
  "Cells, CSV, JSON lines or a trace: <0>how to print a run</0>.":
    "Felder, CSV, JSON-Zeilen oder eine Aufzeichnung: <0>wie man einen Lauf ausgibt</0>.",
  "Check it": "Prüfen",
  "No program at hand? The run of": "Kein Programm zur Hand? Der Lauf von",
  "Put it here": "Hier einsetzen",
  "From {} to {}.": "Von {} nach {}.",
  "The file {} is too large to be a run or a map.": "Die Datei {} ist zu groß für einen Lauf oder eine Karte.",
  "The map has {} x {} cells: here it may have up to {}. A mistake shows on a small map as well.":
    "Die Karte hat {} × {} Felder: Hier dürfen es bis zu {} sein. Ein Fehler zeigt sich auch auf einer kleinen Karte.",
  "This link has no map in it, only the name of one: save the map as text.":
    "In diesem Link ist keine Karte, nur der Name einer Karte: Speichere die Karte als Text.",
  "A program in {}": "Ein Programm in {}",
  "Correct: an A* could have gone exactly this way.": "Richtig: Ein A* hätte genau so gehen können.",
  "Correct, with a remark.": "Richtig, mit einer Bemerkung.",
  "Not a correct A*.": "Kein richtiges A*.",
  "This is no run on this map.": "Das ist kein Lauf auf dieser Karte.",
  "Your run": "Dein Lauf",
  "Your run, expansion {}": "Dein Lauf, Expansion {}",
  "A correct A*, which decides ties as yours did": "Ein richtiges A*, das Gleichstände wie deines entscheidet",
  "This mistake on its smallest map": "Dieser Fehler auf seiner kleinsten Karte",
  "Ringed on the left is what your program took, {}; a correct one takes {}.":
    "Links eingekreist ist, was dein Programm nahm, {}; ein richtiges nimmt {}.",
  "Ringed on the left is what your program took, {}.": "Links eingekreist ist, was dein Programm nahm, {}.",
  "The boards are stepped through together.": "Die Bretter gehen im selben Schritt.",
  "No known mistake gives the rest of your run: from here on the left board goes as a correct one.":
    "Kein bekannter Fehler ergibt den Rest deines Laufes: Von hier an geht das linke Brett wie ein richtiges.",
  "To be sure": "Um sicher zu sein",
  "These mistakes give the same run here.": "Diese Fehler ergeben hier denselben Lauf.",
  "A search with “{!}” gives the same run here.": "Eine Suche mit „{!}“ ergibt hier denselben Lauf.",
  "No map of up to 12 cells tells them apart.": "Keine Karte mit bis zu 12 Feldern unterscheidet sie.",
  "Looking for a small map on which they differ…": "Eine kleine Karte wird gesucht, auf der sie sich unterscheiden …",
  "On this map they differ. Have your program search it, too:":
    "Auf dieser Karte unterscheiden sie sich. Lass dein Programm auch sie durchsuchen:",
  "Try this map": "Diese Karte versuchen",
  "Pseudo-code: − is the line with the mistake, + the line as it should be":
    "Pseudocode: − ist die Zeile mit dem Fehler, + die Zeile, wie sie sein sollte",
  "forget all; open = { start }; g(start) = 0": "vergiss alles; offen = { Start }; g(Start) = 0",
  "open = { start }; g(start) = 0": "offen = { Start }; g(Start) = 0",
  "parent(m) = n; g(m) = g(n) + 1": "Vorgänger(m) = n; g(m) = g(n) + 1",
  "parent(m) = n; g(m) = g(n) + 1, or 1.4, or 2": "Vorgänger(m) = n; g(m) = g(n) + 1 oder 1,4 oder 2",
  "parent(m) = n; g(m) = g(n) + √2 on a diagonal, else 1": "Vorgänger(m) = n; g(m) = g(n) + √2 diagonal, sonst 1",
  "parent(m) = n; g(m) = g(n) + what it costs to leave n":
    "Vorgänger(m) = n; g(m) = g(n) + was es kostet, n zu verlassen",
  "parent(m) = n; g(m) = g(n) + what it costs to enter m":
    "Vorgänger(m) = n; g(m) = g(n) + was es kostet, m zu betreten",
  "if m was never opened": "wenn m nie geöffnet wurde",
  "if m is not open, and g(n) + cost < g(m)": "wenn m nicht offen ist und g(n) + Kosten < g(m)",
  "if m is not open: f(m) = g(m) + h(m); open m": "wenn m nicht offen ist: f(m) = g(m) + h(m); öffne m",
  "f(m) = g(m) + round(√(dx² + dy²)); open m": "f(m) = g(m) + gerundet(√(dx² + dy²)); öffne m",
  "f(m) = g(m) + h(m); open m; if m is the goal: walk the parents back":
    "f(m) = g(m) + h(m); öffne m; wenn m das Ziel ist: gehe die Vorgänger zurück",
  "if m is a wall, or closed: skip": "wenn m eine Wand oder geschlossen ist: überspringe",
  "if m is a wall, or a wall stands at the corner: skip":
    "wenn m eine Wand ist oder an der Ecke eine steht: überspringe",
  "if the other side has n: join the two ways": "wenn die andere Seite n hat: verbinde die beiden Wege",
  "if nothing open can be part of a cheaper way: join the two ways":
    "wenn nichts Offenes Teil eines billigeren Weges sein kann: verbinde die beiden Wege",
  "for each m in n ± 1, n ± width": "für jedes m aus n ± 1, n ± Breite",
  "for each neighbour m of n on the map": "für jeden Nachbarn m von n auf der Karte",
  "The run gives row and column: read so, it is a run on this map; here places are x and y, the column first.":
    "Der Lauf nennt Zeile und Spalte: So gelesen ist es ein Lauf auf dieser Karte; hier sind Stellen x und y, die Spalte zuerst.",
  "Of places with the same f it took the one with the larger g.":
    "Von Stellen mit gleichem f nahm sie die mit dem größeren g.",
  "Of places with the same f it took the one with the smaller g.":
    "Von Stellen mit gleichem f nahm sie die mit dem kleineren g.",
  "Of places with the same f it took the one that had waited longest.":
    "Von Stellen mit gleichem f nahm sie die, die am längsten gewartet hatte.",
  "Of places with the same f it took the one that was opened last.":
    "Von Stellen mit gleichem f nahm sie die zuletzt geöffnete.",
  "Of places with the same f it took now this and now that one, as it may.":
    "Von Stellen mit gleichem f nahm sie bald diese, bald jene, wie sie darf.",
  "Correct: a right search expands this one place, and ends there.":
    "Richtig: Eine richtige Suche expandiert diese eine Stelle und endet dort.",
  "Correct: a right search could have made each of the {} expansions, and ends where this run does.":
    "Richtig: Eine richtige Suche hätte jede der {} Expansionen machen können und endet, wo dieser Lauf endet.",
  "On this map a search with {!} would give the same run.":
    "Auf dieser Karte ergäbe eine Suche mit {!} denselben Lauf.",
  'A map is added that tells "{}" apart.': "Eine Karte, die „{}“ unterscheidet, steht dabei.",
  "It estimates by the larger of dx and dy: never too high, but lower than need be, so it expands more.":
    "Sie schätzt mit dem Größeren von dx und dy: nie zu hoch, aber niedriger als nötig, und so expandiert sie mehr.",
  "max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe.": "max(dx, dy) + (√2 - 1) · min(dx, dy) ist ebenso sicher.",
  "It estimates by {!}: never too high, but lower than what the moves of this map allow, so it expands more.":
    "Sie schätzt mit {!}: nie zu hoch, aber niedriger, als die Züge dieser Karte erlauben, und so expandiert sie mehr.",
  "the straight distance": "der Luftlinie",
  "the octile distance": "dem oktilen Abstand",
  "the larger of dx and dy": "dem Größeren von dx und dy",
  "One expansion expanded again what was closed, first {} as expansion {}: an entry that was out of date was still in the open list.":
    "Eine Expansion hat Geschlossenes noch einmal expandiert, zuerst {} als Expansion {}: Ein veralteter Eintrag war noch in der offenen Liste.",
  "{} expansions expanded again what was closed, first {} as expansion {}: an entry that was out of date was still in the open list.":
    "{} Expansionen haben Geschlossenes noch einmal expandiert, zuerst {} als Expansion {}: Ein veralteter Eintrag war noch in der offenen Liste.",
  "That costs time and changes nothing; skip what is closed when it is taken out.":
    "Das kostet Zeit und ändert nichts; überspringe Geschlossenes, wenn es herausgenommen wird.",
  "The order is right, but {!}.": "Die Reihenfolge stimmt, aber {!}.",
  "The order could be right, but {!}.": "Die Reihenfolge könnte stimmen, aber {!}.",
  "The order could be right.": "Die Reihenfolge könnte stimmen.",
  "the parent of {}, expansion {}, is given as {}, and it is {}":
    "der Vorgänger von {}, Expansion {}, ist mit {} angegeben und ist {}",
  none: "keiner",
  "{} of {}, expansion {}, is given as {}, and it is {}": "{} von {}, Expansion {}, ist mit {} angegeben und ist {}",
  "a place off the map": "eine Stelle außerhalb der Karte",
  "Places are x and y, from (0, 0) at the top left.": "Stellen sind x und y, von (0, 0) links oben an.",
  "No mistake that is known here gives the whole run.": "Kein hier bekannter Fehler ergibt den ganzen Lauf.",
  '"{}" gives its first {} expansions: a search {!}.': "„{}“ ergibt seine ersten {} Expansionen: eine Suche, {!}.",
  "The whole run is that of a search {!}.": "Der ganze Lauf ist der einer Suche, {!}.",
  "The whole run is that of a search {!}; {!} would give the same here.":
    "Der ganze Lauf ist der einer Suche, {!}; {!} ergäbe hier dasselbe.",
  "The search is done with expansion {}, {}, and the run goes on after it.":
    "Die Suche ist mit Expansion {}, {}, fertig, und der Lauf geht danach weiter.",
  "The run ends after {} expansion, too early: {!}.": "Der Lauf endet nach {} Expansion, zu früh: {!}.",
  "The run ends after {} expansions, too early: {!}.": "Der Lauf endet nach {} Expansionen, zu früh: {!}.",
  "the goal {} is open with f = {}, but {} with f = {} comes first":
    "das Ziel {} ist offen mit f = {}, aber {} mit f = {} kommt zuerst",
  "the goal {} has not been expanded, and {} with f = {} comes next":
    "das Ziel {} ist noch nicht expandiert, und {} mit f = {} kommt als Nächstes",
  "Expansion {} takes {}, but {!}.": "Expansion {} nimmt {}, aber {!}.",
  "its f is {} (g = {}, h = {}), and {!}": "sein f ist {} (g = {}, h = {}), und {!}",
  "{} with f = {} comes first": "{} mit f = {} kommt zuerst",
  "nothing is open any more": "es ist nichts mehr offen",
  "it was expanded before, and no cheaper way to it has been found; {!}":
    "es wurde schon expandiert, und kein billigerer Weg dorthin wurde gefunden; {!}",
  "it is a wall; {!}": "es ist eine Wand; {!}",
  "it is occupied; {!}": "es ist besetzt; {!}",
  "it is not open: no step from an expanded place leads to it; {!}":
    "es ist nicht offen: Kein Schritt von einer expandierten Stelle führt dorthin; {!}",
  "Line {}, column {}: {!}.": "Zeile {}, Spalte {}: {!}.",
  '"{}" is not expected here: a line is a place such as "3 4" or "(3, 4)", and may go on with "g=2 h=5 f=7 parent=(2, 4)"':
    "„{}“ gehört nicht hierher: Eine Zeile ist eine Stelle wie „3 4“ oder „(3, 4)“ und darf mit „g=2 h=5 f=7 parent=(2, 4)“ weitergehen",
  'a place is missing: a line begins with x and y, such as "3 4"':
    "eine Stelle fehlt: Eine Zeile beginnt mit x und y, wie „3 4“",
  'a place is missing: a line begins with the id of a node, such as "7"':
    "eine Stelle fehlt: Eine Zeile beginnt mit der Nummer eines Knotens, wie „7“",
  "{} is no number of a place: these are whole, from 0 on":
    "{} ist keine Zahl einer Stelle: Das sind ganze Zahlen von 0 an",
  'a grid, diagonal steps, and "astar" with another estimate and cost than the mistake has':
    "ein Gitter, diagonale Schritte und „astar“ mit anderer Schätzung und anderen Kosten als der Fehler",
  "a grid": "ein Gitter",
  "a grid, and a search from cell to cell": "ein Gitter und eine Suche von Feld zu Feld",
  "a grid with terrain, and a search from cell to cell": "ein Gitter mit Gelände und eine Suche von Feld zu Feld",
  'the algorithm "bidirectional", and the goal test "expanded"':
    "den Algorithmus „bidirectional“ und die Zielprüfung „expanded“",
  'a search from one end, and the goal test "expanded"': "eine Suche von einem Ende und die Zielprüfung „expanded“",
  "a search that opens closed nodes again": "eine Suche, die geschlossene Knoten wieder öffnet",
  'a search from node to node, and not "bfs"': "eine Suche von Knoten zu Knoten und nicht „bfs“",
  'a grid, and "astar"': "ein Gitter und „astar“",
  '"astar"': "„astar“",
  'The mistake "{}" can\'t be made here: it needs {!}.': "Der Fehler „{}“ ist hier nicht möglich: Er braucht {!}.",
  "The run begins at {}, which is neither the start, {}, nor one of the first to come after it.":
    "Der Lauf beginnt bei {}, und das ist weder der Start, {}, noch eine der ersten Stellen danach.",
  "Places are the ids of nodes.": "Stellen sind die Nummern von Knoten.",
  "There is no expansion in this run: give the place of each, in order.":
    "In diesem Lauf ist keine Expansion: Nenne die Stelle von jeder, der Reihe nach.",
  "Line {}: {!}": "Zeile {}: {!}",
  "Expansion {} {} is outside the map: x goes from 0 to {} and y from 0 to {}.":
    "Expansion {} {} liegt außerhalb der Karte: x geht von 0 bis {} und y von 0 bis {}.",
  "Expansion {} (node {}) is outside the map: the number of its nodes is {}, and none has this id.":
    "Expansion {} (Knoten {}) liegt außerhalb der Karte: Sie hat {} Knoten, und keiner hat diese Nummer.",
  "The parent of expansion {} {} is outside the map: x goes from 0 to {} and y from 0 to {}.":
    "Der Vorgänger von Expansion {} {} liegt außerhalb der Karte: x geht von 0 bis {} und y von 0 bis {}.",
  "The parent of expansion {} (node {}) is outside the map: the number of its nodes is {}, and none has this id.":
    "Der Vorgänger von Expansion {} (Knoten {}) liegt außerhalb der Karte: Sie hat {} Knoten, und keiner hat diese Nummer.",
  'the text is empty: a run gives the place of each expansion in a line of its own, such as "{}"':
    "der Text ist leer: Ein Lauf nennt die Stelle jeder Expansion in einer eigenen Zeile, wie „{}“",
  'the text holds no expansion: each is a place, such as "{}", in a line of its own':
    "der Text enthält keine Expansion: Jede ist eine Stelle, wie „{}“, in einer eigenen Zeile",
  '"{}" is not expected here: a line is the id of a node such as "7", and may go on with "g=2 h=5 f=7 parent=6"':
    "„{}“ gehört nicht hierher: Eine Zeile ist die Nummer eines Knotens wie „7“ und darf mit „g=2 h=5 f=7 parent=6“ weitergehen",
  "a line is one expansion, and this one has more numbers than x, y, g, h, f, and x and y of the parent":
    "eine Zeile ist eine Expansion, und diese hat mehr Zahlen als x, y, g, h, f sowie x und y des Vorgängers",
  "a line is one expansion, and this one has more numbers than the id, g, h, f, and the id of the parent":
    "eine Zeile ist eine Expansion, und diese hat mehr Zahlen als die Nummer, g, h, f und die Nummer des Vorgängers",
  'the parent needs x and y, such as "parent=(2, 4)"; without names a line is x, y, g, h, f, and x and y of the parent':
    "der Vorgänger braucht x und y, wie „parent=(2, 4)“; ohne Namen ist eine Zeile x, y, g, h, f sowie x und y des Vorgängers",
  '{} is "{}": it must be a number': "{} ist „{}“: Das muss eine Zahl sein",
  'no place is given here: it is called "at", or "x" and "y"':
    "hier ist keine Stelle genannt: Sie heißt „at“ oder „x“ und „y“",
  'no place is given here: it is called "id"': "hier ist keine Stelle genannt: Sie heißt „id“",
  "{} is no place: a cell is given by x and y, such as [3, 4]":
    "{} ist keine Stelle: Ein Feld wird durch x und y genannt, wie [3, 4]",
  "{} is no place: a node is given by its id, such as 7":
    "{} ist keine Stelle: Ein Knoten wird durch seine Nummer genannt, wie 7",
  "a list of {}": "eine Liste aus {}",
  "a list": "eine Liste",
  "what is in these braces": "was in diesen Klammern steht",
  "a number is expected here: places have whole numbers, from 0 on":
    "hier wird eine Zahl erwartet: Stellen haben ganze Zahlen von 0 an",
  "this row has more values than the header has names, {}":
    "diese Zeile hat mehr Werte, als die Kopfzeile Namen hat, {}",
  'no event of this trace is an expansion: there are such as "{}", and an expansion is called "expand", "expanding" or "close"':
    "kein Ereignis dieser Aufzeichnung ist eine Expansion: Es gibt solche wie „{}“, und eine Expansion heißt „expand“, „expanding“ oder „close“",
  '"{}" is no event: one is such as { type: expanding, x: 3, y: 4 }':
    "„{}“ ist kein Ereignis: Eines ist zum Beispiel { type: expanding, x: 3, y: 4 }",
  "the text ends here, and a value or a closing bracket is missing":
    "der Text endet hier, und ein Wert oder eine schließende Klammer fehlt",
  "brackets stand within brackets, at most {} deep": "Klammern stehen in Klammern, höchstens {} tief",
  'a colon is expected after "{}"': "nach „{}“ wird ein Doppelpunkt erwartet",
  "a comma or '{}' is expected here": "hier wird ein Komma oder „{}“ erwartet",
  "'{}' is not expected here: a number, a text in quotation marks, a list in [ ] or fields in { } would be":
    "„{}“ gehört nicht hierher: Möglich sind eine Zahl, ein Text in Anführungszeichen, eine Liste in [ ] oder Felder in { }",
  "this quotation mark is never closed": "dieses Anführungszeichen wird nie geschlossen",
  "Exercises on A* · Stepstar": "Übungen zu A* · Stepstar",
  "Exercises on A*": "Übungen zu A*",
  "Exercises need JavaScript.": "Übungen brauchen JavaScript.",
  "Other kinds: <0>click the order</0>, <1>fill in g, h and f</1>, <2>who is the parent?</2>, <3>find the mistake</3>, <4>draw the map</4>. <5>For a course</5>. To the <6>lab</6>.":
    "Andere Arten: <0>die Reihenfolge klicken</0>, <1>g, h und f eintragen</1>, <2>wer ist der Vorgänger?</2>, <3>den Fehler finden</3>, <4>die Karte zeichnen</4>. <5>Für einen Kurs</5>. Zum <6>Labor</6>.",
  "A zoo of mistakes · Stepstar": "Ein Zoo der Fehler · Stepstar",
  "A zoo of mistakes": "Ein Zoo der Fehler",
  "These are the mistakes that programs make which are meant to be A*. Each stands on the smallest map that shows it: on the left a search that makes it, on the right one that does not. They are stepped through together. Find out what goes wrong before you open the answer.":
    "Das sind die Fehler von Programmen, die A* sein sollen. Jeder steht auf der kleinsten Karte, die ihn zeigt: links eine Suche, die ihn macht, rechts eine, die ihn nicht macht. Beide gehen im selben Schritt. Finde heraus, was falsch läuft, bevor du die Antwort öffnest.",
  Mistakes: "Fehler",
  "Does your own program make one of them? <0>Check your A*</0>.":
    "Macht dein eigenes Programm einen davon? <0>Prüfe dein A*</0>.",
  "The boards need JavaScript.": "Die Bretter brauchen JavaScript.",
  "Mistake {}": "Fehler {}",
  "With the mistake": "Mit dem Fehler",
  "Without it": "Ohne ihn",
  "The answer": "Die Antwort",
  "What goes wrong?": "Was läuft falsch?",
  "Yes.": "Ja.",
  "No: step through it once more.": "Nein: Gehe sie noch einmal durch.",
  "diagnose calls it {}.": "diagnose nennt ihn {}.",
  "It finds no path, and there is one.": "Sie findet keinen Weg, und es gibt einen.",
  "Its path costs {}, and there is one for {}.": "Ihr Weg kostet {}, und es gibt einen für {}.",
  "It says that its path costs {}, and the best there is costs {}.":
    "Sie sagt, ihr Weg koste {}, und der beste, den es gibt, kostet {}.",
  "Its path is as good, but it expands {} cells in place of {}.":
    "Ihr Weg ist ebenso gut, aber sie expandiert {} Felder statt {}.",
  "It expands {} cells, and a right search {}: here that goes well, elsewhere it does not.":
    "Sie expandiert {} Felder und eine richtige Suche {}: Hier geht das gut, anderswo nicht.",
  "It expands as many cells, in another order.": "Sie expandiert ebenso viele Felder, in anderer Reihenfolge.",
  "Straight steps only": "Nur gerade Schritte",
  "Diagonal steps are allowed": "Diagonale Schritte sind erlaubt",
  "Diagonal steps are allowed where no wall stands beside them":
    "Diagonale Schritte sind erlaubt, wo keine Wand neben ihnen steht",
  "the search begins at both ends": "die Suche beginnt an beiden Enden",
  "h is 0 everywhere": "h ist überall 0",
  "h is the distance as the crow flies": "h ist die Luftlinie",
  "h counts {} times": "h zählt {}-mal",
  "{!}; {!}.": "{!}; {!}.",
  "Straight steps only.": "Nur gerade Schritte.",
  "Diagonal steps are allowed.": "Diagonale Schritte sind erlaubt.",
  "Diagonal steps are allowed where no wall stands beside them.":
    "Diagonale Schritte sind erlaubt, wo keine Wand neben ihnen steht.",
  "On this map {!} gives the same run.": "Auf dieser Karte ergibt {!} denselben Lauf.",
  "On this map {!} give the same run.": "Auf dieser Karte ergeben {!} denselben Lauf.",
  "“{!}” and {!}": "„{!}“ und {!}",
  "“{!}”": "„{!}“",
  "Exercises for your course · Stepstar": "Übungen für deinen Kurs · Stepstar",
  "Exercises for your course": "Übungen für deinen Kurs",
  "Each exercise has a small map, drawn so that every misconception gives a click of its own. Each student gets maps of their own, and a fresh one after each exercise. First answers count; a wrong one is told with its reason.":
    "Jede Übung hat eine kleine Karte, so gezeichnet, dass jede Fehlvorstellung einen eigenen Klick ergibt. Jeder bekommt eigene Karten und nach jeder Übung eine neue. Erste Antworten zählen; zu einer falschen wird der Grund genannt.",
  Compose: "Zusammenstellen",
  "As a learner sees it": "Wie Lernende es sehen",
  "Take it along": "Mitnehmen",
  "Composing needs JavaScript.": "Das Zusammenstellen braucht JavaScript.",
  "Everything happens in this page; names are sent nowhere. A figure without questions is made on the page <0>Embed</0>.":
    "Alles geschieht auf dieser Seite; Namen werden nirgendwohin gesendet. Eine Figur ohne Fragen macht man auf der Seite <0>Einbetten</0>.",
  "after each answer": "nach jeder Antwort",
  "in the end": "am Ende",
  Feedback: "Rückmeldung",
  "Questions on values or parents": "Fragen zu Werten oder Vorgängern",
  "cells cost differently": "Felder kosten verschieden viel",
  "ties: several cells may be right": "Gleichstände: Mehrere Felder können richtig sein",
  "Names or numbers, a line for each: each gets maps of their own (optional)":
    "Namen oder Nummern, je eine Zeile: Jeder bekommt eigene Karten (freiwillig)",
  "The exercise, as a learner sees it": "Die Übung, wie Lernende sie sehen",
  "A link": "Ein Link",
  "the link": "Den Link",
  "A frame for a page of a course": "Ein Rahmen für eine Kursseite",
  "the frame": "Den Rahmen",
  "The frame tells its host marks by SPLICE, and its height.":
    "Der Rahmen meldet seiner Seite Punkte über SPLICE und seine Höhe.",
  "A package for Moodle, Ilias and other systems with SCORM 1.2":
    "Ein Paket für Moodle, Ilias und andere Systeme mit SCORM 1.2",
  "The system says who the student is, so each gets maps of their own; first answers count, and the best exercise is the mark.":
    "Das System sagt, wer übt, und so bekommt jeder eigene Karten; erste Antworten zählen, und die beste Übung ist die Note.",
  "Save the SCORM package": "Das SCORM-Paket speichern",
  "On paper": "Auf Papier",
  "Print the sheets": "Die Blätter drucken",
  "Print the key": "Die Lösungen drucken",
  "The package could not be made.": "Das Paket konnte nicht erstellt werden.",
  "{} can’t be fetched: {}.": "{} lässt sich nicht holen: {}.",
  "A*: {!}": "A*: {!}",
  "A*: {!}: key": "A*: {!}: Lösungen",
  "Name: {}": "Name: {}",
  "Draw walls, and write costs into cells.": "Zeichne Wände und schreibe Kosten in Felder.",
  "Any map that does it: check it with the page “Exercises”.":
    "Jede Karte, die es tut: Prüfe sie mit der Seite „Übungen“.",
  "Number the cells in the order in which A* expands them, the start with 1, until it is done.":
    "Nummeriere die Felder in der Reihenfolge, in der A* sie expandiert, den Start mit 1, bis es fertig ist.",
  "Go through the search with A*.": "Gehe die Suche mit A* durch.",
  "After {} expansions, the last that of {}: g, h and f of {}":
    "Nach {} Expansionen, der letzten von {}: g, h und f von {}",
  "After {} expansions, the last that of {}: the parent of {}":
    "Nach {} Expansionen, der letzten von {}: der Vorgänger von {}",
  "A program that is meant to be A* expanded the cells in this order: {}.":
    "Ein Programm, das A* sein soll, hat die Felder in dieser Reihenfolge expandiert: {}.",
  "Which is the first expansion that no correct A* would make?":
    "Welches ist die erste Expansion, die kein richtiges A* machen würde?",
  "Expansion {}": "Expansion {}",
  "What is its mistake? ☐ {!} ☐ {!} ☐ {!} ☐ {!}": "Was ist ihr Fehler? ☐ {!} ☐ {!} ☐ {!} ☐ {!}",
  "This is a graph: an exercise needs a map of cells.": "Das ist ein Graph: Eine Übung braucht eine Karte aus Feldern.",
  "Until then maps are drawn.": "Bis dahin werden Karten gezeichnet.",
  "A map of your own in place of drawn ones, as text with S and G, or a link from the lab (optional)":
    "Eine eigene Karte statt gezeichneter, als Text mit S und G, oder ein Link aus dem Labor (freiwillig)",
  "The map has {} x {} cells: here it may have up to {}.":
    "Die Karte hat {} × {} Felder: Hier dürfen es bis zu {} sein.",
  "A mistake shows on a small map as well.": "Ein Fehler zeigt sich auch auf einer kleinen Karte.",
  "It is also that of a search {!}.": "Er ist auch der einer Suche, {!}.",
  "The name in the address is {}: did you mean {}? It must be one of {}.":
    "Der Name {} in der Adresse sagt nichts: War {} gemeint? Möglich sind {}.",
  "The name in the address is {}. It must be one of {}.": "Der Name {} in der Adresse sagt nichts. Möglich sind {}.",
  "A tag for a page of your own": "Ein Tag für eine eigene Seite",
  "the tag": "Das Tag",
  "It needs these scripts beside the page. Here the tag is live:":
    "Es braucht diese Skripte neben der Seite. Hier ist das Tag in Aktion:",
};

/** Was Übungen sagen, und wie die bekannten Fehler heißen. */
export const exercise: Texts = {
  "It stops when the goal is opened": "Hält an, wenn das Ziel geöffnet wird",
  "A neighbour that is opened is only a candidate: a cheaper way to it may still come. The goal must be tested where a cell is taken from the open list.":
    "Ein geöffneter Nachbar ist nur ein Kandidat: Es kann noch ein billigerer Weg zu ihm kommen. Das Ziel muss dort geprüft werden, wo ein Feld aus der offenen Liste genommen wird.",
  "It goes on after the goal": "Geht nach dem Ziel weiter",
  "The path is right, but the loop goes on until nothing is open: it expands every cell that it can reach.":
    "Der Weg stimmt, aber die Schleife läuft, bis nichts mehr offen ist: Sie expandiert jedes Feld, das sie erreichen kann.",
  "A cell is finished as soon as it is opened": "Ein Feld ist fertig, sobald es geöffnet wird",
  "Marked as visited where it is put into the open list, a cell keeps the first way to it for ever. It may be marked only where it is taken out.":
    "Wird ein Feld als besucht markiert, wo es in die offene Liste kommt, behält es für immer den ersten Weg. Es darf erst markiert werden, wo es herausgenommen wird.",
  "An open cell keeps its first g": "Ein offenes Feld behält sein erstes g",
  "A cheaper way to a cell that is already open is ignored. Its g and its parent must be replaced.":
    "Ein billigerer Weg zu einem schon offenen Feld wird nicht beachtet. Sein g und sein Vorgänger müssen ersetzt werden.",
  "An open cell keeps its place in the open list": "Ein offenes Feld behält seinen Platz in der offenen Liste",
  "A cheaper way gives the cell a new g and a new parent, but it still waits where its old f put it. It must move, or be put in once more.":
    "Ein billigerer Weg gibt dem Feld ein neues g und einen neuen Vorgänger, aber es wartet noch dort, wohin sein altes f es gestellt hat. Es muss vorrücken oder noch einmal hineinkommen.",
  "A closed cell stays closed": "Ein geschlossenes Feld bleibt geschlossen",
  "With an estimate that is not consistent, a cheaper way to a closed cell can still come. The cell must be opened again, or the estimate be consistent.":
    "Mit einer Schätzung, die nicht konsistent ist, kann noch ein billigerer Weg zu einem geschlossenen Feld kommen. Das Feld muss wieder geöffnet werden, oder die Schätzung muss konsistent sein.",
  "It sorts by h alone": "Ordnet nach h allein",
  "What the way has cost so far counts for nothing: this is greedy search, and it runs into what is dear.":
    "Was der Weg bisher gekostet hat, zählt nichts: Das ist die gierige Suche, und sie läuft in das hinein, was teuer ist.",
  "It sorts by g alone": "Ordnet nach g allein",
  "The estimate counts for nothing: this is Dijkstra’s algorithm. Its path is right, but it looks in every direction.":
    "Die Schätzung zählt nichts: Das ist Dijkstras Algorithmus. Sein Weg stimmt, aber er sucht in alle Richtungen.",
  "Its two sides stop where they meet": "Ihre zwei Seiten halten an, wo sie sich treffen",
  "Searching from both ends, the first cell that both sides know need not be on the best way. They may stop only when nothing open can be part of a cheaper one.":
    "Sucht man von beiden Enden, muss das erste Feld, das beide Seiten kennen, nicht auf dem besten Weg liegen. Sie dürfen erst anhalten, wenn nichts Offenes mehr Teil eines billigeren sein kann.",
  "It pays for the cell it leaves": "Bezahlt das Feld, das sie verlässt",
  "A step costs what the cell entered costs. Here the way into the dear cell is free, and the way out is paid.":
    "Ein Schritt kostet, was das betretene Feld kostet. Hier ist der Weg in das teure Feld umsonst, und der Weg hinaus wird bezahlt.",
  "It takes no notice of terrain": "Achtet nicht auf das Gelände",
  "A step costs what the cell entered costs. Here the expensive cell counts as any other, and the search goes straight through it.":
    "Ein Schritt kostet, was das betretene Feld kostet. Hier zählt das teure Feld wie jedes andere, und die Suche geht mitten hindurch.",
  "Its diagonals cost something else": "Ihre Diagonalen kosten etwas anderes",
  "A diagonal step is √2 long. With 1, or 1.4, or 2 the costs are wrong, and so is the order.":
    "Ein diagonaler Schritt ist √2 lang. Mit 1 oder 1,4 oder 2 sind die Kosten falsch und damit auch die Reihenfolge.",
  "It cuts corners": "Schneidet Ecken",
  "It takes a diagonal step past a wall that the rule forbids, or leaves one out that the rule allows.":
    "Sie macht an einer Wand vorbei einen diagonalen Schritt, den die Regel verbietet, oder lässt einen aus, den die Regel erlaubt.",
  "It counts dx + dy where diagonals are allowed": "Zählt dx + dy, wo Diagonalen erlaubt sind",
  "One diagonal step does the work of two: dx + dy is more than the way costs, so good cells look bad. With diagonals the octile distance is right.":
    "Ein diagonaler Schritt leistet, was zwei leisten: dx + dy ist mehr, als der Weg kostet, und gute Felder sehen schlecht aus. Mit Diagonalen ist der oktile Abstand richtig.",
  "Its estimate has no square root": "Ihrer Schätzung fehlt die Wurzel",
  "dx² + dy² is far more than the way costs. The estimate drowns g, and the search is as good as greedy.":
    "dx² + dy² ist weit mehr, als der Weg kostet. Die Schätzung übertönt g, und die Suche ist so gut wie gierig.",
  "Its estimate is a whole number": "Ihre Schätzung ist eine ganze Zahl",
  "Rounded up, h is more than the way costs; rounded down, different cells look alike. Look for whole-number types where h is worked out.":
    "Aufgerundet ist h mehr, als der Weg kostet; abgerundet sehen verschiedene Felder gleich aus. Suche nach ganzzahligen Typen, wo h berechnet wird.",
  "Its estimate is max(dx, dy)": "Ihre Schätzung ist max(dx, dy)",
  "Never too high, so the path is right: a remark, and no mistake. But it is lower than need be, and more cells are expanded.":
    "Nie zu hoch, und so stimmt der Weg: eine Bemerkung und kein Fehler. Aber sie ist niedriger als nötig, und mehr Felder werden expandiert.",
  "Its map has no border": "Ihre Karte hat keinen Rand",
  "With cells in one long row, the neighbour after the last cell of a row is the first of the next. Each step must be tested against the border.":
    "Liegen die Felder in einer langen Reihe, ist der Nachbar nach dem letzten Feld einer Zeile das erste der nächsten. Jeder Schritt muss gegen den Rand geprüft werden.",
  "It remembers the search before": "Erinnert sich an die Suche davor",
  "What was closed in the last search is closed still, so this one finds another way, or none. g, parent and closed must be reset.":
    "Was in der letzten Suche geschlossen wurde, ist noch geschlossen; so findet diese einen anderen Weg oder keinen. g, Vorgänger und Geschlossenes müssen zurückgesetzt werden.",
  "({})": "({})",
  "({}) or {!}": "({}) oder {!}",
  "The map says neither where to start nor where to go: write S and G into it.":
    "Die Karte sagt weder, wo der Start, noch, wo das Ziel ist: Schreibe S und G hinein.",
  "Click the order": "Die Reihenfolge klicken",
  "Fill in g, h and f": "g, h und f eintragen",
  "Who is the parent?": "Wer ist der Vorgänger?",
  "Find the mistake": "Den Fehler finden",
  "Draw the map": "Die Karte zeichnen",
  "Steps are straight, and h = dx + dy.": "Schritte sind gerade, und h = dx + dy.",
  "Diagonal steps cost √2; h is the octile distance.": "Diagonale Schritte kosten √2; h ist der oktile Abstand.",
  "Diagonal steps cost √2, and pass no wall; h is the octile distance.":
    "Diagonale Schritte kosten √2 und gehen an keiner Wand vorbei; h ist der oktile Abstand.",
  "A digit is what it costs to step onto a cell.": "Eine Ziffer sagt, was ein Schritt auf ein Feld kostet.",
  "Question {} of {}, {} right so far.": "Frage {} von {}, bisher {} richtig.",
  "Question {} of {}.": "Frage {} von {}.",
  "{} of {} right, counting first answers.": "{} von {} richtig, gezählt nach ersten Antworten.",
  "A hint, which costs the point": "Ein Hinweis, der den Punkt kostet",
  "That was all.": "Das war alles.",
  "This is the model answer: step through it.": "Das ist die Musterlösung: Gehe sie durch.",
  "Step through the model answer": "Die Musterlösung durchgehen",
  "Another one": "Noch eine",
  "Right.": "Richtig.",
  "No.": "Nein.",
  "You chose by h alone.": "Du hast nach h allein gewählt.",
  "You chose by g alone.": "Du hast nach g allein gewählt.",
  "You chose as if h were squared.": "Du hast gewählt, als wäre h quadriert.",
  "You chose as if every cell cost the same.": "Du hast gewählt, als kostete jedes Feld gleich viel.",
  "You chose as if one paid for the cell that is left.": "Du hast gewählt, als bezahlte man das verlassene Feld.",
  "The goal is open, but it has not been expanded.": "Das Ziel ist offen, aber noch nicht expandiert.",
  "You went on after the goal.": "Du bist nach dem Ziel weitergegangen.",
  "So goes a search of which this is true: “{!}”.": "So geht eine Suche, für die gilt: „{!}“.",
  "You said {}; right is {}.": "Du hast {} gesagt; richtig ist {}.",
  "nothing more": "nichts mehr",
  "that the search is over": "dass die Suche zu Ende ist",
  "a map": "eine Karte",
  "a map on which they differ": "eine Karte, auf der sie sich unterscheiden",
  "expansion {}": "Expansion {}",
  "g = {}, h = {}, f = {}": "g = {}, h = {}, f = {}",
  "{} of your {} wrong answers are those of a search of which this is true: “{!}”.":
    "{} deiner {} falschen Antworten sind die einer Suche, für die gilt: „{!}“.",
  "Which cell is expanded next? Choose it on the board.":
    "Welches Feld wird als Nächstes expandiert? Wähle es auf dem Brett.",
  "Nothing more: the search is over": "Nichts mehr: Die Suche ist zu Ende",
  "Look where the goal is.": "Sieh, wo das Ziel ist.",
  "It is in row {}, counted from 0 at the top.": "Es ist in Zeile {}, von 0 oben an gezählt.",
  "The cell {} is expanded next.": "Das Feld {} wird als Nächstes expandiert.",
  "What are g, h and f of {} after that? Two decimals are enough.":
    "Was sind danach g, h und f von {}? Zwei Nachkommastellen genügen.",
  "Which cell is then the parent of {}, which is ringed?":
    "Welches Feld ist dann der Vorgänger von {}, das eingekreist ist?",
  "{} is otherwise.": "{} ist anders.",
  "{} and {} are otherwise.": "{} und {} sind anders.",
  "{} and {} and {} are otherwise.": "{}, {} und {} sind anders.",
  "h is {}.": "h ist {}.",
  "Work out g of the cell both ways.": "Rechne g des Feldes auf beiden Wegen aus.",
  "Its g is then {}.": "Sein g ist dann {}.",
  "By way of ({}) the cell ({}) is no cheaper: it keeps g = {} and its parent ({}).":
    "Über ({}) ist das Feld ({}) nicht billiger: Es behält g = {} und seinen Vorgänger ({}).",
  "There it leaves every correct search.": "Dort verlässt sie jede richtige Suche.",
  "Step through it: does it take the cell with the least f?": "Gehe sie durch: Nimmt sie das Feld mit dem kleinsten f?",
  "It goes wrong at expansion {}.": "Sie geht bei Expansion {} falsch.",
  "What is the mistake?": "Was ist der Fehler?",
  "“{!}” would not give this run.": "„{!}“ ergäbe diesen Lauf nicht.",
  "This search makes a mistake.": "Diese Suche macht einen Fehler.",
  "Step through it: which is the first expansion that no correct A* would make?":
    "Gehe sie durch: Welches ist die erste Expansion, die kein richtiges A* machen würde?",
  "It is no earlier than expansion {}.": "Es ist nicht vor Expansion {}.",
  "It is not “{!}”.": "Es ist nicht „{!}“.",
  "The goal has been expanded: the search is over.": "Das Ziel ist expandiert: Die Suche ist zu Ende.",
  "The goal has not been expanded yet, and {} is open with f = {} + {} = {}.":
    "Das Ziel ist noch nicht expandiert, und {} ist offen mit f = {} + {} = {}.",
  "({}) is a wall.": "({}) ist eine Wand.",
  "{} has f = {} + {} = {}, the least of all that are open.":
    "{} hat f = {} + {} = {}, das kleinste von allen offenen.",
  "{} has f = {} + {} = {}, the least of all that are open, as have {} more.":
    "{} hat f = {} + {} = {}, das kleinste von allen offenen, wie noch {} andere.",
  "{} is closed: it has been expanded, and nothing made it cheaper.":
    "{} ist geschlossen: Es wurde expandiert, und nichts hat es billiger gemacht.",
  "{} is not open: no expanded cell leads there.": "{} ist nicht offen: Kein expandiertes Feld führt dorthin.",
  "{} has f = {} + {} = {}, and {} has f = {} + {} = {}.": "{} hat f = {} + {} = {}, und {} hat f = {} + {} = {}.",
  "Draw a map on which a search that sorts its open list by h alone goes otherwise than any correct A*.":
    "Zeichne eine Karte, auf der eine Suche, die ihre offene Liste nach h allein ordnet, anders geht als jedes richtige A*.",
  "Draw a map on which a search that sorts its open list by g alone goes otherwise than any correct A*.":
    "Zeichne eine Karte, auf der eine Suche, die ihre offene Liste nach g allein ordnet, anders geht als jedes richtige A*.",
  "Draw a map on which a search that pays for the cell left in place of the cell entered goes otherwise than any correct A*.":
    "Zeichne eine Karte, auf der eine Suche, die das verlassene statt des betretenen Feldes bezahlt, anders geht als jedes richtige A*.",
  "Draw a map on which a search that never improves a cell that is open goes otherwise than any correct A*.":
    "Zeichne eine Karte, auf der eine Suche, die ein offenes Feld nie verbessert, anders geht als jedes richtige A*.",
  "Draw a map on which greedy search, which goes by h alone, finds a path that is not the cheapest.":
    "Zeichne eine Karte, auf der die gierige Suche, die nach h allein geht, einen Weg findet, der nicht der billigste ist.",
  "Draw a map on which A* with an estimate that counts twice, f = g + 2 h, finds a path that is not the cheapest.":
    "Zeichne eine Karte, auf der A* mit einer Schätzung, die doppelt zählt, f = g + 2 h, einen Weg findet, der nicht der billigste ist.",
  "Walls and dear cells are drawn with the tools above the board.":
    "Wände und teure Felder zeichnet man mit den Werkzeugen über dem Brett.",
  "On this map it goes as a correct A* could.": "Auf dieser Karte geht sie, wie ein richtiges A* gehen könnte.",
  "There is no path at all.": "Es gibt gar keinen Weg.",
  "It finds a cheapest path, which costs {}.": "Sie findet einen billigsten Weg, der {} kostet.",
  "On this map they differ. The cheapest path costs {}.":
    "Auf dieser Karte unterscheiden sie sich. Der billigste Weg kostet {}.",
  "Check my map": "Meine Karte prüfen",
  "A cell that costs 9, straight between start and goal, is a good beginning.":
    "Ein Feld, das 9 kostet, gerade zwischen Start und Ziel, ist ein guter Anfang.",
  "The map has {} x {} cells: for an exercise it may have up to {} x {}.":
    "Die Karte hat {} × {} Felder: Für eine Übung dürfen es bis zu {} × {} sein.",
  "On this map no path leads from the start to the goal.": "Auf dieser Karte führt kein Weg vom Start zum Ziel.",
  "A search of this map expands {} cells: for an exercise it may be up to {}.":
    "Eine Suche auf dieser Karte expandiert {} Felder: Für eine Übung dürfen es bis zu {} sein.",
  "A search of this map is over before there is anything to ask: make the way longer.":
    "Eine Suche auf dieser Karte ist zu Ende, bevor es etwas zu fragen gibt: Mache den Weg länger.",
  "On this map no known mistake expands a wrong cell: add walls or costs.":
    "Auf dieser Karte expandiert kein bekannter Fehler ein falsches Feld: Füge Wände oder Kosten hinzu.",
  "Once more": "Noch einmal",
  "Check my answer": "Meine Antwort prüfen",
  Expansion: "Expansion",
  "A number is missing: write {}.": "Es fehlt eine Zahl: Schreibe {}.",
  "A number is missing: write {} and {}.": "Es fehlen Zahlen: Schreibe {} und {}.",
  "A number is missing: write {} and {} and {}.": "Es fehlen Zahlen: Schreibe {}, {} und {}.",
  "An expansion is a whole number, counted from 1.": "Eine Expansion ist eine ganze Zahl, von 1 an gezählt.",
  "The map needs a start, and a goal in another cell.":
    "Die Karte braucht einen Start und in einem anderen Feld ein Ziel.",
  "Diagonal steps cost √2, and pass one wall at most; h is the octile distance.":
    "Diagonale Schritte kosten √2 und gehen an höchstens einer Wand vorbei; h ist der oktile Abstand.",
  "This is a graph, or has costs above 9: an exercise needs cells that cost 1 to 9.":
    "Das ist ein Graph oder hat Kosten über 9: Eine Übung braucht Felder, die 1 bis 9 kosten.",
};

/** Das Labor der Listen, und wie man ein Brett einbettet. */
export const guides: Texts = {
  Progress: "Fortschritt",
  "The open-list laboratory · Stepstar": "Das Labor der offenen Listen · Stepstar",
  "The open-list laboratory": "Das Labor der offenen Listen",
  "Here are five versions of one search. They expand the same cells in the same order, and differ only in how they keep track of the open and closed ones. What does that cost? First come counts, of comparisons and of moves, which are the same on every machine; then milliseconds, measured in your own browser.":
    "Hier sind fünf Fassungen ein und derselben Suche. Sie expandieren dieselben Felder in derselben Reihenfolge und unterscheiden sich nur darin, wie sie sich die offenen und geschlossenen merken. Was kostet das? Zuerst kommen Zählungen, von Vergleichen und von Verschiebungen, die auf jedem Rechner gleich sind; dann Millisekunden, gemessen in deinem Browser.",
  "The experiment": "Der Versuch",
  "Grids up to": "Gitter bis",
  Estimate: "Schätzung",
  "Stop a run after": "Einen Lauf beenden nach",
  "none: an open field": "keine: eine freie Fläche",
  "20 %, at random": "20 %, zufällig",
  "35 %, at random": "35 %, zufällig",
  "zero (Dijkstra)": "null (Dijkstra)",
  "2 seconds": "2 Sekunden",
  "10 seconds": "10 Sekunden",
  "a minute": "eine Minute",
  "ten minutes": "zehn Minuten",
  "Run it": "Messen",
  "Cancelled. What was measured so far is kept.": "Abgebrochen. Was bisher gemessen wurde, bleibt.",
  "The browser could not run the worker that measures: this page or frame may forbid it.":
    "Der Browser konnte den Worker, der misst, nicht ausführen: Diese Seite oder dieser Rahmen verbietet es vielleicht.",
  "Drawing the first map…": "Die erste Karte wird gezeichnet …",
  "{!}, {} × {}": "{!}, {} × {}",
  "{!}, {} × {}, {} %": "{!}, {} × {}, {} %",
  "A first look, at small grids. Choose larger ones and press “Run it”.":
    "Ein erster Blick auf kleine Gitter. Wähle größere und drücke „Messen“.",
  "Done. The runs that were stopped would have taken about {}.":
    "Fertig. Die abgebrochenen Läufe hätten etwa {} gebraucht.",
  "Done.": "Fertig.",
  "{} h": "{} h",
  "How it grows": "Wie es wächst",
  "Counts: the same everywhere": "Zählungen: überall gleich",
  "Time: in this browser": "Zeit: in diesem Browser",
  "cells expanded": "expandierte Felder",
  "comparisons and moves": "Vergleiche und Verschiebungen",
  milliseconds: "Millisekunden",
  "{} comparisons and moves": "{} Vergleiche und Verschiebungen",
  "{!}: {} expansions, {!}": "{!}: {} Expansionen, {!}",
  "{!}: {} expansions, {!}, expected": "{!}: {} Expansionen, {!}, erwartet",
  "{!} against cells expanded, both on logarithmic scales; the numbers are in the table below":
    "{!} über expandierten Feldern, beide logarithmisch; die Zahlen stehen in der Tabelle darunter",
  Version: "Fassung",
  "Exponent of counts": "Exponent der Zählungen",
  "Exponent of time": "Exponent der Zeit",
  "Node array and heap": "Knoten-Array und Heap",
  "Node array and buckets": "Knoten-Array und Fächer",
  "Node array and sorted list": "Knoten-Array und sortierte Liste",
  "Node array": "Knoten-Array",
  "Two arrays": "Zwei Arrays",
  "a state per node; the open ones in a binary heap": "ein Zustand je Knoten; die offenen in einem binären Heap",
  "a state per node; the open ones in buckets of width 1 in f":
    "ein Zustand je Knoten; die offenen in Fächern der Breite 1 in f",
  "a state per node; the open ones in a linked list in order of f":
    "ein Zustand je Knoten; die offenen in einer verketteten Liste nach f",
  "a state per node; the open ones in an array that is searched for the least f":
    "ein Zustand je Knoten; die offenen in einem Array, in dem das kleinste f gesucht wird",
  "open and closed as plain arrays; both are searched for every neighbour":
    "Offen und Geschlossen als einfache Arrays; beide werden für jeden Nachbarn durchsucht",
  "With exponent 2, twice as many expanded cells cost four times as much. Exponents are fitted by least squares to the four largest sizes; times under 5 ms, in which the browser still compiles the code, are left out.":
    "Beim Exponenten 2 kosten doppelt so viele expandierte Felder viermal so viel. Exponenten sind nach kleinsten Quadraten an die vier größten Karten angepasst; Zeiten unter 5 ms, in denen der Browser den Code noch übersetzt, sind weggelassen.",
  "The runs": "Die Läufe",
  "Table of the runs": "Tabelle der Läufe",
  Grid: "Gitter",
  Remark: "Anmerkung",
  "not begun: would take about {}": "nicht begonnen: würde etwa {} brauchen",
  "stopped at {} %: would take about {}": "bei {} % beendet: würde etwa {} brauchen",
  "stopped at under 1 %: would take about {}": "unter 1 % beendet: würde etwa {} brauchen",
  "The code": "Der Code",
  "This is exactly the code that was measured. “Two arrays” keeps its open nodes as “Node array” does; it differs in the search shown here, which looks for every neighbour in both lists.":
    "Das ist genau der Code, der gemessen wurde. „Zwei Arrays“ hält seine offenen Knoten wie „Knoten-Array“; anders ist die hier gezeigte Suche, die jeden Nachbarn in beiden Listen sucht.",
  "Everything happens in this page; nothing is sent anywhere.":
    "Alles geschieht auf dieser Seite; nichts wird irgendwohin gesendet.",
  Expanded: "Expandiert",
  Comparisons: "Vergleiche",
  "Entries moved": "Verschoben",
  Time: "Zeit",
  "A board on your own page · Stepstar": "Ein Brett auf deiner Seite · Stepstar",
  "A board on your own page": "Ein Brett auf deiner Seite",
  "A board is one tag, with its map as the text inside. In a <0/> the map keeps its rows, so readers without JavaScript still see it. Everything else is an attribute: every option of the search, the step at which the board opens, what the reader may do.":
    "Ein Brett ist ein einziges Tag mit seiner Karte als Text darin. In einem <0/> behält die Karte ihre Zeilen, sodass man sie auch ohne JavaScript sieht. Alles andere ist ein Attribut: jede Option der Suche, der Schritt, bei dem das Brett aufgeht, und was man darauf darf.",
  "To take along": "Zum Mitnehmen",
  "These files have everything inside; there is nothing to install. Or open the <0>lab</0>, put the board there as you want it, and press “Save…” and “For my page…”: it writes the text for HTML, Markdown, MkDocs, Quarto, reveal.js, MyST, Jupyter, PreTeXt, React and Vue, saves the board as one HTML file, or as a SCORM package for Moodle, Ilias and other systems.":
    "In diesen Dateien ist alles enthalten; zu installieren ist nichts. Oder öffne das <0>Labor</0>, richte das Brett dort ein, wie du es willst, und drücke „Speichern …“ und „Für meine Seite …“: Es schreibt den Text für HTML, Markdown, MkDocs, Quarto, reveal.js, MyST, Jupyter, PreTeXt, React und Vue, speichert das Brett als eine HTML-Datei oder als SCORM-Paket für Moodle, Ilias und andere Systeme.",
  "<0><0/></0>: one script for any page, also from <1/>": "<0><0/></0>: ein Skript für jede Seite, auch von <1/>",
  "<0><0/></0>: exercises, beside <1/>": "<0><0/></0>: Übungen, neben <1/>",
  "<0><0/></0>: a module for Jupyter, marimo and MyST": "<0><0/></0>: ein Modul für Jupyter, marimo und MyST",
  "<0><0/></0>: a page for frames; it stays on this site": "<0><0/></0>: eine Seite für Rahmen; sie bleibt hier",
  "With a bundler, or as a module": "Mit einem Bundler oder als Modul",
  "Install the package from a copy of the repository (<0/> there, then <1/> with the file it wrote), import the element once, and use the tag:":
    "Installiere das Paket aus einer Kopie des Repositorys (dort <0/>, dann <1/> mit der Datei, die dabei entstand), importiere das Element einmal und verwende das Tag:",
  "With one script": "Mit einem Skript",
  "Put <0><0/></0> beside your page. It has everything inside, and works from a server as well as in a page opened by double click. It needs no network, sets no cookies and stores nothing.":
    "Lege <0><0/></0> neben deine Seite. Darin ist alles enthalten, und es läuft von einem Server ebenso wie in einer Seite, die per Doppelklick geöffnet wird. Es braucht kein Netz, setzt keine Cookies und speichert nichts.",
  "In a frame": "In einem Rahmen",
  "Draw a map in the <0>lab</0>, copy its link, and change the part before the # to the address of <1><0/></1>, which lies beside the lab. The map, the options, the step and the break points are all in the address.":
    "Zeichne eine Karte im <0>Labor</0>, kopiere ihren Link und ersetze den Teil vor dem # durch die Adresse von <1><0/></1>, das neben dem Labor liegt. Karte, Optionen, Schritt und Haltepunkte stehen alle in der Adresse.",
  "Marks coming back": "Ergebnisse, die zurückkommen",
  "In a frame, the address also says how the board gets on with the course around it. With <0/> first answers are counted, in series of five; the best series is the score. It goes to hosts that speak SPLICE, such as Runestone, PreTeXt and Doenet, together with a small state, so that answers and drawing come back after a reload. <1/> names the activity; <2/> has the browser itself keep the state, which is stored nowhere otherwise.":
    "In einem Rahmen sagt die Adresse auch, wie das Brett mit dem Kurs um es herum auskommt. Mit <0/> werden erste Antworten gezählt, in Reihen zu fünf; die beste Reihe ist das Ergebnis. Es geht an Systeme, die SPLICE sprechen, wie Runestone, PreTeXt und Doenet, zusammen mit einem kleinen Zustand, sodass Antworten und Zeichnung nach dem Neuladen wieder da sind. <1/> benennt die Aufgabe; mit <2/> behält der Browser selbst den Zustand, der sonst nirgends gespeichert wird.",
  "The frame tells its height as <0/> and <1/>; Moodle needs <2/>. Your own page can steer the figure, and hear of it:":
    "Der Rahmen meldet seine Höhe als <0/> und <1/>; Moodle braucht <2/>. Deine eigene Seite kann die Figur steuern und von ihr hören:",
  "<0/> takes <1/>, <2/>, <3/>, <4/>, <5/> and <6/>, each on its own.":
    "<0/> nimmt <1/>, <2/>, <3/>, <4/>, <5/> und <6/>, jedes für sich.",
  Attributes: "Attribute",
  Attribute: "Attribut",
  "What it sets": "Was es einstellt",
  "the map as text, or the address of a file that holds it; without either, the text inside the tag. Any format that the lab saves can be used, including JSON with terrain, way points or a graph":
    "die Karte als Text oder die Adresse einer Datei mit ihr; ohne beides der Text im Tag. Jedes Format geht, das das Labor speichert, auch JSON mit Gelände, Wegpunkten oder einem Graphen",
  "where the path begins, ends and passes: a cell such as <0/>, or the id of a node":
    "wo der Weg beginnt, endet und vorbeikommt: ein Feld wie <0/> oder die Nummer eines Knotens",
  "every option of a search (see the <0>reference</0>), with hyphens: <1/> is <2/>":
    "jede Option einer Suche (siehe die <0>Referenz</0>), mit Bindestrichen: <1/> ist <2/>",
  "the step at which it opens, in whole expansions as the counter below the board has them (<0/>), or in events (<1/>); whether it plays by itself while it is in view, and how many steps per second; with <2/> it plays out of view, too":
    "der Schritt, bei dem es aufgeht, in ganzen Expansionen wie im Zähler unter dem Brett (<0/>) oder in Ereignissen (<1/>); ob es von selbst spielt, solange man es sieht, und wie viele Schritte je Sekunde; mit <2/> spielt es auch außer Sicht",
  "lets the reader draw, and drag the start and the goal": "erlaubt zu zeichnen und Start und Ziel zu ziehen",
  "<0/>; <1/>, which asks the reader what comes next; <2/>, beside a second search with <3/>; or <4/>, which asks, marks and says what was wrong: see the next two rows":
    "<0/>; <1/>, das fragt, was als Nächstes kommt; <2/>, neben einer zweiten Suche mit <3/>; oder <4/>, das fragt, bewertet und sagt, was falsch war: siehe die nächsten zwei Zeilen",
  "of an exercise: what is asked (<0/>, <1/>, <2/>, <3/> or <4/>), about the map inside the tag or, without one, about maps drawn from the seed and the student’s name, other ones for each":
    "einer Übung: was gefragt wird (<0/>, <1/>, <2/>, <3/> oder <4/>), zur Karte im Tag oder ohne eine zu Karten, die aus dem Startwert und dem Namen gezeichnet werden, für jeden andere",
  "of an exercise: whether it says what was right <0/> there is an answer or in the <1/>; how many questions about values or parents; maps with ties; maps on which every cell costs 1; and a name by which the browser keeps answers and marks":
    "einer Übung: ob sie <0/> nach jeder Antwort oder am <1/> sagt, was richtig war; wie viele Fragen zu Werten oder Vorgängern; Karten mit Gleichständen; Karten, auf denen jedes Feld 1 kostet; und ein Name, unter dem der Browser Antworten und Punkte behält",
  "the part of the map to be seen: its left edge, its top and its width, in cells (<0/>); without it all of the map is in view":
    "der sichtbare Teil der Karte: sein linker Rand, sein oberer Rand und seine Breite, in Feldern (<0/>); ohne es ist die ganze Karte zu sehen",
  "how it looks: <0/> shows the board alone, <1/> is in pixels, <2/> chooses the language (<3/>), <4/> is <5/>, <6/> or <7/>":
    "wie es aussieht: <0/> zeigt nur das Brett, <1/> ist in Pixeln, <2/> wählt die Sprache (<3/>), <4/> ist <5/>, <6/> oder <7/>",
  "The same count is in the property <0/>, and in links: <1/>. A link without <2/> is older, and its step counts events.":
    "Dieselbe Zählung steht in der Eigenschaft <0/> und in Links: <1/>. Ein Link ohne <2/> ist älter, und sein Schritt zählt Ereignisse.",
  "If a name is misspelt, or a place is not on the map, the board says which, and what is allowed instead.":
    "Ist ein Name falsch geschrieben oder liegt eine Stelle nicht auf der Karte, sagt das Brett, welche es ist und was stattdessen erlaubt ist.",
  "Attributes are properties too, so the templates of React, Vue, Svelte, Preact and Lit take the tag as it is. What else a page can do with a board, such as <0/>, <1/> or break points, is described in the type <2><0/></2>.":
    "Attribute sind auch Eigenschaften; die Vorlagen von React, Vue, Svelte, Preact und Lit nehmen das Tag daher, wie es ist. Was eine Seite sonst mit einem Brett tun kann, etwa <0/>, <1/> oder Haltepunkte, beschreibt der Typ <2><0/></2>.",
  "The events <0/>, <1/>, <2/>, <3/> and <4/> bubble, so one listener hears all the boards of a page:":
    "Die Ereignisse <0/>, <1/>, <2/>, <3/> und <4/> steigen auf, und so hört ein einziger Listener alle Bretter einer Seite:",
  "In React, Preact, Solid, Svelte, Vue and Angular": "In React, Preact, Solid, Svelte, Vue und Angular",
  "With TypeScript, React has to be told about the tag, once per project:":
    "Mit TypeScript muss man React das Tag einmal je Projekt bekannt machen:",
  "Preact and Solid need the same, for the modules <0/> and <1/>: <2/> is <3/> in Preact, <4/> in Solid. Listeners are <5/>, <6/> and so on.":
    "Preact und Solid brauchen dasselbe, für die Module <0/> und <1/>: <2/> ist <3/> in Preact, <4/> in Solid. Listener heißen <5/>, <6/> und so weiter.",
  "Svelte takes the tag as it is. To have it checked as well:":
    "Svelte nimmt das Tag, wie es ist. Damit es auch geprüft wird:",
  "On a page that a server has rendered, as with Next.js or SvelteKit, write options with hyphens, such as <0/>, and <1/> as text: HTML has neither capitals nor objects. React 19 adds listeners only when it renders the board again; until then a listener on <2/> works.":
    "Auf einer Seite, die ein Server gerendert hat, wie mit Next.js oder SvelteKit, schreibe Optionen mit Bindestrichen, etwa <0/>, und <1/> als Text: HTML kennt weder Großbuchstaben noch Objekte. React 19 setzt Listener erst, wenn es das Brett noch einmal rendert; bis dahin geht ein Listener an <2/>.",
  "Vue has to be told that the tag is not one of your components, or it warns about every one. In <0/>:":
    "Vue muss man sagen, dass das Tag keine deiner Komponenten ist, sonst warnt es bei jedem. In <0/>:",
  "Under <0/>, TypeScript has to be told as well:": "Unter <0/> muss man es auch TypeScript sagen:",
  "In Angular, the component needs <0/>; then <1/> sets a property and <2/> listens.":
    "In Angular braucht die Komponente <0/>; dann setzt <1/> eine Eigenschaft, und <2/> hört zu.",
  "Good to know": "Gut zu wissen",
  "<0>Markdown.</0> Write the tag as above: <1/> on a line of its own, an empty line before and after the tag, and none inside. With Pandoc, Quarto and remark slides, put a <2/> around it, or the tag takes in the rest of the page or loses its map.":
    "<0>Markdown.</0> Schreibe das Tag wie oben: <1/> auf einer eigenen Zeile, eine Leerzeile vor und nach dem Tag und keine darin. Mit Pandoc, Quarto und Folien in remark setze ein <2/> darum, sonst verschluckt das Tag den Rest der Seite oder verliert seine Karte.",
  "<0>MDX.</0> In Docusaurus or Astro, the map is a string, or Markdown would change it: <1/> before the map, <2/> after it.":
    "<0>MDX.</0> In Docusaurus oder Astro ist die Karte ein String, sonst würde Markdown sie ändern: <1/> vor der Karte, <2/> danach.",
  "<0>Sites.</0> MkDocs takes the script by <1/>, Sphinx by <2/>. Docusaurus takes a file that imports the element by <3/>, and VitePress imports it in <4/>. Hugo keeps tags with <5/> under <6/>, Marp with <7/>.":
    "<0>Websites.</0> MkDocs nimmt das Skript durch <1/>, Sphinx durch <2/>. Docusaurus nimmt eine Datei, die das Element importiert, durch <3/>, und VitePress importiert es in <4/>. Hugo behält Tags mit <5/> unter <6/>, Marp mit <7/>.",
  "<0>Links and cards.</0> Inside a link, or a card that can be dragged, an editable board keeps presses and strokes for itself; one that is only watched leaves them to the page, except on its controls.":
    "<0>Links und Karten.</0> In einem Link oder einer Karte, die man ziehen kann, behält ein Brett zum Zeichnen Klicks und Striche für sich; eines zum Ansehen überlässt sie der Seite, außer auf seinen Bedienelementen.",
  "<0>Notebooks.</0> In Jupyter one cell shows <1/>, and those after it <2/>. Exported pages have it all inside.":
    "<0>Notebooks.</0> In Jupyter zeigt eine Zelle <1/> und die danach <2/>. Exportierte Seiten haben alles darin.",
  "<0>Paragraphs.</0> Put the board beside paragraphs, not inside one: HTML ends a <1/> where a <2/> begins, and with more than the board in it, the board would stay empty.":
    "<0>Absätze.</0> Setze das Brett neben Absätze, nicht in einen: HTML beendet ein <1/>, wo ein <2/> beginnt, und stünde mehr als das Brett darin, bliebe das Brett leer.",
  "<0>Slides.</0> <1/> magnifies the controls and the sentence along with the board. If the page makes them small by <2/>, <3/> makes up for it. A key, finger or mouse that the board needs does not turn the slide; only Splide has to be told, by <4/>.":
    "<0>Folien.</0> <1/> vergrößert Bedienelemente und Satz mit dem Brett. Macht die Seite sie durch <2/> klein, gleicht <3/> das aus. Taste, Finger oder Maus, die das Brett braucht, blättern nicht um; nur Splide muss man es sagen, durch <4/>.",
  "<0>Room.</0> A page moves when a script that comes late puts a board where a short text was. Give the board a <1/>, such as <2/>, and keep its room in the page’s style sheet: <3/> A board that can be drawn on needs 3rem more, on a phone 5rem.":
    "<0>Platz.</0> Eine Seite verschiebt sich, wenn ein Skript spät kommt und ein Brett an die Stelle eines kurzen Textes setzt. Gib dem Brett eine <1/>, etwa <2/>, und halte seinen Platz im Stylesheet der Seite frei: <3/> Ein Brett zum Zeichnen braucht 3rem mehr, auf einem Telefon 5rem.",
  "<0>Playing.</0> With <1/> a board begins to play when it comes into view, on a later slide, in a tab or in <2/> too. It stops when it leaves the view, and goes on when it is back.":
    "<0>Abspielen.</0> Mit <1/> beginnt ein Brett zu spielen, wenn es in Sicht kommt, auch auf einer späteren Folie, in einem Reiter oder in <2/>. Es hält an, wenn es aus der Sicht gerät, und geht weiter, wenn es wieder da ist.",
  "<0>Printing.</0> On paper a board appears at its present step, in light colours, with its sentence and without controls.":
    "<0>Drucken.</0> Auf Papier erscheint ein Brett in seinem jetzigen Schritt, in hellen Farben, mit seinem Satz und ohne Bedienelemente.",
  "<0>Files.</0> A page opened by double click may not read other files: put the map inside the tag, not into <1/>.":
    "<0>Dateien.</0> Eine per Doppelklick geöffnete Seite darf keine anderen Dateien lesen: Schreibe die Karte in das Tag, nicht in <1/>.",
  "<0>Sandboxed frames.</0> They need <1/>; for <2/>, or with a module, also <3/>, unless the server sends <4/>. Without these the map is shown as text.":
    "<0>Rahmen mit Sandbox.</0> Sie brauchen <1/>; für <2/> oder mit einem Modul auch <3/>, wenn der Server nicht <4/> sendet. Ohne das ist die Karte als Text zu sehen.",
  "<0>Content-Security-Policy.</0> For a board with its map inside the tag, this is enough: <1/> Inline styles need not be allowed; <2/> needs <3/> for the address of the map.":
    "<0>Content-Security-Policy.</0> Für ein Brett mit seiner Karte im Tag genügt das: <1/> Inline-Styles müssen nicht erlaubt sein; <2/> braucht <3/> für die Adresse der Karte.",
  "<0>Component tests.</0> In jsdom and happy-dom, which draw nothing, a board stays text: it does not search, and sends no events. In a real browser, such as Vitest’s browser mode, everything works.":
    "<0>Tests von Komponenten.</0> In jsdom und happy-dom, die nichts zeichnen, bleibt ein Brett Text: Es sucht nicht und sendet keine Ereignisse. In einem echten Browser, wie im Browser-Modus von Vitest, geht alles.",
  "<0>Language.</0> All of it can be in another language: controls, sentences, mistakes. <1/> on the board or the page chooses, and the words are fetched only then: put the file of the language beside <2/>, which finds it there; a page that has no files beside it, or a strict list of scripts, lists it before <3/>. With npm there is nothing to do. The files: <4/>":
    "<0>Sprache.</0> Alles geht auch in einer anderen Sprache: Bedienelemente, Sätze, Fehler. <1/> am Brett oder an der Seite wählt sie, und erst dann werden die Wörter geholt: Lege die Datei der Sprache neben <2/>, das sie dort findet; eine Seite ohne Dateien neben sich oder mit einer strengen Liste von Skripten nennt sie vor <3/>. Mit npm ist nichts zu tun. Die Dateien: <4/>",
  "All boards on a page share one engine. A board that is removed frees its memory.":
    "Alle Bretter einer Seite teilen sich einen Rechenkern. Ein entferntes Brett gibt seinen Speicher frei.",
};

/** Was an einem Link oder einer Nachricht nicht stimmt. */
export const links: Texts = {
  "The link says {}, which means nothing here: {!}.": "Im Link steht {}, was hier nichts bedeutet: {!}.",
  "The link says {}, which mean nothing here: {!}.": "Im Link stehen {}, die hier nichts bedeuten: {!}.",
  "The link says {}, which means nothing here: {!}. The link names {}, which this map doesn't have.":
    "Im Link steht {}, was hier nichts bedeutet: {!}. Der Link nennt {}; das gibt es auf dieser Karte nicht.",
  "The link says {}, which mean nothing here: {!}. The link names {}, which this map doesn't have.":
    "Im Link stehen {}, die hier nichts bedeuten: {!}. Der Link nennt {}; das gibt es auf dieser Karte nicht.",
  "check the spelling": "Prüfe die Schreibweise",
  'it may be "watch", "compare" or "predict"': "Möglich sind „watch“, „compare“ und „predict“",
  "it may be left, top and width, such as 0,0,24": "Möglich sind links, oben und Breite, etwa „0,0,24“",
  "it may be true or false": "Möglich sind true und false",
  "it may be {}": "Möglich ist {}",
  '"{}" and "{}"': "„{}“ und „{}“",
  '"{}" and "{}" and "{}"': "„{}“, „{}“ und „{}“",
  '"{}", "{}", "{}" and {} more': "„{}“, „{}“, „{}“ und {} weitere",
  "The link names {}, which this map doesn't have.": "Der Link nennt {}; das gibt es auf dieser Karte nicht.",
  "({}) and ({})": "({}) und ({})",
  "({}) and ({}) and ({})": "({}), ({}) und ({})",
  "({}), ({}), ({}) and {} more places": "({}), ({}), ({}) und {} weitere Stellen",
  "node {} and node {}": "Knoten {} und Knoten {}",
  "node {} and node {} and node {}": "Knoten {}, Knoten {} und Knoten {}",
  "node {}, node {}, node {} and {} more places": "Knoten {}, Knoten {}, Knoten {} und {} weitere Stellen",
  'The link says "{}" where the size of a map belongs, such as "24x16": each side is a whole number from 1 to 4096.':
    "Im Link steht „{}“, wo die Größe einer Karte hingehört, etwa „24x16“: Jede Seite ist eine ganze Zahl von 1 bis 4096.",
  'The link says "{}" where a step belongs: a whole number of expansions, such as 96, or of events, such as e206.':
    "Im Link steht „{}“, wo ein Schritt hingehört: eine ganze Zahl von Expansionen, etwa 96, oder von Ereignissen, etwa e206.",
  'The link says "{}" where a break point belongs, such as "8,5,closes".':
    "Im Link steht „{}“, wo ein Haltepunkt hingehört, etwa „8,5,closes“.",
  'The link says "{}" where a place belongs, such as 4,7.': "Im Link steht „{}“, wo eine Stelle hingehört, etwa „4,7“.",
  'The link says "{}" where a number belongs.': "Im Link steht „{}“, wo eine Zahl hingehört.",
  "The link is cut off or was changed: its map can't be read.":
    "Der Link ist abgeschnitten oder verändert: Seine Karte lässt sich nicht lesen.",
  "The link was changed: its map can't be read.": "Der Link ist verändert: Seine Karte lässt sich nicht lesen.",
  'The link asks for the example "{}", which is not on the shelf.':
    "Der Link verlangt das Beispiel „{}“, das es hier nicht gibt.",
  'The link asks for the map "{}", which no generator here draws.':
    "Der Link verlangt die Karte „{}“, die kein Generator hier zeichnet.",
  "The link asks for a map of {}: each side is a whole number from 1 to 4096.":
    "Der Link verlangt eine Karte von {}: Jede Seite ist eine ganze Zahl von 1 bis 4096.",
  "The map of {} cells was too large for its link: a board shows it from a file, by src.":
    "Die Karte von {} Feldern war zu groß für ihren Link: Ein Brett zeigt sie aus einer Datei, durch src.",
  "The map of {} cells was too large for its address, and this tab has not kept it: save such a map as a file.":
    "Die Karte von {} Feldern war zu groß für ihre Adresse, und dieser Tab hat sie nicht behalten: Speichere solch eine Karte als Datei.",
  "stepstar.set has version {}: this figure knows version {}.":
    "stepstar.set hat Version {}: Diese Figur kennt Version {}.",
  'stepstar.set has "{}" {}: it must be {!}.': "stepstar.set hat „{}“ {}: Es muss {!} sein.",
  "the text of a map": "der Text einer Karte",
  "an object of options": "ein Objekt mit Optionen",
  'a whole number of steps, or a text such as "e12"': "eine ganze Zahl von Schritten oder ein Text wie „e12“",
  "true or false": "true oder false",
  "the name of a mode": "der Name eines Modus",
  'a language such as "de"': "eine Sprache wie „de“",
};
