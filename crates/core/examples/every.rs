use stepstar::*;
fn cpu() -> f64 {
    let t = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    t.split(' ').next().unwrap().parse::<f64>().unwrap() / 1000.0
}
fn main() {
    let only = std::env::args().nth(1).unwrap_or_default();
    let rule = if std::env::args().nth(2).is_some() {
        Diagonal::Never
    } else {
        Diagonal::NoObstacles
    };
    let mut paths: Vec<_> = std::fs::read_dir("/work/shared/maps")
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "map"))
        .collect();
    paths.sort();
    for path in paths {
        let name = path.file_stem().unwrap().to_string_lossy().to_string();
        if !name.contains(&only) {
            continue;
        }
        let grid = Grid::parse(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let sc =
            parse_scenarios(&std::fs::read_to_string(path.with_extension("map.scen")).unwrap())
                .unwrap();
        let mut best = [f64::MAX; 2];
        let mut wrong = 0;
        let mut expanded = 0;
        let mut cells = 0;
        for rep in 0..3 {
            let mut f = Pathfinder::new(
                grid.clone(),
                Options {
                    diagonal: rule,
                    ..Options::default()
                },
            )
            .unwrap();
            for pass in 0..2 {
                let t = cpu();
                for s in &sc {
                    let r = f.find(s.from, s.to).unwrap();
                    if pass == 1 && rep == 0 {
                        expanded += r.expanded;
                        cells += r.path.len();
                        if rule == Diagonal::NoObstacles
                            && (r.cost - s.length).abs() > 1e-4 * s.length.max(1.0)
                        {
                            wrong += 1;
                        }
                    }
                }
                best[pass] = best[pass].min((cpu() - t) / sc.len() as f64);
            }
        }
        println!(
            "{name:20} first {:8.1} again {:8.1} µs cpu  expanded {:6} cells {:5} wrong {wrong}",
            best[0],
            best[1],
            expanded / sc.len() as u64,
            cells / sc.len()
        );
    }
}
