/** Español: lo que dice el elemento, y los textos de las páginas por su texto inglés. */
import type { Words } from "../src/package/words/en.js";
import type { Texts } from "../src/package/words/language.js";
import { localNumber, pluralIn, type Sentences, teller } from "../src/package/words/tell.js";

const n = (told: string) => localNumber(told, "es");
const plural = pluralIn("es");

export const sentences: Sentences = {
  node: { id: "nodo {id}" },
  stop: { start: "la salida", goal: "la meta", way: "punto de paso {id}" },
  whole: { path: "el camino", part: "esta parte del camino" },
  obstacle: { wall: "un muro", occupied: "un nodo ocupado" },
  sum: { greedy: "{g}, {h}, y solo cuenta h", f: "{g}, {h}, así que {f}", g: "{g}" },
  key: { bound: "{f} está dentro del límite", f: "{f}", largest: "{f}" },
  tie: {
    furthest: "la g mayor (ha llegado más lejos)",
    least: "la g menor (ha llegado menos lejos)",
    longest: "la espera más larga",
    last: "la espera más corta",
    cells: "el orden de las casillas",
    nodes: "el orden de los nodos",
  },
  reason: { both: "{first} y después {last}", one: "{first}" },
  why: {
    only: "{key}, y no hay nada más abierto",
    waited: "{key}; de {open} abiertos es el que más ha esperado",
    came: "{key}; de {open} abiertos es el último que llegó",
    tied: "{key} es lo menor de {open} abiertos; entre {ties} iguales decide {reason}",
    least: "{key} es lo menor de {open} abiertos",
  },
  later: {
    tied: "entre {ties} iguales decide {reason}",
    waited: "de {open} abiertos es el que más ha esperado",
    last: "de {open} abiertos es el último que llegó",
  },
  state: { open: "abierto", closed: "cerrado" },
  skipped: {
    ignored: "{state} con {g}, y por aquí sería {by}, que no se tiene en cuenta",
    known: "{state} con {g}, y por aquí sería {by}",
    later: "{f} queda para una ronda posterior",
    back: "desde ahí se llegó",
    wall: "muro",
    corner: "detrás de una esquina",
    occupied: "ocupado",
  },
  skip: { group: "{places}: {skipped}" },
  deed: {
    opened: { one: "{n} abierto", other: "{n} abiertos" },
    improved: { one: "{n} mejorado", other: "{n} mejorados" },
    reopened: { one: "{n} reabierto", other: "{n} reabiertos" },
    repaired: { one: "{n} corregido", other: "{n} corregidos" },
  },
  noun: {
    points: "puntos de salto",
    point: "puntos de salto",
    neighbours: "vecinos",
    neighbour: "vecinos",
    cells: "nodos",
    cell: "nodos",
    nodes: "nodos",
    node: "nodos",
  },
  and: { and: " y " },
  back: { back: "el paso atrás", on: "el paso" },
  estimate: { weighted: "la estimación por {weight}", plain: "la estimación" },
  cost: {
    next: "el coste real hasta el siguiente punto de paso o la meta",
    previous: "el coste real desde el punto de paso anterior o la salida",
    all: "el coste real",
  },
  argument: {
    attribute: "el atributo {name}",
    stopAt: "{stop} {cell}",
    stop: "{stop}",
    cost: "el coste de la casilla {place}",
    cell: "la casilla {place}",
    option: "la opción {name}",
  },
  allowed: {
    names: "uno de {names}",
    whole: "un número entero de {from} a {to}",
    finite: "un número finito de {from} a {to}",
    above: "un número finito mayor que 0 y como mucho 1e100",
    limit: "un número entero desde 0, o Infinity",
    flag: "true o false",
    step: "un número de expansiones completas desde 0, o uno de eventos como e206",
    speed: "un número de pasos por segundo mayor que 0",
    height: "un número de píxeles o una longitud como en CSS",
    address: "una dirección, y completa donde la página misma no tiene ninguna",
    cell: "una casilla «x,y» de este mapa, de {first} a {last}",
    node: "el número de un nodo de este grafo",
    anyNode: "el número de un nodo",
    point: "una casilla [x, y] del mapa",
  },
  mark: { start: "salida", goal: "meta" },
  hint: {
    digits: "; un mapa de cifras empieza con su ancho y alto, como «3 3»",
    movingAi: "; un mapa de Moving AI empieza con «type octile»",
    size: "; un mapa de cifras empieza con su ancho y alto",
  },
  problem: {
    empty: "el texto no contiene ningún mapa: está vacío",
    hinted:
      "{sign} no es una casilla: un mapa se dibuja con . (libre), # (muro), de 1 a 9 (terreno), S (salida) y G (meta){hint}",
    sign: "{sign} no es una casilla: un mapa se dibuja con . (libre), # (muro), de 1 a 9 (terreno), S (salida) y G (meta)",
    row: "esta fila mide {length} y la primera {first}: todas deben ser igual de largas",
    second: "aquí se repite la {mark}, y un mapa solo tiene una: la primera está en {place}",
    digit: "{sign} no es una casilla: 0 es libre, 1 es un muro",
    more: "hay más casillas que las {cells} que prometen el ancho y el alto",
    fewer: "el mapa acaba tras {length} de {width} × {height} = {cells} casillas",
    noHeight: "falta el alto",
    movingAi: "{sign} no es una casilla: . G S son libres, @ O T W son muros",
    header: "la cabecera tiene las líneas «type», «height», «width» y «map»",
    noSize: "la cabecera no da «width» y «height»",
    rows: "hay {length} filas, y la cabecera dice {height}",
    width: "esta fila mide {length}, y la cabecera dice {width}",
    sizeHinted: "el ancho y el alto van de 1 a {most}, y aquí son {width} y {height}{hint}",
    size: "el ancho y el alto van de 1 a {most}, y aquí son {width} y {height}",
  },
  failure: {
    file: "una página abierta con doble clic no puede leer archivos. Pon el mapa dentro del elemento",
    status: "estado {code}",
    other: "{rest}",
  },
  story: {
    round: "Empieza la ronda {number}.",
    began: "Se abre {stop} {cell}: {sum}.",
    bound: "En esta ronda f puede ser como mucho {bound}.",
    opened: "Se abre {place}, alcanzado desde {from}: {sum}.",
    reopened: "Se reabre {place}: estaba cerrado con {before}, y pasando por {by} cuesta menos: {sum}.",
    repaired:
      "Se corrige {place}: estaba cerrado con {before} y sigue así, y pasando por {by} cuesta menos: {sum}. Se vuelve a calcular todo lo que depende de él.",
    improved: "Se mejora {place}: estaba abierto con {before}, y pasando por {by} cuesta menos: {sum}.",
    looked: "Se ha mirado desde {from} en línea hasta {place}.",
    reached: "Se expande {place}, {stop}: {whole} está completo y cuesta {cost}; {why}.",
    side: "Se expande {place} desde el lado de {stop}: {why}.",
    expanded: "Se expande {place}: {why}.",
    meet: "Aquí se encuentran los dos lados, en un camino que cuesta {cost}.",
    meetAt: "Los dos lados se encuentran en {place}, en un camino que cuesta {cost}.",
    completed: "Es {stop}: {whole} está completo.",
    among: "Entre ellos está {stop}: {whole} está completo.",
    lines: { one: "Se ha mirado por {n} línea.", other: "Se ha mirado por {n} líneas." },
    nothing: "No se ha abierto nada.",
    came: "{noun}: {deeds}.",
    skipped: "Omitidos: {skips}.",
    there: "Ya has llegado: la salida es la meta, {place}.",
    found: {
      one: "Un camino de {start} a {goal} en {n} paso, coste {cost}.",
      other: "Un camino de {start} a {goal} en {n} pasos, coste {cost}.",
    },
    places: "Un camino de {start} a {goal} por {n} lugares, coste {cost}.",
    unreachable: "No hay ningún camino de {start} a {goal}.",
    stopped: {
      one: "Se detuvo tras {n} expansión, antes de completar un camino de {start} a {goal}.",
      other: "Se detuvo tras {n} expansiones, antes de completar un camino de {start} a {goal}.",
    },
    blocked: "{stop} {cell} es {obstacle}.",
    nearest: "El camino lleva a {place}, lo más cercano que se alcanzó.",
    nearestStart: "El camino empieza en {place}, lo más cercano a la salida que se alcanzó.",
    noPath: "No hay ningún camino.",
    leastCost: "El coste mínimo es {cost}.",
    true: "Es verdad.",
    missed: "No se encontró ningún camino, pero lo hay: el mejor cuesta {best}.",
    angle: "Coste {cost} en cualquier ángulo: el mejor camino de pasos sueltos cuesta {best}.",
    unknown: "El mejor camino en cualquier ángulo no se conoce en un mapa de este tamaño.",
    optimal: "Óptimo, coste {cost}.",
    notOptimal: "No es óptimo: {cost}, lo mejor es {best}.",
    tooHigh: "{estimate} es demasiado alta en {place}: {h}, pero {true} es {cost}.",
    inconsistent:
      "{estimate} nunca es demasiado alta, pero {step} de {from} a {to} la baja de {before} a {after} y cuesta solo {cost}.",
    consistent: "{estimate} nunca es demasiado alta y es consistente.",
    noAttribute: "No existe el atributo {name}: ¿querías decir {meant}?",
    meant: "{argument} es {value}: ¿querías decir {meant}? Debe ser uno de {names}.",
    chosen: "{argument} es {value}. Debe ser uno de {names}.",
    must: "{argument} es {value}: debe ser {allowed}.",
    outside: "{argument} está fuera del mapa: x va de 0 a {x} e y de 0 a {y}.",
    optionMeant: "No existe la opción {name}: ¿querías decir {meant}? Las opciones son {names}.",
    noOption: "No existe la opción {name}. Las opciones son {names}.",
    notPossible: "Un mapa de {width} × {height} casillas no es posible: el ancho y el alto van de 1 a {most}.",
    text: "Línea {line}, columna {column}: {problem}.",
    empty: "El texto está vacío: un mapa tiene al menos una casilla.",
    notJson: "Esto no es JSON: {rest}.",
    json: "Este JSON no es ni una matriz de 0 y 1 ni un mapa con «cells» y «costs» ni un grafo con «nodes» y «connections».",
    notLoaded: "No se pudo cargar el mapa {address}: {failure}.",
    needsGrid:
      'El algoritmo {name} necesita una cuadrícula: en un grafo usa "astar", "dijkstra", "greedy", "bfs", "bidirectional" o "ida".',
    smoothGrid: 'El alisado {name} necesita una cuadrícula: en un grafo solo es posible "none".',
    uniform:
      'El algoritmo "jps" necesita un mapa en el que todas las casillas libres cuesten lo mismo: con costes de terreno usa "astar" o "auto".',
    diagonal: 'El algoritmo "jps" necesita un coste diagonal de 1 a 2, y este es {cost}: usa "astar" o "auto".',
    policy:
      'Stepstar no pudo compilar su motor. Una Content-Security-Policy debe permitirlo con script-src "wasm-unsafe-eval"; Chrome anterior a 114 solo compila un motor tan grande en un worker.',
    noEngine:
      "Stepstar necesita WebAssembly, que falta en este navegador o está desactivado, como en un modo de bloqueo.",
    characters:
      'Stepstar se leyó con un juego de caracteres equivocado: su script está en UTF-8, lo que la página debe decir con <meta charset="utf-8">.',
  },
};

/** Dos palabras pequeñas que se hacen una. */
const joined = (text: string) => text.replaceAll(" a el ", " al ").replaceAll(" de el ", " del ");

/** Lo que dice el elemento. */
export const words: Words = {
  language: "es",
  number: n,
  joined,
  tell: teller("es", sentences, joined),
  commands: {
    play: "Reproducir",
    back: "Paso atrás",
    on: "Paso adelante",
    "back-ten": "Diez pasos atrás",
    "on-ten": "Diez pasos adelante",
    "mark-back": "A la marca anterior",
    "mark-on": "A la marca siguiente",
    first: "Al principio",
    last: "Al final",
    slower: "Más despacio",
    faster: "Más deprisa",
    help: "Teclas y gestos",
    stop: "Parar y mostrar solo el camino",
    "zoom-in": "Acercar",
    "zoom-out": "Alejar",
    fit: "Mostrar todo el mapa",
    inspect: "Activar o desactivar el cursor; las flechas lo mueven entonces, y «,» y «.» dan pasos",
    break: "Poner o quitar aquí un punto de interrupción",
    unit: "Pasos por evento o por expansión",
    wall: "Dibujar muros",
    erase: "Borrar",
    terrain: "Dibujar terreno",
    pointer:
      "Puntero: izquierda salida, derecha meta, Ctrl reproduce la búsqueda, el centro cambia una casilla; un toque coloca el extremo tocado por última vez",
    flood: "Rellenar un área",
    line: "Trazar una línea",
    rectangle: "Trazar un rectángulo (Mayús: relleno)",
    pan: "Mirar: arrastra el mapa, un clic fija",
    start: "Llevar la salida al cursor",
    goal: "Llevar la meta al cursor",
    clear: "Vaciar el mapa",
    reload: "Volver a cargar el mapa",
    undo: "Deshacer",
    redo: "Rehacer",
    press: "Pintar, fijar o responder en el cursor; líneas y rectángulos en ambos extremos",
  },
  graphTools: {
    wall: "Arrastra nodos (Mayús y las flechas mueven uno); un clic los ocupa o los libera",
    terrain: "Coste: arrastra de nodo a nodo (otra vez lo quita) o haz clic en una flecha",
    line: "Conectar: arrastra de nodo a nodo, o pulsa ambos; un clic al lado crea un nodo",
    erase: "Borrar nodos y conexiones",
    pointer:
      "Puntero: izquierda salida, derecha meta, Ctrl reproduce la búsqueda, el centro ocupa o libera; un toque coloca el extremo tocado por última vez",
    press: "Hacer clic en el cursor o responder; Mayús: un nodo nuevo al lado",
    mouse:
      "Arrastrar con el botón derecho conecta con cualquier herramienta; Esc cancela. La rueda o dos dedos hacen zoom.",
  },
  asking: {
    stop: "Quitar el cursor",
    inspect: "Activar o desactivar el cursor; las flechas lo mueven entonces",
    press: "Elegir lo que está en el cursor",
  },
  pause: "Pausa",
  close: "Cerrar",
  board: (width, height) => `Tablero de ${width} por ${height} casillas`,
  graphBoard: (nodes) => `Grafo de ${nodes} ${plural(nodes, { one: "nodo", other: "nodos" })}`,
  boardRole: "tablero",
  tools: "Herramientas de dibujo",
  player: "Reproductor",
  position: "Posición en la búsqueda",
  ticks: "Turno",
  speed: "Ritmo",
  rate: (rate) => `${n(rate)} ${plural(rate, { one: "paso", other: "pasos" })} por segundo`,
  unit: "Qué es un paso",
  units: { expansion: "por expansión", event: "por evento" },
  terrainCost: "Coste del terreno",
  linkCost: "Coste de la conexión",
  linkFrom: (from) => `Conectar ${from} con …`,
  link: (from, to, cost) =>
    `${cost === undefined ? "Sin conexión" : `Conexión, coste ${n(String(cost))},`} de ${from} a ${to}.`,
  marks: { improve: "mejorado", reopen: "reabierto", goal: "meta vista por primera vez", f: "la f menor sube" },
  optimal: "Óptimo",
  notOptimal: "No es óptimo",
  noPath: "Sin camino",
  limit: "Detenido en el límite",
  cost: (cost) => `coste ${n(cost)}`,
  best: (cost, best) => `${n(cost)}, lo mejor es ${n(best)}`,
  admissible: "estimación nunca demasiado alta",
  node: (id) => `nodo ${id}`,
  tooHigh: (at) => `estimación demasiado alta en ${at}`,
  inconsistent: (from, to) => `la estimación baja demasiado de ${from} a ${to}`,
  showMe: "mostrar",
  showBest: "mejor camino",
  blame: {
    greedy: "la búsqueda voraz no mira g",
    bfs: "la búsqueda en anchura cuenta pasos, no costes",
    weight: "el peso prefiere la prisa",
    closed: "los nodos cerrados no se reabren",
    generated: "acaba en cuanto se ve la meta",
  },
  twoPaths: (cost, best, at) =>
    `El camino encontrado cuesta ${n(cost)}; el mejor, punteado, ${n(best)}${at && `; se separan en ${at}`}.`,
  lostClosed: (at, g, best) =>
    `En este paso se cerró ${at} con g = ${n(g)}, aunque el mejor camino hasta ahí cuesta ${n(best)}, y no se corrigió antes del final.`,
  lostWaiting: (at) => `La búsqueda acabó aquí, mientras ${at}, en el mejor camino, aún esperaba.`,
  searching: (expanded) => `Buscando: ${n(expanded)} expandidos`,
  cancel: "Cancelar",
  again: "Buscar otra vez",
  checking: "comprobando…",
  noEnds: "No hay nada que buscar: pon una salida y una meta en el tablero.",
  noExercise: "No se pudo cargar el ejercicio: el tablero muestra en su lugar la búsqueda.",
  cancelled: "La búsqueda se ha cancelado.",
  stopped: (at, when) => `Parada: ${at} ${when}.`,
  when: { opens: "se abre", closes: "se cierra", improves: "mejora" },
  breakSet: (at) => `Punto de interrupción en ${at}.`,
  breakGone: (at) => `Ya no hay punto de interrupción en ${at}.`,
  key: { fresh: "recién abierto", now: "expandido ahora", path: "camino" },
  atStart: "Aún no ha pasado nada.",
  ends: { start: "salida", goal: "meta" },
  cell: (at, what) => `${at}: ${what}`,
  wallCell: "muro",
  occupied: "ocupado",
  freeCell: "libre",
  costs: (cost) => `un paso hasta aquí cuesta ${n(cost)}`,
  states: { unseen: "no visto", open: "abierto", closed: "cerrado" },
  which: "¿Cuál se expande a continuación? Haz clic.",
  right: "Correcto.",
  wrong: (f) => `Ese no: su f es ${n(f)}.`,
  notOpen: "Ese no está abierto.",
  later: (reason) => `Otro va primero${reason && `: ${reason}`}.`,
  score: (right, asked) => `${right} de ${asked} ${plural(asked, { one: "acertada", other: "acertadas" })}`,
  all: "La búsqueda ha terminado.",
  side: (expanded, cost) => `${n(expanded)} expandidos, coste ${n(cost)}`,
  algorithms: {
    auto: "A*",
    astar: "A*",
    dijkstra: "Dijkstra",
    greedy: "Búsqueda voraz",
    bfs: "Búsqueda en anchura",
    bidirectional: "Desde ambos extremos",
    jps: "Puntos de salto",
    ida: "IDA*",
    theta: "Theta*",
  },
  choices: {
    auto: "estimación segura",
    manhattan: "Manhattan",
    octile: "Octil",
    euclidean: "Euclides",
    chebyshev: "Chebyshov",
    "squared-euclidean": "Euclides al cuadrado",
    zero: "sin estimación",
    "high-g": "la g mayor primero",
    "low-g": "la g menor primero",
    oldest: "el más antiguo primero",
    newest: "el más nuevo primero",
  },
  course: {
    marks: (asked, questions, right) => `${asked} de ${questions} respondidas, ${right} bien.`,
    best: (percent) => `Lo mejor hasta ahora: ${percent}.`,
    again: "La próxima respuesta empieza de nuevo; cuenta la mejor serie.",
    title: "Una búsqueda paso a paso",
    withoutScript:
      "Un mapa como texto: S es la salida, G la meta, # un muro. Para recorrer su búsqueda paso a paso hace falta JavaScript.",
  },
  helpMouse:
    "Arrastra para dibujar; S y G se arrastran para moverlos; Esc cancela. La rueda o dos dedos hacen zoom; arrastrar con el botón derecho borra. Un clic derecho en una casilla libre la fija.",
};

