/** 점검, 실수 동물원, 연습 문제의 한국어. 영어 글이 이름입니다. */
import type { Texts } from "../../translator.js";

export const texts: Texts = {
  "It stops when the goal is opened": "도착점이 열릴 때 멈춥니다",
  "A neighbour that is opened is only a candidate: a cheaper way to it may still come. The goal must be tested where a cell is taken from the open list.":
    "열린 이웃은 후보일 뿐입니다. 더 싼 길이 아직 나올 수 있습니다. 도착점은 열린 목록에서 칸을 꺼낼 때 검사해야 합니다.",
  "that ends as soon as the goal is opened": "도착점이 열리자마자 끝납니다",
  "Look at where the goal is tested: that belongs where a cell is taken from the open list, not where a neighbour is looked at.":
    "도착점을 어디서 검사하는지 보세요. 이웃을 볼 때가 아니라 열린 목록에서 칸을 꺼낼 때 검사해야 합니다.",
  "stops-when-opened": "stops-when-opened",
  "It goes on after the goal": "도착점 뒤에도 계속합니다",
  "The path is right, but the loop goes on until nothing is open: it expands every cell that it can reach.":
    "경로는 맞지만 열린 것이 없어질 때까지 반복이 계속됩니다. 닿을 수 있는 모든 칸을 확장합니다.",
  "that goes on after the goal has been expanded": "도착점을 확장한 뒤에도 계속합니다",
  "Look at where the loop ends: when the goal is taken from the open list, the search is done.":
    "반복이 어디서 끝나는지 보세요. 열린 목록에서 도착점을 꺼내면 탐색은 끝입니다.",
  "no-stop": "no-stop",
  "A cell is finished as soon as it is opened": "칸이 열리자마자 끝난 것으로 칩니다",
  "Marked as visited where it is put into the open list, a cell keeps the first way to it for ever. It may be marked only where it is taken out.":
    "열린 목록에 넣을 때 방문했다고 표시하면 칸은 처음 찾은 길을 계속 지닙니다. 꺼낼 때 비로소 표시해야 합니다.",
  "in which a cell is finished as soon as it is opened": "칸이 열리자마자 끝난 것으로 칩니다",
  "Look at where cells are marked as visited: that belongs where one is taken from the open list, not where it is put in.":
    "칸을 어디서 방문했다고 표시하는지 보세요. 열린 목록에 넣을 때가 아니라 꺼낼 때 표시해야 합니다.",
  "closed-when-opened": "closed-when-opened",
  "An open cell keeps its first g": "열린 칸이 처음의 g를 지닙니다",
  "A cheaper way to a cell that is already open is ignored. Its g and its parent must be replaced.":
    "이미 열린 칸으로 가는 더 싼 길을 무시합니다. 그 칸의 g와 부모를 바꾸어야 합니다.",
  "in which an open cell that is reached more cheaply keeps its old g and parent":
    "열린 칸에 더 싸게 닿아도 예전 g와 부모를 그대로 둡니다",
  "Look at what happens to a neighbour that is already open: if the new g is lower, g and parent must be replaced.":
    "이미 열린 이웃을 어떻게 다루는지 보세요. 새 g가 더 작으면 g와 부모를 바꾸어야 합니다.",
  "no-decrease": "no-decrease",
  "An open cell keeps its place in the open list": "열린 칸이 열린 목록의 자리를 그대로 지킵니다",
  "A cheaper way gives the cell a new g and a new parent, but it still waits where its old f put it. It must move, or be put in once more.":
    "더 싼 길이 칸에 새 g와 새 부모를 주지만, 칸은 예전 f가 정한 자리에서 여전히 기다립니다. 자리를 옮기거나 다시 넣어야 합니다.",
  "in which an open cell that is reached more cheaply keeps its old place in the open list":
    "열린 칸에 더 싸게 닿아도 열린 목록의 예전 자리에 그대로 둡니다",
  "Look at what happens after g of an open cell was lowered: it must move in the open list, or be put in again.":
    "열린 칸의 g를 낮춘 다음을 보세요. 열린 목록에서 자리를 옮기거나 다시 넣어야 합니다.",
  "stale-f": "stale-f",
  "A closed cell stays closed": "닫힌 칸이 닫힌 채로 있습니다",
  "With an estimate that is not consistent, a cheaper way to a closed cell can still come. The cell must be opened again, or the estimate be consistent.":
    "추정값이 일관적이지 않으면 닫힌 칸으로 가는 더 싼 길이 아직 나올 수 있습니다. 칸을 다시 열거나 추정값이 일관적이어야 합니다.",
  "in which a closed cell stays closed when it is reached more cheaply, though the estimate is not consistent":
    "추정값이 일관적이지 않은데도 더 싸게 닿은 닫힌 칸을 닫힌 채로 둡니다",
  "Look at what happens to a neighbour that is closed: if the new g is lower, it must be opened again; or use a consistent estimate.":
    "닫힌 이웃을 어떻게 다루는지 보세요. 새 g가 더 작으면 다시 열어야 합니다. 아니면 일관적인 추정값을 쓰세요.",
  "never-reopens": "never-reopens",
  "It sorts by h alone": "h만으로 정렬합니다",
  "What the way has cost so far counts for nothing: this is greedy search, and it runs into what is dear.":
    "지금까지 길에 든 비용을 전혀 따지지 않습니다. 이것은 탐욕 탐색이며 비싼 곳으로 뛰어듭니다.",
  "that orders the open list by h alone: greedy search": "열린 목록을 h만으로 정렬합니다. 곧 탐욕 탐색입니다",
  "Look at the key of the open list: it must be g + h.": "열린 목록의 키를 보세요. g + h여야 합니다.",
  "h-only": "h-only",
  "It sorts by g alone": "g만으로 정렬합니다",
  "The estimate counts for nothing: this is Dijkstra’s algorithm. Its path is right, but it looks in every direction.":
    "추정값을 전혀 따지지 않습니다. 이것은 다익스트라 알고리즘입니다. 경로는 맞지만 모든 방향으로 찾습니다.",
  "that orders the open list by g alone: Dijkstra's algorithm":
    "열린 목록을 g만으로 정렬합니다. 곧 다익스트라 알고리즘입니다",
  "Look at the key of the open list: it must be g + h, and h must not be 0 everywhere.":
    "열린 목록의 키를 보세요. g + h여야 하고, h가 어디서나 0이어서는 안 됩니다.",
  "g-only": "g-only",
  "Its two sides stop where they meet": "양쪽이 만나자마자 멈춥니다",
  "Searching from both ends, the first cell that both sides know need not be on the best way. They may stop only when nothing open can be part of a cheaper one.":
    "양 끝에서 찾을 때 두 쪽이 처음으로 함께 아는 칸이 가장 좋은 길에 있으란 법은 없습니다. 열린 어떤 것도 더 싼 길의 일부가 될 수 없을 때 비로소 멈출 수 있습니다.",
  "from both ends that stops where its sides first meet": "양 끝에서 찾다가 양쪽이 처음 만나는 곳에서 멈춥니다",
  "Look at where the loop ends: not before no open cell of either side can be part of a cheaper way.":
    "반복이 어디서 끝나는지 보세요. 어느 쪽의 열린 칸도 더 싼 길의 일부가 될 수 없을 때까지는 끝나면 안 됩니다.",
  "meets-too-early": "meets-too-early",
  "It pays for the cell it leaves": "떠나는 칸의 비용을 치릅니다",
  "A step costs what the cell entered costs. Here the way into the dear cell is free, and the way out is paid.":
    "걸음의 비용은 들어가는 칸의 비용입니다. 여기서는 비싼 칸에 들어가는 것은 공짜이고 나올 때 치릅니다.",
  "in which a step costs what the cell left costs, and not the cell entered":
    "걸음의 비용으로 들어가는 칸이 아니라 떠나는 칸의 비용을 씁니다",
  "Look at what is added to g: the cost of the neighbour, not that of the current cell.":
    "g에 무엇을 더하는지 보세요. 지금 칸이 아니라 이웃의 비용이어야 합니다.",
  "terrain-leaving": "terrain-leaving",
  "Its diagonals cost something else": "대각선의 비용이 다릅니다",
  "A diagonal step is √2 long. With 1, or 1.4, or 2 the costs are wrong, and so is the order.":
    "대각선 걸음의 길이는 √2입니다. 1이나 1.4나 2로 하면 비용이 틀리고 순서도 틀립니다.",
  "in which a diagonal step costs something else": "대각선 걸음의 비용이 다릅니다",
  "Look at what is added to g for a diagonal step.": "대각선 걸음에서 g에 무엇을 더하는지 보세요.",
  "wrong-diagonal-cost": "wrong-diagonal-cost",
  "It cuts corners": "모서리를 가로지릅니다",
  "It takes a diagonal step past a wall that the rule forbids, or leaves one out that the rule allows.":
    "규칙이 금지한, 벽 옆의 대각선 걸음을 하거나 규칙이 허락한 걸음을 빼먹습니다.",
  "that takes other diagonal steps past walls than the rule allows": "벽 옆에서 규칙과 다른 대각선 걸음을 합니다",
  "Look at how the two cells beside a diagonal step are tested.": "대각선 걸음 옆의 두 칸을 어떻게 검사하는지 보세요.",
  "corner-cut": "corner-cut",
  "It counts dx + dy where diagonals are allowed": "대각선이 허락되는데 dx + dy를 셉니다",
  "One diagonal step does the work of two: dx + dy is more than the way costs, so good cells look bad. With diagonals the octile distance is right.":
    "대각선 한 걸음이 두 걸음의 일을 합니다. dx + dy는 길의 비용보다 커서 좋은 칸이 나빠 보입니다. 대각선이 있으면 옥타일 거리가 맞습니다.",
  "that estimates by dx + dy, which is more than the true cost where diagonal steps are possible":
    "대각선 걸음이 가능한 곳에서 실제 비용보다 큰 dx + dy로 추정합니다",
  "Look at the estimate: with diagonal steps it is max(dx, dy) + (√2 - 1) · min(dx, dy).":
    "추정값을 보세요. 대각선 걸음이 있으면 max(dx, dy) + (√2 - 1) · min(dx, dy)입니다.",
  "manhattan-with-diagonals": "manhattan-with-diagonals",
  "Its estimate has no square root": "추정값에 제곱근이 없습니다",
  "dx² + dy² is far more than the way costs. The estimate drowns g, and the search is as good as greedy.":
    "dx² + dy²는 길의 비용보다 훨씬 큽니다. 추정값이 g를 묻어 버려 탐욕 탐색이나 다름없습니다.",
  "that estimates by dx² + dy², far more than the true cost": "실제 비용보다 훨씬 큰 dx² + dy²로 추정합니다",
  "Look at the estimate: the square root is missing.": "추정값을 보세요. 제곱근이 빠졌습니다.",
  "squared-euclid": "squared-euclid",
  "Its estimate is a whole number": "추정값이 정수입니다",
  "Rounded up, h is more than the way costs; rounded down, different cells look alike. Look for whole-number types where h is worked out.":
    "올림하면 h가 길의 비용보다 크고, 내림하면 다른 칸들이 같아 보입니다. h를 계산하는 곳에 정수형이 있는지 보세요.",
  "whose estimate is rounded to a whole number": "추정값을 정수로 반올림합니다",
  "Look for whole-number types and for rounding where h is worked out.":
    "h를 계산하는 곳에 정수형이나 반올림이 있는지 보세요.",
  "euclid-truncated": "euclid-truncated",
  "Its estimate is max(dx, dy)": "추정값이 max(dx, dy)입니다",
  "Never too high, so the path is right: a remark, and no mistake. But it is lower than need be, and more cells are expanded.":
    "너무 크지 않으므로 경로는 맞습니다. 실수가 아니라 참고할 점입니다. 그러나 필요보다 작아서 더 많은 칸을 확장합니다.",
  "that estimates by the larger of dx and dy, which is never too high but lower than need be":
    "dx와 dy 가운데 큰 쪽으로 추정합니다. 너무 크지는 않지만 필요보다 작습니다",
  "Look at the estimate: max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe, and expands fewer cells.":
    "추정값을 보세요. max(dx, dy) + (√2 - 1) · min(dx, dy)도 똑같이 안전하고 더 적은 칸을 확장합니다.",
  "max-octile": "max-octile",
  "Its map has no border": "지도에 가장자리가 없습니다",
  "With cells in one long row, the neighbour after the last cell of a row is the first of the next. Each step must be tested against the border.":
    "칸이 긴 한 줄에 있으면 한 행의 마지막 칸 다음 이웃이 다음 행의 첫 칸이 됩니다. 걸음마다 가장자리를 검사해야 합니다.",
  "that reads the map wrongly: ends of rows joined, x and y swapped, or a row or column at the border left out":
    "지도를 잘못 읽습니다. 행의 끝을 잇거나 x와 y를 바꾸거나 가장자리의 행이나 열을 빠뜨립니다",
  "Look at how neighbours are tested against the border, and at the order of x and y where the map is read.":
    "이웃을 가장자리와 어떻게 견주는지, 지도를 읽을 때 x와 y의 순서가 어떤지 보세요.",
  "wraps-around": "wraps-around",
  "It remembers the search before": "앞선 탐색을 기억합니다",
  "What was closed in the last search is closed still, so this one finds another way, or none. g, parent and closed must be reset.":
    "지난 탐색에서 닫힌 것이 여전히 닫혀 있어 이번 탐색은 다른 길을 찾거나 찾지 못합니다. g와 부모와 닫힘을 초기화해야 합니다.",
  "that still knows the closed cells of the search before": "앞선 탐색의 닫힌 칸을 아직 기억합니다",
  "Look at what is kept between two searches: g, parent and closed must be reset, or kept apart from the map.":
    "두 탐색 사이에 무엇이 남는지 보세요. g와 부모와 닫힘을 초기화하거나 지도와 따로 두어야 합니다.",
  "dirty-map": "dirty-map",
  '"{!}"': "“{!}”",
  '"{!}" or {!}': "“{!}” 또는 {!}",
  '"{!}", {!}': "“{!}”, {!}",
  '"{!}" or {} others': "“{!}” 또는 다른 {}가지",
  "({})": "({})",
  "({}) or {!}": "({}) 또는 {!}",
  "({}), {!}": "({}), {!}",
  "({}) and {} more": "({}) 외 {}개",
  "node {} or {!}": "노드 {} 또는 {!}",
  "node {}, {!}": "노드 {}, {!}",
  "node {} and {} more": "노드 {} 외 {}개",
  "Check your A* · Stepstar": "내 A* 점검 · Stepstar",
  "To the content": "본문으로",
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
  "The map says neither where to start nor where to go: write S and G into it.":
    "지도에 시작점과 도착점이 없습니다. S와 G를 써 넣으세요.",
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
  "This is no run from {} on this map: it begins at {}, which is neither the start nor one of the first to come after it.":
    "이 지도에서 {}부터의 실행 기록이 아닙니다. {}에서 시작하는데, 시작점도 아니고 그다음에 먼저 오는 칸도 아닙니다.",
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
  "There is no expansion in this run: each line gives the place of one.":
    "이 실행 기록에는 확장이 없습니다. 한 줄마다 확장 하나의 위치를 씁니다.",
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
  "Line {}: Expansion {} {} is outside the map: x goes from 0 to {} and y from 0 to {}.":
    "{}행: 확장 {} {}은(는) 지도 밖입니다. x는 0부터 {}까지, y는 0부터 {}까지입니다.",
  "the text holds no run: it is empty": "글에 실행 기록이 없습니다. 비어 있습니다",
  "the text holds no expansion": "글에 확장이 없습니다",
  "the parent must be a place, too": "부모도 위치여야 합니다",
  "{} must be a number": "{}은(는) 수여야 합니다",
  "Exercises on A* · Stepstar": "A* 연습 문제 · Stepstar",
  "Exercises on A*": "A* 연습 문제",
  "Exercises need JavaScript.": "연습 문제에는 JavaScript가 필요합니다.",
  "Other kinds: <0>click the order</0>, <1>fill in g, h and f</1>, <2>who is the parent?</2>, <3>find the mistake</3>, <4>draw the map</4>. <5>For a course</5>. To the <6>lab</6>.":
    "다른 종류: <0>순서 누르기</0>, <1>g, h, f 채우기</1>, <2>부모는 누구?</2>, <3>실수 찾기</3>, <4>지도 그리기</4>. <5>수업용</5>. <6>실험실</6>로.",
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
  "You chose as if one paid for the cell that is left.": "떠나는 칸의 비용을 치르는 것처럼 골랐습니다.",
  "The goal is open, but it has not been expanded.": "도착점은 열려 있지만 확장되지 않았습니다.",
  "You went on after the goal.": "도착점 뒤에도 계속했습니다.",
  "So goes a search of which this is true: “{!}”.": "이런 탐색이 그렇게 갑니다: “{!}”.",
  "You said {}; right is {}.": "고른 답: {}. 맞는 답: {}.",
  nothing: "없음",
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
  "Expansion <0/>": "확장 <0/>",
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
  "<0/>{!}": "<0/>{!}",
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
  "This is a graph: an exercise needs a map of cells.":
    "이것은 그래프입니다. 연습 문제에는 칸으로 된 지도가 필요합니다.",
  "Until then maps are drawn.": "그때까지는 지도를 그려 씁니다.",
  "A map of your own in place of drawn ones, as text with S and G, or a link from the lab (optional)":
    "그려지는 지도 대신 쓸 내 지도, S와 G가 있는 글이나 실험실의 링크 (선택)",
  "The map has {} x {} cells: here it may have up to {}.": "지도가 {} x {} 칸입니다. 여기서는 {}칸까지 됩니다.",
  "A mistake shows on a small map as well.": "실수는 작은 지도에서도 드러납니다.",
  "It is also that of a search {!}.": "이런 탐색의 것이기도 합니다: {!}.",
};
