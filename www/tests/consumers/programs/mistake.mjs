import { find_path, Grid } from "stepstar";

find_path(Grid.parse("..\n.."), [0, 0], [5, 5]);
