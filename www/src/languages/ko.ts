/** 한국어: 요소의 말, 그리고 페이지의 글을 영어 글에 따라. */
import type { Words } from "../words/en.js";
import type { Texts } from "../words/language.js";
import { localNumber, type Sentences, teller } from "../words/tell.js";

const n = (told: string) => localNumber(told, "ko");

export const sentences: Sentences = {
  node: { id: "노드 {id}" },
  stop: { start: "출발점", goal: "도착점", way: "경유지 {id}" },
  whole: { path: "경로", part: "이 구간의 경로" },
  obstacle: { wall: "벽", occupied: "점유된 노드" },
  sum: { greedy: "{g}, {h}, h만 따짐", f: "{g}, {h}, 따라서 {f}", g: "{g}" },
  key: { bound: "{f}, 한도 안", f: "{f}", largest: "{f}" },
  tie: {
    furthest: "가장 큰 g(가장 멀리 옴)",
    least: "가장 작은 g(가장 덜 옴)",
    longest: "가장 오래 기다린 것",
    last: "가장 나중에 온 것",
    cells: "칸의 순서",
    nodes: "노드의 순서",
  },
  reason: { both: "{first}, 다음은 {last}", one: "{first}" },
  why: {
    only: "{key}, 열린 것은 이것뿐",
    waited: "{key}; 열린 {open}개 가운데 가장 오래 기다림",
    came: "{key}; 열린 {open}개 가운데 가장 나중에 옴",
    tied: "{key}, 열린 {open}개 가운데 가장 작음; 같은 {ties}개 가운데 고르는 기준: {reason}",
    least: "{key}, 열린 {open}개 가운데 가장 작음",
  },
  later: {
    tied: "같은 {ties}개 가운데 고르는 기준은 {reason}",
    waited: "열린 {open}개 가운데 가장 오래 기다림",
    last: "열린 {open}개 가운데 가장 나중에 옴",
  },
  state: { open: "열림", closed: "닫힘" },
  skipped: {
    ignored: "{state}, {g}, 이 길로는 {by}이지만 무시됨",
    known: "{state}, {g}, 이 길로는 {by}",
    later: "{f}, 나중 회차로 미룸",
    back: "여기에서 왔음",
    wall: "벽",
    corner: "모서리 뒤",
    occupied: "점유됨",
  },
  skip: { group: "{places}: {skipped}" },
  deed: { opened: "{n}개 열림", improved: "{n}개 개선됨", reopened: "{n}개 다시 열림", repaired: "{n}개 바로잡힘" },
  noun: {
    points: "점프 포인트",
    point: "점프 포인트",
    neighbours: "이웃",
    neighbour: "이웃",
    cells: "칸",
    cell: "칸",
    nodes: "노드",
    node: "노드",
  },
  and: { and: ", " },
  back: { back: "되돌아가는 걸음", on: "걸음" },
  estimate: { weighted: "추정값의 {weight}배", plain: "추정값" },
  cost: {
    next: "다음 경유지나 도착점까지의 실제 비용",
    previous: "이전 경유지나 출발점부터의 실제 비용",
    all: "실제 비용",
  },
  argument: {
    attribute: "속성 {name}",
    stopAt: "{stop} {cell}",
    stop: "{stop}",
    cost: "칸 {place}의 비용",
    cell: "칸 {place}",
    option: "옵션 {name}",
  },
  allowed: {
    names: "{names} 가운데 하나",
    whole: "{from}부터 {to}까지의 정수",
    finite: "{from}부터 {to}까지의 유한한 수",
    above: "0보다 크고 1e100 이하인 유한한 수",
    limit: "0 이상의 정수 또는 Infinity",
    flag: "true 또는 false",
    step: "0 이상인 확장 수, 또는 e206과 같은 사건 수",
    speed: "0보다 큰 초당 걸음 수",
    height: "픽셀 수 또는 CSS의 길이",
    address: "주소, 페이지에 주소가 없으면 완전한 주소",
    cell: "이 지도의 칸 “x,y”, {first}부터 {last}까지",
    node: "이 그래프에 있는 노드의 번호",
    anyNode: "노드의 번호",
    point: "지도의 칸 [x, y]",
  },
  mark: { start: "출발점", goal: "도착점" },
  hint: {
    digits: "; 숫자 지도는 “3 3”처럼 너비와 높이로 시작합니다",
    movingAi: "; Moving AI 지도는 “type octile”로 시작합니다",
    size: "; 숫자 지도는 너비와 높이로 시작합니다",
  },
  problem: {
    empty: "글에 지도가 없습니다. 비어 있습니다",
    hinted: "{sign}: 칸이 아닙니다. 지도는 .(빈칸) #(벽) 1~9(지형) S(출발점) G(도착점)로 그립니다{hint}",
    sign: "{sign}: 칸이 아닙니다. 지도는 .(빈칸) #(벽) 1~9(지형) S(출발점) G(도착점)로 그립니다",
    row: "이 줄의 길이는 {length}, 첫 줄의 길이는 {first}입니다. 모든 줄의 길이가 같아야 합니다",
    second: "{mark}이 두 번째입니다. 지도에는 하나만 있고, 첫 번째는 {place}에 있습니다",
    digit: "{sign}: 칸이 아닙니다. 0은 빈칸, 1은 벽입니다",
    more: "너비와 높이에 따른 {cells}칸보다 칸이 많습니다",
    fewer: "{width} x {height} = {cells}칸 가운데 {length}칸에서 지도가 끝납니다",
    noHeight: "높이가 없습니다",
    movingAi: "{sign}: 칸이 아닙니다. . G S는 빈칸, @ O T W는 벽입니다",
    header: "머리말에는 “type”, “height”, “width”, “map” 줄이 있습니다",
    noSize: "머리말에 “width”와 “height”가 모두 있지는 않습니다",
    rows: "줄은 {length}개인데 머리말에는 {height}라고 되어 있습니다",
    width: "이 줄의 길이는 {length}인데 머리말에는 {width}라고 되어 있습니다",
    sizeHinted: "너비와 높이는 1부터 {most}까지인데 여기서는 {width}, {height}입니다{hint}",
    size: "너비와 높이는 1부터 {most}까지인데 여기서는 {width}, {height}입니다",
  },
  failure: {
    file: "두 번 눌러 연 페이지는 파일을 읽을 수 없습니다. 지도를 요소 안에 넣으세요",
    status: "상태 {code}",
    other: "{rest}",
  },
  story: {
    round: "{number}회차를 시작합니다.",
    began: "{stop} {cell} 열림: {sum}.",
    bound: "이번 회차에서 f의 한도는 {bound}입니다.",
    opened: "{place} 열림, {from}에서 옴: {sum}.",
    reopened: "{place} 다시 열림: {before}(으)로 닫혀 있었지만 {by}을(를) 거치면 비용이 더 적음: {sum}.",
    repaired:
      "{place} 바로잡힘: {before}(으)로 닫힌 채이지만 {by}을(를) 거치면 비용이 더 적음: {sum}. 여기에 달린 모든 것의 비용을 다시 셉니다.",
    improved: "{place} 개선됨: {before}(으)로 열려 있었지만 {by}을(를) 거치면 비용이 더 적음: {sum}.",
    looked: "{from}에서 직선으로 {place}까지 살펴봄.",
    reached: "{place} 확장, {stop}: {whole}가 완성됨, 비용 {cost}; {why}.",
    side: "{place} 확장, {stop} 쪽에서: {why}.",
    expanded: "{place} 확장: {why}.",
    meet: "여기에서 두 쪽이 만납니다. 그 길의 비용은 {cost}입니다.",
    meetAt: "{place}에서 두 쪽이 만납니다. 그 길의 비용은 {cost}입니다.",
    completed: "{stop}입니다. {whole}가 완성되었습니다.",
    among: "그 가운데 {stop}이 있습니다. {whole}가 완성되었습니다.",
    lines: "직선 {n}개를 따라 살펴봄.",
    nothing: "열린 것이 없습니다.",
    came: "{noun}: {deeds}.",
    skipped: "건너뜀: {skips}.",
    there: "이미 도착했습니다. 출발점이 곧 도착점 {place}입니다.",
    found: "{start}에서 {goal}까지의 경로, {n}걸음, 비용 {cost}.",
    places: "{start}에서 {goal}까지의 경로, {n}곳을 지남, 비용 {cost}.",
    unreachable: "{start}에서 {goal}까지 가는 경로가 없습니다.",
    stopped: "{start}에서 {goal}까지의 경로가 완성되기 전에 {n}번 확장하고 멈추었습니다.",
    blocked: "{stop} {cell}: {obstacle}입니다.",
    nearest: "경로는 도달한 곳 가운데 가장 가까운 {place}까지 갑니다.",
    nearestStart: "경로는 도달한 곳 가운데 출발점에 가장 가까운 {place}에서 시작합니다.",
    noPath: "경로가 없습니다.",
    leastCost: "최소 비용은 {cost}입니다.",
    true: "맞습니다.",
    missed: "경로를 찾지 못했지만 경로가 있습니다. 가장 좋은 경로의 비용은 {best}입니다.",
    angle: "어떤 각도로든 가는 경로의 비용 {cost}: 한 칸씩 가는 가장 좋은 경로의 비용은 {best}입니다.",
    unknown: "이 크기의 지도에서는 어떤 각도로든 가는 가장 좋은 경로를 알 수 없습니다.",
    optimal: "최적, 비용 {cost}.",
    notOptimal: "최적이 아님: {cost}, 가장 좋은 것은 {best}.",
    tooHigh: "{place}에서 {estimate}: 너무 큼, {h}, {true}: {cost}.",
    inconsistent:
      "{estimate}: 너무 큰 곳은 없지만, {from}에서 {to}까지의 {step}: {before}에서 {after}(으)로 낮추면서 비용은 {cost}뿐.",
    consistent: "{estimate}: 너무 큰 곳이 없고 일관됨.",
    noAttribute: "속성 {name}은(는) 없습니다. {meant}을(를) 뜻했나요?",
    meant: "{argument}: {value}. {meant}을(를) 뜻했나요? {names} 가운데 하나여야 합니다.",
    chosen: "{argument}: {value}. {names} 가운데 하나여야 합니다.",
    must: "{argument}: {value}. 허용되는 값: {allowed}.",
    outside: "{argument}: 지도 밖입니다. x는 0부터 {x}까지, y는 0부터 {y}까지입니다.",
    optionMeant: "옵션 {name}은(는) 없습니다. {meant}을(를) 뜻했나요? 옵션: {names}.",
    noOption: "옵션 {name}은(는) 없습니다. 옵션: {names}.",
    notPossible: "{width} x {height}칸의 지도는 불가능합니다. 너비와 높이는 1부터 {most}까지입니다.",
    text: "{line}번째 줄, {column}번째 글자: {problem}.",
    empty: "글이 비어 있습니다. 지도에는 칸이 적어도 하나 있습니다.",
    notJson: "JSON이 아닙니다: {rest}.",
    json: "이 JSON은 0과 1의 행렬도, “cells”와 “costs”가 있는 지도도, “nodes”와 “connections”가 있는 그래프도 아닙니다.",
    notLoaded: "지도 {address}을(를) 불러오지 못했습니다: {failure}.",
    needsGrid:
      '알고리즘 {name}에는 격자가 필요합니다. 그래프에서는 "astar", "dijkstra", "greedy", "bfs", "bidirectional", "ida"를 쓰세요.',
    smoothGrid: '다듬기 {name}에는 격자가 필요합니다. 그래프에서는 "none"만 가능합니다.',
    uniform:
      '알고리즘 "jps"에는 모든 빈칸의 비용이 같은 지도가 필요합니다. 지형 비용이 있으면 "astar"나 "auto"를 쓰세요.',
    diagonal: '알고리즘 "jps"에는 1부터 2까지의 대각선 비용이 필요한데 지금은 {cost}입니다. "astar"나 "auto"를 쓰세요.',
    policy:
      'Stepstar가 엔진을 컴파일하지 못했습니다. Content-Security-Policy가 script-src "wasm-unsafe-eval"로 허용해야 하고, Chrome 114 이전은 이렇게 큰 엔진을 워커에서만 컴파일합니다.',
    noEngine: "Stepstar에는 WebAssembly가 필요한데, 이 브라우저에 없거나 차단 모드처럼 꺼져 있습니다.",
    characters:
      'Stepstar를 잘못된 문자 집합으로 읽었습니다. 스크립트는 UTF-8이므로 페이지에 <meta charset="utf-8">이 있어야 합니다.',
  },
};

/** 요소가 하는 말. */
export const words: Words = {
  language: "ko",
  number: n,
  tell: teller("ko", sentences),
  commands: {
    play: "재생",
    back: "한 걸음 뒤로",
    on: "한 걸음 앞으로",
    "back-ten": "열 걸음 뒤로",
    "on-ten": "열 걸음 앞으로",
    "mark-back": "이전 표시로",
    "mark-on": "다음 표시로",
    first: "처음으로",
    last: "끝으로",
    slower: "느리게",
    faster: "빠르게",
    help: "키와 동작",
    stop: "멈추고 경로만 보기",
    "zoom-in": "확대",
    "zoom-out": "축소",
    fit: "지도 전체 보기",
    inspect: "커서 켜기/끄기. 켜면 화살표 키로 커서를 옮기고 “,”와 “.”으로 한 걸음씩 갑니다",
    break: "여기에 중단점 놓기/없애기",
    unit: "사건 단위 또는 확장 단위로 한 걸음",
    wall: "벽 그리기",
    erase: "지우기",
    terrain: "지형 그리기",
    pointer:
      "포인터: 왼쪽은 출발점, 오른쪽은 도착점, Ctrl은 탐색 재생, 가운데는 칸 바꾸기. 두드리면 마지막으로 만진 끝점을 옮깁니다",
    flood: "영역 채우기",
    line: "선 긋기",
    rectangle: "사각형 그리기(Shift: 채우기)",
    pan: "보기: 지도를 끌고, 누르면 고정",
    start: "출발점을 커서로",
    goal: "도착점을 커서로",
    clear: "지도 비우기",
    reload: "지도 다시 불러오기",
    undo: "실행 취소",
    redo: "다시 실행",
    press: "커서에서 칠하기, 고정하기, 답하기. 선과 사각형은 양 끝에서",
  },
  graphTools: {
    wall: "노드 끌기(Shift와 화살표 키로 하나 옮기기). 누르면 점유 상태가 바뀝니다",
    terrain: "비용: 노드에서 노드로 끌거나(한 번 더 끌면 없앰) 화살표를 누릅니다",
    line: "연결: 노드에서 노드로 끌거나 둘을 누릅니다. 옆을 누르면 새 노드",
    erase: "노드와 연결 지우기",
    pointer:
      "포인터: 왼쪽은 출발점, 오른쪽은 도착점, Ctrl은 탐색 재생, 가운데는 점유 바꾸기. 두드리면 마지막으로 만진 끝점을 옮깁니다",
    press: "커서에서 누르기 또는 답하기. Shift: 옆에 새 노드",
    mouse: "어느 도구로든 오른쪽 버튼으로 끌면 연결됩니다. Esc는 취소. 휠이나 두 손가락으로 확대/축소합니다.",
  },
  pause: "일시 정지",
  close: "닫기",
  board: (width, height) => `가로 ${width}칸, 세로 ${height}칸의 판`,
  graphBoard: (nodes) => `노드 ${nodes}개의 그래프`,
  boardRole: "판",
  tools: "그리기 도구",
  player: "재생기",
  position: "탐색 위치",
  speed: "속도",
  rate: (rate) => `초당 ${n(rate)}걸음`,
  unit: "걸음의 단위",
  units: { expansion: "확장 단위", event: "사건 단위" },
  terrainCost: "지형의 비용",
  linkCost: "연결의 비용",
  linkFrom: (from) => `${from}에서 연결할 곳은 …`,
  link: (from, to, cost) =>
    `${from}에서 ${to}까지 ${cost === undefined ? "연결 없음" : `연결, 비용 ${n(String(cost))}`}.`,
  marks: { improve: "개선됨", reopen: "다시 열림", goal: "도착점을 처음 봄", f: "가장 작은 f가 커짐" },
  optimal: "최적",
  notOptimal: "최적이 아님",
  noPath: "경로 없음",
  limit: "한도에서 멈춤",
  cost: (cost) => `비용 ${n(cost)}`,
  best: (cost, best) => `${n(cost)}, 가장 좋은 것은 ${n(best)}`,
  admissible: "추정값이 너무 큰 곳 없음",
  node: (id) => `노드 ${id}`,
  tooHigh: (at) => `${at}에서 추정값이 너무 큼`,
  inconsistent: (from, to) => `${from}에서 ${to}까지 추정값이 너무 많이 줄어듦`,
  showMe: "보기",
  showBest: "가장 좋은 경로",
  blame: {
    greedy: "탐욕 탐색은 g를 보지 않음",
    bfs: "너비 우선 탐색은 비용이 아니라 걸음을 셈",
    weight: "가중치가 서두르게 함",
    closed: "닫힌 노드를 다시 열지 않음",
    generated: "도착점을 처음 보면 끝남",
  },
  twoPaths: (cost, best, at) =>
    `찾은 경로의 비용은 ${n(cost)}, 점선으로 그린 가장 좋은 경로의 비용은 ${n(best)}입니다.${at && ` 두 경로는 ${at}에서 갈라집니다.`}`,
  lostClosed: (at, g, best) =>
    `이 걸음에서 ${at}이(가) g = ${n(g)}(으)로 닫혔습니다. 거기까지 가장 좋은 길의 비용은 ${n(best)}이지만 끝까지 바로잡히지 않았습니다.`,
  lostWaiting: (at) => `가장 좋은 경로에 있는 ${at}이(가) 아직 기다리는데 탐색이 여기에서 끝났습니다.`,
  searching: (expanded) => `탐색 중: ${n(expanded)}개 확장`,
  cancel: "취소",
  again: "다시 탐색",
  checking: "확인 중…",
  noEnds: "탐색할 것이 없습니다. 판에 출발점과 도착점을 놓으세요.",
  noExercise: "연습 문제를 가져오지 못했습니다. 대신 판에 탐색이 표시됩니다.",
  cancelled: "탐색이 취소되었습니다.",
  stopped: (at, when) => `멈춤: ${at} ${when}.`,
  when: { opens: "열림", closes: "닫힘", improves: "개선됨" },
  breakSet: (at) => `${at}에 중단점.`,
  breakGone: (at) => `${at}에 중단점 없음.`,
  key: { fresh: "방금 열림", now: "지금 확장됨", path: "경로" },
  atStart: "아직 아무 일도 없었습니다.",
  ends: { start: "출발점", goal: "도착점" },
  cell: (at, what) => `${at}: ${what}`,
  wallCell: "벽",
  occupied: "점유됨",
  freeCell: "빈칸",
  costs: (cost) => `여기로 오는 비용 ${n(cost)}`,
  states: { unseen: "보지 못함", open: "열림", closed: "닫힘" },
  which: "다음에 확장되는 것은 무엇일까요? 눌러 보세요.",
  right: "맞습니다.",
  wrong: (f) => `그것이 아닙니다. 그 f는 ${n(f)}입니다.`,
  notOpen: "그것은 열려 있지 않습니다.",
  later: (reason) => `다른 것이 먼저입니다${reason && `. ${reason}`}.`,
  score: (right, asked) => `${asked}개 가운데 ${right}개 맞음`,
  all: "탐색이 끝났습니다.",
  side: (expanded, cost) => `${n(expanded)}개 확장, 비용 ${n(cost)}`,
  algorithms: {
    auto: "A*",
    astar: "A*",
    dijkstra: "다익스트라",
    greedy: "탐욕 최상 우선",
    bfs: "너비 우선",
    bidirectional: "양 끝에서",
    jps: "점프 포인트",
    ida: "IDA*",
    theta: "Theta*",
  },
  choices: {
    auto: "안전한 추정",
    manhattan: "맨해튼",
    octile: "옥타일",
    euclidean: "유클리드",
    chebyshev: "체비쇼프",
    "squared-euclidean": "유클리드 제곱",
    zero: "추정 없음",
    "high-g": "큰 g 먼저",
    "low-g": "작은 g 먼저",
    oldest: "오래된 것 먼저",
    newest: "새것 먼저",
  },
  course: {
    marks: (asked, questions, right) => `${questions}개 가운데 ${asked}개 답함, ${right}개 맞음.`,
    best: (percent) => `지금까지 가장 좋은 결과: ${percent}.`,
    again: "다음 답부터 새로 시작하며, 가장 좋은 결과가 남습니다.",
    title: "한 걸음씩 보는 탐색",
    withoutScript:
      "글로 나타낸 지도: S는 출발점, G는 도착점, #는 벽입니다. 탐색을 한 걸음씩 보려면 JavaScript가 필요합니다.",
  },
  helpMouse:
    "끌면 그려지고, S와 G는 끌어서 옮깁니다. Esc는 취소. 휠이나 두 손가락으로 확대/축소, 오른쪽 버튼으로 끌면 지워집니다. 빈칸을 오른쪽 버튼으로 누르면 고정됩니다.",
};