/** El laboratorio, las lecciones y lo que comparten todas las páginas. */
export const pages: Texts = {
  "To the board": "Al tablero",
  "<0/>{!}": "<0/>{!}",
  "To the content": "Al contenido",
  Stepstar: "Stepstar",
  "A* that you can step through": "A* paso a paso",
  "Stepstar: A* that you can step through": "Stepstar: A* paso a paso",
  Lab: "Laboratorio",
  Lessons: "Lecciones",
  Lists: "Listas",
  Embed: "Incrustar",
  Speed: "Velocidad",
  Reference: "Referencia",
  Exercises: "Ejercicios",
  Check: "Comprobar",
  Pages: "Páginas",
  Theme: "Tema",
  "Theme: auto": "Tema: automático",
  "Theme: light": "Tema: claro",
  "Theme: dark": "Tema: oscuro",
  "Light, dark, or as the system has it": "Claro, oscuro o como esté el sistema",
  Language: "Idioma",
  "A* always goes on from the open cell with the least f: the cost of the way so far, g, and an estimate of the rest, h.":
    "A* sigue siempre desde la casilla abierta con la menor f: el coste del camino hasta ahí, g, y una estimación del resto, h.",
  more: "más",
  "Yours, from “{!}”": "El tuyo, a partir de «{!}»",
  "Your own map": "Tu propio mapa",
  Example: "Ejemplo",
  "Examples, each with a question": "Ejemplos, cada uno con una pregunta",
  "A trap: why does it walk into the pocket?": "Una trampa: ¿por qué entra en el hueco?",
  "The estimate knows nothing of walls: every cell of the pocket looks nearer than the way round. Close the mouth of the pocket, or drag the goal into it, and see what changes.":
    "La estimación no sabe nada de muros: cada casilla del hueco parece más cercana que el rodeo. Cierra la boca del hueco o arrastra la meta dentro y mira qué cambia.",
  "Nodes and neighbours: what does a sorted list cost?": "Nodos y vecinos: ¿qué cuesta una lista ordenada?",
  "The recipe “neighbours” keeps its open nodes in a list in order of f and searches whole lists for every neighbour. Compare its comparisons with those of a heap: the steps are the same, the comparisons are not.":
    "La receta «neighbours» guarda sus nodos abiertos en una lista ordenada por f y recorre listas enteras por cada vecino. Compara sus comparaciones con las de un montículo: los pasos son los mismos, las comparaciones no.",
  "A floor plan: how does it get out of the corner?": "Un plano: ¿cómo sale de la esquina?",
  "The third floor of a building, read from text. The recipe “floor-plan” takes the oldest of equal nodes first. Take the pointer tool: left click sets the start, right click the goal, and the path follows at once.":
    "La tercera planta de un edificio, leída de un texto. La receta «floor-plan» toma primero el más antiguo de los nodos iguales. Usa el puntero: el clic izquierdo pone la salida, el derecho la meta, y el camino los sigue al instante.",
  "Blocks: is the first path it sees the best?": "Bloques: ¿es el primer camino que ve el mejor?",
  "The recipe “blocks” moves in eight directions that all cost 1, and stops as soon as the goal is seen. As a diagonal costs no more than a straight step, h, the distance as the crow flies, is too high, and the path is three steps longer than the best.":
    "La receta «blocks» se mueve en ocho direcciones que cuestan todas 1 y se detiene en cuanto ve la meta. Como una diagonal no cuesta más que un paso recto, h, la distancia en línea recta, es demasiado alta, y el camino es tres pasos más largo que el mejor.",
  "Villages: which connections does it follow?": "Pueblos: ¿qué conexiones sigue?",
  "The recipe “game-graph” knows nodes and connections, each with a cost of its own. The straight road is not the cheapest. Drag a village: its estimate changes, its roads do not.":
    "La receta «game-graph» conoce nodos y conexiones, cada una con su propio coste. La carretera recta no es la más barata. Arrastra un pueblo: cambia su estimación, sus carreteras no.",
  "A courtyard: why is this path not the shortest?": "Un patio: ¿por qué este camino no es el más corto?",
  "The recipe “rpg” searches back from the goal and estimates with the square of the distance: far too high, so it runs through the wrong door and stays on that path. Choose the estimate “Best that is safe” and compare the cost and the number of cells.":
    "La receta «rpg» busca desde la meta hacia atrás y estima con el cuadrado de la distancia: demasiado alto, así que entra por la puerta equivocada y se queda en ese camino. Elige la estimación «La mejor segura» y compara el coste y el número de casillas.",
  "Ties: 91 expansions, or 1,920?": "Empates: ¿91 expansiones o 1920?",
  "On an empty map every cell between the corners has the same f. With “larger g first” A* goes straight and expands 91 cells; with “smaller g first”, as here, it expands all 1,920. Nothing else differs.":
    "En un mapa vacío todas las casillas entre las esquinas tienen la misma f. Con «la g mayor primero» A* va derecho y expande 91 casillas; con «la g menor primero», como aquí, expande las 1920. No hay más diferencia.",
  "Manhattan with diagonals: why 4.41 and not 3.83?": "Manhattan con diagonales: ¿por qué 4,41 y no 3,83?",
  "With diagonal moves the Manhattan distance is too high: it counts two steps where one diagonal is enough. Follow “show me”, then choose Octile.":
    "Con movimientos diagonales la distancia de Manhattan es demasiado alta: cuenta dos pasos donde basta una diagonal. Elige «mostrar» y después Octil.",
  "Terrain: through the hill or round it?": "Terreno: ¿por la colina o rodeándola?",
  "A digit is what it costs to step onto a cell. The cheapest path is not the shortest. Paint a road through the hill with the terrain brush at 1.":
    "Una cifra es lo que cuesta entrar en una casilla. El camino más barato no es el más corto. Pinta una carretera por la colina con el pincel de terreno en 1.",
  "One-way streets: is the way back the same?": "Calles de un solo sentido: ¿es igual la vuelta?",
  "Arrows go one way, and the hill from 3 to 6 costs more up than down. Swap start and goal: the way back is another way.":
    "Las flechas van en un sentido, y la colina de 3 a 6 cuesta más de subida que de bajada. Intercambia salida y meta: la vuelta es otro camino.",
  "Greed: how much sooner, and how much longer?": "Codicia: ¿cuánto antes y cuánto más largo?",
  "Greedy search follows h alone and ignores what the path has cost so far. It sees few cells, and its path pays for that. Choose A* and move its weight between 1 and 5 for the searches in between.":
    "La búsqueda voraz sigue solo h y no mira lo que ha costado el camino. Ve pocas casillas, y su camino lo paga. Elige A* y mueve su peso entre 1 y 5 para las búsquedas intermedias.",
  "Jump points: where did the open cells go?": "Puntos de salto: ¿dónde están las casillas abiertas?",
  "Jump point search looks along straight lines (the rays from the cell that is expanded; step by event to see each) and opens only the cells where a path may turn. The cost is that of A*; the open list stays short.":
    "La búsqueda por puntos de salto mira a lo largo de líneas rectas (los rayos desde la casilla que se expande; por eventos se ve cada uno) y abre solo las casillas donde un camino puede girar. El coste es el de A*; la lista abierta queda corta.",
  "A perfect maze: does the estimate help at all?": "Un laberinto perfecto: ¿sirve de algo la estimación?",
  "Between any two cells of a perfect maze there is exactly one path, and being near tells you nothing. Choose Dijkstra and compare how many cells each expands.":
    "Entre dos casillas de un laberinto perfecto hay exactamente un camino, y estar cerca no dice nada. Elige Dijkstra y compara cuántas casillas expande cada uno.",
  "A city of 512 by 512: what is a good estimate worth?": "Ciudad, 512 por 512: ¿de qué sirve estimar bien?",
  "Houses, courtyards, parks that are slow to cross, a river with few bridges. Drag the goal: the whole search runs again while you drag.":
    "Casas, patios, parques lentos de cruzar, un río con pocos puentes. Arrastra la meta: toda la búsqueda se repite mientras arrastras.",
  "Random, 2000 by 2000: how far does it have to look?": "Al azar, 2000 por 2000: ¿hasta dónde tiene que mirar?",
  "Four million cells, a fifth of them walls. Every step of the search is recorded: scrub through it, or zoom in until the numbers show.":
    "Cuatro millones de casillas, un quinto de ellas muros. Cada paso de la búsqueda queda grabado: recórrela o acércate hasta ver los números.",
  "New…": "Nuevo…",
  "Load…": "Cargar…",
  "Save…": "Guardar…",
  Compare: "Comparar",
  Link: "Enlace",
  "Copy link": "Copiar enlace",
  "Generate a map, or resize this one": "Generar un mapa o cambiar el tamaño de este",
  "Load a map from a file, text or a picture": "Cargar un mapa de un archivo, un texto o una imagen",
  "Save the map, a picture, a film or the trace": "Guardar el mapa, una imagen, un vídeo o la traza",
  Predict: "Predecir",
  "Say what comes next, before each expansion": "Di qué viene después, antes de cada expansión",
  "Predict what comes next": "Predice qué viene después",
  "A second board with other options, in step with this one": "Un segundo tablero con otras opciones, al mismo paso",
  "Copy a link to this board at this step; nothing is stored anywhere":
    "Copiar un enlace a este tablero en este paso; no se guarda nada en ningún sitio",
  "{!} ({})": "{!} ({})",
  "<0/>Keys work anywhere on this page. Without the tick, only those of the board, and only while it has the focus.":
    "<0/>Las teclas funcionan en toda la página. Sin la marca, solo las del tablero y solo mientras tiene el foco.",
  "What the board shows": "Qué muestra el tablero",
  "About this search": "Sobre esta búsqueda",
  "<0/>wall": "<0/>muro",
  "<0/>occupied": "<0/>ocupado",
  "<0/>open: seen, waits": "<0/>abierto: visto, espera",
  "<0/>closed: expanded": "<0/>cerrado: expandido",
  "<0/>now": "<0/>ahora",
  "<0/>path": "<0/>camino",
  "<0/>terrain: its cost": "<0/>terreno: su coste",
  "<0/>cheapest way to it so far": "<0/>camino más barato hasta ahora",
  "<0/>ray: looked along": "<0/>rayo: se miró por él",
  "<0/>way point": "<0/>punto de paso",
  "<0/>f; the arrow: reached from there": "<0/>f; la flecha: se llegó desde ahí",
  "<0/>the arrow: reached from there": "<0/>la flecha: se llegó desde ahí",
  "<0/>{!}; the arrow: reached from there": "<0/>{!}; la flecha: se llegó desde ahí",
  "<0/>beside the cell pointed at: {!}": "<0/>junto a la casilla señalada: {!}",
  "<0/>beside a node: {!}": "<0/>junto a un nodo: {!}",
  "g + h = f, or f alone; g {!}, h estimated {!}": "g + h = f, o solo f; g {!}, h estimada {!}",
  "g, h and f, or f alone; f = {}; g {!}, h estimated {!}": "g, h y f, o solo f; f = {}; g {!}, h estimada {!}",
  "f = {}; g {!}, h estimated {!}": "f = {}; g {!}, h estimada {!}",
  "f = {}; g {!}": "f = {}; g {!}",
  "g, {!}": "g, {!}",
  "h, estimated": "h, estimada",
  "from the start": "desde la salida",
  "to the goal": "hasta la meta",
  "from the goal": "desde la meta",
  "to the start": "hasta la salida",
  "from its own end": "desde su propio extremo",
  "to the other": "hasta el otro",
  "from the stop before": "desde la parada anterior",
  "to the next stop": "hasta la parada siguiente",
  "from the next stop": "desde la parada siguiente",
  "to the stop before": "hasta la parada anterior",
  "<0/>least f rises": "<0/>la f menor sube",
  "<0/>improved": "<0/>mejorado",
  "<0/>reopened": "<0/>reabierto",
  "<0/>goal first seen": "<0/>meta vista por primera vez",
  "How to search": "Cómo buscar",
  "How to search<0> (A)</0>": "Cómo buscar<0> (A)</0>",
  Recipe: "Receta",
  "Your own choice": "Tu propia elección",
  neighbours: "neighbours",
  "floor-plan": "floor-plan",
  blocks: "blocks",
  "game-graph": "game-graph",
  rpg: "rpg",
  Algorithm: "Algoritmo",
  "Fastest exact": "El exacto más rápido",
  Dijkstra: "Dijkstra",
  "Greedy best-first": "Búsqueda voraz",
  "Breadth-first": "Búsqueda en anchura",
  "From both ends": "Desde ambos extremos",
  "Jump points": "Puntos de salto",
  "IDA*": "IDA*",
  "Theta*, any angle": "Theta*, cualquier ángulo",
  Moves: "Movimientos",
  "4 directions": "4 direcciones",
  "8, cutting corners": "8, cortando esquinas",
  "8, past one corner": "8, junto a una esquina",
  "8, no corners": "8, sin esquinas",
  "Estimate h": "Estimación h",
  "This estimate": "Esta estimación",
  "Times {}, this estimate": "Esta estimación, por {},",
  "{!} is too high here: at {} it says {}, the truth is {}.":
    "{!} es aquí demasiado alta: en {} dice {}, la verdad es {}.",
  "Here that is {!}.": "Aquí es {!}.",
  "Best that is safe": "La mejor segura",
  Manhattan: "Manhattan",
  Octile: "Octil",
  Euclidean: "Euclides",
  Chebyshev: "Chebyshov",
  "Euclidean squared": "Euclides al cuadrado",
  Zero: "Cero",
  Ties: "Empates",
  "Larger g first": "La g mayor primero",
  "Smaller g first": "La g menor primero",
  "Oldest first": "El más antiguo primero",
  "Newest first": "El más nuevo primero",
  "Weight of h": "Peso de h",
  "More choices": "Más opciones",
  "Open list": "Lista abierta",
  "Binary heap": "Montículo binario",
  "Sorted list": "Lista ordenada",
  "Unsorted array": "Array sin ordenar",
  Buckets: "Cubetas",
  "Closed, but cheaper": "Cerrado, pero más barato",
  "Reopen it": "Reabrirlo",
  "Ignore it": "No hacer caso",
  "Repair its subtree": "Corregir su subárbol",
  "Goal counts": "La meta cuenta",
  "When expanded": "al expandirse",
  "When generated": "al generarse",
  "Path lists": "El camino da",
  "Every cell": "cada casilla",
  "Corners only": "solo esquinas",
  "Line of sight": "línea de visión",
  "Diagonal costs": "Coste diagonal",
  "Stop after": "Parar tras",
  "no limit": "sin límite",
  "<0/>Search from the goal": "<0/>Buscar desde la meta",
  "<0/>Nearest if no path": "<0/>Lo más cercano si no hay camino",
  "Sets all the others at once, as one of five published designs does it":
    "Pone todas las demás a la vez, como uno de cinco diseños publicados",
  "What is expanded next: A* takes the least f, Dijkstra the least g, greedy the least h":
    "Qué se expande después: A* toma la f menor, Dijkstra la g menor, la voraz la h menor",
  "Where a step may lead, and whether a diagonal one may pass the corner of a wall":
    "Adónde puede llevar un paso, y si uno en diagonal puede pasar junto a la esquina de un muro",
  "Estimates the cost still to come; the badge tells whether that is ever too high":
    "Estima el coste que falta; el veredicto dice si alguna vez es demasiado alto",
  "Which of several nodes with the same f goes first": "Cuál de varios nodos con la misma f va primero",
  "f = g + weight × h: above 1 the search hurries to the goal, and the path may cost more":
    "f = g + peso × h: por encima de 1 la búsqueda se apresura hacia la meta, y el camino puede costar más",
  "What keeps the open nodes: see how the comparisons and moves differ":
    "Qué guarda los nodos abiertos: mira cómo cambian comparaciones y movimientos",
  "What happens when a cheaper way to a closed node is found":
    "Qué pasa cuando se encuentra un camino más barato a un nodo cerrado",
  "When the search ends: once the goal is expanded, or as soon as it is seen":
    "Cuándo acaba la búsqueda: al expandirse la meta o en cuanto se ve",
  "Which points of the path are listed: all, those where it turns, or those in sight of each other":
    "Qué puntos del camino se dan: todos, donde gira, o los que se ven entre sí",
  "The cost of a diagonal step; a straight one costs 1": "El coste de un paso en diagonal; uno recto cuesta 1",
  "The search gives up after so many expansions": "La búsqueda se rinde tras tantas expansiones",
  "Back from the goal to the start, so that the parents lead forwards":
    "De la meta a la salida, para que los padres lleven hacia delante",
  "If the goal can't be reached, the path leads to the nearest node that was":
    "Si no se puede alcanzar la meta, el camino lleva al nodo alcanzado más cercano",
  "This search doesn't estimate: its h is 0.": "Esta búsqueda no estima: su h es 0.",
  "Greedy search goes by h alone, not by a sum.": "La búsqueda voraz va solo por h, no por una suma.",
  "First in, first out: nothing ties.": "Primero en entrar, primero en salir: no hay empates.",
  "Last in, first out: nothing ties.": "Último en entrar, primero en salir: no hay empates.",
  "First in, first out keeps the first way to a node.":
    "Primero en entrar, primero en salir conserva el primer camino a un nodo.",
  "Greedy search never looks back at a closed node.": "La búsqueda voraz nunca vuelve a mirar un nodo cerrado.",
  "A graph moves along its connections.": "En un grafo se avanza por sus conexiones.",
  "A graph has costs of its own.": "Un grafo tiene costes propios.",
  "There are no diagonal moves.": "No hay movimientos diagonales.",
  "B, on the right": "B, a la derecha",
  "Closed by one of them, or by both": "Cerrado por uno de ellos o por ambos",
  "only A: {}": "solo A: {}",
  "only B: {}": "solo B: {}",
  "both: {}": "ambos: {}",
  "The map: what only A has closed, what only B, what both": "El mapa: lo que solo A ha cerrado, solo B, ambos",
  "One cell": "Una casilla",
  "One node": "Un nodo",
  "One cell<0> (A)</0>": "Una casilla<0> (A)</0>",
  "Point at a cell to see its values, and why it came when it did; right-click it to pin it.":
    "Señala una casilla para ver sus valores y por qué llegó cuando llegó; un clic derecho la fija.",
  "Point at a node to see its values, and why it came when it did; click it with the tool “Look” to pin it.":
    "Señala un nodo para ver sus valores y por qué llegó cuando llegó; un clic con la herramienta «Mirar» lo fija.",
  "Tap a cell to see its values, and why it came when it did.":
    "Toca una casilla para ver sus valores y por qué llegó cuando llegó.",
  "Tap a node to see its values, and why it came when it did.":
    "Toca un nodo para ver sus valores y por qué llegó cuando llegó.",
  "Start here": "Salida aquí",
  "Goal here": "Meta aquí",
  "Move the start here": "Llevar la salida aquí",
  "Move the goal here": "Llevar la meta aquí",
  "Way point here": "Punto de paso aquí",
  "Remove way point": "Quitar punto de paso",
  "The path goes through all way points, in the order of their numbers":
    "El camino pasa por todos los puntos de paso, en el orden de sus números",
  "Stop playing when": "Parar cuando",
  "it opens": "se abra",
  "it improves": "mejore",
  "it closes": "se cierre",
  "Break point: stop when {!}": "Punto de interrupción: parar cuando {!}",
  "What happened to it": "Qué le pasó",
  "{!} at the beginning": "{!} al principio",
  "{!} at step {}": "{!} en el paso {}",
  opened: "abierto",
  "opened again": "reabierto",
  "looked at": "mirado",
  "and more often": "y más veces",
  "Go to that step": "Ir a ese paso",
  "{} is a wall.": "{} es un muro.",
  "node {}": "nodo {}",
  "Node {}": "Nodo {}",
  "Never seen: the search stopped at its limit.": "Nunca visto: la búsqueda se detuvo en su límite.",
  "Never seen: no step leads here from any cell that was expanded.":
    "Nunca visto: ningún paso lleva aquí desde una casilla expandida.",
  "Never seen: jump points are the only cells that this search opens, and here no path has to turn.":
    "Nunca visto: esta búsqueda solo abre puntos de salto, y aquí ningún camino tiene que girar.",
  "Never seen: the search was over before any neighbour was expanded.":
    "Nunca visto: la búsqueda acabó antes de expandir ningún vecino.",
  "Never seen: no path leads here.": "Nunca visto: ningún camino lleva aquí.",
  "Never seen: the search was over before any neighbour was expanded. On the cheapest way its f would be {}; the goal came with {}.":
    "Nunca visto: la búsqueda acabó antes de expandir ningún vecino. Por el camino más barato su f sería {}; la meta llegó con {}.",
  "Never seen: the search was over before any neighbour was expanded. On the cheapest way its f would be {}; the start came with {}.":
    "Nunca visto: la búsqueda acabó antes de expandir ningún vecino. Por el camino más barato su f sería {}; la salida llegó con {}.",
  "Open, in order of expansion": "Abiertos, en orden de expansión",
  "Open, in order of expansion<0> (A)</0>": "Abiertos, en orden de expansión<0> (A)</0>",
  "Open, as a heap": "Abiertos, como montículo",
  "Show open nodes as": "Mostrar los nodos abiertos como",
  List: "Lista",
  Heap: "Montículo",
  "Those to be expanded next, with f, g and h": "Los que se expanden a continuación, con f, g y h",
  "The binary heap that keeps them, as a tree": "El montículo binario que los guarda, como árbol",
  "The heap as an array, with f: {}": "El montículo como array, con f: {}",
  "Nothing has been searched.": "No se ha buscado nada.",
  "Nothing has been searched yet.": "Aún no se ha buscado nada.",
  "Nothing is open.": "No hay nada abierto.",
  "This search doesn't keep its open nodes in one heap.": "Esta búsqueda no guarda sus nodos abiertos en un montículo.",
  "This search doesn't use a heap: choose “Binary heap” as the open list.":
    "Esta búsqueda no usa un montículo: elige «Montículo binario» como lista abierta.",
  "With way points there is a new heap for each part of the path.":
    "Con puntos de paso hay un montículo nuevo para cada parte del camino.",
  "The tree is drawn for the first {} events.": "El árbol se dibuja para los primeros {} eventos.",
  "and {} more": "y {} más",
  "and {} more below": "y {} más abajo",
  "that is all": "eso es todo",
  "Pin it": "Fijar",
  cell: "casilla",
  "What runs": "Qué se ejecuta",
  "What runs<0> (A)</0>": "Qué se ejecuta<0> (A)</0>",
  "Pseudo-code, the lines that ran in this step are marked": "Pseudocódigo, con las líneas de este paso marcadas",
  start: "salida",
  goal: "meta",
  "stop before": "parada anterior",
  "next stop": "parada siguiente",
  "for each part of the path": "para cada parte del camino",
  "open = { {!} }": "abiertos = { {!} }",
  "while open is not empty": "mientras abiertos no esté vacío",
  "n = take the least f from open; close n": "n = saca de abiertos la menor f; cierra n",
  "n = take the least g from open; close n": "n = saca de abiertos la menor g; cierra n",
  "n = take the least h from open; close n": "n = saca de abiertos la menor h; cierra n",
  "n = take the oldest from open; close n": "n = saca de abiertos el más antiguo; cierra n",
  "n = take the newest from open; close n": "n = saca de abiertos el más nuevo; cierra n",
  "n = take the least of max(f, 2 g) from open, of either side":
    "n = saca de abiertos el menor max(f, 2 g), de ambos lados",
  "close n on its side": "cierra n en su lado",
  "if {} is the start: walk the parents back": "si {} es la salida: vuelve por los padres",
  "if {} is the goal: walk the parents back": "si {} es la meta: vuelve por los padres",
  "if {} is the stop before: walk the parents back": "si {} es la parada anterior: vuelve por los padres",
  "if {} is the next stop: walk the parents back": "si {} es la parada siguiente: vuelve por los padres",
  "for each neighbour m of n": "para cada vecino m de n",
  "for each jump from n, as far as m": "para cada salto desde n, hasta m",
  "if m is a wall: skip": "si m es un muro: omite",
  "if m is occupied: skip": "si m está ocupado: omite",
  "if m is closed: skip": "si m está cerrado: omite",
  "if m was closed: open it again": "si m estaba cerrado: reábrelo",
  "if m was closed: repair what hangs on it": "si m estaba cerrado: corrige lo que depende de él",
  "p = n's parent if it sees m, else n": "p = padre de n si ve m; si no, n",
  "if m is new": "si m es nuevo",
  "if g({}) + cost < g(m)": "si g({}) + coste < g(m)",
  "if g(n) + cost < g(m), on this side": "si g(n) + coste < g(m), en este lado",
  "parent(m) = {}; g(m) = g({}) + cost": "padre(m) = {}; g(m) = g({}) + coste",
  "open m": "abre m",
  "f(m) = {}; open m": "f(m) = {}; abre m",
  "no path": "no hay camino",
  "bound = f({!})": "límite = f({!})",
  repeat: "repite",
  "forget all; open = { {!} }; beyond = ∞": "olvida todo; abiertos = { {!} }; exceso = ∞",
  "f = g(n) + cost + {}": "f = g(n) + coste + {}",
  "if f > bound: beyond = the lesser of beyond and f; skip": "si f > límite: exceso = lo menor de exceso y f; omite",
  "bound = beyond": "límite = exceso",
  "until bound = ∞: no path": "hasta que límite = ∞: no hay camino",
  "open = { {!}, {!} }: two sides; best = ∞": "abiertos = { {!}, {!} }: dos lados; mejor = ∞",
  "if it is at least best: leave the loop": "si es al menos mejor: sal del bucle",
  "if the other side has m: best = the lesser of best and the sum of both g":
    "si el otro lado tiene m: mejor = lo menor de mejor y la suma de ambas g",
  "if best < ∞: leave the loop": "si mejor < ∞: sal del bucle",
  "if they have met: walk the parents back to both ends":
    "si se han encontrado: vuelve por los padres a ambos extremos",
  "else: no path": "si no: no hay camino",
  "The numbers": "Los números",
  "The numbers<0> (A)</0>": "Los números<0> (A)</0>",
  "cost so far": "coste hasta ahora",
  "cost {!}": "coste {!}",
  expanded: "expandidos",
  open: "abiertos",
  closed: "cerrado",
  "not seen": "no visto",
  generated: "generados",
  improved: "mejorados",
  reopened: "reabiertos",
  "The whole search": "Toda la búsqueda",
  cost: "coste",
  steps: "pasos",
  "places listed": "lugares dados",
  comparisons: "comparaciones",
  "moves in open": "movimientos en abiertos",
  "time, recorded": "tiempo, con grabación",
  "{} ms": "{} ms",
  "{} s": "{} s",
  "{} min": "{} min",
  "For marks, with a map of each student’s own: <0>exercises for a course</0>.":
    "Para poner nota, con un mapa propio para cada estudiante: <0>ejercicios para un curso</0>.",
  "Everything happens in this page; nothing is sent anywhere. After the first visit it works without a network. If your program uses another library, here is <0>how to change over</0>. What goes wrong in many of them stands in the <1>zoo of mistakes</1>; <2>exercises</2> ask what you would do, and <3>for a course</3> you can compose them.":
    "Todo ocurre en esta página; no se envía nada a ningún sitio. Tras la primera visita funciona sin red. Si tu programa usa otra biblioteca, aquí está <0>cómo cambiar</0>. Lo que falla en muchas de ellas está en el <1>zoo de los errores</1>; los <2>ejercicios</2> preguntan qué harías tú, y <3>para un curso</3> puedes componerlos.",
  Dismiss: "Cerrar",
  Close: "Cerrar",
  Cancel: "Cancelar",
  Copy: "Copiar",
  Copied: "Copiado",
  "Not copied": "No copiado",
  "Copy {!}": "Copiar {!}",
  "this code": "este código",
  "this text": "este texto",
  "The browser doesn’t let this page copy: select the text and copy it yourself.":
    "El navegador no deja copiar a esta página: selecciona el texto y cópialo tú.",
  "This map is too large for a link: save it as a file instead.":
    "Este mapa es demasiado grande para un enlace: guárdalo como archivo.",
  "The link is copied: it opens this board at this step.": "El enlace está copiado: abre este tablero en este paso.",
  "The browser doesn't let this page copy: the link is in the address bar.":
    "El navegador no deja copiar a esta página: el enlace está en la barra de direcciones.",
  "A new map": "Un mapa nuevo",
  Kind: "Tipo",
  Empty: "Vacío",
  "Perfect maze": "Laberinto perfecto",
  "Rooms with doors": "Salas con puertas",
  Caves: "Cuevas",
  "Random walls": "Muros al azar",
  City: "Ciudad",
  Seed: "Semilla",
  "Another seed": "Otra semilla",
  Width: "Ancho",
  Height: "Alto",
  Walls: "Muros",
  "{} %": "{} %",
  "The same seed and size draw the same map, in every browser.":
    "La misma semilla y el mismo tamaño dibujan el mismo mapa en cualquier navegador.",
  "Draw it": "Dibujarlo",
  "This map": "Este mapa",
  "Cells are added or cut off at the right and at the bottom.":
    "Las casillas se añaden o se quitan a la derecha y abajo.",
  Resize: "Cambiar tamaño",
  "Width and height are whole numbers from 1 to {}, and the seed is one from 0 to {}.":
    "El ancho y el alto son números enteros de 1 a {}, y la semilla uno de 0 a {}.",
  "A picture as a map": "Una imagen como mapa",
  "The picture with the walls that were found": "La imagen con los muros encontrados",
  "Cell, in pixels:<0/>": "Casilla, en píxeles:<0/>",
  "Dark is below<0/>": "Oscuro es menos de<0/>",
  "Wall if so much is dark:<0/>": "Muro si tanto es oscuro:<0/>",
  "<0/>Walls are light": "<0/>Los muros son claros",
  "{} × {} cells, {} % walls": "{} × {} casillas, {} % muros",
  "Doors and furniture can be corrected on the board afterwards.":
    "Las puertas y los muebles se pueden corregir después en el tablero.",
  "Use this map": "Usar este mapa",
  "The browser can't read it as a picture.": "El navegador no puede leerlo como imagen.",
  "A trace to look at": "Una traza para mirar",
  "Step back": "Paso atrás",
  "Step forward": "Paso adelante",
  "Position in the trace": "Posición en la traza",
  "This search ran elsewhere: it can be watched here, not changed.":
    "Esta búsqueda se ejecutó en otro sitio: aquí se puede mirar, no cambiar.",
  "Load a map": "Cargar un mapa",
  "A file with digits (0 free, 1 wall), a Moving AI .map, ASCII with S, G, # and 1 to 9, a JSON matrix or graph, queries on a map (.scen), a trace to look at (CSV or Posthoc), or a picture of a floor plan. You can also drop it onto the page, or copy it and paste it there.":
    "Un archivo con cifras (0 libre, 1 muro), un .map de Moving AI, ASCII con S, G, # y de 1 a 9, una matriz o un grafo en JSON, consultas sobre un mapa (.scen), una traza para mirar (CSV o Posthoc) o la imagen de un plano. También puedes soltarlo sobre la página, o copiarlo y pegarlo ahí.",
  File: "Archivo",
  Files: "Archivos",
  "Or paste it here": "O pégalo aquí",
  "Load this text": "Cargar este texto",
  "The text": "El texto",
  "A map as text": "Un mapa como texto",
  "{} is on the board.": "{} está en el tablero.",
  "{} can't be loaded. {}": "No se puede cargar {}. {}",
  "The board holds one map: take one file.": "En el tablero cabe un mapa: elige un solo archivo.",
  "It is a folder: take one of its files.": "Es una carpeta: elige uno de sus archivos.",
  "It is larger than {} MB.": "Ocupa más de {} MB.",
  Save: "Guardar",
  "Saved {}.": "Guardado: {}.",
  "Cancelled: nothing was saved.": "Cancelado: no se ha guardado nada.",
  "Writing: {} %.": "Escribiendo: {} %.",
  "The map": "El mapa",
  ASCII: "ASCII",
  "S, G, # and 1 to 9: reads well in an e-mail": "S, G, # y de 1 a 9: se lee bien en un correo",
  Digits: "Cifras",
  "width, height, then 0 and 1; leaves out S and G, has no terrain":
    "ancho, alto y luego 0 y 1; deja fuera S y G, no tiene terreno",
  "Moving AI": "Moving AI",
  "the .map of the benchmark sets; leaves out S and G, has no terrain":
    "el .map de las colecciones de prueba; deja fuera S y G, no tiene terreno",
  JSON: "JSON",
  "a matrix of 0 and 1; a map with terrain or way points, or a graph, is saved whole, with S and G":
    "una matriz de 0 y 1; un mapa con terreno o puntos de paso, o un grafo, se guarda entero, con S y G",
  "Of the two searches, A is saved.": "De las dos búsquedas se guarda A.",
  "The picture": "La imagen",
  PNG: "PNG",
  SVG: "SVG",
  CSV: "CSV",
  "this step": "este paso",
  "this step, sharp in print": "este paso, nítido al imprimir",
  "Film strip": "Tira de imágenes",
  "the search in several pictures": "la búsqueda en varias imágenes",
  Pictures: "Imágenes",
  Film: "Vídeo",
  "the search as WebM, or as MP4 where that is what the browser makes":
    "la búsqueda como WebM, o como MP4 donde eso haga el navegador",
  Seconds: "Segundos",
  "The trace": "La traza",
  "one row per event, for spreadsheets; of a grid, also for “Load” here":
    "una fila por evento, para hojas de cálculo; de una cuadrícula, también para «Cargar» aquí",
  Posthoc: "Posthoc",
  "for the Posthoc visualiser, and for “Load” here": "para el visualizador Posthoc y para «Cargar» aquí",
  "The search has changed meanwhile: save again.": "La búsqueda ha cambiado mientras tanto: guarda otra vez.",
  "This browser can't record a film.": "Este navegador no puede grabar un vídeo.",
  "This map is too large for a picture of all its cells.":
    "Este mapa es demasiado grande para una imagen de todas sus casillas.",
  "This map is too large for a film strip: take fewer pictures.":
    "Este mapa es demasiado grande para una tira: usa menos imágenes.",
  "A graph has no cells: save it as JSON.": "Un grafo no tiene casillas: guárdalo como JSON.",
  Scenarios: "Escenarios",
  "Run all": "Ejecutar todos",
  "Put it on the board": "Ponerlo en el tablero",
  "{}: {} queries. A number puts its query on the board.":
    "{}: {} consultas. Un número pone su consulta en el tablero.",
  "▶ Play": "▶ Reproducir",
  "Play the search, slowly": "Reproducir la búsqueda despacio",
  Key: "Tecla",
  "For my page…": "Para mi página…",
  "For my page": "Para mi página",
  "Put this board on a page of your own: one file, a course system, or text to paste":
    "Pon este tablero en tu propia página: un archivo, un sistema de cursos o un texto para pegar",
  Mode: "Modo",
  "step through the search": "recorrer la búsqueda",
  "say what comes next": "decir qué viene después",
  "compare two searches": "comparar dos búsquedas",
  "expand by hand": "expandir a mano",
  "Questions that count": "Preguntas que cuentan",
  "the page’s": "el de la página",
  "Height of the board, in pixels": "Alto del tablero, en píxeles",
  "<0/>Readers may draw": "<0/>Los lectores pueden dibujar",
  "<0/>With the player": "<0/>Con el reproductor",
  "Save as one HTML file": "Guardar como un archivo HTML",
  "For Moodle and other systems (SCORM)": "Para Moodle y otros sistemas (SCORM)",
  "For which page": "Para qué página",
  "The text to paste": "El texto para pegar",
  "Download {}": "Descargar {}",
  "How it looks there": "Cómo se ve allí",
  "{} could not be fetched from this site: check the network, and try again.":
    "No se pudo obtener {} de este sitio: comprueba la red e inténtalo de nuevo.",
  "One HTML file": "Un archivo HTML",
  "Opens by double click, from a server or from a USB stick, and needs no network: everything is inside.":
    "Se abre con doble clic, desde un servidor o una memoria USB, y no necesita red: todo está dentro.",
  "HTML, tag and script": "HTML, etiqueta y script",
  "Paste it where the board should be, and put embed.js beside the page.":
    "Pégalo donde deba estar el tablero, y pon embed.js junto a la página.",
  "HTML, frame": "HTML, marco",
  "Nothing to install: the board comes from this site. Answers go to hosts that speak SPLICE, and the frame tells its height.":
    "Nada que instalar: el tablero viene de este sitio. Las respuestas van a los sistemas que hablan SPLICE, y el marco dice su altura.",
  "Markdown, MkDocs": "Markdown, MkDocs",
  "Leave an empty line before and after it. In MkDocs put embed.js into docs/ and name it in mkdocs.yml: extra_javascript: [embed.js].":
    "Deja una línea en blanco antes y después. En MkDocs pon embed.js en docs/ y nómbralo en mkdocs.yml: extra_javascript: [embed.js].",
  "Quarto, Pandoc": "Quarto, Pandoc",
  "For pages, books and slides in HTML. Put embed.js beside the document, and list it under resources in _quarto.yml.":
    "Para páginas, libros y diapositivas en HTML. Pon embed.js junto al documento y nómbralo en resources de _quarto.yml.",
  "reveal.js": "reveal.js",
  "A slide of its own. Put embed.js beside the deck. A key that the board needs does not turn the slide.":
    "Una diapositiva propia. Pon embed.js junto a la presentación. Una tecla que el tablero necesita no pasa la diapositiva.",
  MyST: "MyST",
  "A directive for MyST and Jupyter Book 2. The module comes from this site; any web address of anywidget.js does.":
    "Una directiva para MyST y Jupyter Book 2. El módulo viene de este sitio; sirve cualquier dirección web de anywidget.js.",
  "Jupyter, marimo": "Jupyter, marimo",
  "A cell for Jupyter or marimo, with the package anywidget. Put anywidget.js beside the notebook. figure.answers has what the reader answered.":
    "Una celda para Jupyter o marimo, con el paquete anywidget. Pon anywidget.js junto al cuaderno. figure.answers tiene lo que respondió el lector.",
  "PreTeXt, Runestone": "PreTeXt, Runestone",
  "Paste it into a section or an exercise. The frame tells its height, and answers go to Runestone by SPLICE.":
    "Pégalo en una sección o un ejercicio. El marco dice su altura, y las respuestas van a Runestone por SPLICE.",
  React: "React",
  'With the package installed. In Next.js, the file needs "use client".':
    'Con el paquete instalado. En Next.js el archivo necesita "use client".',
  Vue: "Vue",
  "With the package installed. The page Embed says how Vue is told that the tag is not one of your components.":
    "Con el paquete instalado. La página Incrustar dice cómo decirle a Vue que la etiqueta no es un componente tuyo.",
  "Close (Escape)": "Cerrar (Escape)",
  "Language of these pages": "Idioma de estas páginas",
  "This page is for developers, and in English alone.": "Esta página es para desarrolladores y está solo en inglés.",
  "Colours of its window": "Colores de su ventana",
  "White and black cells, a yellow goal, a darker start and a grey path":
    "Casillas blancas y negras, una meta amarilla, una salida más oscura y un camino gris",
  "<0/>just opened": "<0/>recién abierto",
  "The path": "El camino",
  Places: "Lugares",
  "one row per place": "una fila por lugar",
  "<0/>with the start": "<0/>con la salida",
  "<0/>beside the cell pointed at": "<0/>junto a la casilla señalada",
  "Stepstar: lessons": "Stepstar: lecciones",
  "To the first lesson": "A la primera lección",
  Contents: "Contenido",
  "A* keeps two kinds of nodes: <0>closed</0> ones, which it has expanded, and <1>open</1> ones, which it has seen but not yet expanded. For each it knows <2>g</2>, the cost of the best path to it so far, and <3>h</3>, an estimate of what it costs from there to the goal. Again and again it takes the open node with the least <4>f</4> = <5>g</5> + <6>h</6>, closes it, and opens its neighbours. That is all. Everything else is a matter of choice.":
    "A* guarda dos clases de nodos: los <0>cerrados</0>, que ha expandido, y los <1>abiertos</1>, que ha visto pero aún no ha expandido. De cada uno conoce <2>g</2>, el coste del mejor camino hasta él por ahora, y <3>h</3>, una estimación de lo que cuesta de ahí a la meta. Una y otra vez toma el nodo abierto con la menor <4>f</4> = <5>g</5> + <6>h</6>, lo cierra y abre sus vecinos. Eso es todo. Lo demás es cuestión de elección.",
  "Five people have written it down for others to learn from, and no two made the same choices. Every board on this page is live: step through it, or drag its slider. On the first five you can also draw.":
    "Cinco personas lo han escrito para que otros aprendan, y no hay dos que hayan elegido lo mismo. Cada tablero de esta página está vivo: recórrelo paso a paso o arrastra su control. En los cinco primeros también se puede dibujar.",
  "Five ways to write it": "Cinco maneras de escribirlo",
  "When is it right?": "¿Cuándo es correcto?",
  "Nodes that know their neighbours": "Nodos que conocen a sus vecinos",
  "A floor plan, and a window to draw in": "Un plano y una ventana para dibujar",
  "Blocks, and the first path that is seen": "Bloques y el primer camino que se ve",
  "A graph with costs, and three ways to keep the open nodes":
    "Un grafo con costes y tres maneras de guardar los nodos abiertos",
  "From the goal back, with repairs": "Desde la meta hacia atrás, con correcciones",
  "An estimate must not be too high": "Una estimación no debe ser demasiado alta",
  "If closed nodes stay closed, it must also be consistent":
    "Si los cerrados quedan cerrados, también debe ser consistente",
  "Knowing nothing: Dijkstra": "Sin saber nada: Dijkstra",
  "A teleport breaks a geometric estimate": "Un teletransporte rompe una estimación geométrica",
  "When does the goal count?": "¿Cuándo cuenta la meta?",
  "And the heap?": "¿Y el montículo?",
  "<0>1</0> Nodes that know their neighbours": "<0>1</0> Nodos que conocen a sus vecinos",
  "In the first design the world is made of nodes. Each has up to four links, one per direction, and each link has its own cost; a node also knows whether something stands on it. A search asks a node only where its links lead. A node that is occupied is skipped, but its links stay: when the thing moves away, the way is open again.":
    "En el primer diseño el mundo está hecho de nodos. Cada uno tiene hasta cuatro enlaces, uno por dirección, y cada enlace su propio coste; un nodo sabe también si hay algo encima. Una búsqueda solo pregunta a un nodo adónde llevan sus enlaces. Un nodo ocupado se omite, pero sus enlaces quedan: cuando la cosa se va, el camino vuelve a estar libre.",
  "The open nodes are kept in a list, sorted by <0>f</0>. Taking the first is free. Putting one in means walking along the list to its place, and finding out whether a node is open or closed means looking through whole lists.":
    "Los nodos abiertos están en una lista ordenada por <0>f</0>. Tomar el primero no cuesta nada. Meter uno es recorrer la lista hasta su sitio, y averiguar si un nodo está abierto o cerrado es mirar listas enteras.",
  "Step through it and watch <0>ties</0>: of two nodes with the same <1>f</1>, this list takes the one that came last. Then <2>open it in the lab</2>, look at its comparisons, and choose a heap instead.":
    "Recórrelo y fíjate en los <0>empates</0>: de dos nodos con la misma <1>f</1>, esta lista toma el que llegó el último. Después <2>ábrelo en el laboratorio</2>, mira sus comparaciones y elige en su lugar un montículo.",
  "<0>2</0> A floor plan, and a window to draw in": "<0>2</0> Un plano y una ventana para dibujar",
  "The second reads its map from text: rows of 0 for floor and 1 for anything solid. It moves in four directions, every step costs 1, and <0>h</0> is the Manhattan distance |dx| + |dy|. On such a map that is exact as long as no wall is in the way, so every cell on a shortest path has the same <1>f</1>.":
    "El segundo lee su mapa de un texto: filas de 0 para el suelo y 1 para lo sólido. Se mueve en cuatro direcciones, cada paso cuesta 1, y <0>h</0> es la distancia de Manhattan |dx| + |dy|. En un mapa así es exacta mientras no haya un muro en medio, así que toda casilla de un camino más corto tiene la misma <1>f</1>.",
  "Among equals this list takes the <0>oldest</0>. Watch what that does where there are no walls: the search spreads over the whole rectangle between start and goal before it arrives.":
    "Entre iguales esta lista toma el <0>más antiguo</0>. Mira qué pasa donde no hay muros: la búsqueda se extiende por todo el rectángulo entre salida y meta antes de llegar.",
  "Take the pointer tool: the left mouse button moves the start, the right one the goal, and the path follows at once. Hold Ctrl to see how it was found.":
    "Usa el puntero: el botón izquierdo mueve la salida, el derecho la meta, y el camino los sigue al instante. Mantén Ctrl para ver cómo se encontró.",
  "<0>3</0> Blocks, and the first path that is seen": "<0>3</0> Bloques y el primer camino que se ve",
  "The third divides a world of pixels into blocks of 20 × 20 and moves in eight directions. A diagonal step costs 1, like any other, and may cut corners. Its <0>h</0> is the distance as the crow flies: for three blocks across and three down it says 4.24, though three steps are enough. So <1>h</1> can be <2>too high</2>, and the answer can be wrong.":
    "El tercero divide un mundo de píxeles en bloques de 20 × 20 y se mueve en ocho direcciones. Un paso en diagonal cuesta 1, como cualquier otro, y puede cortar esquinas. Su <0>h</0> es la distancia en línea recta: para tres bloques a un lado y tres abajo dice 4,24, aunque bastan tres pasos. Así <1>h</1> puede ser <2>demasiado alta</2>, y la respuesta puede estar mal.",
  "It also stops early: not when the goal is taken from the open list, but as soon as it is put in. Where all steps cost the same, that is a good bargain. Where they don’t, the first path seen may not be the best.":
    "También se detiene pronto: no cuando se saca la meta de la lista abierta, sino en cuanto se mete. Donde todos los pasos cuestan lo mismo es un buen trato. Donde no, el primer camino visto puede no ser el mejor.",
  "Look at the badge above the board. If it says that the estimate is too high, choose “show me”.":
    "Mira el veredicto sobre el tablero. Si dice que la estimación es demasiado alta, elige «mostrar».",
  "<0>4</0> A graph with costs, and three ways to keep the open nodes":
    "<0>4</0> Un grafo con costes y tres maneras de guardar los nodos abiertos",
  "The fourth knows no grid, only nodes, each with a position, and connections from one node to another, each with a cost. The answer is the list of connections to follow. There need not be a connection back, and it need not cost the same.":
    "El cuarto no conoce cuadrículas, solo nodos, cada uno con una posición, y conexiones de un nodo a otro, cada una con un coste. La respuesta es la lista de conexiones que hay que seguir. No tiene por qué haber una conexión de vuelta, ni costar lo mismo.",
  "Its author writes it three times: first with two plain lists, open and closed, which are searched for every neighbour; then with a record for every node that says unvisited, open or closed, so that nothing is searched to find that out; and finally with a binary heap for the open nodes. The three are compared on a map of 2000 x 2000 cells. All three take the same steps, but there their running times can differ by hours: the <0>open-list laboratory</0> runs them in your browser, on maps up to that size. It counts comparisons first and measures time second; a run that would take too long is stopped, and it says so, with how long it would have taken.":
    "Su autor lo escribe tres veces: primero con dos listas simples, abiertos y cerrados, que se recorren por cada vecino; luego con un registro por nodo que dice no visitado, abierto o cerrado, de modo que no hay que buscar nada para saberlo; y por último con un montículo binario para los nodos abiertos. Los tres se comparan en un mapa de 2000 × 2000 casillas. Los tres dan los mismos pasos, pero ahí sus tiempos pueden diferir en horas: el <0>laboratorio de listas abiertas</0> los ejecuta en tu navegador, en mapas de hasta ese tamaño. Primero cuenta comparaciones y después mide el tiempo; una ejecución que tardaría demasiado se detiene, y lo dice, con lo que habría tardado.",
  "Drag a village: its estimate changes with its position, the cost of its roads does not.":
    "Arrastra un pueblo: su estimación cambia con su posición, el coste de sus carreteras no.",
  "<0>5</0> From the goal back, with repairs": "<0>5</0> Desde la meta hacia atrás, con correcciones",
  "The last one is made for a game of walls and doors. It searches from the goal to the start, so that the parents, followed from the start, are the way the hero walks. Its <0>h</0> is the <1>square</1> of the distance: far too high, so it hurries towards the other end and looks at few cells.":
    "El último está hecho para un juego de muros y puertas. Busca de la meta a la salida, de modo que los padres, seguidos desde la salida, son el camino del héroe. Su <0>h</0> es el <1>cuadrado</1> de la distancia: demasiado alta, así que se apresura hacia el otro extremo y mira pocas casillas.",
  "With such an estimate a closed node is often reached more cheaply later on. This design improves it in place, and then everything already reached through it, with a stack of nodes still to be repaired. That makes the path better, but nothing promises that it is the best.":
    "Con una estimación así, a un nodo cerrado se llega a menudo después por menos. Este diseño lo mejora en su sitio, y luego todo lo ya alcanzado por él, con una pila de nodos aún por corregir. Eso mejora el camino, pero nada promete que sea el mejor.",
  "Step on event by event and watch for “Repaired”: one repair brings others. Then move the goal.":
    "Avanza evento a evento y busca «Se corrige»: una corrección trae otras. Después mueve la meta.",
  "<0>6</0> An estimate must not be too high": "<0>6</0> Una estimación no debe ser demasiado alta",
  "A* takes the node with the least <0>f</0> = <1>g</1> + <2>h</2>. If <3>h</3> never exceeds the true cost of the rest of the way, no better path can hide behind a larger <4>f</4>: when the goal is taken, nothing open can still beat it. Such an estimate is called <5>admissible</5>. That is enough, as long as a closed node is opened again whenever it is reached more cheaply.":
    "A* toma el nodo con la menor <0>f</0> = <1>g</1> + <2>h</2>. Si <3>h</3> nunca supera el coste real del resto del camino, ningún camino mejor puede esconderse tras una <4>f</4> mayor: cuando se toma la meta, nada abierto puede ya superarla. Una estimación así se llama <5>admisible</5>. Eso basta, mientras un nodo cerrado se reabra siempre que se llegue a él por menos.",
  "Here are twelve cells, one of them a wall. Diagonal steps are allowed, and the Manhattan distance counts two steps where one diagonal is enough. The search believes it and returns a path of cost 4.41. The best costs 3.83.":
    "Aquí hay doce casillas, una de ellas un muro. Se permiten pasos en diagonal, y la distancia de Manhattan cuenta dos pasos donde basta una diagonal. La búsqueda se lo cree y devuelve un camino de coste 4,41. El mejor cuesta 3,83.",
  "<0>7</0> If closed nodes stay closed, it must also be consistent":
    "<0>7</0> Si los cerrados quedan cerrados, también debe ser consistente",
  "Many programs never look at a closed node again. Then an admissible estimate is not enough. It must also not fall by more than the step costs, along any step: <0>h</0>(a) ≤ cost(a, b) + <1>h</1>(b). Such an estimate is called <2>consistent</2>.":
    "Muchos programas no vuelven a mirar un nodo cerrado. Entonces no basta una estimación admisible. Tampoco debe bajar en ningún paso más de lo que cuesta: <0>h</0>(a) ≤ coste(a, b) + <1>h</1>(b). Una estimación así se llama <2>consistente</2>.",
  "In this graph no estimate is too high. But from node 2 to node 3 it falls from 6 to 2, over a step that costs 1. So 3 is closed by its direct connection, at cost 3, before the way through 2, at cost 2, is known. The first board leaves it closed and ends with a path of cost 13. The second opens it again and finds the best, 12.":
    "En este grafo ninguna estimación es demasiado alta. Pero del nodo 2 al nodo 3 baja de 6 a 2, en un paso que cuesta 1. Así 3 se cierra por su conexión directa, con coste 3, antes de conocerse el camino por 2, con coste 2. El primer tablero lo deja cerrado y acaba con un camino de coste 13. El segundo lo reabre y encuentra el mejor, 12.",
  "<0>8</0> Knowing nothing: Dijkstra": "<0>8</0> Sin saber nada: Dijkstra",
  "An estimate of 0 is never too high and never falls: the search is right, but it has no idea where the goal is, and spreads like a ripple. That is Dijkstra’s algorithm; A* is the same loop with a sense of direction. The board shows A* and, in step with it, the same search with <0>h</0> = 0.":
    "Una estimación de 0 nunca es demasiado alta y nunca baja: la búsqueda es correcta, pero no tiene idea de dónde está la meta y se extiende como una onda. Es el algoritmo de Dijkstra; A* es el mismo bucle con sentido de la orientación. El tablero muestra A* y, al mismo paso, la misma búsqueda con <0>h</0> = 0.",
  "<0>9</0> A teleport breaks a geometric estimate": "<0>9</0> Un teletransporte rompe una estimación geométrica",
  "The distance as the crow flies is never more than the cost of walking. But it can be more than the cost of a teleport. Going from 6 to 7 costs 1, over a distance of 8; so the estimate at 6 is too high, the nodes along the plain road look better, and the search on the first board walks all of it, at cost 8 instead of 5.":
    "La distancia en línea recta nunca supera el coste de andar. Pero puede superar el de un teletransporte. Ir de 6 a 7 cuesta 1, con una distancia de 8; así la estimación en 6 es demasiado alta, los nodos de la carretera corriente parecen mejores, y la búsqueda del primer tablero la recorre entera, con coste 8 en vez de 5.",
  "There are two honest ways out: an estimate that knows about the teleport, or none at all, as on the second board.":
    "Hay dos salidas honradas: una estimación que sepa del teletransporte, o ninguna, como en el segundo tablero.",
  "<0>10</0> When does the goal count?": "<0>10</0> ¿Cuándo cuenta la meta?",
  "When the goal is put into the open list, one path to it is known. When it is taken out, no other path can be better. Between these two moments lies the proof. Here the upper road reaches the goal first, at 11.9, and the first board stops there. The lower road, at 7, is still waiting in the list; the second board finds it.":
    "Cuando la meta entra en la lista abierta se conoce un camino hasta ella. Cuando sale, ningún otro puede ser mejor. Entre esos dos momentos está la prueba. Aquí la carretera de arriba llega primero a la meta, con 11,9, y el primer tablero se detiene ahí. La de abajo, con 7, aún espera en la lista; el segundo tablero la encuentra.",
  "<0>11</0> And the heap?": "<0>11</0> ¿Y el montículo?",
  "A heap changes none of this: ties are settled by the same rule, so the same nodes are taken in the same order. It is only quicker: it finds the next of a million nodes in some forty comparisons at most, where an unsorted array needs a million.":
    "Un montículo no cambia nada de esto: los empates se deciden con la misma regla, así que se toman los mismos nodos en el mismo orden. Solo es más rápido: encuentra el siguiente de un millón de nodos en unas cuarenta comparaciones como mucho, donde un array sin ordenar necesita un millón.",
  "Can you say which node comes next? Click it. The least <0>f</0> goes first, of equals the larger <1>g</1>, and where that is equal too, the cell further up, then the one further left.":
    "¿Sabes decir qué nodo viene después? Haz clic en él. La menor <0>f</0> va primero; entre iguales, la mayor <1>g</1>; y donde también es igual, la casilla de más arriba, y luego la de más a la izquierda.",
  "Which mistakes programs make stands in the <0>zoo of mistakes</0>; <1>exercises</1> ask what you would do, and <2>for a course</2> you can compose them.":
    "Qué errores cometen los programas está en el <0>zoo de los errores</0>; los <1>ejercicios</1> preguntan qué harías tú, y <2>para un curso</2> puedes componerlos.",
  "The boards are <0/> elements. Your own pages can have them too: see <1>how to embed one</1>.":
    "Los tableros son elementos <0/>. Tus páginas también pueden tenerlos: mira <1>cómo incrustar uno</1>.",
  "{} is {!}.": "{} está {!}.",
  "{} is {!}. Pinned.": "{} está {!}. Fijado.",
  "{} is {!}; stepping onto it costs {}.": "{} está {!}; un paso hasta ahí cuesta {}.",
  "{} is {!}; stepping onto it costs {}. Pinned.": "{} está {!}; un paso hasta ahí cuesta {}. Fijado.",
  "{} is {!}, reached from {}.": "{} está {!}, alcanzado desde {}.",
  "{} is {!}, reached from {}. Pinned.": "{} está {!}, alcanzado desde {}. Fijado.",
  "{} is {!}, reached from {}; stepping onto it costs {}.":
    "{} está {!}, alcanzado desde {}; un paso hasta ahí cuesta {}.",
  "{} is {!}, reached from {}; stepping onto it costs {}. Pinned.":
    "{} está {!}, alcanzado desde {}; un paso hasta ahí cuesta {}. Fijado.",
};

