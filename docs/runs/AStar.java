// A* on a map of text, printing its run as named values. Usage: java AStar.java MAP
import java.nio.file.*;
import java.util.*;

public class AStar {
    record Cell(int x, int y) {}

    static List<String> rows;
    static Cell goal;

    static int h(Cell c) {
        return Math.abs(c.x() - goal.x()) + Math.abs(c.y() - goal.y());
    }

    static Cell find(char sign) {
        for (int y = 0; y < rows.size(); y++)
            if (rows.get(y).indexOf(sign) >= 0) return new Cell(rows.get(y).indexOf(sign), y);
        throw new IllegalArgumentException("no " + sign);
    }

    public static void main(String[] arguments) throws Exception {
        rows = Files.readAllLines(Path.of(arguments[0]));
        goal = find('G');
        Cell start = find('S');
        Map<Cell, Integer> g = new HashMap<>(Map.of(start, 0));
        Map<Cell, Cell> parent = new HashMap<>();
        Set<Cell> closed = new HashSet<>();
        PriorityQueue<Cell> open = new PriorityQueue<>(Comparator.comparingInt(c -> g.get(c) + h(c)));
        open.add(start);
        while (!open.isEmpty()) {
            Cell at = open.poll();
            closed.add(at);
            Cell p = parent.get(at);
            System.out.printf("(%d, %d) g=%d h=%d f=%d parent=%s%n", at.x(), at.y(), g.get(at), h(at),
                g.get(at) + h(at), p == null ? "none" : "(" + p.x() + ", " + p.y() + ")");
            if (at.equals(goal)) return;
            for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                Cell to = new Cell(at.x() + step[0], at.y() + step[1]);
                if (to.y() < 0 || to.y() >= rows.size() || to.x() < 0 || to.x() >= rows.get(to.y()).length()) continue;
                char sign = rows.get(to.y()).charAt(to.x());
                if (sign == '#' || closed.contains(to)) continue;
                int next = g.get(at) + (Character.isDigit(sign) ? sign - '0' : 1);
                if (next >= g.getOrDefault(to, Integer.MAX_VALUE)) continue;
                open.remove(to); // the key must not change while it is in the queue
                g.put(to, next);
                parent.put(to, at);
                open.add(to);
            }
        }
    }
}