/** 실험실과 수업, 그리고 모든 페이지가 함께 쓰는 글. */
export const pages: Texts = {
  "To the board": "판으로 가기",
  "<0/>{!}": "<0/>{!}",
  "To the content": "본문으로",
  Stepstar: "Stepstar",
  "A* that you can step through": "한 걸음씩 보는 A*",
  "Stepstar: A* that you can step through": "Stepstar: 한 걸음씩 보는 A*",
  Lab: "실험실",
  Lessons: "수업",
  Lists: "목록 구조",
  Embed: "넣기",
  Speed: "속도",
  Reference: "참조",
  Exercises: "연습 문제",
  Check: "검사",
  Pages: "페이지",
  Theme: "테마",
  "Theme: auto": "테마: 자동",
  "Theme: light": "테마: 밝게",
  "Theme: dark": "테마: 어둡게",
  "Light, dark, or as the system has it": "밝게, 어둡게, 또는 시스템 설정대로",
  Language: "언어",
  "A* always goes on from the open cell with the least f: the cost of the way so far, g, and an estimate of the rest, h.":
    "A*는 언제나 f가 가장 작은 열린 칸에서 계속합니다. f는 지금까지 온 길의 비용 g와 남은 길의 추정값 h를 더한 것입니다.",
  more: "더 보기",
  "Yours, from “{!}”": "“{!}”에서 바꾼 내 지도",
  "Your own map": "내 지도",
  Example: "예제",
  "Examples, each with a question": "질문이 하나씩 있는 예제",
  "A trap: why does it walk into the pocket?": "함정: 왜 주머니로 들어갈까요?",
  "The estimate knows nothing of walls: every cell of the pocket looks nearer than the way round. Close the mouth of the pocket, or drag the goal into it, and see what changes.":
    "추정값은 벽을 모릅니다. 주머니 안의 모든 칸이 돌아가는 길보다 가까워 보입니다. 주머니의 입구를 막거나 도착점을 안으로 끌어 넣고 무엇이 달라지는지 보세요.",
  "Nodes and neighbours: what does a sorted list cost?": "노드와 이웃: 정렬된 목록의 비용은?",
  "The recipe “neighbours” keeps its open nodes in a list in order of f and searches whole lists for every neighbour. Compare its comparisons with those of a heap: the steps are the same, the comparisons are not.":
    "레시피 “neighbours”는 열린 노드를 f 순서의 목록에 두고 이웃마다 목록 전체를 뒤집니다. 비교 횟수를 힙과 견주어 보세요. 걸음은 같지만 비교 횟수는 다릅니다.",
  "A floor plan: how does it get out of the corner?": "평면도: 모퉁이에서 어떻게 나올까요?",
  "The third floor of a building, read from text. The recipe “floor-plan” takes the oldest of equal nodes first. Take the pointer tool: left click sets the start, right click the goal, and the path follows at once.":
    "글에서 읽은 건물의 3층입니다. 레시피 “floor-plan”은 같은 노드 가운데 가장 오래된 것을 먼저 고릅니다. 포인터 도구로 왼쪽을 누르면 출발점, 오른쪽을 누르면 도착점이 놓이고 경로가 바로 따라옵니다.",
  "Blocks: is the first path it sees the best?": "블록: 처음 본 경로가 가장 좋을까요?",
  "The recipe “blocks” moves in eight directions that all cost 1, and stops as soon as the goal is seen. As a diagonal costs no more than a straight step, h, the distance as the crow flies, is too high, and the path is three steps longer than the best.":
    "레시피 “blocks”는 모두 비용이 1인 여덟 방향으로 움직이고 도착점을 보자마자 멈춥니다. 대각선이 직선보다 비싸지 않으므로 직선거리인 h가 너무 크고, 경로는 가장 좋은 것보다 세 걸음 깁니다.",
  "Villages: which connections does it follow?": "마을: 어떤 연결을 따라갈까요?",
  "The recipe “game-graph” knows nodes and connections, each with a cost of its own. The straight road is not the cheapest. Drag a village: its estimate changes, its roads do not.":
    "레시피 “game-graph”는 노드와 저마다 비용이 있는 연결을 압니다. 곧은 길이 가장 싼 것은 아닙니다. 마을을 끌어 보세요. 추정값은 바뀌지만 길은 그대로입니다.",
  "A courtyard: why is this path not the shortest?": "안뜰: 이 경로는 왜 가장 짧지 않을까요?",
  "The recipe “rpg” searches back from the goal and estimates with the square of the distance: far too high, so it runs through the wrong door and stays on that path. Choose the estimate “Best that is safe” and compare the cost and the number of cells.":
    "레시피 “rpg”는 도착점에서 거꾸로 찾고 거리의 제곱으로 추정합니다. 너무 커서 잘못된 문으로 들어가 그 경로에 머뭅니다. 추정 “안전한 것 중 가장 좋은 것”을 골라 비용과 칸의 수를 비교해 보세요.",
  "Ties: 91 expansions, or 1,920?": "동점: 확장 91번일까요, 1,920번일까요?",
  "On an empty map every cell between the corners has the same f. With “larger g first” A* goes straight and expands 91 cells; with “smaller g first”, as here, it expands all 1,920. Nothing else differs.":
    "빈 지도에서는 두 모서리 사이의 모든 칸의 f가 같습니다. “큰 g 먼저”이면 A*가 곧장 가서 91칸을 확장하고, 여기처럼 “작은 g 먼저”이면 1,920칸 모두를 확장합니다. 다른 것은 모두 같습니다.",
  "Manhattan with diagonals: why 4.41 and not 3.83?": "대각선이 있는 맨해튼: 왜 3.83이 아니라 4.41일까요?",
  "With diagonal moves the Manhattan distance is too high: it counts two steps where one diagonal is enough. Follow “show me”, then choose Octile.":
    "대각선으로 움직이면 맨해튼 거리가 너무 큽니다. 대각선 하나면 될 곳에서 두 걸음을 셉니다. “보기”를 누른 다음 옥타일을 고르세요.",
  "Terrain: through the hill or round it?": "지형: 언덕을 넘을까요, 돌아갈까요?",
  "A digit is what it costs to step onto a cell. The cheapest path is not the shortest. Paint a road through the hill with the terrain brush at 1.":
    "숫자는 그 칸에 들어가는 비용입니다. 가장 싼 경로가 가장 짧은 것은 아닙니다. 지형 붓을 1로 놓고 언덕에 길을 그려 보세요.",
  "One-way streets: is the way back the same?": "일방통행: 돌아오는 길도 같을까요?",
  "Arrows go one way, and the hill from 3 to 6 costs more up than down. Swap start and goal: the way back is another way.":
    "화살표는 한 방향이고, 3에서 6으로 가는 언덕은 오를 때 더 비쌉니다. 출발점과 도착점을 바꾸어 보세요. 돌아오는 길은 다릅니다.",
  "Greed: how much sooner, and how much longer?": "탐욕: 얼마나 빠르고, 얼마나 길어질까요?",
  "Greedy search follows h alone and ignores what the path has cost so far. It sees few cells, and its path pays for that. Choose A* and move its weight between 1 and 5 for the searches in between.":
    "탐욕 탐색은 h만 따르고 지금까지의 비용을 무시합니다. 보는 칸은 적지만 경로가 그 값을 치릅니다. A*를 골라 가중치를 1과 5 사이에서 움직이면 그 중간의 탐색이 됩니다.",
  "Jump points: where did the open cells go?": "점프 포인트: 열린 칸은 어디로 갔을까요?",
  "Jump point search looks along straight lines (the rays from the cell that is expanded; step by event to see each) and opens only the cells where a path may turn. The cost is that of A*; the open list stays short.":
    "점프 포인트 탐색은 직선을 따라 살펴보고(확장되는 칸에서 나가는 빛줄기, 사건 단위로 하나씩 볼 수 있음) 경로가 꺾일 수 있는 칸만 엽니다. 비용은 A*와 같고 열린 목록은 짧습니다.",
  "A perfect maze: does the estimate help at all?": "완전한 미로: 추정값이 도움이 될까요?",
  "Between any two cells of a perfect maze there is exactly one path, and being near tells you nothing. Choose Dijkstra and compare how many cells each expands.":
    "완전한 미로의 두 칸 사이에는 경로가 꼭 하나 있고, 가까움은 아무것도 말해 주지 않습니다. 다익스트라를 골라 확장하는 칸의 수를 비교해 보세요.",
  "A city of 512 by 512: what is a good estimate worth?": "512 × 512 도시: 좋은 추정값의 가치는?",
  "Houses, courtyards, parks that are slow to cross, a river with few bridges. Drag the goal: the whole search runs again while you drag.":
    "집과 안뜰, 천천히 지나는 공원, 다리가 적은 강. 도착점을 끌어 보세요. 끄는 동안 탐색 전체가 다시 실행됩니다.",
  "Random, 2000 by 2000: how far does it have to look?": "무작위 2000 × 2000: 얼마나 멀리 살펴야 할까요?",
  "Four million cells, a fifth of them walls. Every step of the search is recorded: scrub through it, or zoom in until the numbers show.":
    "400만 칸, 그 5분의 1이 벽입니다. 탐색의 모든 걸음이 기록됩니다. 훑어보거나 숫자가 보일 때까지 확대해 보세요.",
  "New…": "새로 만들기…",
  "Load…": "불러오기…",
  "Save…": "저장…",
  Compare: "비교",
  Link: "링크",
  "Copy link": "링크 복사",
  "Generate a map, or resize this one": "지도를 만들거나 이 지도의 크기 바꾸기",
  "Load a map from a file, text or a picture": "파일, 글, 그림에서 지도 불러오기",
  "Save the map, a picture, a film or the trace": "지도, 그림, 영상, 기록 저장",
  Predict: "예측",
  "Say what comes next, before each expansion": "확장하기 전마다 다음에 올 것을 말합니다",
  "Predict what comes next": "다음에 올 것 맞히기",
  "A second board with other options, in step with this one": "다른 옵션으로 나란히 가는 두 번째 판",
  "Copy a link to this board at this step; nothing is stored anywhere":
    "이 걸음의 이 판으로 가는 링크 복사. 아무 데도 저장하지 않습니다",
  "{!} ({})": "{!} ({})",
  "<0/>Keys work anywhere on this page. Without the tick, only those of the board, and only while it has the focus.":
    "<0/>키가 이 페이지 어디서나 작동합니다. 체크를 끄면 판의 키만, 판에 포커스가 있을 때만 작동합니다.",
  "What the board shows": "판에 보이는 것",
  "About this search": "이 탐색에 대하여",
  "<0/>wall": "<0/>벽",
  "<0/>occupied": "<0/>점유됨",
  "<0/>open: seen, waits": "<0/>열림: 보았고 기다림",
  "<0/>closed: expanded": "<0/>닫힘: 확장됨",
  "<0/>now": "<0/>지금",
  "<0/>path": "<0/>경로",
  "<0/>terrain: its cost": "<0/>지형: 그 비용",
  "<0/>cheapest way to it so far": "<0/>지금까지 가장 싼 길",
  "<0/>ray: looked along": "<0/>빛줄기: 따라 살펴봄",
  "<0/>way point": "<0/>경유지",
  "<0/>f; the arrow: reached from there": "<0/>f; 화살표: 거기에서 옴",
  "<0/>the arrow: reached from there": "<0/>화살표: 거기에서 옴",
  "<0/>{!}; the arrow: reached from there": "<0/>{!}; 화살표: 거기에서 옴",
  "<0/>beside the cell pointed at: {!}": "<0/>가리킨 칸 옆: {!}",
  "<0/>beside a node: {!}": "<0/>노드 옆: {!}",
  "g + h = f, or f alone; g {!}, h estimated {!}": "g + h = f 또는 f만; g {!}, h 추정 {!}",
  "g, h and f, or f alone; f = {}; g {!}, h estimated {!}": "g, h, f 또는 f만; f = {}; g {!}, h 추정 {!}",
  "f = {}; g {!}, h estimated {!}": "f = {}; g {!}, h 추정 {!}",
  "f = {}; g {!}": "f = {}; g {!}",
  "g, {!}": "g, {!}",
  "h, estimated": "h, 추정",
  "from the start": "출발점부터",
  "to the goal": "도착점까지",
  "from the goal": "도착점부터",
  "to the start": "출발점까지",
  "from its own end": "자기 쪽 끝부터",
  "to the other": "다른 쪽까지",
  "from the stop before": "앞 지점부터",
  "to the next stop": "다음 지점까지",
  "from the next stop": "다음 지점부터",
  "to the stop before": "앞 지점까지",
  "<0/>least f rises": "<0/>가장 작은 f가 커짐",
  "<0/>improved": "<0/>개선됨",
  "<0/>reopened": "<0/>다시 열림",
  "<0/>goal first seen": "<0/>도착점을 처음 봄",
  "How to search": "탐색 방법",
  "How to search<0> (A)</0>": "탐색 방법<0> (A)</0>",
  Recipe: "레시피",
  "Your own choice": "직접 고름",
  neighbours: "neighbours",
  "floor-plan": "floor-plan",
  blocks: "blocks",
  "game-graph": "game-graph",
  rpg: "rpg",
  Algorithm: "알고리즘",
  "Fastest exact": "가장 빠른 정확한 것",
  Dijkstra: "다익스트라",
  "Greedy best-first": "탐욕 최상 우선",
  "Breadth-first": "너비 우선",
  "From both ends": "양 끝에서",
  "Jump points": "점프 포인트",
  "IDA*": "IDA*",
  "Theta*, any angle": "Theta*, 모든 각도",
  Moves: "움직임",
  "4 directions": "4방향",
  "8, cutting corners": "8방향, 모서리 가로지름",
  "8, past one corner": "8방향, 모서리 하나까지",
  "8, no corners": "8방향, 모서리 없이",
  "Estimate h": "추정 h",
  "This estimate": "이 추정값",
  "Times {}, this estimate": "이 추정값의 {}배",
  "{!} is too high here: at {} it says {}, the truth is {}.":
    "{!}: 여기서 너무 큽니다. {}에서 {}라고 하지만 실제는 {}입니다.",
  "Here that is {!}.": "여기서는 {!}입니다.",
  "Best that is safe": "안전한 것 중 가장 좋은 것",
  Manhattan: "맨해튼",
  Octile: "옥타일",
  Euclidean: "유클리드",
  Chebyshev: "체비쇼프",
  "Euclidean squared": "유클리드 제곱",
  Zero: "0",
  Ties: "동점",
  "Larger g first": "큰 g 먼저",
  "Smaller g first": "작은 g 먼저",
  "Oldest first": "오래된 것 먼저",
  "Newest first": "새것 먼저",
  "Weight of h": "h의 가중치",
  "More choices": "더 많은 선택",
  "Open list": "열린 목록",
  "Binary heap": "이진 힙",
  "Sorted list": "정렬된 목록",
  "Unsorted array": "정렬 안 된 배열",
  Buckets: "버킷",
  "Closed, but cheaper": "닫혔지만 더 쌈",
  "Reopen it": "다시 열기",
  "Ignore it": "무시하기",
  "Repair its subtree": "하위 트리 바로잡기",
  "Goal counts": "도착점 판정",
  "When expanded": "확장될 때",
  "When generated": "생성될 때",
  "Path lists": "경로에 적는 것",
  "Every cell": "모든 칸",
  "Corners only": "꺾이는 곳만",
  "Line of sight": "보이는 곳끼리",
  "Diagonal costs": "대각선 비용",
  "Stop after": "멈출 확장 수",
  "no limit": "한도 없음",
  "<0/>Search from the goal": "<0/>도착점에서 탐색",
  "<0/>Nearest if no path": "<0/>경로가 없으면 가장 가까운 곳",
  "Sets all the others at once, as one of five published designs does it":
    "공개된 다섯 설계 가운데 하나처럼 나머지를 한꺼번에 정합니다",
  "What is expanded next: A* takes the least f, Dijkstra the least g, greedy the least h":
    "다음에 확장할 것: A*는 가장 작은 f, 다익스트라는 가장 작은 g, 탐욕은 가장 작은 h",
  "Where a step may lead, and whether a diagonal one may pass the corner of a wall":
    "걸음이 갈 수 있는 곳, 대각선이 벽의 모서리를 지날 수 있는지",
  "Estimates the cost still to come; the badge tells whether that is ever too high":
    "남은 비용을 추정합니다. 너무 큰 곳이 있는지 배지가 알려 줍니다",
  "Which of several nodes with the same f goes first": "f가 같은 노드 가운데 먼저 갈 것",
  "f = g + weight × h: above 1 the search hurries to the goal, and the path may cost more":
    "f = g + 가중치 × h: 1보다 크면 도착점으로 서두르고 경로가 더 비쌀 수 있습니다",
  "What keeps the open nodes: see how the comparisons and moves differ":
    "열린 노드를 담는 것: 비교와 이동 횟수가 어떻게 다른지 보세요",
  "What happens when a cheaper way to a closed node is found": "닫힌 노드로 가는 더 싼 길을 찾았을 때 하는 일",
  "When the search ends: once the goal is expanded, or as soon as it is seen":
    "탐색이 끝나는 때: 도착점이 확장되면, 또는 보이자마자",
  "Which points of the path are listed: all, those where it turns, or those in sight of each other":
    "경로에 적는 점: 모두, 꺾이는 곳, 또는 서로 보이는 곳",
  "The cost of a diagonal step; a straight one costs 1": "대각선 걸음의 비용. 직선은 1입니다",
  "The search gives up after so many expansions": "이만큼 확장하면 탐색을 그만둡니다",
  "Back from the goal to the start, so that the parents lead forwards":
    "도착점에서 출발점으로, 그래서 부모를 따라가면 앞으로 갑니다",
  "If the goal can't be reached, the path leads to the nearest node that was":
    "도착점에 갈 수 없으면 도달한 가장 가까운 노드까지 갑니다",
  "This search doesn't estimate: its h is 0.": "이 탐색은 추정하지 않습니다. h는 0입니다.",
  "Greedy search goes by h alone, not by a sum.": "탐욕 탐색은 합이 아니라 h만 봅니다.",
  "First in, first out: nothing ties.": "먼저 들어온 것이 먼저 나갑니다. 동점이 없습니다.",
  "Last in, first out: nothing ties.": "나중에 들어온 것이 먼저 나갑니다. 동점이 없습니다.",
  "First in, first out keeps the first way to a node.": "먼저 들어온 것이 먼저 나가므로 노드로 가는 첫 길이 남습니다.",
  "Greedy search never looks back at a closed node.": "탐욕 탐색은 닫힌 노드를 다시 보지 않습니다.",
  "A graph moves along its connections.": "그래프에서는 연결을 따라 움직입니다.",
  "A graph has costs of its own.": "그래프에는 제 비용이 있습니다.",
  "There are no diagonal moves.": "대각선 움직임이 없습니다.",
  "B, on the right": "B, 오른쪽",
  "Closed by one of them, or by both": "하나 또는 둘 다 닫은 것",
  "only A: {}": "A만: {}",
  "only B: {}": "B만: {}",
  "both: {}": "둘 다: {}",
  "The map: what only A has closed, what only B, what both": "지도: A만 닫은 것, B만 닫은 것, 둘 다 닫은 것",
  "One cell": "칸 하나",
  "One node": "노드 하나",
  "One cell<0> (A)</0>": "칸 하나<0> (A)</0>",
  "Point at a cell to see its values, and why it came when it did; right-click it to pin it.":
    "칸을 가리키면 그 값과 그때 나온 까닭이 보입니다. 오른쪽 버튼으로 누르면 고정됩니다.",
  "Point at a node to see its values, and why it came when it did; click it with the tool “Look” to pin it.":
    "노드를 가리키면 그 값과 그때 나온 까닭이 보입니다. “보기” 도구로 누르면 고정됩니다.",
  "Tap a cell to see its values, and why it came when it did.": "칸을 두드리면 그 값과 그때 나온 까닭이 보입니다.",
  "Tap a node to see its values, and why it came when it did.": "노드를 두드리면 그 값과 그때 나온 까닭이 보입니다.",
  "Start here": "여기를 출발점으로",
  "Goal here": "여기를 도착점으로",
  "Move the start here": "출발점을 여기로 옮기기",
  "Move the goal here": "도착점을 여기로 옮기기",
  "Way point here": "여기에 경유지",
  "Remove way point": "경유지 없애기",
  "The path goes through all way points, in the order of their numbers": "경로는 번호 순서대로 모든 경유지를 지납니다",
  "Stop playing when": "재생을 멈출 때",
  "it opens": "열릴 때",
  "it improves": "개선될 때",
  "it closes": "닫힐 때",
  "Break point: stop when {!}": "중단점: {!} 멈추기",
  "What happened to it": "그 칸에 일어난 일",
  "{!} at the beginning": "{!}: 처음",
  "{!} at step {}": "{!}: {}걸음째",
  opened: "열림",
  "opened again": "다시 열림",
  "looked at": "살펴봄",
  "and more often": "그리고 더 여러 번",
  "Go to that step": "그 걸음으로 가기",
  "{} is a wall.": "{}: 벽입니다.",
  "node {}": "노드 {}",
  "Node {}": "노드 {}",
  "Never seen: the search stopped at its limit.": "본 적 없음: 탐색이 한도에서 멈추었습니다.",
  "Never seen: no step leads here from any cell that was expanded.":
    "본 적 없음: 확장된 어느 칸에서도 여기로 오는 걸음이 없습니다.",
  "Never seen: jump points are the only cells that this search opens, and here no path has to turn.":
    "본 적 없음: 이 탐색은 점프 포인트만 여는데, 여기서는 어떤 경로도 꺾일 필요가 없습니다.",
  "Never seen: the search was over before any neighbour was expanded.":
    "본 적 없음: 이웃이 확장되기 전에 탐색이 끝났습니다.",
  "Never seen: no path leads here.": "본 적 없음: 여기로 오는 경로가 없습니다.",
  "Never seen: the search was over before any neighbour was expanded. On the cheapest way its f would be {}; the goal came with {}.":
    "본 적 없음: 이웃이 확장되기 전에 탐색이 끝났습니다. 가장 싼 길에서 f는 {}인데 도착점은 {}(으)로 왔습니다.",
  "Never seen: the search was over before any neighbour was expanded. On the cheapest way its f would be {}; the start came with {}.":
    "본 적 없음: 이웃이 확장되기 전에 탐색이 끝났습니다. 가장 싼 길에서 f는 {}인데 출발점은 {}(으)로 왔습니다.",
  "Open, in order of expansion": "열린 것, 확장 순서대로",
  "Open, in order of expansion<0> (A)</0>": "열린 것, 확장 순서대로<0> (A)</0>",
  "Open, as a heap": "열린 것, 힙으로",
  "Show open nodes as": "열린 노드 보기",
  List: "목록",
  Heap: "힙",
  "Those to be expanded next, with f, g and h": "다음에 확장될 것들, f, g, h와 함께",
  "The binary heap that keeps them, as a tree": "그것을 담은 이진 힙, 트리로",
  "The heap as an array, with f: {}": "배열로 본 힙, f와 함께: {}",
  "Nothing has been searched.": "탐색한 것이 없습니다.",
  "Nothing has been searched yet.": "아직 탐색한 것이 없습니다.",
  "Nothing is open.": "열린 것이 없습니다.",
  "This search doesn't keep its open nodes in one heap.": "이 탐색은 열린 노드를 힙 하나에 두지 않습니다.",
  "This search doesn't use a heap: choose “Binary heap” as the open list.":
    "이 탐색은 힙을 쓰지 않습니다. 열린 목록으로 “이진 힙”을 고르세요.",
  "With way points there is a new heap for each part of the path.": "경유지가 있으면 경로의 부분마다 새 힙이 생깁니다.",
  "The tree is drawn for the first {} events.": "트리는 처음 {}개 사건까지 그립니다.",
  "and {} more": "그리고 {}개 더",
  "and {} more below": "그리고 아래에 {}개 더",
  "that is all": "이것이 전부입니다",
  "Pin it": "고정",
  cell: "칸",
  "What runs": "실행되는 것",
  "What runs<0> (A)</0>": "실행되는 것<0> (A)</0>",
  "Pseudo-code, the lines that ran in this step are marked": "의사 코드, 이 걸음에서 실행된 줄이 표시됨",
  "The numbers": "숫자",
  "The numbers<0> (A)</0>": "숫자<0> (A)</0>",
  "cost so far": "지금까지의 비용",
  "cost {!}": "비용 {!}",
  expanded: "확장됨",
  open: "열림",
  closed: "닫힘",
  "not seen": "보지 못함",
  generated: "생성됨",
  improved: "개선됨",
  reopened: "다시 열림",
  "The whole search": "탐색 전체",
  cost: "비용",
  steps: "걸음",
  "places listed": "적은 곳",
  comparisons: "비교",
  "moves in open": "열린 목록의 이동",
  "time, recorded": "시간, 기록 포함",
  "{} ms": "{} ms",
  "{} s": "{}초",
  "{} min": "{}분",
  "For marks, with a map of each student’s own: <0>exercises for a course</0>.":
    "점수를 매기고 학생마다 다른 지도를 주려면: <0>수업용 연습 문제</0>.",
  "Everything happens in this page; nothing is sent anywhere. After the first visit it works without a network. If your program uses another library, here is <0>how to change over</0>. What goes wrong in many of them stands in the <1>zoo of mistakes</1>; <2>exercises</2> ask what you would do, and <3>for a course</3> you can compose them.":
    "모든 일이 이 페이지 안에서 일어나고 아무것도 보내지 않습니다. 한 번 방문한 뒤에는 네트워크 없이 작동합니다. 다른 라이브러리를 쓰고 있다면 <0>바꾸는 방법</0>을 보세요. 많은 라이브러리에서 잘못되는 것은 <1>실수 동물원</1>에 있고, <2>연습 문제</2>는 여러분이라면 어떻게 할지 묻고, <3>수업용</3>으로 직접 구성할 수도 있습니다.",
  Dismiss: "닫기",
  Close: "닫기",
  Cancel: "취소",
  Copy: "복사",
  Copied: "복사됨",
  "Not copied": "복사 안 됨",
  "Copy {!}": "{!} 복사",
  "this code": "이 코드",
  "this text": "이 글",
  "The browser doesn’t let this page copy: select the text and copy it yourself.":
    "브라우저가 이 페이지의 복사를 막습니다. 글을 골라 직접 복사하세요.",
  "This map is too large for a link: save it as a file instead.":
    "지도가 링크에 담기에 너무 큽니다. 파일로 저장하세요.",
  "The link is copied: it opens this board at this step.": "링크를 복사했습니다. 이 걸음의 이 판이 열립니다.",
  "The browser doesn't let this page copy: the link is in the address bar.":
    "브라우저가 이 페이지의 복사를 막습니다. 링크는 주소창에 있습니다.",
  "A new map": "새 지도",
  Kind: "종류",
  Empty: "빈 지도",
  "Perfect maze": "완전한 미로",
  "Rooms with doors": "문이 있는 방",
  Caves: "동굴",
  "Random walls": "무작위 벽",
  City: "도시",
  Seed: "시드",
  "Another seed": "다른 시드",
  Width: "너비",
  Height: "높이",
  Walls: "벽",
  "{} %": "{} %",
  "The same seed and size draw the same map, in every browser.":
    "시드와 크기가 같으면 어느 브라우저에서나 같은 지도가 그려집니다.",
  "Draw it": "그리기",
  "This map": "이 지도",
  "Cells are added or cut off at the right and at the bottom.": "오른쪽과 아래쪽에서 칸이 늘거나 줄어듭니다.",
  Resize: "크기 바꾸기",
  "Width and height are whole numbers from 1 to {}, and the seed is one from 0 to {}.":
    "너비와 높이는 1부터 {}까지의 정수, 시드는 0부터 {}까지의 정수입니다.",
  "A picture as a map": "그림을 지도로",
  "The picture with the walls that were found": "찾은 벽을 표시한 그림",
  "Cell, in pixels:<0/>": "칸 크기(픽셀):<0/>",
  "Dark is below<0/>": "이보다 어두우면 어두움<0/>",
  "Wall if so much is dark:<0/>": "이만큼 어두우면 벽:<0/>",
  "<0/>Walls are light": "<0/>벽이 밝음",
  "{} × {} cells, {} % walls": "{} × {}칸, 벽 {} %",
  "Doors and furniture can be corrected on the board afterwards.": "문과 가구는 나중에 판에서 고칠 수 있습니다.",
  "Use this map": "이 지도 쓰기",
  "The browser can't read it as a picture.": "브라우저가 그림으로 읽을 수 없습니다.",
  "A trace to look at": "살펴볼 기록",
  "Step back": "한 걸음 뒤로",
  "Step forward": "한 걸음 앞으로",
  "Position in the trace": "기록의 위치",
  "This search ran elsewhere: it can be watched here, not changed.":
    "이 탐색은 다른 곳에서 실행되었습니다. 볼 수는 있지만 바꿀 수는 없습니다.",
  "Load a map": "지도 불러오기",
  "A file with digits (0 free, 1 wall), a Moving AI .map, ASCII with S, G, # and 1 to 9, a JSON matrix or graph, queries on a map (.scen), a trace to look at (CSV or Posthoc), or a picture of a floor plan. You can also drop it onto the page, or copy it and paste it there.":
    "숫자 파일(0 빈칸, 1 벽), Moving AI의 .map, S, G, #, 1~9의 ASCII, JSON 행렬이나 그래프, 지도의 질의(.scen), 살펴볼 기록(CSV 또는 Posthoc), 평면도 그림. 페이지에 끌어다 놓거나 복사해서 붙여 넣어도 됩니다.",
  File: "파일",
  Files: "파일",
  "Or paste it here": "또는 여기에 붙여 넣기",
  "Load this text": "이 글 불러오기",
  "The text": "글",
  "A map as text": "글로 나타낸 지도",
  "{} is on the board.": "{}이(가) 판에 있습니다.",
  "{} can't be loaded. {}": "{}을(를) 불러올 수 없습니다. {}",
  "The board holds one map: take one file.": "판에는 지도가 하나입니다. 파일 하나만 고르세요.",
  "It is a folder: take one of its files.": "폴더입니다. 그 안의 파일 하나를 고르세요.",
  "It is larger than {} MB.": "{} MB보다 큽니다.",
  Save: "저장",
  "Saved {}.": "{} 저장됨.",
  "Cancelled: nothing was saved.": "취소됨: 저장된 것이 없습니다.",
  "Writing: {} %.": "쓰는 중: {} %.",
  "The map": "지도",
  ASCII: "ASCII",
  "S, G, # and 1 to 9: reads well in an e-mail": "S, G, #, 1~9: 전자 우편에서 읽기 좋음",
  Digits: "숫자",
  "width, height, then 0 and 1; leaves out S and G, has no terrain": "너비, 높이, 그다음 0과 1. S와 G, 지형은 빠짐",
  "Moving AI": "Moving AI",
  "the .map of the benchmark sets; leaves out S and G, has no terrain": "벤치마크의 .map. S와 G, 지형은 빠짐",
  JSON: "JSON",
  "a matrix of 0 and 1; a map with terrain or way points, or a graph, is saved whole, with S and G":
    "0과 1의 행렬. 지형이나 경유지가 있는 지도나 그래프는 S와 G까지 통째로 저장",
  "Of the two searches, A is saved.": "두 탐색 가운데 A를 저장합니다.",
  "The picture": "그림",
  PNG: "PNG",
  SVG: "SVG",
  CSV: "CSV",
  "this step": "이 걸음",
  "this step, sharp in print": "이 걸음, 인쇄해도 선명함",
  "Film strip": "필름",
  "the search in several pictures": "여러 그림으로 나눈 탐색",
  Pictures: "그림 수",
  Film: "영상",
  "the search as WebM, or as MP4 where that is what the browser makes": "WebM 영상, 브라우저에 따라 MP4",
  Seconds: "초",
  "The trace": "기록",
  "one row per event, for spreadsheets; of a grid, also for “Load” here":
    "사건마다 한 줄, 표 계산용. 격자이면 여기 “불러오기”로도",
  Posthoc: "Posthoc",
  "for the Posthoc visualiser, and for “Load” here": "Posthoc 시각화 도구와 여기 “불러오기”용",
  "The search has changed meanwhile: save again.": "그사이 탐색이 바뀌었습니다. 다시 저장하세요.",
  "This browser can't record a film.": "이 브라우저는 영상을 녹화할 수 없습니다.",
  "This map is too large for a picture of all its cells.": "지도가 너무 커서 모든 칸을 그림에 담을 수 없습니다.",
  "This map is too large for a film strip: take fewer pictures.": "지도가 너무 큽니다. 그림 수를 줄이세요.",
  "A graph has no cells: save it as JSON.": "그래프에는 칸이 없습니다. JSON으로 저장하세요.",
  Scenarios: "시나리오",
  "Run all": "모두 실행",
  "Put it on the board": "판에 놓기",
  "{}: {} queries. A number puts its query on the board.": "{}: 질의 {}개. 번호를 누르면 그 질의가 판에 놓입니다.",
  "▶ Play": "▶ 재생",
  "Play the search, slowly": "탐색을 천천히 재생",
  Key: "키",
  "For my page…": "내 페이지에…",
  "For my page": "내 페이지에 넣기",
  "Put this board on a page of your own: one file, a course system, or text to paste":
    "이 판을 내 페이지에 넣기: 파일 하나, 학습 시스템, 또는 붙여 넣을 글",
  Mode: "모드",
  "step through the search": "탐색을 한 걸음씩 보기",
  "say what comes next": "다음에 올 것 맞히기",
  "compare two searches": "두 탐색 비교하기",
  "expand by hand": "손으로 확장하기",
  "Questions that count": "점수에 드는 문제 수",
  "the page’s": "페이지의 언어",
  "Height of the board, in pixels": "판의 높이(픽셀)",
  "<0/>Readers may draw": "<0/>독자가 그릴 수 있음",
  "<0/>With the player": "<0/>재생기 포함",
  "Save as one HTML file": "HTML 파일 하나로 저장",
  "For Moodle and other systems (SCORM)": "Moodle 등 학습 시스템용(SCORM)",
  "For which page": "어떤 페이지에",
  "The text to paste": "붙여 넣을 글",
  "Download {}": "{} 내려받기",
  "How it looks there": "거기서 보이는 모습",
  "{} could not be fetched from this site: check the network, and try again.":
    "이 사이트에서 {}을(를) 가져오지 못했습니다. 네트워크를 확인하고 다시 해 보세요.",
  "One HTML file": "HTML 파일 하나",
  "Opens by double click, from a server or from a USB stick, and needs no network: everything is inside.":
    "두 번 누르면 열립니다. 서버나 USB에서도, 네트워크 없이도 됩니다. 모든 것이 안에 있습니다.",
  "HTML, tag and script": "HTML, 태그와 스크립트",
  "Paste it where the board should be, and put embed.js beside the page.":
    "판이 있을 곳에 붙여 넣고, embed.js를 페이지 옆에 두세요.",
  "HTML, frame": "HTML, 프레임",
  "Nothing to install: the board comes from this site. Answers go to hosts that speak SPLICE, and the frame tells its height.":
    "설치할 것이 없습니다. 판은 이 사이트에서 옵니다. 답은 SPLICE를 쓰는 시스템으로 가고, 프레임이 높이를 알립니다.",
  "Markdown, MkDocs": "Markdown, MkDocs",
  "Leave an empty line before and after it. In MkDocs put embed.js into docs/ and name it in mkdocs.yml: extra_javascript: [embed.js].":
    "앞뒤에 빈 줄을 두세요. MkDocs에서는 embed.js를 docs/에 넣고 mkdocs.yml에 적으세요: extra_javascript: [embed.js].",
  "Quarto, Pandoc": "Quarto, Pandoc",
  "For pages, books and slides in HTML. Put embed.js beside the document, and list it under resources in _quarto.yml.":
    "HTML 페이지, 책, 슬라이드용. embed.js를 문서 옆에 두고 _quarto.yml의 resources에 적으세요.",
  "reveal.js": "reveal.js",
  "A slide of its own. Put embed.js beside the deck. A key that the board needs does not turn the slide.":
    "슬라이드 한 장입니다. embed.js를 발표 파일 옆에 두세요. 판이 쓰는 키는 슬라이드를 넘기지 않습니다.",
  MyST: "MyST",
  "A directive for MyST and Jupyter Book 2. The module comes from this site; any web address of anywidget.js does.":
    "MyST와 Jupyter Book 2용 지시문입니다. 모듈은 이 사이트에서 옵니다. anywidget.js의 웹 주소면 무엇이든 됩니다.",
  "Jupyter, marimo": "Jupyter, marimo",
  "A cell for Jupyter or marimo, with the package anywidget. Put anywidget.js beside the notebook. figure.answers has what the reader answered.":
    "anywidget 패키지를 쓰는 Jupyter나 marimo의 셀입니다. anywidget.js를 노트북 옆에 두세요. figure.answers에 독자의 답이 있습니다.",
  "PreTeXt, Runestone": "PreTeXt, Runestone",
  "Paste it into a section or an exercise. The frame tells its height, and answers go to Runestone by SPLICE.":
    "절이나 연습 문제에 붙여 넣으세요. 프레임이 높이를 알리고, 답은 SPLICE로 Runestone에 갑니다.",
  React: "React",
  'With the package installed. In Next.js, the file needs "use client".':
    '패키지를 설치한 경우. Next.js에서는 파일에 "use client"가 필요합니다.',
  Vue: "Vue",
  "With the package installed. The page Embed says how Vue is told that the tag is not one of your components.":
    "패키지를 설치한 경우. 태그가 컴포넌트가 아님을 Vue에 알리는 방법은 넣기 페이지에 있습니다.",
  "Close (Escape)": "닫기 (Escape)",
  "Language of these pages": "이 페이지의 언어",
  "This page is for developers, and in English alone.": "이 페이지는 개발자를 위한 것으로 영어로만 되어 있습니다.",
  "Colours of its window": "원래 창의 색",
  "White and black cells, a yellow goal, a darker start and a grey path":
    "흰 칸과 검은 칸, 노란 도착점, 더 어두운 출발점, 회색 경로",
  "<0/>just opened": "<0/>방금 열림",
  "The path": "경로",
  Places: "지나는 곳",
  "one row per place": "곳마다 한 줄",
  "<0/>with the start": "<0/>출발점 포함",
  "<0/>beside the cell pointed at": "<0/>가리킨 칸 옆",
  "Stepstar: lessons": "Stepstar: 수업",
  "To the first lesson": "첫 수업으로 가기",
  Contents: "차례",
  "A* keeps two kinds of nodes: <0>closed</0> ones, which it has expanded, and <1>open</1> ones, which it has seen but not yet expanded. For each it knows <2>g</2>, the cost of the best path to it so far, and <3>h</3>, an estimate of what it costs from there to the goal. Again and again it takes the open node with the least <4>f</4> = <5>g</5> + <6>h</6>, closes it, and opens its neighbours. That is all. Everything else is a matter of choice.":
    "A*에는 두 가지 노드가 있습니다. 이미 확장한 <0>닫힌</0> 노드와, 보았지만 아직 확장하지 않은 <1>열린</1> 노드입니다. 노드마다 거기까지 지금까지 가장 좋은 경로의 비용 <2>g</2>와, 거기서 도착점까지의 비용을 추정한 <3>h</3>를 압니다. A*는 <4>f</4> = <5>g</5> + <6>h</6>가 가장 작은 열린 노드를 골라 닫고 그 이웃을 여는 일을 되풀이합니다. 그것이 전부입니다. 나머지는 선택의 문제입니다.",
  "Five people have written it down for others to learn from, and no two made the same choices. Every board on this page is live: step through it, or drag its slider. On the first five you can also draw.":
    "다섯 사람이 남들이 배우도록 A*를 적었는데, 같은 선택을 한 사람은 없습니다. 이 페이지의 모든 판은 살아 있습니다. 한 걸음씩 가거나 슬라이더를 끌어 보세요. 처음 다섯 판에는 그릴 수도 있습니다.",
  "Five ways to write it": "A*를 쓰는 다섯 가지 방법",
  "When is it right?": "언제 옳을까요?",
  "Nodes that know their neighbours": "이웃을 아는 노드",
  "A floor plan, and a window to draw in": "평면도와 그리는 창",
  "Blocks, and the first path that is seen": "블록, 그리고 처음 본 경로",
  "A graph with costs, and three ways to keep the open nodes":
    "비용이 있는 그래프, 그리고 열린 노드를 담는 세 가지 방법",
  "From the goal back, with repairs": "도착점에서 거꾸로, 바로잡으면서",
  "An estimate must not be too high": "추정값은 너무 크면 안 됩니다",
  "If closed nodes stay closed, it must also be consistent": "닫힌 노드를 그대로 두려면 일관되기도 해야 합니다",
  "Knowing nothing: Dijkstra": "아무것도 모를 때: 다익스트라",
  "A teleport breaks a geometric estimate": "순간 이동은 기하학적 추정을 깨뜨립니다",
  "When does the goal count?": "도착점은 언제 인정될까요?",
  "And the heap?": "그러면 힙은?",
  "<0>1</0> Nodes that know their neighbours": "<0>1</0> 이웃을 아는 노드",
  "In the first design the world is made of nodes. Each has up to four links, one per direction, and each link has its own cost; a node also knows whether something stands on it. A search asks a node only where its links lead. A node that is occupied is skipped, but its links stay: when the thing moves away, the way is open again.":
    "첫 번째 설계에서 세상은 노드로 이루어집니다. 노드마다 방향별로 최대 네 개의 링크가 있고, 링크마다 비용이 있습니다. 노드는 그 위에 무언가 있는지도 압니다. 탐색은 노드에게 링크가 어디로 가는지만 묻습니다. 점유된 노드는 건너뛰지만 링크는 남습니다. 그것이 떠나면 길이 다시 열립니다.",
  "The open nodes are kept in a list, sorted by <0>f</0>. Taking the first is free. Putting one in means walking along the list to its place, and finding out whether a node is open or closed means looking through whole lists.":
    "열린 노드는 <0>f</0> 순서로 정렬된 목록에 있습니다. 첫 번째를 꺼내는 것은 공짜입니다. 넣으려면 목록을 따라 제자리까지 가야 하고, 노드가 열렸는지 닫혔는지 알려면 목록 전체를 보아야 합니다.",
  "Step through it and watch <0>ties</0>: of two nodes with the same <1>f</1>, this list takes the one that came last. Then <2>open it in the lab</2>, look at its comparisons, and choose a heap instead.":
    "한 걸음씩 가며 <0>동점</0>을 보세요. <1>f</1>가 같은 두 노드 가운데 이 목록은 나중에 온 것을 고릅니다. 그다음 <2>실험실에서 열어</2> 비교 횟수를 보고 힙을 골라 보세요.",
  "<0>2</0> A floor plan, and a window to draw in": "<0>2</0> 평면도와 그리는 창",
  "The second reads its map from text: rows of 0 for floor and 1 for anything solid. It moves in four directions, every step costs 1, and <0>h</0> is the Manhattan distance |dx| + |dy|. On such a map that is exact as long as no wall is in the way, so every cell on a shortest path has the same <1>f</1>.":
    "두 번째는 글에서 지도를 읽습니다. 0은 바닥, 1은 막힌 것입니다. 네 방향으로 움직이고 걸음마다 비용은 1이며, <0>h</0>는 맨해튼 거리 |dx| + |dy|입니다. 이런 지도에서는 벽이 가로막지 않는 한 정확하므로 최단 경로의 모든 칸의 <1>f</1>가 같습니다.",
  "Among equals this list takes the <0>oldest</0>. Watch what that does where there are no walls: the search spreads over the whole rectangle between start and goal before it arrives.":
    "같은 것 가운데 이 목록은 <0>가장 오래된 것</0>을 고릅니다. 벽이 없는 곳에서 어떻게 되는지 보세요. 도착하기 전에 출발점과 도착점 사이의 사각형 전체로 퍼집니다.",
  "Take the pointer tool: the left mouse button moves the start, the right one the goal, and the path follows at once. Hold Ctrl to see how it was found.":
    "포인터 도구로 왼쪽 버튼은 출발점을, 오른쪽 버튼은 도착점을 옮기고 경로가 바로 따라옵니다. Ctrl을 누르고 있으면 어떻게 찾았는지 보입니다.",
  "<0>3</0> Blocks, and the first path that is seen": "<0>3</0> 블록, 그리고 처음 본 경로",
  "The third divides a world of pixels into blocks of 20 × 20 and moves in eight directions. A diagonal step costs 1, like any other, and may cut corners. Its <0>h</0> is the distance as the crow flies: for three blocks across and three down it says 4.24, though three steps are enough. So <1>h</1> can be <2>too high</2>, and the answer can be wrong.":
    "세 번째는 픽셀 세계를 20 × 20 블록으로 나누고 여덟 방향으로 움직입니다. 대각선 걸음도 다른 것처럼 비용이 1이고 모서리를 가로지를 수 있습니다. <0>h</0>는 직선거리입니다. 옆으로 세 블록, 아래로 세 블록이면 세 걸음으로 충분한데도 4.24라고 합니다. 그래서 <1>h</1>가 <2>너무 클</2> 수 있고 답이 틀릴 수 있습니다.",
  "It also stops early: not when the goal is taken from the open list, but as soon as it is put in. Where all steps cost the same, that is a good bargain. Where they don’t, the first path seen may not be the best.":
    "일찍 멈추기도 합니다. 도착점을 열린 목록에서 꺼낼 때가 아니라 넣자마자 멈춥니다. 모든 걸음의 비용이 같으면 좋은 거래입니다. 그렇지 않으면 처음 본 경로가 가장 좋은 것이 아닐 수 있습니다.",
  "Look at the badge above the board. If it says that the estimate is too high, choose “show me”.":
    "판 위의 배지를 보세요. 추정값이 너무 크다고 하면 “보기”를 누르세요.",
  "<0>4</0> A graph with costs, and three ways to keep the open nodes":
    "<0>4</0> 비용이 있는 그래프, 그리고 열린 노드를 담는 세 가지 방법",
  "The fourth knows no grid, only nodes, each with a position, and connections from one node to another, each with a cost. The answer is the list of connections to follow. There need not be a connection back, and it need not cost the same.":
    "네 번째에는 격자가 없고 위치가 있는 노드와, 노드에서 노드로 가는 비용이 있는 연결만 있습니다. 답은 따라갈 연결의 목록입니다. 돌아오는 연결이 없어도 되고, 비용이 같을 필요도 없습니다.",
  "Its author writes it three times: first with two plain lists, open and closed, which are searched for every neighbour; then with a record for every node that says unvisited, open or closed, so that nothing is searched to find that out; and finally with a binary heap for the open nodes. The three are compared on a map of 2000 x 2000 cells. All three take the same steps, but there their running times can differ by hours: the <0>open-list laboratory</0> runs them in your browser, on maps up to that size. It counts comparisons first and measures time second; a run that would take too long is stopped, and it says so, with how long it would have taken.":
    "저자는 세 번 씁니다. 처음에는 이웃마다 뒤지는 단순한 두 목록(열린 것, 닫힌 것)으로, 다음에는 노드마다 미방문, 열림, 닫힘을 적어 뒤질 필요가 없게, 마지막에는 열린 노드를 이진 힙에 담아서 씁니다. 셋은 2000 x 2000칸의 지도에서 비교됩니다. 셋 다 같은 걸음을 가지만 실행 시간은 몇 시간까지 차이 날 수 있습니다. <0>열린 목록 실험실</0>이 그 크기까지의 지도에서 여러분의 브라우저로 실행해 줍니다. 먼저 비교 횟수를 세고 그다음 시간을 잽니다. 너무 오래 걸릴 실행은 멈추고, 얼마나 걸렸을지 알려 줍니다.",
  "Drag a village: its estimate changes with its position, the cost of its roads does not.":
    "마을을 끌어 보세요. 위치에 따라 추정값은 바뀌지만 길의 비용은 바뀌지 않습니다.",
  "<0>5</0> From the goal back, with repairs": "<0>5</0> 도착점에서 거꾸로, 바로잡으면서",
  "The last one is made for a game of walls and doors. It searches from the goal to the start, so that the parents, followed from the start, are the way the hero walks. Its <0>h</0> is the <1>square</1> of the distance: far too high, so it hurries towards the other end and looks at few cells.":
    "마지막은 벽과 문이 있는 게임을 위한 것입니다. 도착점에서 출발점으로 찾으므로, 출발점에서 부모를 따라가면 주인공이 걷는 길이 됩니다. <0>h</0>는 거리의 <1>제곱</1>입니다. 너무 커서 다른 쪽 끝으로 서두르고 적은 칸만 봅니다.",
  "With such an estimate a closed node is often reached more cheaply later on. This design improves it in place, and then everything already reached through it, with a stack of nodes still to be repaired. That makes the path better, but nothing promises that it is the best.":
    "이런 추정값이면 닫힌 노드에 나중에 더 싸게 도달하는 일이 많습니다. 이 설계는 그 노드를 그 자리에서 개선하고, 그 노드를 거쳐 이미 도달한 모든 것을 바로잡을 노드의 스택으로 개선합니다. 경로는 나아지지만 가장 좋다는 보장은 없습니다.",
  "Step on event by event and watch for “Repaired”: one repair brings others. Then move the goal.":
    "사건 단위로 가며 “바로잡힘”을 찾아보세요. 하나를 바로잡으면 다른 것도 따라옵니다. 그다음 도착점을 옮겨 보세요.",
  "<0>6</0> An estimate must not be too high": "<0>6</0> 추정값은 너무 크면 안 됩니다",
  "A* takes the node with the least <0>f</0> = <1>g</1> + <2>h</2>. If <3>h</3> never exceeds the true cost of the rest of the way, no better path can hide behind a larger <4>f</4>: when the goal is taken, nothing open can still beat it. Such an estimate is called <5>admissible</5>. That is enough, as long as a closed node is opened again whenever it is reached more cheaply.":
    "A*는 <0>f</0> = <1>g</1> + <2>h</2>가 가장 작은 노드를 고릅니다. <3>h</3>가 남은 길의 실제 비용을 넘지 않으면 더 큰 <4>f</4> 뒤에 더 좋은 경로가 숨을 수 없습니다. 도착점을 고를 때 열린 어느 것도 그보다 나을 수 없습니다. 이런 추정값을 <5>허용 가능하다</5>고 합니다. 닫힌 노드에 더 싸게 도달할 때마다 다시 열기만 하면 이것으로 충분합니다.",
  "Here are twelve cells, one of them a wall. Diagonal steps are allowed, and the Manhattan distance counts two steps where one diagonal is enough. The search believes it and returns a path of cost 4.41. The best costs 3.83.":
    "칸이 열둘이고 그중 하나는 벽입니다. 대각선 걸음이 허용되는데 맨해튼 거리는 대각선 하나면 될 곳에서 두 걸음을 셉니다. 탐색은 그것을 믿고 비용 4.41의 경로를 내놓습니다. 가장 좋은 것은 3.83입니다.",
  "<0>7</0> If closed nodes stay closed, it must also be consistent":
    "<0>7</0> 닫힌 노드를 그대로 두려면 일관되기도 해야 합니다",
  "Many programs never look at a closed node again. Then an admissible estimate is not enough. It must also not fall by more than the step costs, along any step: <0>h</0>(a) ≤ cost(a, b) + <1>h</1>(b). Such an estimate is called <2>consistent</2>.":
    "많은 프로그램은 닫힌 노드를 다시 보지 않습니다. 그러면 허용 가능한 추정값만으로는 부족합니다. 어떤 걸음에서도 걸음의 비용보다 많이 줄어서는 안 됩니다. <0>h</0>(a) ≤ 비용(a, b) + <1>h</1>(b). 이런 추정값을 <2>일관되다</2>고 합니다.",
  "In this graph no estimate is too high. But from node 2 to node 3 it falls from 6 to 2, over a step that costs 1. So 3 is closed by its direct connection, at cost 3, before the way through 2, at cost 2, is known. The first board leaves it closed and ends with a path of cost 13. The second opens it again and finds the best, 12.":
    "이 그래프에는 너무 큰 추정값이 없습니다. 그러나 노드 2에서 노드 3으로 비용 1의 걸음에서 6에서 2로 줄어듭니다. 그래서 비용 2인 2를 거치는 길을 알기 전에 3이 비용 3의 직접 연결로 닫힙니다. 첫 번째 판은 닫힌 채 두어 비용 13의 경로로 끝납니다. 두 번째 판은 다시 열어 가장 좋은 12를 찾습니다.",
  "<0>8</0> Knowing nothing: Dijkstra": "<0>8</0> 아무것도 모를 때: 다익스트라",
  "An estimate of 0 is never too high and never falls: the search is right, but it has no idea where the goal is, and spreads like a ripple. That is Dijkstra’s algorithm; A* is the same loop with a sense of direction. The board shows A* and, in step with it, the same search with <0>h</0> = 0.":
    "추정값이 0이면 너무 클 일도 줄어들 일도 없습니다. 탐색은 옳지만 도착점이 어디인지 전혀 몰라서 물결처럼 퍼집니다. 이것이 다익스트라 알고리즘입니다. A*는 방향 감각이 있는 같은 반복입니다. 판에는 A*와, 나란히 가는 <0>h</0> = 0인 같은 탐색이 보입니다.",
  "<0>9</0> A teleport breaks a geometric estimate": "<0>9</0> 순간 이동은 기하학적 추정을 깨뜨립니다",
  "The distance as the crow flies is never more than the cost of walking. But it can be more than the cost of a teleport. Going from 6 to 7 costs 1, over a distance of 8; so the estimate at 6 is too high, the nodes along the plain road look better, and the search on the first board walks all of it, at cost 8 instead of 5.":
    "직선거리는 걷는 비용을 넘지 않습니다. 그러나 순간 이동의 비용은 넘을 수 있습니다. 6에서 7로 가는 비용은 거리 8에 1입니다. 그래서 6의 추정값이 너무 크고, 평범한 길의 노드가 더 좋아 보이며, 첫 번째 판의 탐색은 5 대신 8의 비용으로 그 길을 다 걷습니다.",
  "There are two honest ways out: an estimate that knows about the teleport, or none at all, as on the second board.":
    "정직한 해결책은 둘입니다. 순간 이동을 아는 추정값을 쓰거나, 두 번째 판처럼 아예 쓰지 않는 것입니다.",
  "<0>10</0> When does the goal count?": "<0>10</0> 도착점은 언제 인정될까요?",
  "When the goal is put into the open list, one path to it is known. When it is taken out, no other path can be better. Between these two moments lies the proof. Here the upper road reaches the goal first, at 11.9, and the first board stops there. The lower road, at 7, is still waiting in the list; the second board finds it.":
    "도착점을 열린 목록에 넣을 때는 경로 하나를 알 뿐입니다. 꺼낼 때는 다른 어떤 경로도 더 좋을 수 없습니다. 그 두 순간 사이에 증명이 있습니다. 여기서는 위쪽 길이 11.9로 먼저 도착점에 닿고 첫 번째 판은 거기서 멈춥니다. 7인 아래쪽 길은 아직 목록에서 기다립니다. 두 번째 판이 그 길을 찾습니다.",
  "<0>11</0> And the heap?": "<0>11</0> 그러면 힙은?",
  "A heap changes none of this: ties are settled by the same rule, so the same nodes are taken in the same order. It is only quicker: it finds the next of a million nodes in some forty comparisons at most, where an unsorted array needs a million.":
    "힙은 이 가운데 아무것도 바꾸지 않습니다. 동점은 같은 규칙으로 정해지므로 같은 노드가 같은 순서로 나옵니다. 빠를 뿐입니다. 백만 개 가운데 다음 노드를 많아야 마흔 번쯤 비교해 찾습니다. 정렬되지 않은 배열은 백만 번이 필요합니다.",
  "Can you say which node comes next? Click it. The least <0>f</0> goes first, of equals the larger <1>g</1>, and where that is equal too, the cell further up, then the one further left.":
    "다음에 올 노드를 맞힐 수 있나요? 눌러 보세요. 가장 작은 <0>f</0>가 먼저, 같으면 더 큰 <1>g</1>, 그것도 같으면 더 위의 칸, 그다음은 더 왼쪽의 칸입니다.",
  "Which mistakes programs make stands in the <0>zoo of mistakes</0>; <1>exercises</1> ask what you would do, and <2>for a course</2> you can compose them.":
    "프로그램이 저지르는 실수는 <0>실수 동물원</0>에 있습니다. <1>연습 문제</1>는 여러분이라면 어떻게 할지 묻고, <2>수업용</2>으로 직접 구성할 수 있습니다.",
  "The boards are <0/> elements. Your own pages can have them too: see <1>how to embed one</1>.":
    "판은 <0/> 요소입니다. 여러분의 페이지에도 넣을 수 있습니다. <1>넣는 방법</1>을 보세요.",
  "{} is {!}.": "{}: {!}.",
  "{} is {!}. Pinned.": "{}: {!}. 고정됨.",
  "{} is {!}; stepping onto it costs {}.": "{}: {!}; 여기로 오는 비용 {}.",
  "{} is {!}; stepping onto it costs {}. Pinned.": "{}: {!}; 여기로 오는 비용 {}. 고정됨.",
  "{} is {!}, reached from {}.": "{}: {!}, {}에서 옴.",
  "{} is {!}, reached from {}. Pinned.": "{}: {!}, {}에서 옴. 고정됨.",
  "{} is {!}, reached from {}; stepping onto it costs {}.": "{}: {!}, {}에서 옴; 여기로 오는 비용 {}.",
  "{} is {!}, reached from {}; stepping onto it costs {}. Pinned.": "{}: {!}, {}에서 옴; 여기로 오는 비용 {}. 고정됨.",
};