/** Comprobar, el zoo de errores y los ejercicios. */
export const practice: Texts = {
  "that ends as soon as the goal is opened": "que termina en cuanto se abre la meta",
  "Look at where the goal is tested: that belongs where a cell is taken from the open list, not where a neighbour is looked at.":
    "Mira dónde se comprueba la meta: debe ser donde se saca una casilla de la lista abierta, no donde se mira un vecino.",
  "stops-when-opened": "stops-when-opened",
  "that goes on after the goal has been expanded": "que sigue después de expandir la meta",
  "Look at where the loop ends: when the goal is taken from the open list, the search is done.":
    "Mira dónde termina el bucle: cuando se saca la meta de la lista abierta, la búsqueda ha acabado.",
  "no-stop": "no-stop",
  "in which a cell is finished as soon as it is opened": "en la que una casilla está acabada en cuanto se abre",
  "Look at where cells are marked as visited: that belongs where one is taken from the open list, not where it is put in.":
    "Mira dónde se marcan las casillas como visitadas: debe ser donde se saca una de la lista abierta, no donde se mete.",
  "closed-when-opened": "closed-when-opened",
  "in which an open cell that is reached more cheaply keeps its old g and parent":
    "en la que una casilla abierta que se alcanza por menos conserva su g y su padre antiguos",
  "Look at what happens to a neighbour that is already open: if the new g is lower, g and parent must be replaced.":
    "Mira qué pasa con un vecino que ya está abierto: si la nueva g es menor, hay que sustituir g y el padre.",
  "no-decrease": "no-decrease",
  "in which an open cell that is reached more cheaply keeps its old place in the open list":
    "en la que una casilla abierta que se alcanza por menos conserva su antiguo lugar en la lista abierta",
  "Look at what happens after g of an open cell was lowered: it must move in the open list, or be put in again.":
    "Mira qué pasa después de bajar la g de una casilla abierta: debe moverse en la lista abierta o entrar otra vez.",
  "stale-f": "stale-f",
  "in which a closed cell stays closed when it is reached more cheaply, though the estimate is not consistent":
    "en la que una casilla cerrada que se alcanza por menos sigue cerrada, aunque la estimación no es consistente",
  "Look at what happens to a neighbour that is closed: if the new g is lower, it must be opened again; or use a consistent estimate.":
    "Mira qué pasa con un vecino que está cerrado: si la nueva g es menor, hay que volver a abrirlo; o usa una estimación consistente.",
  "never-reopens": "never-reopens",
  "that orders the open list by h alone: greedy search": "que ordena la lista abierta solo por h: la búsqueda voraz",
  "Look at the key of the open list: it must be g + h.": "Mira la clave de la lista abierta: debe ser g + h.",
  "h-only": "h-only",
  "that orders the open list by g alone: Dijkstra's algorithm":
    "que ordena la lista abierta solo por g: el algoritmo de Dijkstra",
  "Look at the key of the open list: it must be g + h, and h must not be 0 everywhere.":
    "Mira la clave de la lista abierta: debe ser g + h, y h no debe ser 0 en todas partes.",
  "g-only": "g-only",
  "from both ends that stops where its sides first meet":
    "desde ambos extremos que se detiene donde sus lados se encuentran por primera vez",
  "Look at where the loop ends: not before no open cell of either side can be part of a cheaper way.":
    "Mira dónde termina el bucle: no antes de que ninguna casilla abierta de un lado u otro pueda ser parte de un camino más barato.",
  "meets-too-early": "meets-too-early",
  "in which a step costs what the cell left costs, and not the cell entered":
    "en la que un paso cuesta lo que cuesta la casilla que se deja, y no la casilla en la que se entra",
  "Look at what is added to g: the cost of the neighbour, not that of the current cell.":
    "Mira qué se suma a g: el coste del vecino, no el de la casilla actual.",
  "terrain-leaving": "terrain-leaving",
  "in which every cell costs the same, whatever its terrain":
    "en la que todas las casillas cuestan lo mismo, sea cual sea su terreno",
  "Look at what is added to g: the cost of the cell entered, and not always 1.":
    "Mira qué se suma a g: el coste de la casilla en la que se entra, y no siempre 1.",
  "ignores-terrain": "ignores-terrain",
  "No mistake that is known here gives the whole run alone, but two together do.":
    "Ningún error conocido aquí da por sí solo todo el recorrido, pero dos juntos sí.",
  "One is that of a search {!}.": "Uno es el de una búsqueda {!}.",
  "The other is that of a search {!}.": "El otro es el de una búsqueda {!}.",
  "in which a diagonal step costs something else": "en la que un paso en diagonal cuesta otra cosa",
  "Look at what is added to g for a diagonal step.": "Mira qué se suma a g en un paso en diagonal.",
  "wrong-diagonal-cost": "wrong-diagonal-cost",
  "that takes other diagonal steps past walls than the rule allows":
    "que da junto a los muros otros pasos en diagonal que los que permite la regla",
  "Look at how the two cells beside a diagonal step are tested.":
    "Mira cómo se comprueban las dos casillas junto a un paso en diagonal.",
  "corner-cut": "corner-cut",
  "that estimates by dx + dy, which is more than the true cost where diagonal steps are possible":
    "que estima con dx + dy, que es más que el coste real donde se puede ir en diagonal",
  "Look at the estimate: with diagonal steps it is max(dx, dy) + (√2 - 1) · min(dx, dy).":
    "Mira la estimación: con pasos en diagonal es max(dx, dy) + (√2 - 1) · min(dx, dy).",
  "manhattan-with-diagonals": "manhattan-with-diagonals",
  "that estimates by dx² + dy², far more than the true cost": "que estima con dx² + dy², mucho más que el coste real",
  "Look at the estimate: the square root is missing.": "Mira la estimación: falta la raíz cuadrada.",
  "squared-euclid": "squared-euclid",
  "whose estimate is rounded to a whole number": "cuya estimación está redondeada a un número entero",
  "Look for whole-number types and for rounding where h is worked out.":
    "Busca tipos enteros y redondeos donde se calcula h.",
  "euclid-truncated": "euclid-truncated",
  "that estimates by the larger of dx and dy, which is never too high but lower than need be":
    "que estima con el mayor de dx y dy, que nunca es demasiado alto pero sí más bajo de lo necesario",
  "Look at the estimate: max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe, and expands fewer cells.":
    "Mira la estimación: max(dx, dy) + (√2 - 1) · min(dx, dy) es igual de segura y expande menos casillas.",
  "max-octile": "max-octile",
  "that reads the map wrongly: ends of rows joined, x and y swapped, or a row or column at the border left out":
    "que lee mal el mapa: une los finales de fila, intercambia x e y, o deja fuera una fila o columna del borde",
  "Look at how neighbours are tested against the border, and at the order of x and y where the map is read.":
    "Mira cómo se comprueban los vecinos con el borde, y el orden de x e y donde se lee el mapa.",
  "wraps-around": "wraps-around",
  "that still knows the closed cells of the search before":
    "que aún conoce las casillas cerradas de la búsqueda anterior",
  "Look at what is kept between two searches: g, parent and closed must be reset, or kept apart from the map.":
    "Mira qué se conserva entre dos búsquedas: hay que restablecer g, los padres y lo cerrado, o guardarlos aparte del mapa.",
  "dirty-map": "dirty-map",
  '"{!}"': "«{!}»",
  '"{!}" or {!}': "«{!}» o {!}",
  '"{!}", {!}': "«{!}», {!}",
  '"{!}" or {} others': "«{!}» u otros {}",
  "({}), {!}": "({}), {!}",
  "({}) and {} more": "({}) y {} más",
  "node {} or {!}": "el nodo {} o {!}",
  "node {}, {!}": "el nodo {}, {!}",
  "node {} and {} more": "el nodo {} y {} más",
  "Check your A* · Stepstar": "Comprueba tu A* · Stepstar",
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
    "x es la columna, desde 0 a la izquierda; y la fila, desde 0 arriba. En un grafo un lugar es el número de un nodo. Se pueden omitir la salida y la meta.",
  "Everything happens in this page; your run is sent nowhere. Each mistake stands on its smallest map in the <0>zoo of mistakes</0>.":
    "Todo ocurre en esta página; tu recorrido no se envía a ningún sitio. Cada error está en su mapa más pequeño en el <0>zoo de los errores</0>.",
  "Checking needs JavaScript.": "La comprobación necesita JavaScript.",
  straight: "rectos",
  "diagonal, always": "diagonales, siempre",
  "diagonal past one wall": "diagonales, con un muro",
  "diagonal past no wall": "diagonales, sin muros",
  "any that is right": "cualquiera correcta",
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
  "A hill and a wall: shows most mistakes": "Una colina y un muro: casi todos los errores",
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
    "El mapa tiene {} × {} casillas: aquí puede tener hasta {}. Un error se ve también en un mapa pequeño.",
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
    "Rodeado con un círculo, a la izquierda, está lo que tomó tu programa, {}; uno correcto toma {}.",
  "Ringed on the left is what your program took, {}.":
    "Rodeado con un círculo, a la izquierda, está lo que tomó tu programa, {}.",
  "The boards are stepped through together.": "Los tableros avanzan juntos.",
  "No known mistake gives the rest of your run: from here on the left board goes as a correct one.":
    "Ningún error conocido da el resto de tu recorrido: a partir de aquí el tablero izquierdo va como uno correcto.",
  "To be sure": "Para estar seguro",
  "These mistakes give the same run here.": "Estos errores dan aquí el mismo recorrido.",
  "A search with “{!}” gives the same run here.": "Una búsqueda con «{!}» da aquí el mismo recorrido.",
  "No map of up to 12 cells tells them apart.": "Ningún mapa de hasta 12 casillas los distingue.",
  "Looking for a small map on which they differ…": "Buscando un mapa pequeño en el que difieren…",
  "On this map they differ. Have your program search it, too:":
    "En este mapa difieren. Haz que tu programa busque también en él:",
  "Try this map": "Probar este mapa",
  "Pseudo-code: − is the line with the mistake, + the line as it should be":
    "Pseudocódigo: − es la línea con el error, + la línea como debería ser",
  "forget all; open = { start }; g(start) = 0": "olvida todo; abiertos = { salida }; g(salida) = 0",
  "open = { start }; g(start) = 0": "abiertos = { salida }; g(salida) = 0",
  "parent(m) = n; g(m) = g(n) + 1": "padre(m) = n; g(m) = g(n) + 1",
  "parent(m) = n; g(m) = g(n) + 1, or 1.4, or 2": "padre(m) = n; g(m) = g(n) + 1, o 1,4, o 2",
  "parent(m) = n; g(m) = g(n) + √2 on a diagonal, else 1": "padre(m) = n; g(m) = g(n) + √2 en diagonal; si no, 1",
  "parent(m) = n; g(m) = g(n) + what it costs to leave n": "padre(m) = n; g(m) = g(n) + lo que cuesta salir de n",
  "parent(m) = n; g(m) = g(n) + what it costs to enter m": "padre(m) = n; g(m) = g(n) + lo que cuesta entrar en m",
  "if m was never opened": "si m nunca se ha abierto",
  "if m is not open, and g(n) + cost < g(m)": "si m no está abierto y g(n) + coste < g(m)",
  "if m is not open: f(m) = g(m) + h(m); open m": "si m no está abierto: f(m) = g(m) + h(m); abre m",
  "f(m) = g(m) + round(√(dx² + dy²)); open m": "f(m) = g(m) + redondeo(√(dx² + dy²)); abre m",
  "f(m) = g(m) + h(m); open m; if m is the goal: walk the parents back":
    "f(m) = g(m) + h(m); abre m; si m es la meta: vuelve por los padres",
  "if m is a wall, or closed: skip": "si m es un muro o está cerrado: omite",
  "if m is a wall, or a wall stands at the corner: skip": "si m es un muro o hay uno en la esquina: omite",
  "if the other side has n: join the two ways": "si el otro lado tiene n: une los dos caminos",
  "if nothing open can be part of a cheaper way: join the two ways":
    "si nada abierto puede ser parte de un camino más barato: une los dos caminos",
  "for each m in n ± 1, n ± width": "para cada m en n ± 1, n ± ancho",
  "for each neighbour m of n on the map": "para cada vecino m de n en el mapa",
  "The run gives row and column: read so, it is a run on this map; here places are x and y, the column first.":
    "El recorrido da fila y columna: leído así, es un recorrido en este mapa; aquí los lugares son x e y, primero la columna.",
  "Of places with the same f it took the one with the larger g.": "De los lugares con la misma f tomó el de mayor g.",
  "Of places with the same f it took the one with the smaller g.": "De los lugares con la misma f tomó el de menor g.",
  "Of places with the same f it took the one that had waited longest.":
    "De los lugares con la misma f tomó el que más había esperado.",
  "Of places with the same f it took the one that was opened last.":
    "De los lugares con la misma f tomó el que se abrió el último.",
  "Of places with the same f it took now this and now that one, as it may.":
    "De los lugares con la misma f tomó unas veces uno y otras otro, como puede hacer.",
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
  "The run begins at {}, which is neither the start, {}, nor one of the first to come after it.":
    "El recorrido empieza en {}, que no es ni la salida, {}, ni uno de los primeros lugares tras él.",
  "Places are the ids of nodes.": "Los lugares son los números de los nodos.",
  "There is no expansion in this run: give the place of each, in order.":
    "No hay ninguna expansión en este recorrido: da el lugar de cada una, en orden.",
  "Line {}: {!}": "Línea {}: {!}",
  "Expansion {} {} is outside the map: x goes from 0 to {} and y from 0 to {}.":
    "la expansión {} {} está fuera del mapa: x va de 0 a {} e y de 0 a {}.",
  "Expansion {} (node {}) is outside the map: the number of its nodes is {}, and none has this id.":
    "la expansión {} (nodo {}) está fuera del mapa: tiene {} nodos, y ninguno tiene este número.",
  "The parent of expansion {} {} is outside the map: x goes from 0 to {} and y from 0 to {}.":
    "el padre de la expansión {} {} está fuera del mapa: x va de 0 a {} e y de 0 a {}.",
  "The parent of expansion {} (node {}) is outside the map: the number of its nodes is {}, and none has this id.":
    "el padre de la expansión {} (nodo {}) está fuera del mapa: tiene {} nodos, y ninguno tiene este número.",
  'the text is empty: a run gives the place of each expansion in a line of its own, such as "{}"':
    "el texto está vacío: un recorrido da el lugar de cada expansión en su propia línea, como «{}»",
  'the text holds no expansion: each is a place, such as "{}", in a line of its own':
    "el texto no contiene ninguna expansión: cada una es un lugar, como «{}», en su propia línea",
  '"{}" is not expected here: a line is the id of a node such as "7", and may go on with "g=2 h=5 f=7 parent=6"':
    "«{}» no se espera aquí: una línea es el número de un nodo como «7», y puede seguir con «g=2 h=5 f=7 parent=6»",
  "a line is one expansion, and this one has more numbers than x, y, g, h, f, and x and y of the parent":
    "una línea es una expansión, y esta tiene más números que x, y, g, h, f, y la x y la y del padre",
  "a line is one expansion, and this one has more numbers than the id, g, h, f, and the id of the parent":
    "una línea es una expansión, y esta tiene más números que el del nodo, g, h, f y el número del padre",
  'the parent needs x and y, such as "parent=(2, 4)"; without names a line is x, y, g, h, f, and x and y of the parent':
    "el padre necesita x e y, como «parent=(2, 4)»; sin nombres una línea es x, y, g, h, f, y la x y la y del padre",
  '{} is "{}": it must be a number': "{} es «{}»: debe ser un número",
  'no place is given here: it is called "at", or "x" and "y"': "aquí no se da ningún lugar: se llama «at», o «x» e «y»",
  'no place is given here: it is called "id"': "aquí no se da ningún lugar: se llama «id»",
  "{} is no place: a cell is given by x and y, such as [3, 4]":
    "{} no es un lugar: una casilla se da por x e y, como [3, 4]",
  "{} is no place: a node is given by its id, such as 7": "{} no es un lugar: un nodo se da por su número, como 7",
  "a list of {}": "una lista de {}",
  "a list": "una lista",
  "what is in these braces": "lo que hay entre estas llaves",
  "a number is expected here: places have whole numbers, from 0 on":
    "aquí se espera un número: los lugares tienen números enteros, desde 0",
  "this row has more values than the header has names, {}": "esta fila tiene más valores que nombres la cabecera, {}",
  'no event of this trace is an expansion: there are such as "{}", and an expansion is called "expand", "expanding" or "close"':
    "ningún evento de esta traza es una expansión: los hay como «{}», y una expansión se llama «expand», «expanding» o «close»",
  '"{}" is no event: one is such as { type: expanding, x: 3, y: 4 }':
    "«{}» no es un evento: uno es, por ejemplo, { type: expanding, x: 3, y: 4 }",
  "the text ends here, and a value or a closing bracket is missing":
    "el texto acaba aquí, y falta un valor o un paréntesis de cierre",
  "brackets stand within brackets, at most {} deep":
    "los paréntesis van dentro de paréntesis, con una profundidad máxima de {}",
  'a colon is expected after "{}"': "se esperan dos puntos después de «{}»",
  "a comma or '{}' is expected here": "aquí se espera una coma o «{}»",
  "'{}' is not expected here: a number, a text in quotation marks, a list in [ ] or fields in { } would be":
    "«{}» no se espera aquí: se espera un número, un texto entre comillas, una lista en [ ] o campos en { }",
  "this quotation mark is never closed": "estas comillas no se cierran nunca",
  "Exercises on A* · Stepstar": "Ejercicios de A* · Stepstar",
  "Exercises on A*": "Ejercicios de A*",
  "Exercises need JavaScript.": "Los ejercicios necesitan JavaScript.",
  "Other kinds: <0>click the order</0>, <1>fill in g, h and f</1>, <2>who is the parent?</2>, <3>find the mistake</3>, <4>draw the map</4>. <5>For a course</5>. To the <6>lab</6>.":
    "Otros tipos: <0>hacer clic en orden</0>, <1>rellenar g, h y f</1>, <2>¿quién es el padre?</2>, <3>encontrar el error</3>, <4>dibujar el mapa</4>. <5>Para un curso</5>. Al <6>laboratorio</6>.",
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
    "Numera las casillas en el orden en que A* las expande, la salida con el 1, hasta que acabe.",
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
  "This is a graph: an exercise needs a map of cells.": "Esto es un grafo: un ejercicio necesita un mapa de casillas.",
  "Until then maps are drawn.": "Hasta entonces los mapas se dibujan.",
  "A map of your own in place of drawn ones, as text with S and G, or a link from the lab (optional)":
    "Un mapa propio en lugar de los dibujados, como texto con S y G, o un enlace del laboratorio (opcional)",
  "The map has {} x {} cells: here it may have up to {}.": "El mapa tiene {} × {} casillas: aquí puede tener hasta {}.",
  "A mistake shows on a small map as well.": "Un error se ve también en un mapa pequeño.",
  "It is also that of a search {!}.": "Es también el de una búsqueda {!}.",
  "The name in the address is {}: did you mean {}? It must be one of {}.":
    "El nombre {} de la dirección no dice nada: ¿querías decir {}? Puede ser {}.",
  "The name in the address is {}. It must be one of {}.": "El nombre {} de la dirección no dice nada. Puede ser {}.",
  "A tag for a page of your own": "Una etiqueta para una página propia",
  "the tag": "la etiqueta",
  "It needs these scripts beside the page. Here the tag is live:":
    "Necesita estos scripts junto a la página. Aquí funciona la etiqueta:",
};

