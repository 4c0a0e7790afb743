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
  "It is also that of a search {!}.": "Er ist auch der einer Suche, {!}.",
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
};