/** 검사, 오류 동물원, 연습 문제. */
export const practice: Texts = {
  "that ends as soon as the goal is opened": "도착점이 열리자마자 끝납니다",
  "Look at where the goal is tested: that belongs where a cell is taken from the open list, not where a neighbour is looked at.":
    "도착점을 어디서 검사하는지 보세요. 이웃을 볼 때가 아니라 열린 목록에서 칸을 꺼낼 때 검사해야 합니다.",
  "stops-when-opened": "stops-when-opened",
  "that goes on after the goal has been expanded": "도착점을 확장한 뒤에도 계속합니다",
  "Look at where the loop ends: when the goal is taken from the open list, the search is done.":
    "반복이 어디서 끝나는지 보세요. 열린 목록에서 도착점을 꺼내면 탐색은 끝입니다.",
  "no-stop": "no-stop",
  "in which a cell is finished as soon as it is opened": "칸이 열리자마자 끝난 것으로 칩니다",
  "Look at where cells are marked as visited: that belongs where one is taken from the open list, not where it is put in.":
    "칸을 어디서 방문했다고 표시하는지 보세요. 열린 목록에 넣을 때가 아니라 꺼낼 때 표시해야 합니다.",
  "closed-when-opened": "closed-when-opened",
  "in which an open cell that is reached more cheaply keeps its old g and parent":
    "열린 칸에 더 싸게 닿아도 예전 g와 부모를 그대로 둡니다",
  "Look at what happens to a neighbour that is already open: if the new g is lower, g and parent must be replaced.":
    "이미 열린 이웃을 어떻게 다루는지 보세요. 새 g가 더 작으면 g와 부모를 바꾸어야 합니다.",
  "no-decrease": "no-decrease",
  "in which an open cell that is reached more cheaply keeps its old place in the open list":
    "열린 칸에 더 싸게 닿아도 열린 목록의 예전 자리에 그대로 둡니다",
  "Look at what happens after g of an open cell was lowered: it must move in the open list, or be put in again.":
    "열린 칸의 g를 낮춘 다음을 보세요. 열린 목록에서 자리를 옮기거나 다시 넣어야 합니다.",
  "stale-f": "stale-f",
  "in which a closed cell stays closed when it is reached more cheaply, though the estimate is not consistent":
    "추정값이 일관적이지 않은데도 더 싸게 닿은 닫힌 칸을 닫힌 채로 둡니다",
  "Look at what happens to a neighbour that is closed: if the new g is lower, it must be opened again; or use a consistent estimate.":
    "닫힌 이웃을 어떻게 다루는지 보세요. 새 g가 더 작으면 다시 열어야 합니다. 아니면 일관적인 추정값을 쓰세요.",
  "never-reopens": "never-reopens",
  "that orders the open list by h alone: greedy search": "열린 목록을 h만으로 정렬합니다. 곧 탐욕 탐색입니다",
  "Look at the key of the open list: it must be g + h.": "열린 목록의 키를 보세요. g + h여야 합니다.",
  "h-only": "h-only",
  "that orders the open list by g alone: Dijkstra's algorithm":
    "열린 목록을 g만으로 정렬합니다. 곧 다익스트라 알고리즘입니다",
  "Look at the key of the open list: it must be g + h, and h must not be 0 everywhere.":
    "열린 목록의 키를 보세요. g + h여야 하고, h가 어디서나 0이어서는 안 됩니다.",
  "g-only": "g-only",
  "from both ends that stops where its sides first meet": "양 끝에서 찾다가 양쪽이 처음 만나는 곳에서 멈춥니다",
  "Look at where the loop ends: not before no open cell of either side can be part of a cheaper way.":
    "반복이 어디서 끝나는지 보세요. 어느 쪽의 열린 칸도 더 싼 길의 일부가 될 수 없을 때까지는 끝나면 안 됩니다.",
  "meets-too-early": "meets-too-early",
  "in which a step costs what the cell left costs, and not the cell entered":
    "걸음의 비용으로 들어가는 칸이 아니라 떠나는 칸의 비용을 씁니다",
  "Look at what is added to g: the cost of the neighbour, not that of the current cell.":
    "g에 무엇을 더하는지 보세요. 지금 칸이 아니라 이웃의 비용이어야 합니다.",
  "terrain-leaving": "terrain-leaving",
  "in which every cell costs the same, whatever its terrain": "지형과 관계없이 모든 칸의 비용을 같게 칩니다",
  "Look at what is added to g: the cost of the cell entered, and not always 1.":
    "g에 무엇을 더하는지 보세요. 언제나 1이 아니라 들어가는 칸의 비용이어야 합니다.",
  "ignores-terrain": "ignores-terrain",
  "No mistake that is known here gives the whole run alone, but two together do.":
    "여기 알려진 실수 하나만으로는 이 실행 전체가 나오지 않지만, 두 실수를 함께 하면 나옵니다.",
  "One is that of a search {!}.": "하나는 이런 탐색의 것입니다: {!}.",
  "The other is that of a search {!}.": "다른 하나는 이런 탐색의 것입니다: {!}.",
  "in which a diagonal step costs something else": "대각선 걸음의 비용이 다릅니다",
  "Look at what is added to g for a diagonal step.": "대각선 걸음에서 g에 무엇을 더하는지 보세요.",
  "wrong-diagonal-cost": "wrong-diagonal-cost",
  "that takes other diagonal steps past walls than the rule allows": "벽 옆에서 규칙과 다른 대각선 걸음을 합니다",
  "Look at how the two cells beside a diagonal step are tested.": "대각선 걸음 옆의 두 칸을 어떻게 검사하는지 보세요.",
  "corner-cut": "corner-cut",
  "that estimates by dx + dy, which is more than the true cost where diagonal steps are possible":
    "대각선 걸음이 가능한 곳에서 실제 비용보다 큰 dx + dy로 추정합니다",
  "Look at the estimate: with diagonal steps it is max(dx, dy) + (√2 - 1) · min(dx, dy).":
    "추정값을 보세요. 대각선 걸음이 있으면 max(dx, dy) + (√2 - 1) · min(dx, dy)입니다.",
  "manhattan-with-diagonals": "manhattan-with-diagonals",
  "that estimates by dx² + dy², far more than the true cost": "실제 비용보다 훨씬 큰 dx² + dy²로 추정합니다",
  "Look at the estimate: the square root is missing.": "추정값을 보세요. 제곱근이 빠졌습니다.",
  "squared-euclid": "squared-euclid",
  "whose estimate is rounded to a whole number": "추정값을 정수로 반올림합니다",
  "Look for whole-number types and for rounding where h is worked out.":
    "h를 계산하는 곳에 정수형이나 반올림이 있는지 보세요.",
  "euclid-truncated": "euclid-truncated",
  "that estimates by the larger of dx and dy, which is never too high but lower than need be":
    "dx와 dy 가운데 큰 쪽으로 추정합니다. 너무 크지는 않지만 필요보다 작습니다",
  "Look at the estimate: max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe, and expands fewer cells.":
    "추정값을 보세요. max(dx, dy) + (√2 - 1) · min(dx, dy)도 똑같이 안전하고 더 적은 칸을 확장합니다.",
  "max-octile": "max-octile",
  "that reads the map wrongly: ends of rows joined, x and y swapped, or a row or column at the border left out":
    "지도를 잘못 읽습니다. 행의 끝을 잇거나 x와 y를 바꾸거나 가장자리의 행이나 열을 빠뜨립니다",
  "Look at how neighbours are tested against the border, and at the order of x and y where the map is read.":
    "이웃을 가장자리와 어떻게 견주는지, 지도를 읽을 때 x와 y의 순서가 어떤지 보세요.",
  "wraps-around": "wraps-around",
  "that still knows the closed cells of the search before": "앞선 탐색의 닫힌 칸을 아직 기억합니다",
  "Look at what is kept between two searches: g, parent and closed must be reset, or kept apart from the map.":
    "두 탐색 사이에 무엇이 남는지 보세요. g와 부모와 닫힘을 초기화하거나 지도와 따로 두어야 합니다.",
  "dirty-map": "dirty-map",
  '"{!}"': "“{!}”",
  '"{!}" or {!}': "“{!}” 또는 {!}",
  '"{!}", {!}': "“{!}”, {!}",
  '"{!}" or {} others': "“{!}” 또는 다른 {}가지",
  "({}), {!}": "({}), {!}",
  "({}) and {} more": "({}) 외 {}개",
  "node {} or {!}": "노드 {} 또는 {!}",
  "node {}, {!}": "노드 {}, {!}",
  "node {} and {} more": "노드 {} 외 {}개",
  "Check your A* · Stepstar": "내 A* 점검 · Stepstar",
  "Check your A*": "내 A* 점검하기",
  "Have your own program, in any language, print each cell as it takes it from the open list. Put that here, and see whether a correct A* could have gone this way; if not, at which step it left every correct one, and which known mistake gives the whole run.":
    "어떤 언어로든 내 프로그램이 열린 목록에서 꺼내는 칸을 차례로 출력하게 하세요. 그것을 여기에 넣으면 올바른 A*가 그렇게 갈 수 있었는지, 아니라면 어느 걸음에서 벗어났는지, 알려진 어떤 실수가 이 실행 전체를 만드는지 볼 수 있습니다.",
  "1. The map": "1. 지도",
  "2. The run": "2. 실행 기록",
  "3. The verdict": "3. 판정",
  "Nothing has been checked yet.": "아직 점검한 것이 없습니다.",
  "How to print a run": "실행 기록을 출력하는 법",
  "A line whenever a cell is taken from the open list. The order alone is enough; g, h, f and the parent make the answer sharper.":
    "열린 목록에서 칸을 꺼낼 때마다 한 줄을 씁니다. 순서만으로 충분하며, g, h, f와 부모가 있으면 답이 더 정확해집니다.",
  Format: "형식",
  "A line": "한 줄",
  plain: "단순",
  named: "이름 붙임",
  "JSON lines": "JSON 줄",
  traces: "기록",
  "<0/>, <1/> or <2/>; then, if you like, g, h and f: <3/>": "<0/>, <1/> 또는 <2/>. 원하면 그 뒤에 g, h, f: <3/>",
  "<0/>, as much of it as is known": "<0/>, 아는 만큼",
  "<0/> or <1/>": "<0/> 또는 <1/>",
  "a header such as <0/>, then a line of values each": "<0/> 같은 머리줄, 그다음 한 줄씩 값",
  "what the lab saves as CSV or Posthoc, and other traces of Posthoc 1.4.0":
    "실험실이 CSV나 Posthoc으로 저장한 것과 Posthoc 1.4.0의 다른 기록",
  "x is the column, from 0 at the left; y the row, from 0 at the top. On a graph a place is the id of a node. Start and goal may be left out.":
    "x는 왼쪽에서 0부터 세는 열, y는 위에서 0부터 세는 행입니다. 그래프에서는 노드의 번호가 위치입니다. 시작점과 도착점은 빼도 됩니다.",
  "Everything happens in this page; your run is sent nowhere. Each mistake stands on its smallest map in the <0>zoo of mistakes</0>.":
    "모든 일이 이 페이지 안에서 일어나고 실행 기록은 어디에도 보내지 않습니다. 각 실수는 <0>실수 동물원</0>에서 가장 작은 지도 위에 있습니다.",
  "Checking needs JavaScript.": "점검에는 JavaScript가 필요합니다.",
  straight: "직선",
  "diagonal, always": "대각선, 항상",
  "diagonal past one wall": "대각선, 벽 하나 옆까지",
  "diagonal past no wall": "대각선, 벽 옆은 안 됨",
  "any that is right": "올바른 것이면 무엇이든",
  "dx + dy": "dx + dy",
  octile: "옥타일",
  "as the crow flies": "직선 거리",
  "max(dx, dy)": "max(dx, dy)",
  "none (0)": "없음 (0)",
  greedy: "탐욕",
  "breadth first": "너비 우선",
  "A* from both ends": "양 끝에서 A*",
  Suggested: "추천",
  "From the lab’s shelf": "실험실 선반에서",
  "A hill and a wall: shows most mistakes": "언덕과 벽: 대부분의 실수가 드러남",
  "A pocket, straight steps only": "주머니, 직선 걸음만",
  "Your map, as text with S and G, or a link from the lab": "S와 G가 있는 글로 된 내 지도, 또는 실험실의 링크",
  "Open a file…": "파일 열기…",
  "The map as text": "글로 된 지도",
  "The map as text, for your program": "내 프로그램에 쓸 글로 된 지도",
  "the map": "지도",
  "a correct search": "올바른 탐색",
  Map: "지도",
  "What was your program meant to do?": "내 프로그램은 무엇을 해야 했나요?",
  Steps: "걸음",
  Search: "탐색",
  "What your program printed, a line for each expansion. Files can be dropped here.":
    "내 프로그램이 출력한 것, 확장마다 한 줄. 파일을 여기에 놓아도 됩니다.",
  "Cells, CSV, JSON lines or a trace: <0>how to print a run</0>.":
    "칸, CSV, JSON 줄 또는 기록: <0>실행 기록을 출력하는 법</0>.",
  "Check it": "점검",
  "No program at hand? The run of": "프로그램이 없나요? 다음의 실행 기록:",
  "Put it here": "여기에 넣기",
  "From {} to {}.": "{}에서 {}까지.",
  "The file {} is too large to be a run or a map.": "파일 {}은(는) 실행 기록이나 지도라기에는 너무 큽니다.",
  "The map has {} x {} cells: here it may have up to {}. A mistake shows on a small map as well.":
    "지도가 {} x {} 칸입니다. 여기서는 {}칸까지 됩니다. 실수는 작은 지도에서도 드러납니다.",
  "This link has no map in it, only the name of one: save the map as text.":
    "이 링크에는 지도가 아니라 지도의 이름만 있습니다. 지도를 글로 저장하세요.",
  "A program in {}": "{} 프로그램",
  "Correct: an A* could have gone exactly this way.": "맞습니다. A*가 꼭 이렇게 갈 수 있었습니다.",
  "Correct, with a remark.": "맞습니다. 참고할 점이 있습니다.",
  "Not a correct A*.": "올바른 A*가 아닙니다.",
  "This is no run on this map.": "이 지도의 실행 기록이 아닙니다.",
  "Your run": "내 실행",
  "Your run, expansion {}": "내 실행, 확장 {}",
  "A correct A*, which decides ties as yours did": "동점을 내 것처럼 정하는 올바른 A*",
  "This mistake on its smallest map": "가장 작은 지도에서 보는 이 실수",
  "Ringed on the left is what your program took, {}; a correct one takes {}.":
    "왼쪽에 고리로 표시된 것이 내 프로그램이 꺼낸 {}이고, 올바른 것은 {}을(를) 꺼냅니다.",
  "Ringed on the left is what your program took, {}.": "왼쪽에 고리로 표시된 것이 내 프로그램이 꺼낸 {}입니다.",
  "The boards are stepped through together.": "두 판은 함께 진행합니다.",
  "No known mistake gives the rest of your run: from here on the left board goes as a correct one.":
    "알려진 어떤 실수로도 나머지 실행이 나오지 않습니다. 여기서부터 왼쪽 판은 올바른 것처럼 갑니다.",
  "To be sure": "확실히 하려면",
  "These mistakes give the same run here.": "이 실수들은 여기서 같은 실행을 만듭니다.",
  "A search with “{!}” gives the same run here.": "“{!}” 실수가 있는 탐색도 여기서 같은 실행을 만듭니다.",
  "No map of up to 12 cells tells them apart.": "12칸까지의 어떤 지도로도 구별되지 않습니다.",
  "Looking for a small map on which they differ…": "둘이 달라지는 작은 지도를 찾는 중…",
  "On this map they differ. Have your program search it, too:":
    "이 지도에서는 달라집니다. 내 프로그램으로 이 지도도 탐색해 보세요:",
  "Try this map": "이 지도 써 보기",
  "Pseudo-code: − is the line with the mistake, + the line as it should be":
    "의사 코드: −는 실수가 있는 줄, +는 바른 줄",
  "The run gives row and column: read so, it is a run on this map; here places are x and y, the column first.":
    "실행 기록이 행과 열을 줍니다. 그렇게 읽으면 이 지도의 실행입니다. 여기서 위치는 x와 y, 곧 열이 먼저입니다.",
  "Of places with the same f it took the one with the larger g.": "f가 같은 위치 가운데 g가 큰 것을 꺼냈습니다.",
  "Of places with the same f it took the one with the smaller g.": "f가 같은 위치 가운데 g가 작은 것을 꺼냈습니다.",
  "Of places with the same f it took the one that had waited longest.":
    "f가 같은 위치 가운데 가장 오래 기다린 것을 꺼냈습니다.",
  "Of places with the same f it took the one that was opened last.":
    "f가 같은 위치 가운데 마지막에 열린 것을 꺼냈습니다.",
  "Of places with the same f it took now this and now that one, as it may.":
    "f가 같은 위치 가운데 그때그때 다른 것을 꺼냈고, 그래도 됩니다.",
  "Correct: a right search expands this one place, and ends there.":
    "맞습니다. 올바른 탐색도 이 한 위치를 확장하고 거기서 끝납니다.",
  "Correct: a right search could have made each of the {} expansions, and ends where this run does.":
    "맞습니다. 올바른 탐색도 {}번의 확장을 모두 할 수 있었고 이 실행이 끝나는 곳에서 끝납니다.",
  "On this map a search with {!} would give the same run.":
    "이 지도에서는 {!} 실수가 있는 탐색도 같은 실행을 만듭니다.",
  'A map is added that tells "{}" apart.': "“{}”을(를) 구별하는 지도를 덧붙입니다.",
  "It estimates by the larger of dx and dy: never too high, but lower than need be, so it expands more.":
    "dx와 dy 가운데 큰 쪽으로 추정합니다. 너무 크지는 않지만 필요보다 작아서 더 많이 확장합니다.",
  "max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe.": "max(dx, dy) + (√2 - 1) · min(dx, dy)도 똑같이 안전합니다.",
  "It estimates by {!}: never too high, but lower than what the moves of this map allow, so it expands more.":
    "{!}(으)로 추정합니다. 너무 크지는 않지만 이 지도의 걸음이 허락하는 것보다 작아서 더 많이 확장합니다.",
  "the straight distance": "직선 거리",
  "the octile distance": "옥타일 거리",
  "the larger of dx and dy": "dx와 dy 가운데 큰 쪽",
  "One expansion expanded again what was closed, first {} as expansion {}: an entry that was out of date was still in the open list.":
    "한 번의 확장이 닫힌 것을 다시 확장했습니다. 처음은 {}, 확장 {}입니다. 낡은 항목이 열린 목록에 아직 남아 있었습니다.",
  "{} expansions expanded again what was closed, first {} as expansion {}: an entry that was out of date was still in the open list.":
    "{}번의 확장이 닫힌 것을 다시 확장했습니다. 처음은 {}, 확장 {}입니다. 낡은 항목이 열린 목록에 아직 남아 있었습니다.",
  "That costs time and changes nothing; skip what is closed when it is taken out.":
    "시간이 들 뿐 달라지는 것은 없습니다. 꺼낼 때 닫힌 것은 건너뛰세요.",
  "The order is right, but {!}.": "순서는 맞지만, {!}.",
  "The order could be right, but {!}.": "순서는 맞을 수 있지만, {!}.",
  "The order could be right.": "순서는 맞을 수 있습니다.",
  "the parent of {}, expansion {}, is given as {}, and it is {}":
    "{}(확장 {})의 부모가 {}(으)로 적혀 있는데 실제로는 {}입니다",
  none: "없음",
  "{} of {}, expansion {}, is given as {}, and it is {}": "{} 값({}, 확장 {})이 {}(으)로 적혀 있는데 실제로는 {}입니다",
  "a place off the map": "지도 밖의 위치",
  "Places are x and y, from (0, 0) at the top left.": "위치는 왼쪽 위 (0, 0)부터 x와 y입니다.",
  "No mistake that is known here gives the whole run.": "여기 알려진 어떤 실수로도 이 실행 전체가 나오지 않습니다.",
  '"{}" gives its first {} expansions: a search {!}.': "“{}” 실수는 처음 {}번의 확장을 만듭니다. 그 탐색의 특징: {!}.",
  "The whole run is that of a search {!}.": "실행 전체가 이런 탐색의 것입니다: {!}.",
  "The whole run is that of a search {!}; {!} would give the same here.":
    "실행 전체가 이런 탐색의 것입니다: {!}. 여기서는 {!}도 같은 것을 만듭니다.",
  "The search is done with expansion {}, {}, and the run goes on after it.":
    "탐색은 확장 {}, {}에서 끝났는데 실행이 그 뒤에도 계속됩니다.",
  "The run ends after {} expansion, too early: {!}.": "실행이 확장 {}번 만에 너무 일찍 끝납니다: {!}.",
  "The run ends after {} expansions, too early: {!}.": "실행이 확장 {}번 만에 너무 일찍 끝납니다: {!}.",
  "the goal {} is open with f = {}, but {} with f = {} comes first":
    "도착점 {}이(가) f = {}(으)로 열려 있지만, {}의 f = {}이(가) 먼저입니다",
  "the goal {} has not been expanded, and {} with f = {} comes next":
    "도착점 {}은(는) 확장되지 않았고, 다음은 {} (f = {})입니다",
  "Expansion {} takes {}, but {!}.": "확장 {}에서 {}을(를) 꺼냈지만, {!}.",
  "its f is {} (g = {}, h = {}), and {!}": "그 f는 {} (g = {}, h = {})이고, {!}",
  "{} with f = {} comes first": "{} (f = {})이(가) 먼저입니다",
  "nothing is open any more": "더 열린 것이 없습니다",
  "it was expanded before, and no cheaper way to it has been found; {!}":
    "이미 확장되었고 더 싼 길이 발견되지 않았습니다. {!}",
  "it is a wall; {!}": "그것은 벽입니다. {!}",
  "it is occupied; {!}": "그곳은 차 있습니다. {!}",
  "it is not open: no step from an expanded place leads to it; {!}":
    "열려 있지 않습니다. 확장된 위치에서 그리로 가는 걸음이 없습니다. {!}",
  "Line {}, column {}: {!}.": "{}행 {}열: {!}.",
  '"{}" is not expected here: a line is a place such as "3 4" or "(3, 4)", and may go on with "g=2 h=5 f=7 parent=(2, 4)"':
    "여기에 “{}”이(가) 올 수 없습니다. 한 줄은 “3 4”나 “(3, 4)” 같은 위치이고, “g=2 h=5 f=7 parent=(2, 4)”가 이어질 수 있습니다",
  'a place is missing: a line begins with x and y, such as "3 4"':
    "위치가 없습니다. 한 줄은 “3 4”처럼 x와 y로 시작합니다",
  'a place is missing: a line begins with the id of a node, such as "7"':
    "위치가 없습니다. 한 줄은 “7”처럼 노드의 번호로 시작합니다",
  "{} is no number of a place: these are whole, from 0 on":
    "{}은(는) 위치의 수가 아닙니다. 위치의 수는 0부터의 정수입니다",
  'a grid, diagonal steps, and "astar" with another estimate and cost than the mistake has':
    "격자, 대각선 걸음, 그리고 실수와 다른 추정과 비용을 쓰는 “astar”",
  "a grid": "격자",
  "a grid, and a search from cell to cell": "격자, 그리고 칸에서 칸으로 가는 탐색",
  "a grid with terrain, and a search from cell to cell": "지형이 있는 격자, 그리고 칸에서 칸으로 가는 탐색",
  'the algorithm "bidirectional", and the goal test "expanded"':
    "알고리즘 “bidirectional”, 그리고 도착 검사 “expanded”",
  'a search from one end, and the goal test "expanded"': "한쪽 끝에서 하는 탐색, 그리고 도착 검사 “expanded”",
  "a search that opens closed nodes again": "닫힌 노드를 다시 여는 탐색",
  'a search from node to node, and not "bfs"': "노드에서 노드로 가는 탐색, “bfs”는 안 됨",
  'a grid, and "astar"': "격자와 “astar”",
  '"astar"': "“astar”",
  'The mistake "{}" can\'t be made here: it needs {!}.': "실수 “{}”은(는) 여기서 할 수 없습니다. 필요한 것: {!}.",
  "The run begins at {}, which is neither the start, {}, nor one of the first to come after it.":
    "실행이 {}에서 시작하는데, 시작점 {}도 아니고 그다음에 먼저 오는 위치도 아닙니다.",
  "Places are the ids of nodes.": "위치는 노드의 번호입니다.",
  "There is no expansion in this run: give the place of each, in order.":
    "이 실행에는 확장이 없습니다. 확장마다 위치를 순서대로 주세요.",
  "Line {}: {!}": "{}행: {!}",
  "Expansion {} {} is outside the map: x goes from 0 to {} and y from 0 to {}.":
    "확장 {} {}은(는) 지도 밖입니다. x는 0부터 {}까지, y는 0부터 {}까지입니다.",
  "Expansion {} (node {}) is outside the map: the number of its nodes is {}, and none has this id.":
    "확장 {} (노드 {})은(는) 지도 밖입니다. 노드는 {}개이고, 이 번호를 가진 노드는 없습니다.",
  "The parent of expansion {} {} is outside the map: x goes from 0 to {} and y from 0 to {}.":
    "확장 {}의 부모 {}은(는) 지도 밖입니다. x는 0부터 {}까지, y는 0부터 {}까지입니다.",
  "The parent of expansion {} (node {}) is outside the map: the number of its nodes is {}, and none has this id.":
    "확장 {}의 부모(노드 {})는 지도 밖입니다. 노드는 {}개이고, 이 번호를 가진 노드는 없습니다.",
  'the text is empty: a run gives the place of each expansion in a line of its own, such as "{}"':
    "글이 비어 있습니다. 실행 기록은 “{}”처럼 한 줄에 확장 하나의 위치를 씁니다",
  'the text holds no expansion: each is a place, such as "{}", in a line of its own':
    "글에 확장이 없습니다. 확장은 “{}” 같은 위치를 한 줄에 하나씩 씁니다",
  '"{}" is not expected here: a line is the id of a node such as "7", and may go on with "g=2 h=5 f=7 parent=6"':
    "여기에 “{}”이(가) 올 수 없습니다. 한 줄은 “7” 같은 노드 번호이고, “g=2 h=5 f=7 parent=6”이 이어질 수 있습니다",
  "a line is one expansion, and this one has more numbers than x, y, g, h, f, and x and y of the parent":
    "한 줄은 확장 하나인데, 이 줄에는 x, y, g, h, f와 부모의 x, y보다 수가 더 많습니다",
  "a line is one expansion, and this one has more numbers than the id, g, h, f, and the id of the parent":
    "한 줄은 확장 하나인데, 이 줄에는 번호, g, h, f와 부모의 번호보다 수가 더 많습니다",
  'the parent needs x and y, such as "parent=(2, 4)"; without names a line is x, y, g, h, f, and x and y of the parent':
    "부모에는 “parent=(2, 4)”처럼 x와 y가 필요합니다. 이름이 없으면 한 줄은 x, y, g, h, f와 부모의 x, y입니다",
  '{} is "{}": it must be a number': "{} 값이 “{}”입니다. 수여야 합니다",
  'no place is given here: it is called "at", or "x" and "y"':
    "여기에 위치가 없습니다. 이름은 “at” 또는 “x”와 “y”입니다",
  'no place is given here: it is called "id"': "여기에 위치가 없습니다. 이름은 “id”입니다",
  "{} is no place: a cell is given by x and y, such as [3, 4]":
    "{}은(는) 위치가 아닙니다. 칸은 [3, 4]처럼 x와 y로 씁니다",
  "{} is no place: a node is given by its id, such as 7": "{}은(는) 위치가 아닙니다. 노드는 7처럼 번호로 씁니다",
  "a list of {}": "{}개의 목록",
  "a list": "목록",
  "what is in these braces": "이 중괄호 안의 내용",
  "a number is expected here: places have whole numbers, from 0 on":
    "여기에는 수가 와야 합니다. 위치의 수는 0부터의 정수입니다",
  "this row has more values than the header has names, {}": "이 줄의 값이 머리글의 이름 수 {}보다 많습니다",
  'no event of this trace is an expansion: there are such as "{}", and an expansion is called "expand", "expanding" or "close"':
    "이 기록에는 확장인 사건이 없습니다. “{}” 같은 것은 있지만, 확장의 이름은 “expand”, “expanding” 또는 “close”입니다",
  '"{}" is no event: one is such as { type: expanding, x: 3, y: 4 }':
    "“{}”은(는) 사건이 아닙니다. 예: { type: expanding, x: 3, y: 4 }",
  "the text ends here, and a value or a closing bracket is missing":
    "글이 여기서 끝나는데, 값이나 닫는 괄호가 없습니다",
  "brackets stand within brackets, at most {} deep": "괄호 안의 괄호는 {}겹까지만 됩니다",
  'a colon is expected after "{}"': "“{}” 다음에는 쌍점이 와야 합니다",
  "a comma or '{}' is expected here": "여기에는 쉼표나 “{}”이(가) 와야 합니다",
  "'{}' is not expected here: a number, a text in quotation marks, a list in [ ] or fields in { } would be":
    "여기에 “{}”이(가) 올 수 없습니다. 수, 따옴표 안의 글, [ ] 안의 목록 또는 { } 안의 필드가 올 수 있습니다",
  "this quotation mark is never closed": "이 따옴표가 닫히지 않습니다",
  "Exercises on A* · Stepstar": "A* 연습 문제 · Stepstar",
  "Exercises on A*": "A* 연습 문제",
  "Exercises need JavaScript.": "연습 문제에는 JavaScript가 필요합니다.",
  "Other kinds: <0>click the order</0>, <1>fill in g, h and f</1>, <2>who is the parent?</2>, <3>find the mistake</3>, <4>draw the map</4>. <5>For a course</5>. To the <6>lab</6>.":
    "다른 종류: <0>순서 누르기</0>, <1>g, h, f 채우기</1>, <2>부모는 누구?</2>, <3>실수 찾기</3>, <4>지도 그리기</4>. <5>수업용</5>. <6>실험실</6>로.",
  "A zoo of mistakes · Stepstar": "실수 동물원 · Stepstar",
  "A zoo of mistakes": "실수 동물원",
  "These are the mistakes that programs make which are meant to be A*. Each stands on the smallest map that shows it: on the left a search that makes it, on the right one that does not. They are stepped through together. Find out what goes wrong before you open the answer.":
    "A*라고 만든 프로그램이 저지르는 실수들입니다. 각 실수는 그것이 드러나는 가장 작은 지도 위에 있습니다. 왼쪽은 실수를 하는 탐색, 오른쪽은 하지 않는 탐색이고 둘은 함께 진행합니다. 답을 열기 전에 무엇이 잘못되는지 알아내 보세요.",
  Mistakes: "실수",
  "Does your own program make one of them? <0>Check your A*</0>.":
    "내 프로그램도 그런 실수를 하나요? <0>내 A* 점검하기</0>.",
  "The boards need JavaScript.": "판에는 JavaScript가 필요합니다.",
  "Mistake {}": "실수 {}",
  "With the mistake": "실수가 있음",
  "Without it": "실수가 없음",
  "The answer": "답",
  "What goes wrong?": "무엇이 잘못될까요?",
  "Yes.": "맞습니다.",
  "No: step through it once more.": "아닙니다. 한 번 더 단계별로 보세요.",
  "diagnose calls it {}.": "diagnose에서의 이름: {}.",
  "It finds no path, and there is one.": "경로를 찾지 못하지만 경로가 있습니다.",
  "Its path costs {}, and there is one for {}.": "찾은 경로의 비용은 {}인데 {}인 경로가 있습니다.",
  "It says that its path costs {}, and the best there is costs {}.":
    "경로의 비용이 {}(이)라고 하지만 가장 좋은 경로의 비용은 {}입니다.",
  "Its path is as good, but it expands {} cells in place of {}.":
    "경로는 똑같이 좋지만 {}칸을 확장합니다. 올바른 탐색은 {}칸입니다.",
  "It expands {} cells, and a right search {}: here that goes well, elsewhere it does not.":
    "{}칸을 확장하고 올바른 탐색은 {}칸을 확장합니다. 여기서는 괜찮지만 다른 곳에서는 그렇지 않습니다.",
  "It expands as many cells, in another order.": "같은 수의 칸을 다른 순서로 확장합니다.",
  "Straight steps only": "직선 걸음만",
  "Diagonal steps are allowed": "대각선 걸음이 허락됨",
  "Diagonal steps are allowed where no wall stands beside them": "옆에 벽이 없으면 대각선 걸음이 허락됨",
  "the search begins at both ends": "탐색이 양 끝에서 시작함",
  "h is 0 everywhere": "h는 어디서나 0",
  "h is the distance as the crow flies": "h는 직선 거리",
  "h counts {} times": "h를 {}배로 침",
  "{!}; {!}.": "{!}; {!}.",
  "Straight steps only.": "직선 걸음만.",
  "Diagonal steps are allowed.": "대각선 걸음이 허락됨.",
  "Diagonal steps are allowed where no wall stands beside them.": "옆에 벽이 없으면 대각선 걸음이 허락됨.",
  "On this map {!} gives the same run.": "이 지도에서는 {!}도 같은 실행을 만듭니다.",
  "On this map {!} give the same run.": "이 지도에서는 {!}도 같은 실행을 만듭니다.",
  "“{!}” and {!}": "“{!}”, {!}",
  "“{!}”": "“{!}”",
  "Exercises for your course · Stepstar": "수업용 연습 문제 · Stepstar",
  "Exercises for your course": "수업용 연습 문제",
  "Each exercise has a small map, drawn so that every misconception gives a click of its own. Each student gets maps of their own, and a fresh one after each exercise. First answers count; a wrong one is told with its reason.":
    "각 연습 문제에는 작은 지도가 있고, 오해마다 서로 다른 칸을 누르게 되도록 그려집니다. 학생마다 자기 지도를 받고 문제를 마칠 때마다 새 지도를 받습니다. 첫 답만 세며, 틀린 답은 이유와 함께 알려 줍니다.",
  Compose: "구성하기",
  "As a learner sees it": "배우는 사람이 보는 모습",
  "Take it along": "가져가기",
  "Composing needs JavaScript.": "구성에는 JavaScript가 필요합니다.",
  "Everything happens in this page; names are sent nowhere. A figure without questions is made on the page <0>Embed</0>.":
    "모든 일이 이 페이지 안에서 일어나고 이름은 어디에도 보내지 않습니다. 문제 없는 그림은 <0>삽입</0> 페이지에서 만듭니다.",
  "after each answer": "답마다",
  "in the end": "마지막에",
  Feedback: "알려 주는 때",
  "Questions on values or parents": "값이나 부모에 대한 문제 수",
  "cells cost differently": "칸마다 비용이 다름",
  "ties: several cells may be right": "동점: 여러 칸이 맞을 수 있음",
  "Names or numbers, a line for each: each gets maps of their own (optional)":
    "이름이나 번호, 한 줄에 하나씩: 저마다 자기 지도를 받습니다 (선택)",
  "The exercise, as a learner sees it": "배우는 사람이 보는 연습 문제",
  "A link": "링크",
  "the link": "링크",
  "A frame for a page of a course": "수업 페이지에 넣을 프레임",
  "the frame": "프레임",
  "The frame tells its host marks by SPLICE, and its height.":
    "프레임은 SPLICE로 점수를, 그리고 높이를 바깥 페이지에 알립니다.",
  "A package for Moodle, Ilias and other systems with SCORM 1.2": "Moodle, Ilias 등 SCORM 1.2를 쓰는 시스템용 꾸러미",
  "The system says who the student is, so each gets maps of their own; first answers count, and the best exercise is the mark.":
    "시스템이 학생이 누구인지 알려 주므로 저마다 자기 지도를 받습니다. 첫 답만 세고, 가장 잘한 연습 문제가 점수가 됩니다.",
  "Save the SCORM package": "SCORM 꾸러미 저장",
  "On paper": "종이로",
  "Print the sheets": "문제지 인쇄",
  "Print the key": "정답지 인쇄",
  "The package could not be made.": "꾸러미를 만들지 못했습니다.",
  "{} can’t be fetched: {}.": "{}을(를) 가져올 수 없습니다: {}.",
  "A*: {!}": "A*: {!}",
  "A*: {!}: key": "A*: {!}: 정답",
  "Name: {}": "이름: {}",
  "Draw walls, and write costs into cells.": "벽을 그리고 칸에 비용을 써 넣으세요.",
  "Any map that does it: check it with the page “Exercises”.":
    "그렇게 되는 지도면 무엇이든 됩니다. “연습 문제” 페이지에서 점검하세요.",
  "Number the cells in the order in which A* expands them, the start with 1, until it is done.":
    "A*가 확장하는 순서대로, 시작점을 1로 하여 끝날 때까지 칸에 번호를 매기세요.",
  "Go through the search with A*.": "A*로 탐색을 따라가 보세요.",
  "After {} expansions, the last that of {}: g, h and f of {}": "확장 {}번 뒤, 마지막이 {}일 때: {}의 g, h, f",
  "After {} expansions, the last that of {}: the parent of {}": "확장 {}번 뒤, 마지막이 {}일 때: {}의 부모",
  "A program that is meant to be A* expanded the cells in this order: {}.":
    "A*라고 만든 프로그램이 칸을 이 순서로 확장했습니다: {}.",
  "Which is the first expansion that no correct A* would make?": "올바른 A*라면 하지 않을 첫 확장은 어느 것일까요?",
  "Expansion {}": "확장 {}",
  "What is its mistake? ☐ {!} ☐ {!} ☐ {!} ☐ {!}": "무엇이 실수일까요? ☐ {!} ☐ {!} ☐ {!} ☐ {!}",
  "This is a graph: an exercise needs a map of cells.":
    "이것은 그래프입니다. 연습 문제에는 칸으로 된 지도가 필요합니다.",
  "Until then maps are drawn.": "그때까지는 지도를 그려 씁니다.",
  "A map of your own in place of drawn ones, as text with S and G, or a link from the lab (optional)":
    "그려지는 지도 대신 쓸 내 지도, S와 G가 있는 글이나 실험실의 링크 (선택)",
  "The map has {} x {} cells: here it may have up to {}.": "지도가 {} x {} 칸입니다. 여기서는 {}칸까지 됩니다.",
  "A mistake shows on a small map as well.": "실수는 작은 지도에서도 드러납니다.",
  "It is also that of a search {!}.": "이런 탐색의 것이기도 합니다: {!}.",
  "The name in the address is {}: did you mean {}? It must be one of {}.":
    "주소의 이름 {}은(는) 뜻이 없습니다. {}을(를) 뜻했나요? 가능한 이름: {}.",
  "The name in the address is {}. It must be one of {}.": "주소의 이름 {}은(는) 뜻이 없습니다. 가능한 이름: {}.",
  "A tag for a page of your own": "내 페이지에 넣을 태그",
  "the tag": "태그",
  "It needs these scripts beside the page. Here the tag is live:":
    "페이지 옆에 이 스크립트들이 있어야 합니다. 여기서 태그를 바로 써 볼 수 있습니다.",
};