/** Lo que dicen los ejercicios, y los nombres de los errores conocidos. */
export const exercise: Texts = {
  "It stops when the goal is opened": "Se detiene cuando se abre la meta",
  "A neighbour that is opened is only a candidate: a cheaper way to it may still come. The goal must be tested where a cell is taken from the open list.":
    "Un vecino que se abre es solo un candidato: aún puede llegar un camino más barato. La meta debe comprobarse donde se saca una casilla de la lista abierta.",
  "It goes on after the goal": "Sigue después de la meta",
  "The path is right, but the loop goes on until nothing is open: it expands every cell that it can reach.":
    "El camino es correcto, pero el bucle sigue hasta que no queda nada abierto: expande todas las casillas que puede alcanzar.",
  "A cell is finished as soon as it is opened": "Una casilla está acabada en cuanto se abre",
  "Marked as visited where it is put into the open list, a cell keeps the first way to it for ever. It may be marked only where it is taken out.":
    "Si se marca como visitada donde entra en la lista abierta, una casilla conserva para siempre el primer camino. Solo puede marcarse donde se saca.",
  "An open cell keeps its first g": "Una casilla abierta conserva su primera g",
  "A cheaper way to a cell that is already open is ignored. Its g and its parent must be replaced.":
    "Se ignora un camino más barato a una casilla que ya está abierta. Hay que sustituir su g y su padre.",
  "An open cell keeps its place in the open list": "Una casilla abierta conserva su lugar en la lista abierta",
  "A cheaper way gives the cell a new g and a new parent, but it still waits where its old f put it. It must move, or be put in once more.":
    "Un camino más barato da a la casilla una nueva g y un nuevo padre, pero sigue esperando donde la puso su antigua f. Debe moverse o entrar otra vez.",
  "A closed cell stays closed": "Una casilla cerrada sigue cerrada",
  "With an estimate that is not consistent, a cheaper way to a closed cell can still come. The cell must be opened again, or the estimate be consistent.":
    "Con una estimación que no es consistente aún puede llegar un camino más barato a una casilla cerrada. Hay que volver a abrir la casilla, o la estimación debe ser consistente.",
  "It sorts by h alone": "Ordena solo por h",
  "What the way has cost so far counts for nothing: this is greedy search, and it runs into what is dear.":
    "Lo que ha costado el camino hasta ahora no cuenta: es la búsqueda voraz, y se mete en lo que es caro.",
  "It sorts by g alone": "Ordena solo por g",
  "The estimate counts for nothing: this is Dijkstra’s algorithm. Its path is right, but it looks in every direction.":
    "La estimación no cuenta: es el algoritmo de Dijkstra. Su camino es correcto, pero busca en todas las direcciones.",
  "Its two sides stop where they meet": "Sus dos lados se detienen donde se encuentran",
  "Searching from both ends, the first cell that both sides know need not be on the best way. They may stop only when nothing open can be part of a cheaper one.":
    "Al buscar desde ambos extremos, la primera casilla que conocen los dos lados no tiene por qué estar en el mejor camino. Solo pueden parar cuando nada abierto puede ser parte de uno más barato.",
  "It pays for the cell it leaves": "Paga por la casilla que deja",
  "A step costs what the cell entered costs. Here the way into the dear cell is free, and the way out is paid.":
    "Un paso cuesta lo que cuesta la casilla en la que se entra. Aquí entrar en la casilla cara es gratis, y se paga al salir.",
  "It takes no notice of terrain": "No hace caso del terreno",
  "A step costs what the cell entered costs. Here the expensive cell counts as any other, and the search goes straight through it.":
    "Un paso cuesta lo que cuesta la casilla en la que se entra. Aquí la casilla cara cuenta como cualquier otra, y la búsqueda la atraviesa.",
  "Its diagonals cost something else": "Sus diagonales cuestan otra cosa",
  "A diagonal step is √2 long. With 1, or 1.4, or 2 the costs are wrong, and so is the order.":
    "Un paso en diagonal mide √2. Con 1, o 1,4, o 2 los costes son incorrectos, y también el orden.",
  "It cuts corners": "Corta esquinas",
  "It takes a diagonal step past a wall that the rule forbids, or leaves one out that the rule allows.":
    "Da junto a un muro un paso en diagonal que la regla prohíbe, o deja fuera uno que la regla permite.",
  "It counts dx + dy where diagonals are allowed": "Cuenta dx + dy donde se permiten diagonales",
  "One diagonal step does the work of two: dx + dy is more than the way costs, so good cells look bad. With diagonals the octile distance is right.":
    "Un paso en diagonal hace el trabajo de dos: dx + dy es más de lo que cuesta el camino, y las buenas casillas parecen malas. Con diagonales lo correcto es la distancia octil.",
  "Its estimate has no square root": "A su estimación le falta la raíz cuadrada",
  "dx² + dy² is far more than the way costs. The estimate drowns g, and the search is as good as greedy.":
    "dx² + dy² es mucho más de lo que cuesta el camino. La estimación ahoga g, y la búsqueda es casi voraz.",
  "Its estimate is a whole number": "Su estimación es un número entero",
  "Rounded up, h is more than the way costs; rounded down, different cells look alike. Look for whole-number types where h is worked out.":
    "Redondeado hacia arriba, h es más de lo que cuesta el camino; hacia abajo, casillas distintas parecen iguales. Busca tipos enteros donde se calcula h.",
  "Its estimate is max(dx, dy)": "Su estimación es max(dx, dy)",
  "Never too high, so the path is right: a remark, and no mistake. But it is lower than need be, and more cells are expanded.":
    "Nunca es demasiado alta, así que el camino es correcto: una observación, no un error. Pero es más baja de lo necesario, y se expanden más casillas.",
  "Its map has no border": "Su mapa no tiene borde",
  "With cells in one long row, the neighbour after the last cell of a row is the first of the next. Each step must be tested against the border.":
    "Con las casillas en una sola fila larga, el vecino tras la última casilla de una fila es la primera de la siguiente. Cada paso debe comprobarse con el borde.",
  "It remembers the search before": "Recuerda la búsqueda anterior",
  "What was closed in the last search is closed still, so this one finds another way, or none. g, parent and closed must be reset.":
    "Lo que se cerró en la última búsqueda sigue cerrado, así que esta encuentra otro camino o ninguno. Hay que restablecer g, los padres y lo cerrado.",
  "({})": "({})",
  "({}) or {!}": "({}) o {!}",
  "The map says neither where to start nor where to go: write S and G into it.":
    "El mapa no dice dónde empezar ni adónde ir: escribe en él S y G.",
  "Click the order": "Haz clic en orden",
  "Fill in g, h and f": "Rellena g, h y f",
  "Who is the parent?": "¿Quién es el padre?",
  "Find the mistake": "Encuentra el error",
  "Draw the map": "Dibuja el mapa",
  "Steps are straight, and h = dx + dy.": "Los pasos son rectos, y h = dx + dy.",
  "Diagonal steps cost √2; h is the octile distance.": "Los pasos en diagonal cuestan √2; h es la distancia octil.",
  "Diagonal steps cost √2, and pass no wall; h is the octile distance.":
    "Los pasos en diagonal cuestan √2 y no pasan junto a ningún muro; h es la distancia octil.",
  "A digit is what it costs to step onto a cell.": "Una cifra es lo que cuesta entrar en una casilla.",
  "Question {} of {}, {} right so far.": "Pregunta {} de {}, {} correctas hasta ahora.",
  "Question {} of {}.": "Pregunta {} de {}.",
  "{} of {} right, counting first answers.": "{} de {} correctas, contando las primeras respuestas.",
  "A hint, which costs the point": "Una pista, que cuesta el punto",
  "That was all.": "Eso era todo.",
  "This is the model answer: step through it.": "Esta es la solución: recórrela.",
  "Step through the model answer": "Recorrer la solución",
  "Another one": "Otro",
  "Right.": "Correcto.",
  "No.": "No.",
  "You chose by h alone.": "Elegiste solo por h.",
  "You chose by g alone.": "Elegiste solo por g.",
  "You chose as if h were squared.": "Elegiste como si h estuviera al cuadrado.",
  "You chose as if every cell cost the same.": "Elegiste como si todas las casillas costaran lo mismo.",
  "You chose as if one paid for the cell that is left.": "Elegiste como si se pagara por la casilla que se deja.",
  "The goal is open, but it has not been expanded.": "La meta está abierta, pero no se ha expandido.",
  "You went on after the goal.": "Seguiste después de la meta.",
  "So goes a search of which this is true: “{!}”.": "Así va una búsqueda de la que se puede decir: «{!}».",
  "You said {}; right is {}.": "Dijiste {}; lo correcto es {}.",
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
  "Which cell is then the parent of {}, which is ringed?":
    "¿Qué casilla es entonces el padre de {}, que está rodeada con un círculo?",
  "{} is otherwise.": "{} tiene otro valor.",
  "{} and {} are otherwise.": "{} y {} tienen otro valor.",
  "{} and {} and {} are otherwise.": "{}, {} y {} tienen otro valor.",
  "h is {}.": "h es {}.",
  "Work out g of the cell both ways.": "Calcula la g de la casilla por los dos caminos.",
  "Its g is then {}.": "Su g es entonces {}.",
  "By way of ({}) the cell ({}) is no cheaper: it keeps g = {} and its parent ({}).":
    "Por ({}) la casilla ({}) no es más barata: conserva g = {} y su padre ({}).",
  "There it leaves every correct search.": "Ahí se aparta de toda búsqueda correcta.",
  "Step through it: does it take the cell with the least f?": "Recórrela: ¿toma la casilla con la menor f?",
  "It goes wrong at expansion {}.": "Falla en la expansión {}.",
  "What is the mistake?": "¿Cuál es el error?",
  "“{!}” would not give this run.": "«{!}» no daría este recorrido.",
  "This search makes a mistake.": "Esta búsqueda comete un error.",
  "Step through it: which is the first expansion that no correct A* would make?":
    "Recórrela: ¿cuál es la primera expansión que ningún A* correcto haría?",
  "It is no earlier than expansion {}.": "No es antes de la expansión {}.",
  "It is not “{!}”.": "No es «{!}».",
  "The goal has been expanded: the search is over.": "La meta se ha expandido: la búsqueda ha terminado.",
  "The goal has not been expanded yet, and {} is open with f = {} + {} = {}.":
    "La meta aún no se ha expandido, y {} está abierta con f = {} + {} = {}.",
  "({}) is a wall.": "({}) es un muro.",
  "{} has f = {} + {} = {}, the least of all that are open.":
    "{} tiene f = {} + {} = {}, la menor de todas las abiertas.",
  "{} has f = {} + {} = {}, the least of all that are open, as have {} more.":
    "{} tiene f = {} + {} = {}, la menor de todas las abiertas, como otras {}.",
  "{} is closed: it has been expanded, and nothing made it cheaper.":
    "{} está cerrada: se ha expandido, y nada la ha hecho más barata.",
  "{} is not open: no expanded cell leads there.": "{} no está abierta: ninguna casilla expandida lleva allí.",
  "{} has f = {} + {} = {}, and {} has f = {} + {} = {}.": "{} tiene f = {} + {} = {}, y {} tiene f = {} + {} = {}.",
  "Draw a map on which a search that sorts its open list by h alone goes otherwise than any correct A*.":
    "Dibuja un mapa en el que una búsqueda que ordena su lista abierta solo por h vaya de otro modo que cualquier A* correcto.",
  "Draw a map on which a search that sorts its open list by g alone goes otherwise than any correct A*.":
    "Dibuja un mapa en el que una búsqueda que ordena su lista abierta solo por g vaya de otro modo que cualquier A* correcto.",
  "Draw a map on which a search that pays for the cell left in place of the cell entered goes otherwise than any correct A*.":
    "Dibuja un mapa en el que una búsqueda que paga por la casilla que deja en vez de la casilla en la que entra vaya de otro modo que cualquier A* correcto.",
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
    "Una casilla que cueste 9, justo entre la salida y la meta, es un buen comienzo.",
  "The map has {} x {} cells: for an exercise it may have up to {} x {}.":
    "El mapa tiene {} × {} casillas: para un ejercicio puede tener hasta {} × {}.",
  "On this map no path leads from the start to the goal.": "En este mapa ningún camino lleva de la salida a la meta.",
  "A search of this map expands {} cells: for an exercise it may be up to {}.":
    "Una búsqueda en este mapa expande {} casillas: para un ejercicio pueden ser hasta {}.",
  "A search of this map is over before there is anything to ask: make the way longer.":
    "Una búsqueda en este mapa acaba antes de que haya algo que preguntar: alarga el camino.",
  "On this map no known mistake expands a wrong cell: add walls or costs.":
    "En este mapa ningún error conocido expande una casilla equivocada: añade muros o costes.",
  "Once more": "Otra vez",
  "Check my answer": "Comprobar mi respuesta",
  Expansion: "Expansión",
  "A number is missing: write {}.": "Falta un número: escribe {}.",
  "A number is missing: write {} and {}.": "Faltan números: escribe {} y {}.",
  "A number is missing: write {} and {} and {}.": "Faltan números: escribe {}, {} y {}.",
  "An expansion is a whole number, counted from 1.": "Una expansión es un número entero, contado desde 1.",
  "The map needs a start, and a goal in another cell.": "El mapa necesita una salida y, en otra casilla, una meta.",
  "Diagonal steps cost √2, and pass one wall at most; h is the octile distance.":
    "Los pasos en diagonal cuestan √2 y pasan junto a un muro como mucho; h es la distancia octil.",
  "This is a graph, or has costs above 9: an exercise needs cells that cost 1 to 9.":
    "Esto es un grafo, o tiene costes mayores que 9: un ejercicio necesita casillas que cuesten de 1 a 9.",
};

