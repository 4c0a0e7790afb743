//! Graphs of the DIMACS challenge on shortest paths: `.gr` files with arcs, and `.co` files with where the nodes lie.

use super::{Words, error_at, filled_lines, word};
use crate::error::{Error, MOST};
use crate::map::graph::{Connection, Graph, Node};
use crate::number::{read, whole};
use crate::saying::{Saying, say};

/// Reads a graph of the DIMACS challenge on shortest paths: a `.gr` text with a line `p sp NODES ARCS` and lines `a FROM TO COST`, and the
/// coordinates of its nodes, lines `v NODE X Y`, out of a `.co` text or behind the arcs. Nodes have the ids 1 to n. Arcs lead one way; of
/// several between the same nodes the cheapest counts. Without coordinates the nodes stand on a circle, in their order.
///
/// # Errors
///
/// If a text is none of that: an [`ErrorKind::Text`](crate::ErrorKind::Text) that tells line and column.
///
/// ```
/// use stepstar::{Options, find_path, parse_dimacs};
/// let graph = parse_dimacs("c two ways\np sp 3 3\na 1 2 5\na 2 3 5\na 1 3 12\n", Some("v 1 0 0\nv 2 3 4\nv 3 6 0\n"))?;
/// let found = find_path(&graph, 1, 3, &Options::default())?;
/// assert_eq!((found.path, found.cost), (vec![1, 2, 3], 10.0));
/// let error = parse_dimacs("p sp 2 1\na 1 2 -7\n", None).unwrap_err();
/// assert_eq!(error.to_string(), "Line 2, column 7: '-7' is no cost: it must be a number from 0 to 1e100.");
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn parse_dimacs(arcs: &str, coordinates: Option<&str>) -> Result<Graph, Error> {
    let mut read = Reading {
        // Nobody promises more nodes than letters follow: a line alone takes no memory.
        most: arcs.len().clamp(1 << 16, Graph::MAX_NODES) as u32,
        ..Reading::default()
    };
    read.text(arcs)?;
    if read.nodes.is_empty() {
        return Err(error_at(1, 1, say!(PROBLEM_DIMACS_HEADER)));
    }
    let (found, wanted) = (read.connections.len(), read.wanted);
    if found != wanted as usize {
        let problem = say!(PROBLEM_DIMACS_COUNT, length: found, arcs: wanted);
        return Err(error_at(read.line, 1, problem));
    }
    if let Some(text) = coordinates {
        read.is_beside = true;
        read.text(text)?;
    }
    read.place_nodes()?;
    Graph::new(&read.nodes, &read.connections)
}

#[derive(Default)]
struct Reading {
    nodes: Vec<Node>,
    connections: Vec<Connection>,
    /// The greatest number of nodes.
    most: u32,
    /// How many arcs the line p promises.
    wanted: u32,
    /// Which nodes have coordinates.
    is_placed: Vec<bool>,
    /// Whether this is the text with the coordinates.
    is_beside: bool,
    /// The last line that was read.
    line: usize,
}

impl Reading {
    fn text(&mut self, text: &str) -> Result<(), Error> {
        for (line, text) in filled_lines(text) {
            self.line = line;
            let mut words = Words::of(text);
            let Some((at, first)) = words.next() else {
                continue;
            };
            let fault = match first {
                // What follows is for people.
                _ if first.starts_with('c') => Ok(()),
                "p" => self.problem(words, at),
                "a" if !self.is_beside => self.arc(words, at),
                "v" => self.place(words, at),
                _ => Err((at, say!(PROBLEM_DIMACS_LINE, word: word(first)))),
            };
            fault.map_err(|(at, problem)| {
                error_at(
                    line,
                    at + 1,
                    match self.is_beside {
                        true => say!(PROBLEM_DIMACS_BESIDE, problem: problem),
                        false => problem,
                    },
                )
            })?;
        }
        Ok(())
    }