/** What exercises say, and the names of the known mistakes. */
export const exercise: Texts = {
  "It stops when the goal is opened": "도착점이 열릴 때 멈춥니다",
  "A neighbour that is opened is only a candidate: a cheaper way to it may still come. The goal must be tested where a cell is taken from the open list.":
    "열린 이웃은 후보일 뿐입니다. 더 싼 길이 아직 나올 수 있습니다. 도착점은 열린 목록에서 칸을 꺼낼 때 검사해야 합니다.",
  "It goes on after the goal": "도착점 뒤에도 계속합니다",
  "The path is right, but the loop goes on until nothing is open: it expands every cell that it can reach.":
    "경로는 맞지만 열린 것이 없어질 때까지 반복이 계속됩니다. 닿을 수 있는 모든 칸을 확장합니다.",
  "A cell is finished as soon as it is opened": "칸이 열리자마자 끝난 것으로 칩니다",
  "Marked as visited where it is put into the open list, a cell keeps the first way to it for ever. It may be marked only where it is taken out.":
    "열린 목록에 넣을 때 방문했다고 표시하면 칸은 처음 찾은 길을 계속 지닙니다. 꺼낼 때 비로소 표시해야 합니다.",
  "An open cell keeps its first g": "열린 칸이 처음의 g를 지닙니다",
  "A cheaper way to a cell that is already open is ignored. Its g and its parent must be replaced.":
    "이미 열린 칸으로 가는 더 싼 길을 무시합니다. 그 칸의 g와 부모를 바꾸어야 합니다.",
  "An open cell keeps its place in the open list": "열린 칸이 열린 목록의 자리를 그대로 지킵니다",
  "A cheaper way gives the cell a new g and a new parent, but it still waits where its old f put it. It must move, or be put in once more.":
    "더 싼 길이 칸에 새 g와 새 부모를 주지만, 칸은 예전 f가 정한 자리에서 여전히 기다립니다. 자리를 옮기거나 다시 넣어야 합니다.",
  "A closed cell stays closed": "닫힌 칸이 닫힌 채로 있습니다",
  "With an estimate that is not consistent, a cheaper way to a closed cell can still come. The cell must be opened again, or the estimate be consistent.":
    "추정값이 일관적이지 않으면 닫힌 칸으로 가는 더 싼 길이 아직 나올 수 있습니다. 칸을 다시 열거나 추정값이 일관적이어야 합니다.",
  "It sorts by h alone": "h만으로 정렬합니다",
  "What the way has cost so far counts for nothing: this is greedy search, and it runs into what is dear.":
    "지금까지 길에 든 비용을 전혀 따지지 않습니다. 이것은 탐욕 탐색이며 비싼 곳으로 뛰어듭니다.",
  "It sorts by g alone": "g만으로 정렬합니다",
  "The estimate counts for nothing: this is Dijkstra’s algorithm. Its path is right, but it looks in every direction.":
    "추정값을 전혀 따지지 않습니다. 이것은 다익스트라 알고리즘입니다. 경로는 맞지만 모든 방향으로 찾습니다.",
  "Its two sides stop where they meet": "양쪽이 만나자마자 멈춥니다",
  "Searching from both ends, the first cell that both sides know need not be on the best way. They may stop only when nothing open can be part of a cheaper one.":
    "양 끝에서 찾을 때 두 쪽이 처음으로 함께 아는 칸이 가장 좋은 길에 있으란 법은 없습니다. 열린 어떤 것도 더 싼 길의 일부가 될 수 없을 때 비로소 멈출 수 있습니다.",
  "It pays for the cell it leaves": "떠나는 칸의 비용을 치릅니다",
  "A step costs what the cell entered costs. Here the way into the dear cell is free, and the way out is paid.":
    "걸음의 비용은 들어가는 칸의 비용입니다. 여기서는 비싼 칸에 들어가는 것은 공짜이고 나올 때 치릅니다.",
  "It takes no notice of terrain": "지형을 무시함",
  "A step costs what the cell entered costs. Here the dear cell counts as any other, and the search goes straight through it.":
    "걸음의 비용은 들어가는 칸의 비용입니다. 여기서는 비싼 칸도 다른 칸과 같게 쳐서 그대로 지나갑니다.",
  "Its diagonals cost something else": "대각선의 비용이 다릅니다",
  "A diagonal step is √2 long. With 1, or 1.4, or 2 the costs are wrong, and so is the order.":
    "대각선 걸음의 길이는 √2입니다. 1이나 1.4나 2로 하면 비용이 틀리고 순서도 틀립니다.",
  "It cuts corners": "모서리를 가로지릅니다",
  "It takes a diagonal step past a wall that the rule forbids, or leaves one out that the rule allows.":
    "규칙이 금지한, 벽 옆의 대각선 걸음을 하거나 규칙이 허락한 걸음을 빼먹습니다.",
  "It counts dx + dy where diagonals are allowed": "대각선이 허락되는데 dx + dy를 셉니다",
  "One diagonal step does the work of two: dx + dy is more than the way costs, so good cells look bad. With diagonals the octile distance is right.":
    "대각선 한 걸음이 두 걸음의 일을 합니다. dx + dy는 길의 비용보다 커서 좋은 칸이 나빠 보입니다. 대각선이 있으면 옥타일 거리가 맞습니다.",
  "Its estimate has no square root": "추정값에 제곱근이 없습니다",
  "dx² + dy² is far more than the way costs. The estimate drowns g, and the search is as good as greedy.":
    "dx² + dy²는 길의 비용보다 훨씬 큽니다. 추정값이 g를 묻어 버려 탐욕 탐색이나 다름없습니다.",
  "Its estimate is a whole number": "추정값이 정수입니다",
  "Rounded up, h is more than the way costs; rounded down, different cells look alike. Look for whole-number types where h is worked out.":
    "올림하면 h가 길의 비용보다 크고, 내림하면 다른 칸들이 같아 보입니다. h를 계산하는 곳에 정수형이 있는지 보세요.",
  "Its estimate is max(dx, dy)": "추정값이 max(dx, dy)입니다",
  "Never too high, so the path is right: a remark, and no mistake. But it is lower than need be, and more cells are expanded.":
    "너무 크지 않으므로 경로는 맞습니다. 실수가 아니라 참고할 점입니다. 그러나 필요보다 작아서 더 많은 칸을 확장합니다.",
  "Its map has no border": "지도에 가장자리가 없습니다",
  "With cells in one long row, the neighbour after the last cell of a row is the first of the next. Each step must be tested against the border.":
    "칸이 긴 한 줄에 있으면 한 행의 마지막 칸 다음 이웃이 다음 행의 첫 칸이 됩니다. 걸음마다 가장자리를 검사해야 합니다.",
  "It remembers the search before": "앞선 탐색을 기억합니다",
  "What was closed in the last search is closed still, so this one finds another way, or none. g, parent and closed must be reset.":
    "지난 탐색에서 닫힌 것이 여전히 닫혀 있어 이번 탐색은 다른 길을 찾거나 찾지 못합니다. g와 부모와 닫힘을 초기화해야 합니다.",
  "({})": "({})",
  "({}) or {!}": "({}) 또는 {!}",
  "The map says neither where to start nor where to go: write S and G into it.":
    "지도에 시작점과 도착점이 없습니다. S와 G를 써 넣으세요.",
  "Click the order": "순서 누르기",
  "Fill in g, h and f": "g, h, f 채우기",
  "Who is the parent?": "부모는 누구?",
  "Find the mistake": "실수 찾기",
  "Draw the map": "지도 그리기",
  "Steps are straight, and h = dx + dy.": "걸음은 직선이고 h = dx + dy입니다.",
  "Diagonal steps cost √2; h is the octile distance.": "대각선 걸음의 비용은 √2이고 h는 옥타일 거리입니다.",
  "Diagonal steps cost √2, and pass no wall; h is the octile distance.":
    "대각선 걸음의 비용은 √2이고 벽 옆을 지나지 않습니다. h는 옥타일 거리입니다.",
  "A digit is what it costs to step onto a cell.": "숫자는 그 칸에 들어가는 비용입니다.",
  "Question {} of {}, {} right so far.": "문제 {} / {}, 지금까지 맞음: {}.",
  "Question {} of {}.": "문제 {} / {}.",
  "{} of {} right, counting first answers.": "맞은 첫 답: {} / {}.",
  "A hint, which costs the point": "힌트 (점수를 잃음)",
  "That was all.": "이것으로 끝입니다.",
  "Step through the model answer": "모범 답안을 단계별로 보기",
  "Another one": "하나 더",
  "Right.": "맞습니다.",
  "No.": "아닙니다.",
  "You chose by h alone.": "h만 보고 골랐습니다.",
  "You chose by g alone.": "g만 보고 골랐습니다.",
  "You chose as if h were squared.": "h를 제곱한 것처럼 골랐습니다.",
  "You chose as if every cell cost the same.": "모든 칸의 비용이 같은 것처럼 골랐습니다.",
  "You chose as if one paid for the cell that is left.": "떠나는 칸의 비용을 치르는 것처럼 골랐습니다.",
  "The goal is open, but it has not been expanded.": "도착점은 열려 있지만 확장되지 않았습니다.",
  "You went on after the goal.": "도착점 뒤에도 계속했습니다.",
  "So goes a search of which this is true: “{!}”.": "이런 탐색이 그렇게 갑니다: “{!}”.",
  "You said {}; right is {}.": "고른 답: {}. 맞는 답: {}.",
  "nothing more": "더 없음",
  "that the search is over": "탐색이 끝남",
  "a map": "지도",
  "a map on which they differ": "둘이 달라지는 지도",
  "expansion {}": "확장 {}",
  "g = {}, h = {}, f = {}": "g = {}, h = {}, f = {}",
  "{} of your {} wrong answers are those of a search of which this is true: “{!}”.":
    "{}개({}개의 틀린 답 가운데)는 이런 탐색의 답입니다: “{!}”.",
  "Which cell is expanded next? Choose it on the board.": "다음에 확장되는 칸은 무엇일까요? 판에서 고르세요.",
  "Nothing more: the search is over": "더 없음: 탐색이 끝났습니다",
  "Look where the goal is.": "도착점이 어디인지 보세요.",
  "It is in row {}, counted from 0 at the top.": "위에서 0부터 세어 {}행에 있습니다.",
  "The cell {} is expanded next.": "다음에 칸 {}이(가) 확장됩니다.",
  "What are g, h and f of {} after that? Two decimals are enough.":
    "그 뒤에 {}의 g, h, f는 얼마일까요? 소수 둘째 자리까지면 됩니다.",
  "Which cell is then the parent of {}, which is ringed?": "그때 고리로 표시된 {}의 부모는 어느 칸일까요?",
  "{} is otherwise.": "{}은(는) 다릅니다.",
  "{} and {} are otherwise.": "{}, {}은(는) 다릅니다.",
  "{} and {} and {} are otherwise.": "{}, {}, {}은(는) 다릅니다.",
  "h is {}.": "h는 {}입니다.",
  "Work out g of the cell both ways.": "두 길로 그 칸의 g를 계산해 보세요.",
  "Its g is then {}.": "그때 그 칸의 g는 {}입니다.",
  "By way of ({}) the cell ({}) is no cheaper: it keeps g = {} and its parent ({}).":
    "({})을(를) 거쳐도 칸 ({})은(는) 더 싸지 않습니다. g = {}와 부모 ({})을(를) 그대로 지닙니다.",
  "There it leaves every correct search.": "거기서 모든 올바른 탐색에서 벗어납니다.",
  "Step through it: does it take the cell with the least f?": "단계별로 보세요. f가 가장 작은 칸을 꺼내나요?",
  "It goes wrong at expansion {}.": "확장 {}에서 잘못됩니다.",
  "What is the mistake?": "무엇이 실수일까요?",
  "“{!}” would not give this run.": "“{!}” 실수로는 이 실행이 나오지 않습니다.",
  "This search makes a mistake.": "이 탐색은 실수를 합니다.",
  "Step through it: which is the first expansion that no correct A* would make?":
    "단계별로 보세요. 올바른 A*라면 하지 않을 첫 확장은 어느 것일까요?",
  "It is no earlier than expansion {}.": "확장 {}보다 이르지 않습니다.",
  "It is not “{!}”.": "“{!}”은(는) 아닙니다.",
  "The goal has been expanded: the search is over.": "도착점이 확장되었습니다. 탐색이 끝났습니다.",
  "The goal has not been expanded yet, and {} is open with f = {} + {} = {}.":
    "도착점이 아직 확장되지 않았고, {}이(가) f = {} + {} = {}(으)로 열려 있습니다.",
  "({}) is a wall.": "({})은(는) 벽입니다.",
  "{} has f = {} + {} = {}, the least of all that are open.":
    "{}의 f = {} + {} = {}이(가) 열린 것 가운데 가장 작습니다.",
  "{} has f = {} + {} = {}, the least of all that are open, as have {} more.":
    "{}의 f = {} + {} = {}이(가) 열린 것 가운데 가장 작습니다. 그런 칸이 {}개 더 있습니다.",
  "{} is closed: it has been expanded, and nothing made it cheaper.":
    "{}은(는) 닫혀 있습니다. 이미 확장되었고 더 싸지지 않았습니다.",
  "{} is not open: no expanded cell leads there.":
    "{}은(는) 열려 있지 않습니다. 확장된 어느 칸에서도 그리로 가지 않습니다.",
  "{} has f = {} + {} = {}, and {} has f = {} + {} = {}.": "{}의 f = {} + {} = {}이고, {}의 f = {} + {} = {}입니다.",
  "Draw a map on which a search that sorts its open list by h alone goes otherwise than any correct A*.":
    "열린 목록을 h만으로 정렬하는 탐색이 모든 올바른 A*와 다르게 가는 지도를 그리세요.",
  "Draw a map on which a search that sorts its open list by g alone goes otherwise than any correct A*.":
    "열린 목록을 g만으로 정렬하는 탐색이 모든 올바른 A*와 다르게 가는 지도를 그리세요.",
  "Draw a map on which a search that pays for the cell left in place of the cell entered goes otherwise than any correct A*.":
    "들어가는 칸 대신 떠나는 칸의 비용을 치르는 탐색이 모든 올바른 A*와 다르게 가는 지도를 그리세요.",
  "Draw a map on which a search that never improves a cell that is open goes otherwise than any correct A*.":
    "열린 칸을 결코 개선하지 않는 탐색이 모든 올바른 A*와 다르게 가는 지도를 그리세요.",
  "Draw a map on which greedy search, which goes by h alone, finds a path that is not the cheapest.":
    "h만 따르는 탐욕 탐색이 가장 싸지 않은 경로를 찾는 지도를 그리세요.",
  "Draw a map on which A* with an estimate that counts twice, f = g + 2 h, finds a path that is not the cheapest.":
    "추정값을 두 배로 치는 A*, 곧 f = g + 2 h가 가장 싸지 않은 경로를 찾는 지도를 그리세요.",
  "Walls and dear cells are drawn with the tools above the board.": "벽과 비싼 칸은 판 위의 도구로 그립니다.",
  "On this map it goes as a correct A* could.": "이 지도에서는 올바른 A*처럼 갑니다.",
  "There is no path at all.": "길이 전혀 없습니다.",
  "It finds a cheapest path, which costs {}.": "가장 싼 경로를 찾습니다. 비용은 {}입니다.",
  "On this map they differ. The cheapest path costs {}.": "이 지도에서는 달라집니다. 가장 싼 경로의 비용은 {}입니다.",
  "Check my map": "내 지도 점검",
  "A cell that costs 9, straight between start and goal, is a good beginning.":
    "시작점과 도착점 사이에 비용 9인 칸을 두는 것이 좋은 시작입니다.",
  "The map has {} x {} cells: for an exercise it may have up to {} x {}.":
    "지도가 {} x {} 칸입니다. 연습 문제에는 {} x {}까지 됩니다.",
  "On this map no path leads from the start to the goal.": "이 지도에서는 시작점에서 도착점으로 가는 길이 없습니다.",
  "A search of this map expands {} cells: for an exercise it may be up to {}.":
    "이 지도의 탐색은 {}칸을 확장합니다. 연습 문제에는 {}칸까지 됩니다.",
  "A search of this map is over before there is anything to ask: make the way longer.":
    "이 지도의 탐색은 물을 것이 생기기 전에 끝납니다. 길을 더 길게 만드세요.",
  "On this map no known mistake expands a wrong cell: add walls or costs.":
    "이 지도에서는 알려진 어떤 실수도 틀린 칸을 확장하지 않습니다. 벽이나 비용을 더하세요.",
  "Once more": "한 번 더",
  "Check my answer": "내 답 확인",
  Expansion: "확장 번호",
  "A number is missing: write {}.": "숫자가 빠졌습니다. {} 값을 적으세요.",
  "A number is missing: write {} and {}.": "숫자가 빠졌습니다. {}, {} 값을 적으세요.",
  "A number is missing: write {} and {} and {}.": "숫자가 빠졌습니다. {}, {}, {} 값을 적으세요.",
  "An expansion is a whole number, counted from 1.": "확장 번호는 1부터 세는 정수입니다.",
  "The map needs a start, and a goal in another cell.": "지도에는 출발점이 있고, 다른 칸에 도착점이 있어야 합니다.",
  "Diagonal steps cost √2, and pass one wall at most; h is the octile distance.":
    "대각선 걸음은 √2가 들고 벽을 하나까지만 스쳐 갈 수 있습니다. h는 옥타일 거리입니다.",
  "This is a graph, or has costs above 9: an exercise needs cells that cost 1 to 9.":
    "그래프이거나 비용이 9보다 큰 칸이 있습니다. 연습 문제에는 비용이 1에서 9인 칸이 필요합니다.",
};