/** El laboratorio de listas, y cómo poner un tablero en una página. */
export const guides: Texts = {
  Progress: "Progreso",
  "The open-list laboratory · Stepstar": "El laboratorio de listas abiertas · Stepstar",
  "The open-list laboratory": "El laboratorio de listas abiertas",
  "Here are five versions of one search. They expand the same cells in the same order, and differ only in how they keep track of the open and closed ones. What does that cost? First come counts, of comparisons and of moves, which are the same on every machine; then milliseconds, measured in your own browser.":
    "Aquí hay cinco versiones de una misma búsqueda. Expanden las mismas casillas en el mismo orden y solo se distinguen en cómo llevan la cuenta de las abiertas y las cerradas. ¿Qué cuesta eso? Primero vienen recuentos, de comparaciones y de movimientos, que son iguales en todas las máquinas; después milisegundos, medidos en tu navegador.",
  "The experiment": "El experimento",
  "Grids up to": "Cuadrículas hasta",
  Estimate: "Estimación",
  "Stop a run after": "Parar una ejecución tras",
  "none: an open field": "ninguno: campo abierto",
  "20 %, at random": "20 %, al azar",
  "35 %, at random": "35 %, al azar",
  "zero (Dijkstra)": "cero (Dijkstra)",
  "2 seconds": "2 segundos",
  "10 seconds": "10 segundos",
  "a minute": "un minuto",
  "ten minutes": "diez minutos",
  "Run it": "Medir",
  "Cancelled. What was measured so far is kept.": "Cancelado. Lo medido hasta ahora se conserva.",
  "The browser could not run the worker that measures: this page or frame may forbid it.":
    "El navegador no pudo ejecutar el «worker» que mide: puede que esta página o este marco lo prohíba.",
  "Drawing the first map…": "Dibujando el primer mapa…",
  "{!}, {} × {}": "{!}, {} × {}",
  "{!}, {} × {}, {} %": "{!}, {} × {}, {} %",
  "A first look, at small grids. Choose larger ones and press “Run it”.":
    "Un primer vistazo, con cuadrículas pequeñas. Elige otras mayores y pulsa «Medir».",
  "Done. The runs that were stopped would have taken about {}.":
    "Hecho. Las ejecuciones que se pararon habrían tardado unos {}.",
  "Done.": "Hecho.",
  "{} h": "{} h",
  "How it grows": "Cómo crece",
  "Counts: the same everywhere": "Recuentos: iguales en todas partes",
  "Time: in this browser": "Tiempo: en este navegador",
  "cells expanded": "casillas expandidas",
  "comparisons and moves": "comparaciones y movimientos",
  milliseconds: "milisegundos",
  "{} comparisons and moves": "{} comparaciones y movimientos",
  "{!}: {} expansions, {!}": "{!}: {} expansiones, {!}",
  "{!}: {} expansions, {!}, expected": "{!}: {} expansiones, {!}, previsto",
  "{!} against cells expanded, both on logarithmic scales; the numbers are in the table below":
    "{!} frente a casillas expandidas, ambas en escala logarítmica; los números están en la tabla de abajo",
  Version: "Versión",
  "Exponent of counts": "Exponente de los recuentos",
  "Exponent of time": "Exponente del tiempo",
  "Node array and heap": "Array de nodos y montículo",
  "Node array and buckets": "Array de nodos y cubetas",
  "Node array and sorted list": "Array de nodos y lista ordenada",
  "Node array": "Array de nodos",
  "Two arrays": "Dos arrays",
  "a state per node; the open ones in a binary heap": "un estado por nodo; los abiertos en un montículo binario",
  "a state per node; the open ones in buckets of width 1 in f":
    "un estado por nodo; los abiertos en cubetas de anchura 1 en f",
  "a state per node; the open ones in a linked list in order of f":
    "un estado por nodo; los abiertos en una lista enlazada por orden de f",
  "a state per node; the open ones in an array that is searched for the least f":
    "un estado por nodo; los abiertos en un array en el que se busca la f menor",
  "open and closed as plain arrays; both are searched for every neighbour":
    "abiertos y cerrados como simples arrays; ambos se recorren por cada vecino",
  "With exponent 2, twice as many expanded cells cost four times as much. Exponents are fitted by least squares to the four largest sizes; times under 5 ms, in which the browser still compiles the code, are left out.":
    "Con exponente 2, el doble de casillas expandidas cuesta cuatro veces más. Los exponentes se ajustan por mínimos cuadrados a los cuatro tamaños mayores; se omiten los tiempos de menos de 5 ms, en los que el navegador aún compila el código.",
  "The runs": "Las ejecuciones",
  "Table of the runs": "Tabla de las ejecuciones",
  Grid: "Cuadrícula",
  Remark: "Observación",
  "not begun: would take about {}": "no empezada: tardaría unos {}",
  "stopped at {} %: would take about {}": "parada al {} %: tardaría unos {}",
  "stopped at under 1 %: would take about {}": "parada antes del 1 %: tardaría unos {}",
  "The code": "El código",
  "This is exactly the code that was measured. “Two arrays” keeps its open nodes as “Node array” does; it differs in the search shown here, which looks for every neighbour in both lists.":
    "Este es exactamente el código que se midió. «Dos arrays» guarda sus nodos abiertos como «Array de nodos»; se distingue en la búsqueda que se muestra aquí, que busca cada vecino en ambas listas.",
  "Everything happens in this page; nothing is sent anywhere.":
    "Todo ocurre en esta página; no se envía nada a ningún sitio.",
  Expanded: "Expandidas",
  Comparisons: "Comparaciones",
  "Entries moved": "Movidas",
  Time: "Tiempo",
  "A board on your own page · Stepstar": "Un tablero en tu página · Stepstar",
  "A board on your own page": "Un tablero en tu página",
  "A board is one tag, with its map as the text inside. In a <0/> the map keeps its rows, so readers without JavaScript still see it. Everything else is an attribute: every option of the search, the step at which the board opens, what the reader may do.":
    "Un tablero es una sola etiqueta, con su mapa como texto dentro. En un <0/> el mapa conserva sus filas, así que también se ve sin JavaScript. Todo lo demás es un atributo: cada opción de la búsqueda, el paso en que se abre el tablero, lo que puede hacer quien lo mira.",
  "To take along": "Para llevar",
  "These files have everything inside; there is nothing to install. Or open the <0>lab</0>, put the board there as you want it, and press “Save…” and “For my page…”: it writes the text for HTML, Markdown, MkDocs, Quarto, reveal.js, MyST, Jupyter, PreTeXt, React and Vue, saves the board as one HTML file, or as a SCORM package for Moodle, Ilias and other systems.":
    "Estos archivos lo llevan todo dentro; no hay nada que instalar. O abre el <0>laboratorio</0>, deja allí el tablero como lo quieras y pulsa «Guardar…» y «Para mi página…»: escribe el texto para HTML, Markdown, MkDocs, Quarto, reveal.js, MyST, Jupyter, PreTeXt, React y Vue, y guarda el tablero como un solo archivo HTML o como paquete SCORM para Moodle, Ilias y otros sistemas.",
  "<0><0/></0>: one script for any page, also from <1/>":
    "<0><0/></0>: un script para cualquier página, también desde <1/>",
  "<0><0/></0>: exercises, beside <1/>": "<0><0/></0>: ejercicios, junto a <1/>",
  "<0><0/></0>: a module for Jupyter, marimo and MyST": "<0><0/></0>: un módulo para Jupyter, marimo y MyST",
  "<0><0/></0>: a page for frames; it stays on this site":
    "<0><0/></0>: una página para marcos; se queda en este sitio",
  "With a bundler, or as a module": "Con un empaquetador, o como módulo",
  "Install the package from a copy of the repository (<0/> there, then <1/> with the file it wrote), import the element once, and use the tag:":
    "Instala el paquete desde una copia del repositorio (allí <0/>, luego <1/> con el archivo que escribió), importa el elemento una vez y usa la etiqueta:",
  "With one script": "Con un script",
  "Put <0><0/></0> beside your page. It has everything inside, and works from a server as well as in a page opened by double click. It needs no network, sets no cookies and stores nothing.":
    "Pon <0><0/></0> junto a tu página. Lo lleva todo dentro, y funciona tanto desde un servidor como en una página abierta con doble clic. No necesita red, no pone cookies y no guarda nada.",
  "In a frame": "En un marco",
  "Draw a map in the <0>lab</0>, copy its link, and change the part before the # to the address of <1><0/></1>, which lies beside the lab. The map, the options, the step and the break points are all in the address.":
    "Dibuja un mapa en el <0>laboratorio</0>, copia su enlace y cambia la parte anterior al # por la dirección de <1><0/></1>, que está junto al laboratorio. El mapa, las opciones, el paso y los puntos de interrupción están todos en la dirección.",
  "Marks coming back": "Resultados que vuelven",
  "In a frame, the address also says how the board gets on with the course around it. With <0/> first answers are counted, in series of five; the best series is the score. It goes to hosts that speak SPLICE, such as Runestone, PreTeXt and Doenet, together with a small state, so that answers and drawing come back after a reload. <1/> names the activity; <2/> has the browser itself keep the state, which is stored nowhere otherwise.":
    "En un marco, la dirección dice también cómo se entiende el tablero con el curso que lo rodea. Con <0/> se cuentan las primeras respuestas, en series de cinco; la mejor serie es la nota. Va a los sistemas que hablan SPLICE, como Runestone, PreTeXt y Doenet, junto con un pequeño estado, para que respuestas y dibujo vuelvan al recargar. <1/> da nombre a la actividad; con <2/> el propio navegador guarda el estado, que si no, no se guarda en ninguna parte.",
  "The frame tells its height as <0/> and <1/>; Moodle needs <2/>. Your own page can steer the figure, and hear of it:":
    "El marco comunica su altura como <0/> y <1/>; Moodle necesita <2/>. Tu propia página puede manejar la figura y saber de ella:",
  "<0/> takes <1/>, <2/>, <3/>, <4/>, <5/> and <6/>, each on its own.":
    "<0/> acepta <1/>, <2/>, <3/>, <4/>, <5/> y <6/>, cada uno por su cuenta.",
  Attributes: "Atributos",
  Attribute: "Atributo",
  "What it sets": "Qué fija",
  "the map as text, or the address of a file that holds it; without either, the text inside the tag. Any format that the lab saves can be used, including JSON with terrain, way points or a graph":
    "el mapa como texto, o la dirección de un archivo que lo contiene; sin ninguno de los dos, el texto dentro de la etiqueta. Vale cualquier formato que guarda el laboratorio, también JSON con terreno, puntos de paso o un grafo",
  "where the path begins, ends and passes: a cell such as <0/>, or the id of a node":
    "dónde empieza, acaba y pasa el camino: una casilla como <0/>, o el número de un nodo",
  "every option of a search (see the <0>reference</0>), with hyphens: <1/> is <2/>":
    "cada opción de una búsqueda (véase la <0>referencia</0>), con guiones: <1/> es <2/>",
  "the step at which it opens, in whole expansions as the counter below the board has them (<0/>), or in events (<1/>); whether it plays by itself while it is in view, and how many steps per second; with <2/> it plays out of view, too":
    "el paso en que se abre, en expansiones enteras como las del contador bajo el tablero (<0/>), o en eventos (<1/>); si se reproduce solo mientras está a la vista, y a cuántos pasos por segundo; con <2/> también fuera de la vista",
  "lets the reader draw, and drag the start and the goal": "deja dibujar, y arrastrar la salida y la meta",
  "<0/>; <1/>, which asks the reader what comes next; <2/>, beside a second search with <3/>; or <4/>, which asks, marks and says what was wrong: see the next two rows":
    "<0/>; <1/>, que pregunta qué viene después; <2/>, junto a una segunda búsqueda con <3/>; o <4/>, que pregunta, puntúa y dice qué estaba mal: véanse las dos filas siguientes",
  "of an exercise: what is asked (<0/>, <1/>, <2/>, <3/> or <4/>), about the map inside the tag or, without one, about maps drawn from the seed and the student’s name, other ones for each":
    "de un ejercicio: qué se pregunta (<0/>, <1/>, <2/>, <3/> o <4/>), sobre el mapa dentro de la etiqueta o, si no hay, sobre mapas dibujados a partir de la semilla y del nombre, otros para cada cual",
  "of an exercise: whether it says what was right <0/> there is an answer or in the <1/>; how many questions about values or parents; maps with ties; maps on which every cell costs 1; and a name by which the browser keeps answers and marks":
    "de un ejercicio: si dice lo correcto <0/> tras cada respuesta o al <1/>; cuántas preguntas sobre valores o padres; mapas con empates; mapas en los que cada casilla cuesta 1; y un nombre con el que el navegador guarda respuestas y notas",
  "the part of the map to be seen: its left edge, its top and its width, in cells (<0/>); without it all of the map is in view":
    "la parte visible del mapa: su borde izquierdo, su borde superior y su anchura, en casillas (<0/>); sin él se ve todo el mapa",
  "how it looks: <0/> shows the board alone, <1/> is in pixels, <2/> chooses the language (<3/>), <4/> is <5/>, <6/> or <7/>":
    "qué aspecto tiene: <0/> muestra solo el tablero, <1/> va en píxeles, <2/> elige el idioma (<3/>), <4/> es <5/>, <6/> o <7/>",
  "The same count is in the property <0/>, and in links: <1/>. A link without <2/> is older, and its step counts events.":
    "La misma cuenta está en la propiedad <0/> y en los enlaces: <1/>. Un enlace sin <2/> es más antiguo, y su paso cuenta eventos.",
  "If a name is misspelt, or a place is not on the map, the board says which, and what is allowed instead.":
    "Si un nombre está mal escrito o un lugar no está en el mapa, el tablero dice cuál, y qué se admite en su lugar.",
  "Attributes are properties too, so the templates of React, Vue, Svelte, Preact and Lit take the tag as it is. What else a page can do with a board, such as <0/>, <1/> or break points, is described in the type <2><0/></2>.":
    "Los atributos son también propiedades, así que las plantillas de React, Vue, Svelte, Preact y Lit admiten la etiqueta tal cual. Qué más puede hacer una página con un tablero, como <0/>, <1/> o los puntos de interrupción, lo describe el tipo <2><0/></2>.",
  "The events <0/>, <1/>, <2/>, <3/> and <4/> bubble, so one listener hears all the boards of a page:":
    "Los eventos <0/>, <1/>, <2/>, <3/> y <4/> ascienden, así que un solo «listener» oye todos los tableros de una página:",
  "In React, Preact, Solid, Svelte, Vue and Angular": "En React, Preact, Solid, Svelte, Vue y Angular",
  "With TypeScript, React has to be told about the tag, once per project:":
    "Con TypeScript hay que darle a conocer la etiqueta a React, una vez por proyecto:",
  "Preact and Solid need the same, for the modules <0/> and <1/>: <2/> is <3/> in Preact, <4/> in Solid. Listeners are <5/>, <6/> and so on.":
    "Preact y Solid necesitan lo mismo, para los módulos <0/> y <1/>: <2/> es <3/> en Preact, <4/> en Solid. Los «listeners» son <5/>, <6/>, etcétera.",
  "Svelte takes the tag as it is. To have it checked as well:":
    "Svelte admite la etiqueta tal cual. Para que además la compruebe:",
  "On a page that a server has rendered, as with Next.js or SvelteKit, write options with hyphens, such as <0/>, and <1/> as text: HTML has neither capitals nor objects. React 19 adds listeners only when it renders the board again; until then a listener on <2/> works.":
    "En una página que ha generado un servidor, como con Next.js o SvelteKit, escribe las opciones con guiones, como <0/>, y <1/> como texto: HTML no tiene mayúsculas ni objetos. React 19 solo añade los «listeners» cuando vuelve a dibujar el tablero; hasta entonces sirve uno en <2/>.",
  "Vue has to be told that the tag is not one of your components, or it warns about every one. In <0/>:":
    "A Vue hay que decirle que la etiqueta no es uno de tus componentes, o avisa por cada una. En <0/>:",
  "Under <0/>, TypeScript has to be told as well:": "Con <0/> hay que decírselo también a TypeScript:",
  "In Angular, the component needs <0/>; then <1/> sets a property and <2/> listens.":
    "En Angular, el componente necesita <0/>; entonces <1/> fija una propiedad y <2/> escucha.",
  "Good to know": "Conviene saber",
  "<0>Markdown.</0> Write the tag as above: <1/> on a line of its own, an empty line before and after the tag, and none inside. With Pandoc, Quarto and remark slides, put a <2/> around it, or the tag takes in the rest of the page or loses its map.":
    "<0>Markdown.</0> Escribe la etiqueta como arriba: <1/> en una línea propia, una línea en blanco antes y después de la etiqueta, y ninguna dentro. Con Pandoc, Quarto y diapositivas de remark, rodéala con un <2/>, o la etiqueta se traga el resto de la página o pierde su mapa.",
  "<0>MDX.</0> In Docusaurus or Astro, the map is a string, or Markdown would change it: <1/> before the map, <2/> after it.":
    "<0>MDX.</0> En Docusaurus o Astro el mapa es una cadena, o Markdown lo cambiaría: <1/> antes del mapa, <2/> después.",
  "<0>Sites.</0> MkDocs takes the script by <1/>, Sphinx by <2/>. Docusaurus takes a file that imports the element by <3/>, and VitePress imports it in <4/>. Hugo keeps tags with <5/> under <6/>, Marp with <7/>.":
    "<0>Sitios.</0> MkDocs toma el script con <1/>, Sphinx con <2/>. Docusaurus toma con <3/> un archivo que importa el elemento, y VitePress lo importa en <4/>. Hugo conserva las etiquetas con <5/> en <6/>, Marp con <7/>.",
  "<0>Links and cards.</0> Inside a link, or a card that can be dragged, an editable board keeps presses and strokes for itself; one that is only watched leaves them to the page, except on its controls.":
    "<0>Enlaces y tarjetas.</0> Dentro de un enlace, o de una tarjeta que se puede arrastrar, un tablero editable se queda con pulsaciones y trazos; uno que solo se mira se los deja a la página, salvo en sus controles.",
  "<0>Notebooks.</0> In Jupyter one cell shows <1/>, and those after it <2/>. Exported pages have it all inside.":
    "<0>Cuadernos.</0> En Jupyter una celda muestra <1/>, y las siguientes <2/>. Las páginas exportadas lo llevan todo dentro.",
  "<0>Paragraphs.</0> Put the board beside paragraphs, not inside one: HTML ends a <1/> where a <2/> begins, and with more than the board in it, the board would stay empty.":
    "<0>Párrafos.</0> Pon el tablero junto a los párrafos, no dentro de uno: HTML acaba un <1/> donde empieza un <2/>, y si hubiera algo más que el tablero, este quedaría vacío.",
  "<0>Slides.</0> <1/> magnifies the controls and the sentence along with the board. If the page makes them small by <2/>, <3/> makes up for it. A key, finger or mouse that the board needs does not turn the slide; only Splide has to be told, by <4/>.":
    "<0>Diapositivas.</0> <1/> amplía los controles y la frase junto con el tablero. Si la página los empequeñece con <2/>, <3/> lo compensa. Una tecla, un dedo o un ratón que el tablero necesita no pasa la diapositiva; solo a Splide hay que decírselo, con <4/>.",
  "<0>Room.</0> A page moves when a script that comes late puts a board where a short text was. Give the board a <1/>, such as <2/>, and keep its room in the page’s style sheet: <3/> A board that can be drawn on needs 3rem more, on a phone 5rem.":
    "<0>Sitio.</0> Una página se mueve cuando un script que llega tarde pone un tablero donde había un texto corto. Dale al tablero un <1/>, como <2/>, y resérvale sitio en la hoja de estilo de la página: <3/> Un tablero en el que se puede dibujar necesita 3rem más, en un teléfono 5rem.",
  "<0>Playing.</0> With <1/> a board begins to play when it comes into view, on a later slide, in a tab or in <2/> too. It stops when it leaves the view, and goes on when it is back.":
    "<0>Reproducción.</0> Con <1/> un tablero empieza a reproducirse cuando queda a la vista, también en una diapositiva posterior, en una pestaña o en <2/>. Se para cuando deja de verse, y sigue cuando vuelve.",
  "<0>Printing.</0> On paper a board appears at its present step, in light colours, with its sentence and without controls.":
    "<0>Impresión.</0> En papel un tablero aparece en su paso actual, en colores claros, con su frase y sin controles.",
  "<0>Files.</0> A page opened by double click may not read other files: put the map inside the tag, not into <1/>.":
    "<0>Archivos.</0> Una página abierta con doble clic no puede leer otros archivos: pon el mapa dentro de la etiqueta, no en <1/>.",
  "<0>Sandboxed frames.</0> They need <1/>; for <2/>, or with a module, also <3/>, unless the server sends <4/>. Without these the map is shown as text.":
    "<0>Marcos con «sandbox».</0> Necesitan <1/>; para <2/>, o con un módulo, también <3/>, a no ser que el servidor envíe <4/>. Sin eso el mapa se muestra como texto.",
  "<0>Content-Security-Policy.</0> For a board with its map inside the tag, this is enough: <1/> Inline styles need not be allowed; <2/> needs <3/> for the address of the map.":
    "<0>Content-Security-Policy.</0> Para un tablero con su mapa dentro de la etiqueta basta con esto: <1/> No hace falta permitir estilos en línea; <2/> necesita <3/> para la dirección del mapa.",
  "<0>Component tests.</0> In jsdom and happy-dom, which draw nothing, a board stays text: it does not search, and sends no events. In a real browser, such as Vitest’s browser mode, everything works.":
    "<0>Pruebas de componentes.</0> En jsdom y happy-dom, que no dibujan nada, un tablero se queda en texto: no busca ni envía eventos. En un navegador de verdad, como el modo de navegador de Vitest, todo funciona.",
  "<0>Language.</0> All of it can be in another language: controls, sentences, mistakes. <1/> on the board or the page chooses, and the words are fetched only then: put the file of the language beside <2/>, which finds it there; a page that has no files beside it, or a strict list of scripts, lists it before <3/>. With npm there is nothing to do. The files: <4/>":
    "<0>Idioma.</0> Todo puede estar en otro idioma: controles, frases, errores. <1/> en el tablero o en la página lo elige, y solo entonces se traen las palabras: pon el archivo del idioma junto a <2/>, que lo encuentra allí; una página que no tiene archivos al lado, o con una lista estricta de scripts, lo nombra antes de <3/>. Con npm no hay nada que hacer. Los archivos: <4/>",
  "All boards on a page share one engine. A board that is removed frees its memory.":
    "Todos los tableros de una página comparten un motor. Un tablero que se quita libera su memoria.",
};

