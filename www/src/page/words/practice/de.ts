/** Prüfen, der Zoo der Fehler und die Übungen auf Deutsch, nach ihrem englischen Text. */
import type { Texts } from "../../translator.js";

export const texts: Texts = {
  "It stops when the goal is opened": "Hält an, wenn das Ziel geöffnet wird",
  "A neighbour that is opened is only a candidate: a cheaper way to it may still come. The goal must be tested where a cell is taken from the open list.":
    "Ein geöffneter Nachbar ist nur ein Kandidat: Es kann noch ein billigerer Weg zu ihm kommen. Das Ziel muss dort geprüft werden, wo ein Feld aus der offenen Liste genommen wird.",
  "that ends as soon as the goal is opened": "die endet, sobald das Ziel geöffnet wird",
  "Look at where the goal is tested: that belongs where a cell is taken from the open list, not where a neighbour is looked at.":
    "Sieh nach, wo das Ziel geprüft wird: Das gehört dorthin, wo ein Feld aus der offenen Liste genommen wird, nicht dorthin, wo ein Nachbar angesehen wird.",
  "stops-when-opened": "stops-when-opened",
  "It goes on after the goal": "Geht nach dem Ziel weiter",
  "The path is right, but the loop goes on until nothing is open: it expands every cell that it can reach.":
    "Der Weg stimmt, aber die Schleife läuft, bis nichts mehr offen ist: Sie expandiert jedes Feld, das sie erreichen kann.",
  "that goes on after the goal has been expanded": "die weitergeht, nachdem das Ziel expandiert ist",
  "Look at where the loop ends: when the goal is taken from the open list, the search is done.":
    "Sieh nach, wo die Schleife endet: Wenn das Ziel aus der offenen Liste genommen wird, ist die Suche fertig.",
  "no-stop": "no-stop",
  "A cell is finished as soon as it is opened": "Ein Feld ist fertig, sobald es geöffnet wird",
  "Marked as visited where it is put into the open list, a cell keeps the first way to it for ever. It may be marked only where it is taken out.":
    "Wird ein Feld als besucht markiert, wo es in die offene Liste kommt, behält es für immer den ersten Weg. Es darf erst markiert werden, wo es herausgenommen wird.",
  "in which a cell is finished as soon as it is opened": "in der ein Feld fertig ist, sobald es geöffnet wird",
  "Look at where cells are marked as visited: that belongs where one is taken from the open list, not where it is put in.":
    "Sieh nach, wo Felder als besucht markiert werden: Das gehört dorthin, wo eines aus der offenen Liste genommen wird, nicht dorthin, wo es hineinkommt.",
  "closed-when-opened": "closed-when-opened",
  "An open cell keeps its first g": "Ein offenes Feld behält sein erstes g",
  "A cheaper way to a cell that is already open is ignored. Its g and its parent must be replaced.":
    "Ein billigerer Weg zu einem schon offenen Feld wird nicht beachtet. Sein g und sein Vorgänger müssen ersetzt werden.",
  "in which an open cell that is reached more cheaply keeps its old g and parent":
    "in der ein offenes Feld, das billiger erreicht wird, sein altes g und seinen Vorgänger behält",
  "Look at what happens to a neighbour that is already open: if the new g is lower, g and parent must be replaced.":
    "Sieh nach, was mit einem schon offenen Nachbarn geschieht: Ist das neue g kleiner, müssen g und Vorgänger ersetzt werden.",
  "no-decrease": "no-decrease",
  "An open cell keeps its place in the open list": "Ein offenes Feld behält seinen Platz in der offenen Liste",
  "A cheaper way gives the cell a new g and a new parent, but it still waits where its old f put it. It must move, or be put in once more.":
    "Ein billigerer Weg gibt dem Feld ein neues g und einen neuen Vorgänger, aber es wartet noch dort, wohin sein altes f es gestellt hat. Es muss vorrücken oder noch einmal hineinkommen.",
  "in which an open cell that is reached more cheaply keeps its old place in the open list":
    "in der ein offenes Feld, das billiger erreicht wird, seinen alten Platz in der offenen Liste behält",
  "Look at what happens after g of an open cell was lowered: it must move in the open list, or be put in again.":
    "Sieh nach, was geschieht, nachdem g eines offenen Feldes gesunken ist: Es muss in der offenen Liste vorrücken oder noch einmal hineinkommen.",
  "stale-f": "stale-f",
  "A closed cell stays closed": "Ein geschlossenes Feld bleibt geschlossen",
  "With an estimate that is not consistent, a cheaper way to a closed cell can still come. The cell must be opened again, or the estimate be consistent.":
    "Mit einer Schätzung, die nicht konsistent ist, kann noch ein billigerer Weg zu einem geschlossenen Feld kommen. Das Feld muss wieder geöffnet werden, oder die Schätzung muss konsistent sein.",
  "in which a closed cell stays closed when it is reached more cheaply, though the estimate is not consistent":
    "in der ein geschlossenes Feld, das billiger erreicht wird, geschlossen bleibt, obwohl die Schätzung nicht konsistent ist",
  "Look at what happens to a neighbour that is closed: if the new g is lower, it must be opened again; or use a consistent estimate.":
    "Sieh nach, was mit einem geschlossenen Nachbarn geschieht: Ist das neue g kleiner, muss er wieder geöffnet werden; oder nimm eine konsistente Schätzung.",
  "never-reopens": "never-reopens",
  "It sorts by h alone": "Ordnet nach h allein",
  "What the way has cost so far counts for nothing: this is greedy search, and it runs into what is dear.":
    "Was der Weg bisher gekostet hat, zählt nichts: Das ist die gierige Suche, und sie läuft in das hinein, was teuer ist.",
  "that orders the open list by h alone: greedy search": "die die offene Liste nach h allein ordnet: die gierige Suche",
  "Look at the key of the open list: it must be g + h.":
    "Sieh auf den Schlüssel der offenen Liste: Er muss g + h sein.",
  "h-only": "h-only",
  "It sorts by g alone": "Ordnet nach g allein",
  "The estimate counts for nothing: this is Dijkstra’s algorithm. Its path is right, but it looks in every direction.":
    "Die Schätzung zählt nichts: Das ist Dijkstras Algorithmus. Sein Weg stimmt, aber er sucht in alle Richtungen.",
  "that orders the open list by g alone: Dijkstra's algorithm":
    "die die offene Liste nach g allein ordnet: Dijkstras Algorithmus",
  "Look at the key of the open list: it must be g + h, and h must not be 0 everywhere.":
    "Sieh auf den Schlüssel der offenen Liste: Er muss g + h sein, und h darf nicht überall 0 sein.",
  "g-only": "g-only",
  "Its two sides stop where they meet": "Ihre zwei Seiten halten an, wo sie sich treffen",
  "Searching from both ends, the first cell that both sides know need not be on the best way. They may stop only when nothing open can be part of a cheaper one.":
    "Sucht man von beiden Enden, muss das erste Feld, das beide Seiten kennen, nicht auf dem besten Weg liegen. Sie dürfen erst anhalten, wenn nichts Offenes mehr Teil eines billigeren sein kann.",
  "from both ends that stops where its sides first meet":
    "von beiden Enden, die anhält, wo sich ihre Seiten zuerst treffen",
  "Look at where the loop ends: not before no open cell of either side can be part of a cheaper way.":
    "Sieh nach, wo die Schleife endet: nicht bevor kein offenes Feld einer Seite mehr Teil eines billigeren Weges sein kann.",
  "meets-too-early": "meets-too-early",
  "It pays for the cell it leaves": "Bezahlt das Feld, das sie verlässt",
  "A step costs what the cell entered costs. Here the way into the dear cell is free, and the way out is paid.":
    "Ein Schritt kostet, was das betretene Feld kostet. Hier ist der Weg in das teure Feld umsonst, und der Weg hinaus wird bezahlt.",
  "in which a step costs what the cell left costs, and not the cell entered":
    "in der ein Schritt kostet, was das verlassene Feld kostet, und nicht das betretene",
  "Look at what is added to g: the cost of the neighbour, not that of the current cell.":
    "Sieh nach, was zu g gezählt wird: die Kosten des Nachbarn, nicht die des jetzigen Feldes.",
  "terrain-leaving": "terrain-leaving",
  "Its diagonals cost something else": "Ihre Diagonalen kosten etwas anderes",
  "A diagonal step is √2 long. With 1, or 1.4, or 2 the costs are wrong, and so is the order.":
    "Ein diagonaler Schritt ist √2 lang. Mit 1, 1,4 oder 2 sind die Kosten falsch und damit auch die Reihenfolge.",
  "in which a diagonal step costs something else": "in der ein diagonaler Schritt etwas anderes kostet",
  "Look at what is added to g for a diagonal step.": "Sieh nach, was für einen diagonalen Schritt zu g gezählt wird.",
  "wrong-diagonal-cost": "wrong-diagonal-cost",
  "It cuts corners": "Schneidet Ecken",
  "It takes a diagonal step past a wall that the rule forbids, or leaves one out that the rule allows.":
    "Sie macht an einer Wand vorbei einen diagonalen Schritt, den die Regel verbietet, oder lässt einen aus, den die Regel erlaubt.",
  "that takes other diagonal steps past walls than the rule allows":
    "die an Wänden vorbei andere diagonale Schritte macht, als die Regel erlaubt",
  "Look at how the two cells beside a diagonal step are tested.":
    "Sieh nach, wie die zwei Felder neben einem diagonalen Schritt geprüft werden.",
  "corner-cut": "corner-cut",
  "It counts dx + dy where diagonals are allowed": "Zählt dx + dy, wo Diagonalen erlaubt sind",
  "One diagonal step does the work of two: dx + dy is more than the way costs, so good cells look bad. With diagonals the octile distance is right.":
    "Ein diagonaler Schritt leistet, was zwei leisten: dx + dy ist mehr, als der Weg kostet, und gute Felder sehen schlecht aus. Mit Diagonalen ist der oktile Abstand richtig.",
  "that estimates by dx + dy, which is more than the true cost where diagonal steps are possible":
    "die mit dx + dy schätzt, was mehr ist als die wahren Kosten, wo diagonale Schritte möglich sind",
  "Look at the estimate: with diagonal steps it is max(dx, dy) + (√2 - 1) · min(dx, dy).":
    "Sieh auf die Schätzung: Mit diagonalen Schritten ist sie max(dx, dy) + (√2 - 1) · min(dx, dy).",
  "manhattan-with-diagonals": "manhattan-with-diagonals",
  "Its estimate has no square root": "Ihrer Schätzung fehlt die Wurzel",
  "dx² + dy² is far more than the way costs. The estimate drowns g, and the search is as good as greedy.":
    "dx² + dy² ist weit mehr, als der Weg kostet. Die Schätzung übertönt g, und die Suche ist so gut wie gierig.",
  "that estimates by dx² + dy², far more than the true cost":
    "die mit dx² + dy² schätzt, weit mehr als die wahren Kosten",
  "Look at the estimate: the square root is missing.": "Sieh auf die Schätzung: Es fehlt die Quadratwurzel.",
  "squared-euclid": "squared-euclid",
  "Its estimate is a whole number": "Ihre Schätzung ist eine ganze Zahl",
  "Rounded up, h is more than the way costs; rounded down, different cells look alike. Look for whole-number types where h is worked out.":
    "Aufgerundet ist h mehr, als der Weg kostet; abgerundet sehen verschiedene Felder gleich aus. Suche nach ganzzahligen Typen, wo h berechnet wird.",
  "whose estimate is rounded to a whole number": "deren Schätzung auf eine ganze Zahl gerundet ist",
  "Look for whole-number types and for rounding where h is worked out.":
    "Suche nach ganzzahligen Typen und nach Rundung, wo h berechnet wird.",
  "euclid-truncated": "euclid-truncated",
  "Its estimate is max(dx, dy)": "Ihre Schätzung ist max(dx, dy)",
  "Never too high, so the path is right: a remark, and no mistake. But it is lower than need be, and more cells are expanded.":
    "Nie zu hoch, und so stimmt der Weg: eine Bemerkung und kein Fehler. Aber sie ist niedriger als nötig, und mehr Felder werden expandiert.",
  "that estimates by the larger of dx and dy, which is never too high but lower than need be":
    "die mit dem Größeren von dx und dy schätzt, was nie zu hoch ist, aber niedriger als nötig",
  "Look at the estimate: max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe, and expands fewer cells.":
    "Sieh auf die Schätzung: max(dx, dy) + (√2 - 1) · min(dx, dy) ist ebenso sicher und expandiert weniger Felder.",
  "max-octile": "max-octile",
  "Its map has no border": "Ihre Karte hat keinen Rand",
  "With cells in one long row, the neighbour after the last cell of a row is the first of the next. Each step must be tested against the border.":
    "Liegen die Felder in einer langen Reihe, ist der Nachbar nach dem letzten Feld einer Zeile das erste der nächsten. Jeder Schritt muss gegen den Rand geprüft werden.",
  "that reads the map wrongly: ends of rows joined, x and y swapped, or a row or column at the border left out":
    "die die Karte falsch liest: Zeilenenden verbunden, x und y vertauscht oder eine Zeile oder Spalte am Rand ausgelassen",
  "Look at how neighbours are tested against the border, and at the order of x and y where the map is read.":
    "Sieh nach, wie Nachbarn gegen den Rand geprüft werden, und auf die Reihenfolge von x und y, wo die Karte gelesen wird.",
  "wraps-around": "wraps-around",
  "It remembers the search before": "Erinnert sich an die Suche davor",
  "What was closed in the last search is closed still, so this one finds another way, or none. g, parent and closed must be reset.":
    "Was in der letzten Suche geschlossen wurde, ist noch geschlossen; so findet diese einen anderen Weg oder keinen. g, Vorgänger und Geschlossenes müssen zurückgesetzt werden.",
  "that still knows the closed cells of the search before": "die noch die geschlossenen Felder der Suche davor kennt",
  "Look at what is kept between two searches: g, parent and closed must be reset, or kept apart from the map.":
    "Sieh nach, was zwischen zwei Suchen bleibt: g, Vorgänger und Geschlossenes müssen zurückgesetzt oder getrennt von der Karte gehalten werden.",
  "dirty-map": "dirty-map",
  '"{!}"': "„{!}“",
  '"{!}" or {!}': "„{!}“ oder {!}",
  '"{!}", {!}': "„{!}“, {!}",
  '"{!}" or {} others': "„{!}“ oder {} andere",
  "({})": "({})",
  "({}) or {!}": "({}) oder {!}",
  "({}), {!}": "({}), {!}",
  "({}) and {} more": "({}) und {} weitere",
  "node {} or {!}": "Knoten {} oder {!}",
  "node {}, {!}": "Knoten {}, {!}",
  "node {} and {} more": "Knoten {} und {} weitere",
  "Check your A* · Stepstar": "Prüfe dein A* · Stepstar",
  "To the content": "Zum Inhalt",
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
  "diagonal past one wall": "diagonal an einer Wand vorbei",
  "diagonal past no wall": "diagonal, nie an einer Wand vorbei",
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
    "Die Karte hat {} x {} Felder: Hier dürfen es bis zu {} sein. Ein Fehler zeigt sich auch auf einer kleinen Karte.",
  "The map says neither where to start nor where to go: write S and G into it.":
    "Die Karte sagt weder, wo der Start, noch, wo das Ziel ist: Schreibe S und G hinein.",
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
    "Links umringt ist, was dein Programm nahm, {}; ein richtiges nimmt {}.",
  "Ringed on the left is what your program took, {}.": "Links umringt ist, was dein Programm nahm, {}.",
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
  "This is no run from {} on this map: it begins at {}, which is neither the start nor one of the first to come after it.":
    "Das ist kein Lauf von {} auf dieser Karte: Er beginnt bei {}, und das ist weder der Start noch eine der ersten Stellen danach.",
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
  "There is no expansion in this run: each line gives the place of one.":
    "In diesem Lauf ist keine Expansion: Jede Zeile nennt die Stelle von einer.",
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
  "Line {}: Expansion {} {} is outside the map: x goes from 0 to {} and y from 0 to {}.":
    "Zeile {}: Expansion {} {} liegt außerhalb der Karte: x geht von 0 bis {} und y von 0 bis {}.",
  "the text holds no run: it is empty": "der Text enthält keinen Lauf: Er ist leer",
  "the text holds no expansion": "der Text enthält keine Expansion",
  "the parent must be a place, too": "auch der Vorgänger muss eine Stelle sein",
  "{} must be a number": "{} muss eine Zahl sein",
  "Exercises on A* · Stepstar": "Übungen zu A* · Stepstar",
  "Exercises on A*": "Übungen zu A*",
  "Exercises need JavaScript.": "Übungen brauchen JavaScript.",
  "Other kinds: <0>click the order</0>, <1>fill in g, h and f</1>, <2>who is the parent?</2>, <3>find the mistake</3>, <4>draw the map</4>. <5>For a course</5>. To the <6>lab</6>.":
    "Andere Arten: <0>die Reihenfolge klicken</0>, <1>g, h und f eintragen</1>, <2>wer ist der Vorgänger?</2>, <3>den Fehler finden</3>, <4>die Karte zeichnen</4>. <5>Für einen Kurs</5>. Zum <6>Labor</6>.",
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
  "Step through the model answer": "Die Musterlösung durchgehen",
  "Another one": "Noch eine",
  "Right.": "Richtig.",
  "No.": "Nein.",
  "You chose by h alone.": "Du hast nach h allein gewählt.",
  "You chose by g alone.": "Du hast nach g allein gewählt.",
  "You chose as if h were squared.": "Du hast gewählt, als wäre h quadriert.",
  "You chose as if one paid for the cell that is left.": "Du hast gewählt, als bezahlte man das verlassene Feld.",
  "The goal is open, but it has not been expanded.": "Das Ziel ist offen, aber noch nicht expandiert.",
  "You went on after the goal.": "Du bist nach dem Ziel weitergegangen.",
  "So goes a search of which this is true: “{!}”.": "So geht eine Suche, für die gilt: „{!}“.",
  "You said {}; right is {}.": "Du hast {} gesagt; richtig ist {}.",
  nothing: "nichts",
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
    "Welches Feld ist dann der Vorgänger von {}, das umringt ist?",
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
  "Expansion <0/>": "Expansion <0/>",
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
  "<0/>{!}": "<0/>{!}",
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
    "Jede Übung hat eine kleine Karte, so gezeichnet, dass jedes Missverständnis einen eigenen Klick ergibt. Jeder bekommt eigene Karten und nach jeder Übung eine neue. Erste Antworten zählen; eine falsche wird mit ihrem Grund genannt.",
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
  "Draw walls, and write costs into cells.": "Zeichne Wände, und schreibe Kosten in Felder.",
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
  "The map has {} x {} cells: for an exercise it may have up to {} x {}.":
    "Die Karte hat {} x {} Felder: Für eine Übung dürfen es bis zu {} x {} sein.",
  "On this map no path leads from the start to the goal.": "Auf dieser Karte führt kein Weg vom Start zum Ziel.",
  "A search of this map expands {} cells: for an exercise it may be up to {}.":
    "Eine Suche auf dieser Karte expandiert {} Felder: Für eine Übung dürfen es bis zu {} sein.",
  "A search of this map is over before there is anything to ask: make the way longer.":
    "Eine Suche auf dieser Karte ist zu Ende, bevor es etwas zu fragen gibt: Mache den Weg länger.",
  "On this map no known mistake expands a wrong cell: add walls or costs.":
    "Auf dieser Karte expandiert kein bekannter Fehler ein falsches Feld: Füge Wände oder Kosten hinzu.",
  "Once more": "Noch einmal",
  "This is a graph: an exercise needs a map of cells.": "Das ist ein Graph: Eine Übung braucht eine Karte aus Feldern.",
  "Until then maps are drawn.": "Bis dahin werden Karten gezeichnet.",
  "A map of your own in place of drawn ones, as text with S and G, or a link from the lab (optional)":
    "Eine eigene Karte statt gezeichneter, als Text mit S und G, oder ein Link aus dem Labor (freiwillig)",
  "The map has {} x {} cells: here it may have up to {}.":
    "Die Karte hat {} x {} Felder: Hier dürfen es bis zu {} sein.",
  "A mistake shows on a small map as well.": "Ein Fehler zeigt sich auch auf einer kleinen Karte.",
  "It is also that of a search {!}.": "Er ist auch der einer Suche, {!}.",
};