/** 목록 실험실, 그리고 판을 페이지에 넣는 방법. */
export const guides: Texts = {
  Progress: "진행",
  "The open-list laboratory · Stepstar": "열린 목록 실험실 · Stepstar",
  "The open-list laboratory": "열린 목록 실험실",
  "Here are five versions of one search. They expand the same cells in the same order, and differ only in how they keep track of the open and closed ones. What does that cost? First come counts, of comparisons and of moves, which are the same on every machine; then milliseconds, measured in your own browser.":
    "한 탐색의 다섯 가지 판입니다. 같은 칸을 같은 순서로 확장하고, 열린 칸과 닫힌 칸을 기억하는 방법만 다릅니다. 그 비용은 얼마일까요? 먼저 어느 컴퓨터에서나 같은 비교와 이동의 횟수를, 다음으로 이 브라우저에서 잰 밀리초를 보입니다.",
  "The experiment": "실험",
  "Grids up to": "격자 크기 최대",
  Estimate: "추정",
  "Stop a run after": "실행을 멈출 시간",
  "none: an open field": "없음: 트인 들판",
  "20 %, at random": "20 %, 무작위",
  "35 %, at random": "35 %, 무작위",
  "zero (Dijkstra)": "0(다익스트라)",
  "2 seconds": "2초",
  "10 seconds": "10초",
  "a minute": "1분",
  "ten minutes": "10분",
  "Run it": "재기",
  "Cancelled. What was measured so far is kept.": "취소됨. 지금까지 잰 것은 남습니다.",
  "The browser could not run the worker that measures: this page or frame may forbid it.":
    "측정하는 워커를 브라우저가 실행하지 못했습니다. 이 페이지나 프레임이 막고 있을 수 있습니다.",
  "Drawing the first map…": "첫 지도를 그리는 중…",
  "{!}, {} × {}": "{!}, {} × {}",
  "{!}, {} × {}, {} %": "{!}, {} × {}, {} %",
  "A first look, at small grids. Choose larger ones and press “Run it”.":
    "작은 격자로 먼저 잰 결과입니다. 더 큰 것을 고르고 “재기”를 누르세요.",
  "Done. The runs that were stopped would have taken about {}.": "끝났습니다. 멈춘 실행은 약 {} 걸렸을 것입니다.",
  "Done.": "끝났습니다.",
  "{} h": "{}시간",
  "How it grows": "어떻게 늘어나는가",
  "Counts: the same everywhere": "횟수: 어디서나 같음",
  "Time: in this browser": "시간: 이 브라우저에서",
  "cells expanded": "확장한 칸",
  "comparisons and moves": "비교와 이동",
  milliseconds: "밀리초",
  "{} comparisons and moves": "비교와 이동 {}번",
  "{!}: {} expansions, {!}": "{!}: 확장 {}번, {!}",
  "{!}: {} expansions, {!}, expected": "{!}: 확장 {}번, {!}, 예상값",
  "{!} against cells expanded, both on logarithmic scales; the numbers are in the table below":
    "{!} 대 확장한 칸, 둘 다 로그 눈금. 숫자는 아래 표에 있습니다",
  Version: "판",
  "Exponent of counts": "횟수의 지수",
  "Exponent of time": "시간의 지수",
  "Node array and heap": "노드 배열과 힙",
  "Node array and buckets": "노드 배열과 버킷",
  "Node array and sorted list": "노드 배열과 정렬된 목록",
  "Node array": "노드 배열",
  "Two arrays": "배열 둘",
  "a state per node; the open ones in a binary heap": "노드마다 상태 하나, 열린 것은 이진 힙에",
  "a state per node; the open ones in buckets of width 1 in f": "노드마다 상태 하나, 열린 것은 f 폭 1의 버킷에",
  "a state per node; the open ones in a linked list in order of f":
    "노드마다 상태 하나, 열린 것은 f 순서의 연결 목록에",
  "a state per node; the open ones in an array that is searched for the least f":
    "노드마다 상태 하나, 열린 것은 가장 작은 f를 찾아 훑는 배열에",
  "open and closed as plain arrays; both are searched for every neighbour":
    "열린 것과 닫힌 것을 그냥 배열에 두고 이웃마다 둘 다 훑음",
  "With exponent 2, twice as many expanded cells cost four times as much. Exponents are fitted by least squares to the four largest sizes; times under 5 ms, in which the browser still compiles the code, are left out.":
    "지수가 2이면 확장한 칸이 두 배일 때 비용은 네 배입니다. 지수는 가장 큰 네 크기에 최소제곱법으로 맞춘 값입니다. 브라우저가 아직 코드를 컴파일하는 5 ms 미만의 시간은 뺐습니다.",
  "The runs": "실행",
  "Table of the runs": "실행 표",
  Grid: "격자",
  Remark: "비고",
  "not begun: would take about {}": "시작 안 함: 약 {} 걸릴 것임",
  "stopped at {} %: would take about {}": "{} %에서 멈춤: 약 {} 걸릴 것임",
  "stopped at under 1 %: would take about {}": "1 % 미만에서 멈춤: 약 {} 걸릴 것임",
  "The code": "코드",
  "This is exactly the code that was measured. “Two arrays” keeps its open nodes as “Node array” does; it differs in the search shown here, which looks for every neighbour in both lists.":
    "바로 이 코드를 쟀습니다. “배열 둘”은 열린 노드를 “노드 배열”처럼 둡니다. 다른 것은 여기 보이는 탐색으로, 이웃마다 두 목록을 모두 찾습니다.",
  "Everything happens in this page; nothing is sent anywhere.":
    "모든 일이 이 페이지 안에서 일어나며 아무것도 보내지 않습니다.",
  Expanded: "확장",
  Comparisons: "비교",
  "Entries moved": "이동",
  Time: "시간",
  "A board on your own page · Stepstar": "내 페이지에 판 넣기 · Stepstar",
  "A board on your own page": "내 페이지에 판 넣기",
  "A board is one tag, with its map as the text inside. In a <0/> the map keeps its rows, so readers without JavaScript still see it. Everything else is an attribute: every option of the search, the step at which the board opens, what the reader may do.":
    "판은 태그 하나이고, 지도는 그 안의 글입니다. <0/> 안에서는 줄이 그대로 남아 JavaScript가 없어도 지도가 보입니다. 나머지는 모두 속성입니다. 탐색의 모든 옵션, 판이 열릴 때의 걸음, 보는 사람이 할 수 있는 일이 그렇습니다.",
  "To take along": "가져갈 파일",
  "These files have everything inside; there is nothing to install. Or open the <0>lab</0>, put the board there as you want it, and press “Save…” and “For my page…”: it writes the text for HTML, Markdown, MkDocs, Quarto, reveal.js, MyST, Jupyter, PreTeXt, React and Vue, saves the board as one HTML file, or as a SCORM package for Moodle, Ilias and other systems.":
    "이 파일들에는 모든 것이 들어 있어 설치할 것이 없습니다. 아니면 <0>실험실</0>을 열고 판을 원하는 대로 만든 다음 “저장…”과 “내 페이지에…”을 누르세요. HTML, Markdown, MkDocs, Quarto, reveal.js, MyST, Jupyter, PreTeXt, React, Vue에 붙일 글을 쓰고, 판을 HTML 파일 하나로 또는 Moodle, Ilias 같은 시스템용 SCORM 꾸러미로 저장합니다.",
  "<0><0/></0>: one script for any page, also from <1/>":
    "<0><0/></0>: 어느 페이지에나 쓰는 스크립트 하나. <1/>에서도 됩니다",
  "<0><0/></0>: exercises, beside <1/>": "<0><0/></0>: 연습 문제, <1/> 옆에 둡니다",
  "<0><0/></0>: a module for Jupyter, marimo and MyST": "<0><0/></0>: Jupyter, marimo, MyST용 모듈",
  "<0><0/></0>: a page for frames; it stays on this site": "<0><0/></0>: 프레임용 페이지. 이 사이트에 남습니다",
  "With a bundler, or as a module": "번들러로, 또는 모듈로",
  "Install the package from a copy of the repository (<0/> there, then <1/> with the file it wrote), import the element once, and use the tag:":
    "저장소의 사본에서 꾸러미를 설치하고(거기에서 <0/>, 다음으로 만들어진 파일로 <1/>), 요소를 한 번 가져온 다음 태그를 쓰세요.",
  "With one script": "스크립트 하나로",
  "Put <0><0/></0> beside your page. It has everything inside, and works from a server as well as in a page opened by double click. It needs no network, sets no cookies and stores nothing.":
    "<0><0/></0>를 페이지 옆에 두세요. 모든 것이 들어 있으며, 서버에서도 두 번 눌러 연 페이지에서도 됩니다. 네트워크가 필요 없고, 쿠키를 쓰지 않으며, 아무것도 저장하지 않습니다.",
  "In a frame": "프레임으로",
  "Draw a map in the <0>lab</0>, copy its link, and change the part before the # to the address of <1><0/></1>, which lies beside the lab. The map, the options, the step and the break points are all in the address.":
    "<0>실험실</0>에서 지도를 그리고 링크를 복사한 다음, # 앞부분을 실험실 옆에 있는 <1><0/></1>의 주소로 바꾸세요. 지도, 옵션, 걸음, 중단점이 모두 주소에 들어 있습니다.",
  "Marks coming back": "돌아오는 점수",
  "In a frame, the address also says how the board gets on with the course around it. With <0/> first answers are counted, in series of five; the best series is the score. It goes to hosts that speak SPLICE, such as Runestone, PreTeXt and Doenet, together with a small state, so that answers and drawing come back after a reload. <1/> names the activity; <2/> has the browser itself keep the state, which is stored nowhere otherwise.":
    "프레임에서는 주소가 판이 둘레의 강의와 어떻게 지내는지도 정합니다. <0/>이면 첫 답을 다섯 개씩 한 묶음으로 세고, 가장 좋은 묶음이 점수입니다. 점수는 Runestone, PreTeXt, Doenet처럼 SPLICE를 쓰는 시스템으로 작은 상태와 함께 가므로, 다시 불러와도 답과 그림이 돌아옵니다. <1/>는 활동의 이름입니다. <2/>이면 브라우저가 상태를 간직하며, 그렇지 않으면 어디에도 저장하지 않습니다.",
  "The frame tells its height as <0/> and <1/>; Moodle needs <2/>. Your own page can steer the figure, and hear of it:":
    "프레임은 높이를 <0/>와 <1/>로 알립니다. Moodle에는 <2/>가 필요합니다. 내 페이지에서 그림을 조종하고 소식을 들을 수도 있습니다.",
  "<0/> takes <1/>, <2/>, <3/>, <4/>, <5/> and <6/>, each on its own.":
    "<0/>는 <1/>, <2/>, <3/>, <4/>, <5/>, <6/>를 각각 따로 받습니다.",
  Attributes: "속성",
  Attribute: "속성",
  "What it sets": "정하는 것",
  "the map as text, or the address of a file that holds it; without either, the text inside the tag. Any format that the lab saves can be used, including JSON with terrain, way points or a graph":
    "글로 쓴 지도, 또는 지도가 든 파일의 주소. 둘 다 없으면 태그 안의 글. 실험실이 저장하는 형식은 모두 되며, 지형, 경유지, 그래프가 든 JSON도 됩니다",
  "where the path begins, ends and passes: a cell such as <0/>, or the id of a node":
    "경로가 시작하고 끝나고 지나는 곳. <0/> 같은 칸, 또는 노드의 번호",
  "every option of a search (see the <0>reference</0>), with hyphens: <1/> is <2/>":
    "탐색의 모든 옵션(<0>참조</0>를 보세요)을 하이픈으로. <1/>은 <2/>입니다",
  "the step at which it opens, in whole expansions as the counter below the board has them (<0/>), or in events (<1/>); whether it plays by itself while it is in view, and how many steps per second; with <2/> it plays out of view, too":
    "열릴 때의 걸음. 판 아래 계수기처럼 온전한 확장으로(<0/>), 또는 사건으로(<1/>). 보이는 동안 스스로 재생할지와 초당 걸음 수. <2/>이면 보이지 않을 때도 재생합니다",
  "lets the reader draw, and drag the start and the goal": "그림을 그리고 출발점과 도착점을 끌 수 있게 합니다",
  "<0/>; <1/>, which asks the reader what comes next; <2/>, beside a second search with <3/>; or <4/>, which asks, marks and says what was wrong: see the next two rows":
    "<0/>; 다음에 무엇이 오는지 묻는 <1/>; <3/>로 두 번째 탐색을 옆에 두는 <2/>; 또는 묻고 채점하고 무엇이 틀렸는지 말하는 <4/>: 다음 두 줄 참고",
  "of an exercise: what is asked (<0/>, <1/>, <2/>, <3/> or <4/>), about the map inside the tag or, without one, about maps drawn from the seed and the student’s name, other ones for each":
    "연습 문제에서 묻는 것(<0/>, <1/>, <2/>, <3/>, <4/>). 태그 안의 지도에 대해 묻고, 없으면 시드와 이름으로 사람마다 다르게 그린 지도에 대해 묻습니다",
  "of an exercise: whether it says what was right <0/> there is an answer or in the <1/>; how many questions about values or parents; maps with ties; maps on which every cell costs 1; and a name by which the browser keeps answers and marks":
    "연습 문제에서: 답할 때마다(<0/>) 또는 끝에(<1/>) 정답을 말할지, 값이나 부모에 대한 질문 수, 동점이 있는 지도, 모든 칸의 비용이 1인 지도, 그리고 브라우저가 답과 점수를 보관하는 이름",
  "the part of the map to be seen: its left edge, its top and its width, in cells (<0/>); without it all of the map is in view":
    "보이는 지도의 부분. 왼쪽 끝, 위쪽 끝, 너비를 칸으로(<0/>). 없으면 지도 전체가 보입니다",
  "how it looks: <0/> shows the board alone, <1/> is in pixels, <2/> chooses the language (<3/>), <4/> is <5/>, <6/> or <7/>":
    "모양. <0/>이면 판만 보이고, <1/>는 픽셀, <2/>는 언어(<3/>), <4/>는 <5/>, <6/>, <7/> 가운데 하나입니다",
  "The same count is in the property <0/>, and in links: <1/>. A link without <2/> is older, and its step counts events.":
    "같은 셈이 프로퍼티 <0/>와 링크에 있습니다: <1/>. <2/>가 없는 링크는 오래된 것이고, 그 걸음은 사건을 셉니다.",
  "If a name is misspelt, or a place is not on the map, the board says which, and what is allowed instead.":
    "이름이 잘못 쓰였거나 지도에 없는 곳이 있으면, 판이 어느 것인지와 대신 쓸 수 있는 것을 알려 줍니다.",
  "Attributes are properties too, so the templates of React, Vue, Svelte, Preact and Lit take the tag as it is. What else a page can do with a board, such as <0/>, <1/> or break points, is described in the type <2><0/></2>.":
    "속성은 프로퍼티이기도 하므로 React, Vue, Svelte, Preact, Lit의 템플릿에 태그를 그대로 쓸 수 있습니다. 페이지가 판으로 할 수 있는 다른 일, 곧 <0/>, <1/>, 중단점 등은 타입 <2><0/></2>에 쓰여 있습니다.",
  "The events <0/>, <1/>, <2/>, <3/> and <4/> bubble, so one listener hears all the boards of a page:":
    "<0/>, <1/>, <2/>, <3/>, <4/> 사건은 위로 전해지므로 리스너 하나가 페이지의 모든 판을 듣습니다.",
  "In React, Preact, Solid, Svelte, Vue and Angular": "React, Preact, Solid, Svelte, Vue, Angular에서",
  "With TypeScript, React has to be told about the tag, once per project:":
    "TypeScript를 쓰면 프로젝트마다 한 번 React에 태그를 알려야 합니다.",
  "Preact and Solid need the same, for the modules <0/> and <1/>: <2/> is <3/> in Preact, <4/> in Solid. Listeners are <5/>, <6/> and so on.":
    "Preact와 Solid에도 모듈 <0/>과 <1/>에 대해 같은 것이 필요합니다. <2/>는 Preact에서 <3/>, Solid에서 <4/>입니다. 리스너는 <5/>, <6/> 등입니다.",
  "Svelte takes the tag as it is. To have it checked as well:": "Svelte는 태그를 그대로 받습니다. 검사까지 하려면:",
  "On a page that a server has rendered, as with Next.js or SvelteKit, write options with hyphens, such as <0/>, and <1/> as text: HTML has neither capitals nor objects. React 19 adds listeners only when it renders the board again; until then a listener on <2/> works.":
    "Next.js나 SvelteKit처럼 서버가 그린 페이지에서는 옵션을 <0/>처럼 하이픈으로, <1/>을 글로 쓰세요. HTML에는 대문자도 객체도 없습니다. React 19는 판을 다시 그릴 때에야 리스너를 답니다. 그때까지는 <2/>에 단 리스너가 됩니다.",
  "Vue has to be told that the tag is not one of your components, or it warns about every one. In <0/>:":
    "Vue에는 이 태그가 내 컴포넌트가 아니라고 알려야 합니다. 그러지 않으면 태그마다 경고합니다. <0/>에서:",
  "Under <0/>, TypeScript has to be told as well:": "<0/> 아래에서는 TypeScript에도 알려야 합니다.",
  "In Angular, the component needs <0/>; then <1/> sets a property and <2/> listens.":
    "Angular에서는 컴포넌트에 <0/>가 필요합니다. 그러면 <1/>은 프로퍼티를 정하고 <2/>는 듣습니다.",
  "Good to know": "알아 둘 것",
  "<0>Markdown.</0> Write the tag as above: <1/> on a line of its own, an empty line before and after the tag, and none inside. With Pandoc, Quarto and remark slides, put a <2/> around it, or the tag takes in the rest of the page or loses its map.":
    "<0>Markdown.</0> 태그를 위처럼 쓰세요. <1/>는 따로 한 줄에, 태그 앞뒤에는 빈 줄을, 안에는 빈 줄 없이. Pandoc, Quarto, remark 슬라이드에서는 <2/>로 감싸세요. 그러지 않으면 태그가 페이지의 나머지를 삼키거나 지도를 잃습니다.",
  "<0>MDX.</0> In Docusaurus or Astro, the map is a string, or Markdown would change it: <1/> before the map, <2/> after it.":
    "<0>MDX.</0> Docusaurus나 Astro에서는 지도를 문자열로 쓰세요. 그러지 않으면 Markdown이 바꿉니다. 지도 앞에 <1/>, 뒤에 <2/>.",
  "<0>Sites.</0> MkDocs takes the script by <1/>, Sphinx by <2/>. Docusaurus takes a file that imports the element by <3/>, and VitePress imports it in <4/>. Hugo keeps tags with <5/> under <6/>, Marp with <7/>.":
    "<0>사이트.</0> MkDocs는 <1/>로, Sphinx는 <2/>로 스크립트를 받습니다. Docusaurus는 <3/>로 요소를 가져오는 파일을 받고, VitePress는 <4/>에서 가져옵니다. Hugo는 <6/> 아래의 <5/>로, Marp는 <7/>로 태그를 남깁니다.",
  "<0>Links and cards.</0> Inside a link, or a card that can be dragged, an editable board keeps presses and strokes for itself; one that is only watched leaves them to the page, except on its controls.":
    "<0>링크와 카드.</0> 링크나 끌 수 있는 카드 안에서, 그릴 수 있는 판은 누름과 획을 자기가 받고, 보기만 하는 판은 조작 단추 위를 빼고는 페이지에 넘깁니다.",
  "<0>Notebooks.</0> In Jupyter one cell shows <1/>, and those after it <2/>. Exported pages have it all inside.":
    "<0>노트북.</0> Jupyter에서 한 셀은 <1/>를, 그 뒤의 셀은 <2/>를 보입니다. 내보낸 페이지에는 모두 들어 있습니다.",
  "<0>Paragraphs.</0> Put the board beside paragraphs, not inside one: HTML ends a <1/> where a <2/> begins, and with more than the board in it, the board would stay empty.":
    "<0>문단.</0> 판은 문단 안이 아니라 옆에 두세요. HTML은 <2/>가 시작하는 곳에서 <1/>를 끝내므로, 문단에 판 말고 다른 것이 있으면 판이 비게 됩니다.",
  "<0>Slides.</0> <1/> magnifies the controls and the sentence along with the board. If the page makes them small by <2/>, <3/> makes up for it. A key, finger or mouse that the board needs does not turn the slide; only Splide has to be told, by <4/>.":
    "<0>슬라이드.</0> <1/>는 판과 함께 조작 단추와 문장도 키웁니다. 페이지가 <2/>로 작게 만들면 <3/>으로 되돌립니다. 판이 쓰는 키, 손가락, 마우스는 슬라이드를 넘기지 않습니다. Splide에만 <4/>로 알려야 합니다.",
  "<0>Room.</0> A page moves when a script that comes late puts a board where a short text was. Give the board a <1/>, such as <2/>, and keep its room in the page’s style sheet: <3/> A board that can be drawn on needs 3rem more, on a phone 5rem.":
    "<0>자리.</0> 늦게 온 스크립트가 짧은 글 자리에 판을 놓으면 페이지가 밀립니다. 판에 <2/> 같은 <1/>를 주고, 페이지의 스타일시트에 자리를 남겨 두세요. <3/> 그릴 수 있는 판은 3rem, 휴대전화에서는 5rem이 더 필요합니다.",
  "<0>Playing.</0> With <1/> a board begins to play when it comes into view, on a later slide, in a tab or in <2/> too. It stops when it leaves the view, and goes on when it is back.":
    "<0>재생.</0> <1/>이면 판이 보이게 될 때 재생을 시작합니다. 뒤쪽 슬라이드, 탭, <2/> 안에서도 그렇습니다. 보이지 않게 되면 멈추고, 다시 보이면 이어 갑니다.",
  "<0>Printing.</0> On paper a board appears at its present step, in light colours, with its sentence and without controls.":
    "<0>인쇄.</0> 종이에는 판이 지금 걸음으로, 밝은 색으로, 문장과 함께, 조작 단추 없이 나옵니다.",
  "<0>Files.</0> A page opened by double click may not read other files: put the map inside the tag, not into <1/>.":
    "<0>파일.</0> 두 번 눌러 연 페이지는 다른 파일을 읽을 수 없습니다. 지도를 <1/>가 아니라 태그 안에 넣으세요.",
  "<0>Sandboxed frames.</0> They need <1/>; for <2/>, or with a module, also <3/>, unless the server sends <4/>. Without these the map is shown as text.":
    "<0>샌드박스 프레임.</0> <1/>가 필요합니다. <2/>나 모듈에는 서버가 <4/>를 보내지 않으면 <3/>도 필요합니다. 없으면 지도가 글로 보입니다.",
  "<0>Content-Security-Policy.</0> For a board with its map inside the tag, this is enough: <1/> Inline styles need not be allowed; <2/> needs <3/> for the address of the map.":
    "<0>Content-Security-Policy.</0> 지도가 태그 안에 있는 판에는 이것으로 충분합니다. <1/> 인라인 스타일은 허용하지 않아도 됩니다. <2/>에는 지도 주소에 대한 <3/>가 필요합니다.",
  "<0>Component tests.</0> In jsdom and happy-dom, which draw nothing, a board stays text: it does not search, and sends no events. In a real browser, such as Vitest’s browser mode, everything works.":
    "<0>컴포넌트 테스트.</0> 아무것도 그리지 않는 jsdom과 happy-dom에서 판은 글로 남아, 탐색하지도 사건을 보내지도 않습니다. Vitest의 브라우저 모드처럼 진짜 브라우저에서는 모두 됩니다.",
  "<0>Language.</0> All of it can be in another language: controls, sentences, mistakes. <1/> on the board or the page chooses, and the words are fetched only then: put the file of the language beside <2/>, which finds it there; a page that has no files beside it, or a strict list of scripts, lists it before <3/>. With npm there is nothing to do. The files: <4/>":
    "<0>언어.</0> 조작 단추, 문장, 오류까지 모두 다른 언어로 볼 수 있습니다. 판이나 페이지의 <1/>가 언어를 고르고, 그때에만 낱말을 가져옵니다. 그 언어의 파일을 <2/> 옆에 두면 찾아 씁니다. 옆에 파일이 없거나 스크립트 목록이 엄격한 페이지에서는 <3/> 앞에 적으세요. npm에서는 할 일이 없습니다. 파일: <4/>",
  "All boards on a page share one engine. A board that is removed frees its memory.":
    "한 페이지의 모든 판은 엔진 하나를 함께 씁니다. 없앤 판은 메모리를 돌려줍니다.",
};