/** Lo que está mal en un enlace o un mensaje. */
export const links: Texts = {
  "The link says {}, which means nothing here: {!}.": "El enlace dice {}, que aquí no significa nada: {!}.",
  "The link says {}, which mean nothing here: {!}.": "El enlace dice {}, que aquí no significan nada: {!}.",
  "The link says {}, which means nothing here: {!}. The link names {}, which this map doesn't have.":
    "El enlace dice {}, que aquí no significa nada: {!}. El enlace nombra {}, que no está en este mapa.",
  "The link says {}, which mean nothing here: {!}. The link names {}, which this map doesn't have.":
    "El enlace dice {}, que aquí no significan nada: {!}. El enlace nombra {}, que no está en este mapa.",
  "check the spelling": "revisa cómo está escrito",
  'it may be "watch", "compare" or "predict"': "puede ser «watch», «compare» o «predict»",
  "it may be left, top and width, such as 0,0,24": "puede ser izquierda, arriba y anchura, como «0,0,24»",
  "it may be true or false": "puede ser true o false",
  "it may be {}": "puede ser {}",
  '"{}" and "{}"': "«{}» y «{}»",
  '"{}" and "{}" and "{}"': "«{}», «{}» y «{}»",
  '"{}", "{}", "{}" and {} more': "«{}», «{}», «{}» y {} más",
  "The link names {}, which this map doesn't have.": "El enlace nombra {}, que no está en este mapa.",
  "({}) and ({})": "({}) y ({})",
  "({}) and ({}) and ({})": "({}), ({}) y ({})",
  "({}), ({}), ({}) and {} more places": "({}), ({}), ({}) y {} lugares más",
  "node {} and node {}": "nodo {} y nodo {}",
  "node {} and node {} and node {}": "nodo {}, nodo {} y nodo {}",
  "node {}, node {}, node {} and {} more places": "nodo {}, nodo {}, nodo {} y {} lugares más",
  'The link says "{}" where the size of a map belongs, such as "24x16": each side is a whole number from 1 to 4096.':
    "El enlace dice «{}» donde va el tamaño de un mapa, como «24x16»: cada lado es un número entero de 1 a 4096.",
  'The link says "{}" where a step belongs: a whole number of expansions, such as 96, or of events, such as e206.':
    "El enlace dice «{}» donde va un paso: un número entero de expansiones, como 96, o de eventos, como e206.",
  'The link says "{}" where a break point belongs, such as "8,5,closes".':
    "El enlace dice «{}» donde va un punto de interrupción, como «8,5,closes».",
  'The link says "{}" where a place belongs, such as 4,7.': "El enlace dice «{}» donde va un lugar, como «4,7».",
  'The link says "{}" where a number belongs.': "El enlace dice «{}» donde va un número.",
  "The link is cut off or was changed: its map can't be read.":
    "El enlace está cortado o se ha cambiado: no se puede leer su mapa.",
  "The link was changed: its map can't be read.": "El enlace se ha cambiado: no se puede leer su mapa.",
  'The link asks for the example "{}", which is not on the shelf.':
    "El enlace pide el ejemplo «{}», que no está entre los ejemplos.",
  'The link asks for the map "{}", which no generator here draws.':
    "El enlace pide el mapa «{}», que aquí no dibuja ningún generador.",
  "The link asks for a map of {}: each side is a whole number from 1 to 4096.":
    "El enlace pide un mapa de {}: cada lado es un número entero de 1 a 4096.",
  "The map of {} cells was too large for its link: a board shows it from a file, by src.":
    "El mapa de {} casillas era demasiado grande para su enlace: un tablero lo muestra desde un archivo, con src.",
  "The map of {} cells was too large for its address, and this tab has not kept it: save such a map as a file.":
    "El mapa de {} casillas era demasiado grande para su dirección, y esta pestaña no lo ha conservado: guarda un mapa así como archivo.",
  "stepstar.set has version {}: this figure knows version {}.":
    "stepstar.set tiene la versión {}: esta figura conoce la versión {}.",
  'stepstar.set has "{}" {}: it must be {!}.': "stepstar.set tiene «{}» {}: debe ser {!}.",
  "the text of a map": "el texto de un mapa",
  "an object of options": "un objeto con opciones",
  'a whole number of steps, or a text such as "e12"': "un número entero de pasos, o un texto como «e12»",
  "true or false": "true o false",
  "the name of a mode": "el nombre de un modo",
  'a language such as "de"': "un idioma como «de»",
};
