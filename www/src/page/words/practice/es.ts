/** La comprobación, el zoo de los errores y los ejercicios en español, por su texto en inglés. */
import type { Texts } from "../../translator.js";

export const texts: Texts = {
  "It stops when the goal is opened": "Se detiene cuando se abre la meta",
  "A neighbour that is opened is only a candidate: a cheaper way to it may still come. The goal must be tested where a cell is taken from the open list.":
    "Un vecino que se abre es solo un candidato: aún puede llegar un camino más barato. La meta debe comprobarse donde se saca una casilla de la lista abierta.",
  "that ends as soon as the goal is opened": "que termina en cuanto se abre la meta",
  "Look at where the goal is tested: that belongs where a cell is taken from the open list, not where a neighbour is looked at.":
    "Mira dónde se comprueba la meta: debe ser donde se saca una casilla de la lista abierta, no donde se mira un vecino.",
  "stops-when-opened": "stops-when-opened",
  "It goes on after the goal": "Sigue después de la meta",
  "The path is right, but the loop goes on until nothing is open: it expands every cell that it can reach.":
    "El camino es correcto, pero el bucle sigue hasta que no queda nada abierto: expande todas las casillas que puede alcanzar.",
  "that goes on after the goal has been expanded": "que sigue después de expandir la meta",
  "Look at where the loop ends: when the goal is taken from the open list, the search is done.":
    "Mira dónde termina el bucle: cuando se saca la meta de la lista abierta, la búsqueda ha acabado.",
  "no-stop": "no-stop",
  "A cell is finished as soon as it is opened": "Una casilla está acabada en cuanto se abre",
  "Marked as visited where it is put into the open list, a cell keeps the first way to it for ever. It may be marked only where it is taken out.":
    "Si se marca como visitada donde entra en la lista abierta, una casilla conserva para siempre el primer camino. Solo puede marcarse donde se saca.",
  "in which a cell is finished as soon as it is opened": "en la que una casilla está acabada en cuanto se abre",
  "Look at where cells are marked as visited: that belongs where one is taken from the open list, not where it is put in.":
    "Mira dónde se marcan las casillas como visitadas: debe ser donde se saca una de la lista abierta, no donde se mete.",
  "closed-when-opened": "closed-when-opened",
  "An open cell keeps its first g": "Una casilla abierta conserva su primer g",
  "A cheaper way to a cell that is already open is ignored. Its g and its parent must be replaced.":
    "Se ignora un camino más barato a una casilla que ya está abierta. Hay que sustituir su g y su padre.",
  "in which an open cell that is reached more cheaply keeps its old g and parent":
    "en la que una casilla abierta que se alcanza por menos conserva su g y su padre antiguos",
  "Look at what happens to a neighbour that is already open: if the new g is lower, g and parent must be replaced.":
    "Mira qué pasa con un vecino que ya está abierto: si el nuevo g es menor, hay que sustituir g y el padre.",
  "no-decrease": "no-decrease",
  "An open cell keeps its place in the open list": "Una casilla abierta conserva su lugar en la lista abierta",
  "A cheaper way gives the cell a new g and a new parent, but it still waits where its old f put it. It must move, or be put in once more.":
    "Un camino más barato da a la casilla un nuevo g y un nuevo padre, pero sigue esperando donde la puso su antiguo f. Debe moverse o entrar otra vez.",
  "in which an open cell that is reached more cheaply keeps its old place in the open list":
    "en la que una casilla abierta que se alcanza por menos conserva su antiguo lugar en la lista abierta",
  "Look at what happens after g of an open cell was lowered: it must move in the open list, or be put in again.":
    "Mira qué pasa después de bajar el g de una casilla abierta: debe moverse en la lista abierta o entrar otra vez.",
  "stale-f": "stale-f",
  "A closed cell stays closed": "Una casilla cerrada sigue cerrada",
  "With an estimate that is not consistent, a cheaper way to a closed cell can still come. The cell must be opened again, or the estimate be consistent.":
    "Con una estimación que no es consistente aún puede llegar un camino más barato a una casilla cerrada. Hay que volver a abrir la casilla, o la estimación debe ser consistente.",
  "in which a closed cell stays closed when it is reached more cheaply, though the estimate is not consistent":
    "en la que una casilla cerrada que se alcanza por menos sigue cerrada, aunque la estimación no es consistente",
  "Look at what happens to a neighbour that is closed: if the new g is lower, it must be opened again; or use a consistent estimate.":
    "Mira qué pasa con un vecino que está cerrado: si el nuevo g es menor, hay que volver a abrirlo; o usa una estimación consistente.",
  "never-reopens": "never-reopens",
  "It sorts by h alone": "Ordena solo por h",
  "What the way has cost so far counts for nothing: this is greedy search, and it runs into what is dear.":
    "Lo que ha costado el camino hasta ahora no cuenta: es la búsqueda voraz, y se mete en lo que es caro.",
  "that orders the open list by h alone: greedy search": "que ordena la lista abierta solo por h: la búsqueda voraz",
  "Look at the key of the open list: it must be g + h.": "Mira la clave de la lista abierta: debe ser g + h.",
  "h-only": "h-only",
  "It sorts by g alone": "Ordena solo por g",
  "The estimate counts for nothing: this is Dijkstra’s algorithm. Its path is right, but it looks in every direction.":
    "La estimación no cuenta: es el algoritmo de Dijkstra. Su camino es correcto, pero busca en todas las direcciones.",
  "that orders the open list by g alone: Dijkstra's algorithm":
    "que ordena la lista abierta solo por g: el algoritmo de Dijkstra",
  "Look at the key of the open list: it must be g + h, and h must not be 0 everywhere.":
    "Mira la clave de la lista abierta: debe ser g + h, y h no debe ser 0 en todas partes.",
  "g-only": "g-only",
  "Its two sides stop where they meet": "Sus dos lados se detienen donde se encuentran",
  "Searching from both ends, the first cell that both sides know need not be on the best way. They may stop only when nothing open can be part of a cheaper one.":
    "Al buscar desde ambos extremos, la primera casilla que conocen los dos lados no tiene por qué estar en el mejor camino. Solo pueden parar cuando nada abierto puede ser parte de uno más barato.",
  "from both ends that stops where its sides first meet":
    "desde ambos extremos que se detiene donde sus lados se encuentran por primera vez",
  "Look at where the loop ends: not before no open cell of either side can be part of a cheaper way.":
    "Mira dónde termina el bucle: no antes de que ninguna casilla abierta de un lado u otro pueda ser parte de un camino más barato.",
  "meets-too-early": "meets-too-early",
  "It pays for the cell it leaves": "Paga por la casilla que deja",
  "A step costs what the cell entered costs. Here the way into the dear cell is free, and the way out is paid.":
    "Un paso cuesta lo que cuesta la casilla a la que se entra. Aquí entrar en la casilla cara es gratis, y se paga al salir.",
  "in which a step costs what the cell left costs, and not the cell entered":
    "en la que un paso cuesta lo que cuesta la casilla que se deja, y no la que se pisa",
  "Look at what is added to g: the cost of the neighbour, not that of the current cell.":
    "Mira qué se suma a g: el coste del vecino, no el de la casilla actual.",
  "terrain-leaving": "terrain-leaving",
  "Its diagonals cost something else": "Sus diagonales cuestan otra cosa",
  "A diagonal step is √2 long. With 1, or 1.4, or 2 the costs are wrong, and so is the order.":
    "Un paso en diagonal mide √2. Con 1, 1,4 o 2 los costes son incorrectos, y también el orden.",
  "in which a diagonal step costs something else": "en la que un paso en diagonal cuesta otra cosa",
  "Look at what is added to g for a diagonal step.": "Mira qué se suma a g en un paso en diagonal.",
  "wrong-diagonal-cost": "wrong-diagonal-cost",
  "It cuts corners": "Corta esquinas",
  "It takes a diagonal step past a wall that the rule forbids, or leaves one out that the rule allows.":
    "Da junto a un muro un paso en diagonal que la regla prohíbe, o deja fuera uno que la regla permite.",
  "that takes other diagonal steps past walls than the rule allows":
    "que da junto a los muros otros pasos en diagonal que los que permite la regla",
  "Look at how the two cells beside a diagonal step are tested.":
    "Mira cómo se comprueban las dos casillas junto a un paso en diagonal.",
  "corner-cut": "corner-cut",
  "It counts dx + dy where diagonals are allowed": "Cuenta dx + dy donde se permiten diagonales",
  "One diagonal step does the work of two: dx + dy is more than the way costs, so good cells look bad. With diagonals the octile distance is right.":
    "Un paso en diagonal hace el trabajo de dos: dx + dy es más de lo que cuesta el camino, y las buenas casillas parecen malas. Con diagonales lo correcto es la distancia octil.",
  "that estimates by dx + dy, which is more than the true cost where diagonal steps are possible":
    "que estima con dx + dy, que es más que el coste real donde se puede ir en diagonal",
  "Look at the estimate: with diagonal steps it is max(dx, dy) + (√2 - 1) · min(dx, dy).":
    "Mira la estimación: con pasos en diagonal es max(dx, dy) + (√2 - 1) · min(dx, dy).",
  "manhattan-with-diagonals": "manhattan-with-diagonals",
  "Its estimate has no square root": "A su estimación le falta la raíz cuadrada",
  "dx² + dy² is far more than the way costs. The estimate drowns g, and the search is as good as greedy.":
    "dx² + dy² es mucho más de lo que cuesta el camino. La estimación ahoga g, y la búsqueda es casi voraz.",
  "that estimates by dx² + dy², far more than the true cost": "que estima con dx² + dy², mucho más que el coste real",
  "Look at the estimate: the square root is missing.": "Mira la estimación: falta la raíz cuadrada.",
  "squared-euclid": "squared-euclid",
  "Its estimate is a whole number": "Su estimación es un número entero",
  "Rounded up, h is more than the way costs; rounded down, different cells look alike. Look for whole-number types where h is worked out.":
    "Redondeado hacia arriba, h es más de lo que cuesta el camino; hacia abajo, casillas distintas parecen iguales. Busca tipos enteros donde se calcula h.",
  "whose estimate is rounded to a whole number": "cuya estimación está redondeada a un número entero",
  "Look for whole-number types and for rounding where h is worked out.":
    "Busca tipos enteros y redondeos donde se calcula h.",
  "euclid-truncated": "euclid-truncated",
  "Its estimate is max(dx, dy)": "Su estimación es max(dx, dy)",
  "Never too high, so the path is right: a remark, and no mistake. But it is lower than need be, and more cells are expanded.":
    "Nunca es demasiado alta, así que el camino es correcto: una observación, no un error. Pero es más baja de lo necesario, y se expanden más casillas.",
  "that estimates by the larger of dx and dy, which is never too high but lower than need be":
    "que estima con el mayor de dx y dy, que nunca es demasiado alto pero sí más bajo de lo necesario",
  "Look at the estimate: max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe, and expands fewer cells.":
    "Mira la estimación: max(dx, dy) + (√2 - 1) · min(dx, dy) es igual de segura y expande menos casillas.",
  "max-octile": "max-octile",
  "Its map has no border": "Su mapa no tiene borde",
  "With cells in one long row, the neighbour after the last cell of a row is the first of the next. Each step must be tested against the border.":
    "Con las casillas en una sola fila larga, el vecino tras la última casilla de una fila es la primera de la siguiente. Cada paso debe comprobarse con el borde.",
  "that reads the map wrongly: ends of rows joined, x and y swapped, or a row or column at the border left out":
    "que lee mal el mapa: une los finales de fila, intercambia x e y, o deja fuera una fila o columna del borde",
  "Look at how neighbours are tested against the border, and at the order of x and y where the map is read.":
    "Mira cómo se comprueban los vecinos con el borde, y el orden de x e y donde se lee el mapa.",
  "wraps-around": "wraps-around",
  "It remembers the search before": "Recuerda la búsqueda anterior",
  "What was closed in the last search is closed still, so this one finds another way, or none. g, parent and closed must be reset.":
    "Lo que se cerró en la última búsqueda sigue cerrado, así que esta encuentra otro camino o ninguno. Hay que restablecer g, los padres y lo cerrado.",
  "that still knows the closed cells of the search before":
    "que aún conoce las casillas cerradas de la búsqueda anterior",
  "Look at what is kept between two searches: g, parent and closed must be reset, or kept apart from the map.":
    "Mira qué se conserva entre dos búsquedas: hay que restablecer g, los padres y lo cerrado, o guardarlos aparte del mapa.",
  "dirty-map": "dirty-map",
  '"{!}"': "«{!}»",
  '"{!}" or {!}': "«{!}» o {!}",
  '"{!}", {!}': "«{!}», {!}",
  '"{!}" or {} others': "«{!}» u otros {}",
  "({})": "({})",
  "({}) or {!}": "({}) o {!}",
  "({}), {!}": "({}), {!}",
  "({}) and {} more": "({}) y {} más",
  "node {} or {!}": "el nodo {} o {!}",
  "node {}, {!}": "el nodo {}, {!}",
  "node {} and {} more": "el nodo {} y {} más",
  "Check your A* · Stepstar": "Comprueba tu A* · Stepstar",
  "To the content": "Al contenido",
  "Check your A*": "Comprueba tu A*",
  "Have your own program, in any language, print each cell as it takes it from the open list. Put that here, and see whether a correct A* could have gone this way; if not, at which step it left every correct one, and which known mistake gives the whole run.":
    "Haz que tu programa, en cualquier lenguaje, imprima cada casilla al sacarla de la lista abierta. Ponlo aquí y mira si un A* correcto podría haber ido así; si no, en qué paso se apartó de todos los correctos y qué error conocido da todo el recorrido.",
  "1. The map": "1. El mapa",
  "2. The run": "2. El recorrido",
  "3. The verdict": "3. El veredicto",
  "Nothing has been checked yet.": "Aún no se ha comprobado nada.",
  "How to print a run": "Cómo imprimir un recorrido",
  "A line whenever a cell is taken from the open list. The order alone is enough; g, h, f and the parent make the answer sharper.":
    "Una línea cada vez que se saca una casilla de la lista abierta. Basta con el orden; g, h, f y el padre hacen la respuesta más precisa.",
  Format: "Formato",
  "A line": "Una línea",
  plain: "sencillo",
  named: "con nombres",
  "JSON lines": "líneas JSON",
  traces: "trazas",
  "<0/>, <1/> or <2/>; then, if you like, g, h and f: <3/>": "<0/>, <1/> o <2/>; después, si quieres, g, h y f: <3/>",
  "<0/>, as much of it as is known": "<0/>, tanto como se sepa",
  "<0/> or <1/>": "<0/> o <1/>",
  "a header such as <0/>, then a line of values each": "una cabecera como <0/>, después una línea de valores cada vez",
  "what the lab saves as CSV or Posthoc, and other traces of Posthoc 1.4.0":
    "lo que el laboratorio guarda como CSV o Posthoc, y otras trazas de Posthoc 1.4.0",
  "x is the column, from 0 at the left; y the row, from 0 at the top. On a graph a place is the id of a node. Start and goal may be left out.":
    "x es la columna, desde 0 a la izquierda; y la fila, desde 0 arriba. En un grafo un lugar es el número de un nodo. Se pueden omitir el inicio y la meta.",
  "Everything happens in this page; your run is sent nowhere. Each mistake stands on its smallest map in the <0>zoo of mistakes</0>.":
    "Todo ocurre en esta página; tu recorrido no se envía a ningún sitio. Cada error está en su mapa más pequeño en el <0>zoo de los errores</0>.",
  "Checking needs JavaScript.": "La comprobación necesita JavaScript.",
  straight: "rectos",
  "diagonal, always": "diagonales, siempre",
  "diagonal past one wall": "diagonales junto a un muro",
  "diagonal past no wall": "diagonales, nunca junto a un muro",
  "any that is right": "cualquiera que sea correcta",
  "dx + dy": "dx + dy",
  octile: "octil",
  "as the crow flies": "en línea recta",
  "max(dx, dy)": "max(dx, dy)",
  "none (0)": "ninguna (0)",
  greedy: "voraz",
  "breadth first": "en anchura",
  "A* from both ends": "A* desde ambos extremos",
  Suggested: "Sugeridos",
  "From the lab’s shelf": "De la estantería del laboratorio",
  "A hill and a wall: shows most mistakes": "Una colina y un muro: muestra la mayoría de los errores",
  "A pocket, straight steps only": "Un hueco, solo pasos rectos",
  "Your map, as text with S and G, or a link from the lab":
    "Tu mapa, como texto con S y G, o un enlace del laboratorio",
  "Open a file…": "Abrir un archivo…",
  "The map as text": "El mapa como texto",
  "The map as text, for your program": "El mapa como texto, para tu programa",
  "the map": "el mapa",
  "a correct search": "una búsqueda correcta",
  Map: "Mapa",
  "What was your program meant to do?": "¿Qué debía hacer tu programa?",
  Steps: "Pasos",
  Search: "Búsqueda",
  "What your program printed, a line for each expansion. Files can be dropped here.":
    "Lo que imprimió tu programa, una línea por expansión. Puedes soltar archivos aquí.",
  "Cells, CSV, JSON lines or a trace: <0>how to print a run</0>.":
    "Casillas, CSV, líneas JSON o una traza: <0>cómo imprimir un recorrido</0>.",
  "Check it": "Comprobar",
  "No program at hand? The run of": "¿No tienes un programa? El recorrido de",
  "Put it here": "Ponerlo aquí",
  "From {} to {}.": "De {} a {}.",
  "The file {} is too large to be a run or a map.":
    "El archivo {} es demasiado grande para ser un recorrido o un mapa.",
  "The map has {} x {} cells: here it may have up to {}. A mistake shows on a small map as well.":
    "El mapa tiene {} x {} casillas: aquí puede tener hasta {}. Un error se ve también en un mapa pequeño.",
  "The map says neither where to start nor where to go: write S and G into it.":
    "El mapa no dice dónde empezar ni adónde ir: escribe en él S y G.",
  "This link has no map in it, only the name of one: save the map as text.":
    "Este enlace no contiene un mapa, solo el nombre de uno: guarda el mapa como texto.",
  "A program in {}": "Un programa en {}",
  "Correct: an A* could have gone exactly this way.": "Correcto: un A* podría haber ido exactamente así.",
  "Correct, with a remark.": "Correcto, con una observación.",
  "Not a correct A*.": "No es un A* correcto.",
  "This is no run on this map.": "Esto no es un recorrido en este mapa.",
  "Your run": "Tu recorrido",
  "Your run, expansion {}": "Tu recorrido, expansión {}",
  "A correct A*, which decides ties as yours did": "Un A* correcto, que decide los empates como el tuyo",
  "This mistake on its smallest map": "Este error en su mapa más pequeño",
  "Ringed on the left is what your program took, {}; a correct one takes {}.":
    "Rodeado a la izquierda está lo que tomó tu programa, {}; uno correcto toma {}.",
  "Ringed on the left is what your program took, {}.": "Rodeado a la izquierda está lo que tomó tu programa, {}.",
  "The boards are stepped through together.": "Los tableros avanzan juntos.",
  "No known mistake gives the rest of your run: from here on the left board goes as a correct one.":
    "Ningún error conocido da el resto de tu recorrido: a partir de aquí el tablero izquierdo va como uno correcto.",
  "To be sure": "Para estar seguro",
  "These mistakes give the same run here.": "Estos errores dan aquí el mismo recorrido.",
  "A search with “{!}” gives the same run here.": "Una búsqueda con «{!}» da aquí el mismo recorrido.",
  "No map of up to 12 cells tells them apart.": "Ningún mapa de hasta 12 casillas los distingue.",
  "Looking for a small map on which they differ…": "Buscando un mapa pequeño en el que difieren…",
  "On this map they differ. Have your program search it, too:":
    "En este mapa difieren. Haz que tu programa lo busque también:",
  "Try this map": "Probar este mapa",
  "Pseudo-code: − is the line with the mistake, + the line as it should be":
    "Pseudocódigo: − es la línea con el error, + la línea como debería ser",
  "The run gives row and column: read so, it is a run on this map; here places are x and y, the column first.":
    "El recorrido da fila y columna: leído así, es un recorrido en este mapa; aquí los lugares son x e y, primero la columna.",
  "Of places with the same f it took the one with the larger g.": "De los lugares con el mismo f tomó el de mayor g.",
  "Of places with the same f it took the one with the smaller g.": "De los lugares con el mismo f tomó el de menor g.",
  "Of places with the same f it took the one that had waited longest.":
    "De los lugares con el mismo f tomó el que más había esperado.",
  "Of places with the same f it took the one that was opened last.":
    "De los lugares con el mismo f tomó el que se abrió el último.",
  "Of places with the same f it took now this and now that one, as it may.":
    "De los lugares con el mismo f tomó unas veces uno y otras otro, como puede hacer.",
  "Correct: a right search expands this one place, and ends there.":
    "Correcto: una búsqueda correcta expande este único lugar y termina ahí.",
  "Correct: a right search could have made each of the {} expansions, and ends where this run does.":
    "Correcto: una búsqueda correcta podría haber hecho cada una de las {} expansiones, y termina donde este recorrido.",
  "On this map a search with {!} would give the same run.":
    "En este mapa una búsqueda con {!} daría el mismo recorrido.",
  'A map is added that tells "{}" apart.': "Se añade un mapa que distingue «{}».",
  "It estimates by the larger of dx and dy: never too high, but lower than need be, so it expands more.":
    "Estima con el mayor de dx y dy: nunca es demasiado alto, pero sí más bajo de lo necesario, así que expande más.",
  "max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe.": "max(dx, dy) + (√2 - 1) · min(dx, dy) es igual de segura.",
  "It estimates by {!}: never too high, but lower than what the moves of this map allow, so it expands more.":
    "Estima con {!}: nunca es demasiado alta, pero sí más baja de lo que permiten los pasos de este mapa, así que expande más.",
  "the straight distance": "la distancia en línea recta",
  "the octile distance": "la distancia octil",
  "the larger of dx and dy": "el mayor de dx y dy",
  "One expansion expanded again what was closed, first {} as expansion {}: an entry that was out of date was still in the open list.":
    "Una expansión volvió a expandir lo que estaba cerrado, primero {} como expansión {}: una entrada anticuada seguía en la lista abierta.",
  "{} expansions expanded again what was closed, first {} as expansion {}: an entry that was out of date was still in the open list.":
    "{} expansiones volvieron a expandir lo que estaba cerrado, primero {} como expansión {}: una entrada anticuada seguía en la lista abierta.",
  "That costs time and changes nothing; skip what is closed when it is taken out.":
    "Eso cuesta tiempo y no cambia nada; salta lo que está cerrado al sacarlo.",
  "The order is right, but {!}.": "El orden es correcto, pero {!}.",
  "The order could be right, but {!}.": "El orden podría ser correcto, pero {!}.",
  "The order could be right.": "El orden podría ser correcto.",
  "the parent of {}, expansion {}, is given as {}, and it is {}":
    "el padre de {}, expansión {}, se da como {}, y es {}",
  none: "ninguno",
  "{} of {}, expansion {}, is given as {}, and it is {}": "{} de {}, expansión {}, se da como {}, y es {}",
  "This is no run from {} on this map: it begins at {}, which is neither the start nor one of the first to come after it.":
    "Esto no es un recorrido desde {} en este mapa: empieza en {}, que no es ni el inicio ni uno de los primeros lugares tras él.",
  "a place off the map": "un lugar fuera del mapa",
  "Places are x and y, from (0, 0) at the top left.": "Los lugares son x e y, desde (0, 0) arriba a la izquierda.",
  "No mistake that is known here gives the whole run.": "Ningún error conocido aquí da todo el recorrido.",
  '"{}" gives its first {} expansions: a search {!}.': "«{}» da sus primeras {} expansiones: una búsqueda {!}.",
  "The whole run is that of a search {!}.": "Todo el recorrido es el de una búsqueda {!}.",
  "The whole run is that of a search {!}; {!} would give the same here.":
    "Todo el recorrido es el de una búsqueda {!}; {!} daría aquí lo mismo.",
  "The search is done with expansion {}, {}, and the run goes on after it.":
    "La búsqueda acaba con la expansión {}, {}, y el recorrido sigue después.",
  "The run ends after {} expansion, too early: {!}.": "El recorrido termina tras {} expansión, demasiado pronto: {!}.",
  "The run ends after {} expansions, too early: {!}.":
    "El recorrido termina tras {} expansiones, demasiado pronto: {!}.",
  "the goal {} is open with f = {}, but {} with f = {} comes first":
    "la meta {} está abierta con f = {}, pero {} con f = {} va antes",
  "the goal {} has not been expanded, and {} with f = {} comes next":
    "la meta {} no se ha expandido, y lo siguiente es {} con f = {}",
  "Expansion {} takes {}, but {!}.": "La expansión {} toma {}, pero {!}.",
  "its f is {} (g = {}, h = {}), and {!}": "su f es {} (g = {}, h = {}), y {!}",
  "{} with f = {} comes first": "{} con f = {} va antes",
  "nothing is open any more": "ya no hay nada abierto",
  "it was expanded before, and no cheaper way to it has been found; {!}":
    "ya se expandió antes, y no se ha encontrado un camino más barato; {!}",
  "it is a wall; {!}": "es un muro; {!}",
  "it is occupied; {!}": "está ocupado; {!}",
  "it is not open: no step from an expanded place leads to it; {!}":
    "no está abierto: ningún paso desde un lugar expandido lleva hasta él; {!}",
  "There is no expansion in this run: each line gives the place of one.":
    "No hay ninguna expansión en este recorrido: cada línea da el lugar de una.",
  "Line {}, column {}: {!}.": "Línea {}, columna {}: {!}.",
  '"{}" is not expected here: a line is a place such as "3 4" or "(3, 4)", and may go on with "g=2 h=5 f=7 parent=(2, 4)"':
    "«{}» no se espera aquí: una línea es un lugar como «3 4» o «(3, 4)», y puede seguir con «g=2 h=5 f=7 parent=(2, 4)»",
  'a place is missing: a line begins with x and y, such as "3 4"':
    "falta un lugar: una línea empieza con x e y, como «3 4»",
  'a place is missing: a line begins with the id of a node, such as "7"':
    "falta un lugar: una línea empieza con el número de un nodo, como «7»",
  "{} is no number of a place: these are whole, from 0 on": "{} no es un número de un lugar: son enteros, desde 0",
  'a grid, diagonal steps, and "astar" with another estimate and cost than the mistake has':
    "una cuadrícula, pasos en diagonal y «astar» con otra estimación y otro coste que los del error",
  "a grid": "una cuadrícula",
  "a grid, and a search from cell to cell": "una cuadrícula y una búsqueda de casilla en casilla",
  "a grid with terrain, and a search from cell to cell":
    "una cuadrícula con terreno y una búsqueda de casilla en casilla",
  'the algorithm "bidirectional", and the goal test "expanded"':
    "el algoritmo «bidirectional» y la comprobación de la meta «expanded»",
  'a search from one end, and the goal test "expanded"':
    "una búsqueda desde un extremo y la comprobación de la meta «expanded»",
  "a search that opens closed nodes again": "una búsqueda que vuelve a abrir nodos cerrados",
  'a search from node to node, and not "bfs"': "una búsqueda de nodo en nodo, y no «bfs»",
  'a grid, and "astar"': "una cuadrícula y «astar»",
  '"astar"': "«astar»",
  'The mistake "{}" can\'t be made here: it needs {!}.': "El error «{}» no se puede cometer aquí: necesita {!}.",
  "Line {}: Expansion {} {} is outside the map: x goes from 0 to {} and y from 0 to {}.":
    "Línea {}: la expansión {} {} está fuera del mapa: x va de 0 a {} e y de 0 a {}.",
  "the text holds no run: it is empty": "el texto no contiene ningún recorrido: está vacío",
  "the text holds no expansion": "el texto no contiene ninguna expansión",
  "the parent must be a place, too": "el padre también debe ser un lugar",
  "{} must be a number": "{} debe ser un número",
  "Exercises on A* · Stepstar": "Ejercicios de A* · Stepstar",
  "Exercises on A*": "Ejercicios de A*",
  "Exercises need JavaScript.": "Los ejercicios necesitan JavaScript.",
  "Other kinds: <0>click the order</0>, <1>fill in g, h and f</1>, <2>who is the parent?</2>, <3>find the mistake</3>, <4>draw the map</4>. <5>For a course</5>. To the <6>lab</6>.":
    "Otros tipos: <0>pulsar el orden</0>, <1>rellenar g, h y f</1>, <2>¿quién es el padre?</2>, <3>encontrar el error</3>, <4>dibujar el mapa</4>. <5>Para un curso</5>. Al <6>laboratorio</6>.",
  "Click the order": "Pulsa el orden",
  "Fill in g, h and f": "Rellena g, h y f",
  "Who is the parent?": "¿Quién es el padre?",
  "Find the mistake": "Encuentra el error",
  "Draw the map": "Dibuja el mapa",
  "Steps are straight, and h = dx + dy.": "Los pasos son rectos, y h = dx + dy.",
  "Diagonal steps cost √2; h is the octile distance.": "Los pasos en diagonal cuestan √2; h es la distancia octil.",
  "Diagonal steps cost √2, and pass no wall; h is the octile distance.":
    "Los pasos en diagonal cuestan √2 y no pasan junto a ningún muro; h es la distancia octil.",
  "A digit is what it costs to step onto a cell.": "Una cifra es lo que cuesta pisar una casilla.",
  "Question {} of {}, {} right so far.": "Pregunta {} de {}, {} correctas hasta ahora.",
  "Question {} of {}.": "Pregunta {} de {}.",
  "{} of {} right, counting first answers.": "{} de {} correctas, contando las primeras respuestas.",
  "A hint, which costs the point": "Una pista, que cuesta el punto",
  "That was all.": "Eso era todo.",
  "Step through the model answer": "Recorrer la solución",
  "Another one": "Otro",
  "Right.": "Correcto.",
  "No.": "No.",
  "You chose by h alone.": "Elegiste solo por h.",
  "You chose by g alone.": "Elegiste solo por g.",
  "You chose as if h were squared.": "Elegiste como si h estuviera al cuadrado.",
  "You chose as if one paid for the cell that is left.": "Elegiste como si se pagara por la casilla que se deja.",
  "The goal is open, but it has not been expanded.": "La meta está abierta, pero no se ha expandido.",
  "You went on after the goal.": "Seguiste después de la meta.",
  "So goes a search of which this is true: “{!}”.": "Así va una búsqueda de la que se puede decir: «{!}».",
  "You said {}; right is {}.": "Dijiste {}; lo correcto es {}.",
  nothing: "nada",
  "nothing more": "nada más",
  "that the search is over": "que la búsqueda ha terminado",
  "a map": "un mapa",
  "a map on which they differ": "un mapa en el que difieren",
  "expansion {}": "expansión {}",
  "g = {}, h = {}, f = {}": "g = {}, h = {}, f = {}",
  "{} of your {} wrong answers are those of a search of which this is true: “{!}”.":
    "{} de tus {} respuestas incorrectas son las de una búsqueda de la que se puede decir: «{!}».",
  "Which cell is expanded next? Choose it on the board.":
    "¿Qué casilla se expande a continuación? Elígela en el tablero.",
  "Nothing more: the search is over": "Nada más: la búsqueda ha terminado",
  "Look where the goal is.": "Mira dónde está la meta.",
  "It is in row {}, counted from 0 at the top.": "Está en la fila {}, contando desde 0 arriba.",
  "The cell {} is expanded next.": "A continuación se expande la casilla {}.",
  "What are g, h and f of {} after that? Two decimals are enough.":
    "¿Cuáles son después g, h y f de {}? Bastan dos decimales.",
  "Which cell is then the parent of {}, which is ringed?": "¿Qué casilla es entonces el padre de {}, que está rodeada?",
  "{} is otherwise.": "{} es otro.",
  "{} and {} are otherwise.": "{} y {} son otros.",
  "{} and {} and {} are otherwise.": "{}, {} y {} son otros.",
  "h is {}.": "h es {}.",
  "Work out g of the cell both ways.": "Calcula el g de la casilla por los dos caminos.",
  "Its g is then {}.": "Su g es entonces {}.",
  "By way of ({}) the cell ({}) is no cheaper: it keeps g = {} and its parent ({}).":
    "Por ({}) la casilla ({}) no es más barata: conserva g = {} y su padre ({}).",
  "There it leaves every correct search.": "Ahí se aparta de toda búsqueda correcta.",
  "Step through it: does it take the cell with the least f?": "Recórrela: ¿toma la casilla con el menor f?",
  "It goes wrong at expansion {}.": "Falla en la expansión {}.",
  "What is the mistake?": "¿Cuál es el error?",
  "“{!}” would not give this run.": "«{!}» no daría este recorrido.",
  "This search makes a mistake.": "Esta búsqueda comete un error.",
  "Step through it: which is the first expansion that no correct A* would make?":
    "Recórrela: ¿cuál es la primera expansión que ningún A* correcto haría?",
  "Expansion <0/>": "Expansión <0/>",
  "It is no earlier than expansion {}.": "No es antes de la expansión {}.",
  "It is not “{!}”.": "No es «{!}».",
  "The goal has been expanded: the search is over.": "La meta se ha expandido: la búsqueda ha terminado.",
  "The goal has not been expanded yet, and {} is open with f = {} + {} = {}.":
    "La meta aún no se ha expandido, y {} está abierta con f = {} + {} = {}.",
  "({}) is a wall.": "({}) es un muro.",
  "{} has f = {} + {} = {}, the least of all that are open.":
    "{} tiene f = {} + {} = {}, el menor de todas las abiertas.",
  "{} has f = {} + {} = {}, the least of all that are open, as have {} more.":
    "{} tiene f = {} + {} = {}, el menor de todas las abiertas, como otras {}.",
  "{} is closed: it has been expanded, and nothing made it cheaper.":
    "{} está cerrada: se ha expandido, y nada la ha hecho más barata.",
  "{} is not open: no expanded cell leads there.": "{} no está abierta: ninguna casilla expandida lleva allí.",
  "{} has f = {} + {} = {}, and {} has f = {} + {} = {}.": "{} tiene f = {} + {} = {}, y {} tiene f = {} + {} = {}.",
  "Draw a map on which a search that sorts its open list by h alone goes otherwise than any correct A*.":
    "Dibuja un mapa en el que una búsqueda que ordena su lista abierta solo por h vaya de otro modo que cualquier A* correcto.",
  "Draw a map on which a search that sorts its open list by g alone goes otherwise than any correct A*.":
    "Dibuja un mapa en el que una búsqueda que ordena su lista abierta solo por g vaya de otro modo que cualquier A* correcto.",
  "Draw a map on which a search that pays for the cell left in place of the cell entered goes otherwise than any correct A*.":
    "Dibuja un mapa en el que una búsqueda que paga por la casilla que deja en vez de la que pisa vaya de otro modo que cualquier A* correcto.",
  "Draw a map on which a search that never improves a cell that is open goes otherwise than any correct A*.":
    "Dibuja un mapa en el que una búsqueda que nunca mejora una casilla abierta vaya de otro modo que cualquier A* correcto.",
  "Draw a map on which greedy search, which goes by h alone, finds a path that is not the cheapest.":
    "Dibuja un mapa en el que la búsqueda voraz, que va solo por h, encuentre un camino que no sea el más barato.",
  "Draw a map on which A* with an estimate that counts twice, f = g + 2 h, finds a path that is not the cheapest.":
    "Dibuja un mapa en el que A* con una estimación que cuenta doble, f = g + 2 h, encuentre un camino que no sea el más barato.",
  "Walls and dear cells are drawn with the tools above the board.":
    "Los muros y las casillas caras se dibujan con las herramientas de encima del tablero.",
  "On this map it goes as a correct A* could.": "En este mapa va como podría ir un A* correcto.",
  "There is no path at all.": "No hay ningún camino.",
  "It finds a cheapest path, which costs {}.": "Encuentra un camino más barato, que cuesta {}.",
  "On this map they differ. The cheapest path costs {}.": "En este mapa difieren. El camino más barato cuesta {}.",
  "Check my map": "Comprobar mi mapa",
  "A cell that costs 9, straight between start and goal, is a good beginning.":
    "Una casilla que cueste 9, justo entre el inicio y la meta, es un buen comienzo.",
  "A zoo of mistakes · Stepstar": "Un zoo de errores · Stepstar",
  "A zoo of mistakes": "Un zoo de errores",
  "These are the mistakes that programs make which are meant to be A*. Each stands on the smallest map that shows it: on the left a search that makes it, on the right one that does not. They are stepped through together. Find out what goes wrong before you open the answer.":
    "Estos son los errores de los programas que pretenden ser A*. Cada uno está en el mapa más pequeño que lo muestra: a la izquierda una búsqueda que lo comete, a la derecha una que no. Avanzan juntas. Averigua qué falla antes de abrir la respuesta.",
  Mistakes: "Errores",
  "Does your own program make one of them? <0>Check your A*</0>.":
    "¿Comete tu programa alguno de ellos? <0>Comprueba tu A*</0>.",
  "The boards need JavaScript.": "Los tableros necesitan JavaScript.",
  "Mistake {}": "Error {}",
  "With the mistake": "Con el error",
  "Without it": "Sin él",
  "The answer": "La respuesta",
  "What goes wrong?": "¿Qué falla?",
  "Yes.": "Sí.",
  "No: step through it once more.": "No: recórrela una vez más.",
  "<0/>{!}": "<0/>{!}",
  "diagnose calls it {}.": "diagnose lo llama {}.",
  "It finds no path, and there is one.": "No encuentra ningún camino, y hay uno.",
  "Its path costs {}, and there is one for {}.": "Su camino cuesta {}, y hay uno por {}.",
  "It says that its path costs {}, and the best there is costs {}.":
    "Dice que su camino cuesta {}, y el mejor que hay cuesta {}.",
  "Its path is as good, but it expands {} cells in place of {}.":
    "Su camino es igual de bueno, pero expande {} casillas en lugar de {}.",
  "It expands {} cells, and a right search {}: here that goes well, elsewhere it does not.":
    "Expande {} casillas, y una búsqueda correcta {}: aquí sale bien, en otros sitios no.",
  "It expands as many cells, in another order.": "Expande el mismo número de casillas, en otro orden.",
  "Straight steps only": "Solo pasos rectos",
  "Diagonal steps are allowed": "Se permiten pasos en diagonal",
  "Diagonal steps are allowed where no wall stands beside them":
    "Se permiten pasos en diagonal donde no hay ningún muro al lado",
  "the search begins at both ends": "la búsqueda empieza por ambos extremos",
  "h is 0 everywhere": "h es 0 en todas partes",
  "h is the distance as the crow flies": "h es la distancia en línea recta",
  "h counts {} times": "h cuenta {} veces",
  "{!}; {!}.": "{!}; {!}.",
  "Straight steps only.": "Solo pasos rectos.",
  "Diagonal steps are allowed.": "Se permiten pasos en diagonal.",
  "Diagonal steps are allowed where no wall stands beside them.":
    "Se permiten pasos en diagonal donde no hay ningún muro al lado.",
  "On this map {!} gives the same run.": "En este mapa {!} da el mismo recorrido.",
  "On this map {!} give the same run.": "En este mapa {!} dan el mismo recorrido.",
  "“{!}” and {!}": "«{!}» y {!}",
  "“{!}”": "«{!}»",
  "Exercises for your course · Stepstar": "Ejercicios para tu curso · Stepstar",
  "Exercises for your course": "Ejercicios para tu curso",
  "Each exercise has a small map, drawn so that every misconception gives a click of its own. Each student gets maps of their own, and a fresh one after each exercise. First answers count; a wrong one is told with its reason.":
    "Cada ejercicio tiene un mapa pequeño, dibujado de modo que cada idea equivocada dé un clic propio. Cada estudiante recibe mapas propios, y uno nuevo tras cada ejercicio. Cuentan las primeras respuestas; una incorrecta se explica con su razón.",
  Compose: "Componer",
  "As a learner sees it": "Como lo ve quien aprende",
  "Take it along": "Llevárselo",
  "Composing needs JavaScript.": "Componer necesita JavaScript.",
  "Everything happens in this page; names are sent nowhere. A figure without questions is made on the page <0>Embed</0>.":
    "Todo ocurre en esta página; los nombres no se envían a ningún sitio. Una figura sin preguntas se hace en la página <0>Incrustar</0>.",
  "after each answer": "tras cada respuesta",
  "in the end": "al final",
  Feedback: "Comentarios",
  "Questions on values or parents": "Preguntas sobre valores o padres",
  "cells cost differently": "las casillas cuestan distinto",
  "ties: several cells may be right": "empates: varias casillas pueden ser correctas",
  "Names or numbers, a line for each: each gets maps of their own (optional)":
    "Nombres o números, una línea para cada uno: cada cual recibe mapas propios (opcional)",
  "The exercise, as a learner sees it": "El ejercicio, como lo ve quien aprende",
  "A link": "Un enlace",
  "the link": "el enlace",
  "A frame for a page of a course": "Un marco para una página de un curso",
  "the frame": "el marco",
  "The frame tells its host marks by SPLICE, and its height.":
    "El marco comunica a su página las notas por SPLICE, y su altura.",
  "A package for Moodle, Ilias and other systems with SCORM 1.2":
    "Un paquete para Moodle, Ilias y otros sistemas con SCORM 1.2",
  "The system says who the student is, so each gets maps of their own; first answers count, and the best exercise is the mark.":
    "El sistema dice quién es el estudiante, así que cada uno recibe mapas propios; cuentan las primeras respuestas, y la nota es la del mejor ejercicio.",
  "Save the SCORM package": "Guardar el paquete SCORM",
  "On paper": "En papel",
  "Print the sheets": "Imprimir las hojas",
  "Print the key": "Imprimir las soluciones",
  "The package could not be made.": "No se pudo crear el paquete.",
  "{} can’t be fetched: {}.": "No se puede obtener {}: {}.",
  "A*: {!}": "A*: {!}",
  "A*: {!}: key": "A*: {!}: soluciones",
  "Name: {}": "Nombre: {}",
  "Draw walls, and write costs into cells.": "Dibuja muros y escribe costes en las casillas.",
  "Any map that does it: check it with the page “Exercises”.":
    "Cualquier mapa que lo haga: compruébalo con la página «Ejercicios».",
  "Number the cells in the order in which A* expands them, the start with 1, until it is done.":
    "Numera las casillas en el orden en que A* las expande, el inicio con 1, hasta que acabe.",
  "Go through the search with A*.": "Recorre la búsqueda con A*.",
  "After {} expansions, the last that of {}: g, h and f of {}":
    "Tras {} expansiones, la última la de {}: g, h y f de {}",
  "After {} expansions, the last that of {}: the parent of {}":
    "Tras {} expansiones, la última la de {}: el padre de {}",
  "A program that is meant to be A* expanded the cells in this order: {}.":
    "Un programa que pretende ser A* expandió las casillas en este orden: {}.",
  "Which is the first expansion that no correct A* would make?":
    "¿Cuál es la primera expansión que ningún A* correcto haría?",
  "Expansion {}": "Expansión {}",
  "What is its mistake? ☐ {!} ☐ {!} ☐ {!} ☐ {!}": "¿Cuál es su error? ☐ {!} ☐ {!} ☐ {!} ☐ {!}",
  "The map has {} x {} cells: for an exercise it may have up to {} x {}.":
    "El mapa tiene {} x {} casillas: para un ejercicio puede tener hasta {} x {}.",
  "On this map no path leads from the start to the goal.": "En este mapa ningún camino lleva del inicio a la meta.",
  "A search of this map expands {} cells: for an exercise it may be up to {}.":
    "Una búsqueda en este mapa expande {} casillas: para un ejercicio pueden ser hasta {}.",
  "A search of this map is over before there is anything to ask: make the way longer.":
    "Una búsqueda en este mapa acaba antes de que haya algo que preguntar: alarga el camino.",
  "On this map no known mistake expands a wrong cell: add walls or costs.":
    "En este mapa ningún error conocido expande una casilla equivocada: añade muros o costes.",
  "Once more": "Otra vez",
  "This is a graph: an exercise needs a map of cells.": "Esto es un grafo: un ejercicio necesita un mapa de casillas.",
  "Until then maps are drawn.": "Hasta entonces los mapas se dibujan.",
  "A map of your own in place of drawn ones, as text with S and G, or a link from the lab (optional)":
    "Un mapa propio en lugar de los dibujados, como texto con S y G, o un enlace del laboratorio (opcional)",
  "The map has {} x {} cells: here it may have up to {}.": "El mapa tiene {} x {} casillas: aquí puede tener hasta {}.",
  "A mistake shows on a small map as well.": "Un error se ve también en un mapa pequeño.",
  "It is also that of a search {!}.": "Es también el de una búsqueda {!}.",
};