/** 링크나 메시지에서 잘못된 것. */
export const links: Texts = {
  "The link says {}, which means nothing here: {!}.": "링크의 {}에는 여기서 아무 뜻이 없습니다: {!}.",
  "The link says {}, which mean nothing here: {!}.": "링크의 {}에는 여기서 아무 뜻이 없습니다: {!}.",
  "The link says {}, which means nothing here: {!}. The link names {}, which this map doesn't have.":
    "링크의 {}에는 여기서 아무 뜻이 없습니다: {!}. 링크에 있는 {}이(가) 이 지도에 없습니다.",
  "The link says {}, which mean nothing here: {!}. The link names {}, which this map doesn't have.":
    "링크의 {}에는 여기서 아무 뜻이 없습니다: {!}. 링크에 있는 {}이(가) 이 지도에 없습니다.",
  "check the spelling": "철자를 확인하세요",
  'it may be "watch", "compare" or "predict"': '"watch", "compare", "predict" 가운데 하나여야 합니다',
  "it may be left, top and width, such as 0,0,24": "0,0,24처럼 왼쪽, 위, 너비여야 합니다",
  "it may be true or false": "true 또는 false여야 합니다",
  "it may be {}": "{}여야 합니다",
  '"{}" and "{}"': '"{}", "{}"',
  '"{}" and "{}" and "{}"': '"{}", "{}", "{}"',
  '"{}", "{}", "{}" and {} more': '"{}", "{}", "{}" 외 {}개',
  "The link names {}, which this map doesn't have.": "링크에 있는 {}이(가) 이 지도에 없습니다.",
  "({}) and ({})": "({}), ({})",
  "({}) and ({}) and ({})": "({}), ({}), ({})",
  "({}), ({}), ({}) and {} more places": "({}), ({}), ({}) 외 {}곳",
  "node {} and node {}": "노드 {}, 노드 {}",
  "node {} and node {} and node {}": "노드 {}, 노드 {}, 노드 {}",
  "node {}, node {}, node {} and {} more places": "노드 {}, 노드 {}, 노드 {} 외 {}곳",
  'The link says "{}" where the size of a map belongs, such as "24x16": each side is a whole number from 1 to 4096.':
    '링크에서 "24x16" 같은 지도의 크기가 올 곳에 "{}"이(가) 있습니다. 각 변은 1부터 4096까지의 정수입니다.',
  'The link says "{}" where a step belongs: a whole number of expansions, such as 96, or of events, such as e206.':
    '링크에서 걸음이 올 곳에 "{}"이(가) 있습니다. 96처럼 확장의 수, 또는 e206처럼 사건의 수를 정수로 씁니다.',
  'The link says "{}" where a break point belongs, such as "8,5,closes".':
    '링크에서 "8,5,closes" 같은 중단점이 올 곳에 "{}"이(가) 있습니다.',
  'The link says "{}" where a place belongs, such as 4,7.': '링크에서 4,7 같은 자리가 올 곳에 "{}"이(가) 있습니다.',
  'The link says "{}" where a number belongs.': '링크에서 수가 올 곳에 "{}"이(가) 있습니다.',
  "The link is cut off or was changed: its map can't be read.": "링크가 잘렸거나 바뀌어 지도를 읽을 수 없습니다.",
  "The link was changed: its map can't be read.": "링크가 바뀌어 지도를 읽을 수 없습니다.",
  'The link asks for the example "{}", which is not on the shelf.': '링크가 찾는 예제 "{}"이(가) 여기에 없습니다.',
  'The link asks for the map "{}", which no generator here draws.':
    '링크가 찾는 지도 "{}"을(를) 그리는 생성기가 여기에 없습니다.',
  "The link asks for a map of {}: each side is a whole number from 1 to 4096.":
    "링크가 {} 지도를 찾습니다. 각 변은 1부터 4096까지의 정수입니다.",
  "The map of {} cells was too large for its link: a board shows it from a file, by src.":
    "{}칸의 지도는 링크에 담기에 너무 큽니다. 판은 src로 파일에서 보일 수 있습니다.",
  "The map of {} cells was too large for its address, and this tab has not kept it: save such a map as a file.":
    "{}칸의 지도는 주소에 담기에 너무 크고 이 탭에도 남아 있지 않습니다. 그런 지도는 파일로 저장하세요.",
  "stepstar.set has version {}: this figure knows version {}.":
    "stepstar.set의 버전이 {}입니다. 이 그림은 버전 {}을(를) 압니다.",
  'stepstar.set has "{}" {}: it must be {!}.': 'stepstar.set의 "{}"이(가) {}입니다. {!}이어야 합니다.',
  "the text of a map": "지도의 글",
  "an object of options": "옵션의 객체",
  'a whole number of steps, or a text such as "e12"': '걸음의 정수 또는 "e12" 같은 글',
  "true or false": "true 또는 false",
  "the name of a mode": "모드의 이름",
  'a language such as "de"': '"de" 같은 언어',
};