    /// "p sp 6 8" of arcs, "p aux sp co 6" of coordinates.
    fn problem(&mut self, words: Words<'_>, at: usize) -> Result<(), (usize, Saying)> {
        let rest: Vec<_> = words.map(|(_, word)| word).collect();
        match rest.as_slice() {
            ["sp", nodes, arcs] if self.nodes.is_empty() && !self.is_beside => {
                let nodes = whole(nodes).filter(|count| (1..=self.most).contains(count));
                let arcs = whole(arcs).filter(|&count| count as usize <= Graph::MAX_CONNECTIONS);
                let (Some(nodes), Some(arcs)) = (nodes, arcs) else {
                    let arcs = Graph::MAX_CONNECTIONS;
                    return Err((at, say!(PROBLEM_DIMACS_SIZE, most: self.most, arcs: arcs)));
                };
                self.nodes = (1..=nodes).map(|id| Node { id, x: 0.0, y: 0.0 }).collect();
                self.is_placed = vec![false; nodes as usize];
                self.wanted = arcs;
                Ok(())
            }
            ["aux", "sp", "co", _] => Ok(()),
            _ => Err((at, say!(PROBLEM_DIMACS_HEADER))),
        }
    }

    fn arc(&mut self, words: Words<'_>, at: usize) -> Result<(), (usize, Saying)> {
        let [from, to, (at, cost)] = three(words).ok_or_else(|| (at, say!(PROBLEM_DIMACS_ARC)))?;
        let connection = Connection {
            from: self.node(from)?,
            to: self.node(to)?,
            cost: read(cost)
                .filter(|&cost| cost <= MOST)
                .ok_or_else(|| (at, say!(PROBLEM_NO_COST, word: word(cost))))?,
        };
        self.connections.push(connection);
        Ok(())
    }

    fn place(&mut self, words: Words<'_>, at: usize) -> Result<(), (usize, Saying)> {
        let [node, x, y] = three(words).ok_or_else(|| (at, say!(PROBLEM_DIMACS_PLACE)))?;
        let id = self.node(node)?;
        let placed = Node {
            id,
            x: coordinate(x)?,
            y: coordinate(y)?,
        };
        let index = id as usize - 1;
        let again = self
            .is_placed
            .get_mut(index)
            .map(|is| std::mem::replace(is, true));
        if again == Some(true) {
            return Err((at, say!(PROBLEM_DIMACS_AGAIN, node: id)));
        }
        if let Some(node) = self.nodes.get_mut(index) {
            *node = placed;
        }
        Ok(())
    }

    fn node(&self, (at, text): (usize, &str)) -> Result<u32, (usize, Saying)> {
        let count = self.nodes.len();
        if count == 0 {
            return Err((at, say!(PROBLEM_DIMACS_HEADER)));
        }
        let id = whole(text).filter(|&id| id > 0 && id as usize <= count);
        id.ok_or_else(|| {
            (
                at,
                say!(PROBLEM_DIMACS_NODE, word: word(text), nodes: count),
            )
        })
    }

    /// Either all nodes have coordinates or none has.
    fn place_nodes(&mut self) -> Result<(), Error> {
        let missing = self.is_placed.iter().position(|is| !is);
        let Some(first) = missing else {
            return Ok(());
        };
        if self.is_beside || self.is_placed.contains(&true) {
            let problem = say!(PROBLEM_DIMACS_WITHOUT, node: first + 1);
            return Err(error_at(self.line, 1, problem));
        }
        let count = self.nodes.len();
        for (i, node) in self.nodes.iter_mut().enumerate() {
            (node.x, node.y) = on_circle(i, count);
        }
        Ok(())
    }
}

fn three<'t>(words: Words<'t>) -> Option<[(usize, &'t str); 3]> {
    let words: Vec<_> = words.collect();
    words.try_into().ok()
}

fn coordinate((at, text): (usize, &str)) -> Result<f64, (usize, Saying)> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1.0, rest),
        None => (1.0, text),
    };
    let number = read(digits).filter(|&number| number <= MOST);
    let number = number.ok_or_else(|| (at, say!(PROBLEM_DIMACS_COORDINATE, word: word(text))))?;
    Ok(sign * number)
}

/// Whole numbers, and the same on every machine: two half circles by (1 - t²) / (1 + t²) and 2t / (1 + t²).
fn on_circle(i: usize, count: usize) -> (f64, f64) {
    let radius = 2.0 * count as f64;
    let turn = 4.0 * i as f64 / count as f64;
    let (t, side) = if turn < 2.0 {
        (turn - 1.0, 1.0)
    } else {
        (turn - 3.0, -1.0)
    };
    let whole = 1.0 + t * t;
    let [x, y] = [(1.0 - t * t) / whole, 2.0 * t / whole];
    ((side * radius * x).round(), (side * radius * y).round())
}
