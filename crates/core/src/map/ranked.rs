//! Numbers in order, each with where it came from.

/// Sorted by their bytes, the lowest first: equal numbers stay in the order in which they came, and no comparing sort, which is ten times
/// as large, has to come along.
pub(crate) fn ranked(numbers: impl Iterator<Item = u32>) -> Vec<(u32, u32)> {
    sorted(numbers.zip(0..).collect())
}

/// Values in the order of their keys; those with equal keys stay in the order in which they came.
pub(crate) fn by_rank<T>(values: Vec<T>, key: impl Fn(&T) -> u32) -> Vec<T> {
    let order = ranked(values.iter().map(key));
    let mut values: Vec<Option<T>> = values.into_iter().map(Some).collect();
    let mut take = |place: u32| values.get_mut(place as usize)?.take();
    order
        .into_iter()
        .filter_map(|(_, place)| take(place))
        .collect()
}

/// Numbers in order.
pub(crate) fn in_order(numbers: &[u32]) -> Vec<u32> {
    ranked(numbers.iter().copied())
        .into_iter()
        .map(|(number, _)| number)
        .collect()
}

fn sorted(mut ranked: Vec<(u32, u32)>) -> Vec<(u32, u32)> {
    let mut sorted = vec![(0, 0); ranked.len()];
    for shift in [0, 8, 16, 24] {
        let byte = |number: u32| usize::from((number >> shift) as u8);
        let mut places = [0; 256];
        for &(number, _) in &ranked {
            places[byte(number)] += 1;
        }
        let mut first = 0;
        for place in &mut places {
            first += std::mem::replace(place, first);
        }
        for &entry in &ranked {
            let place = &mut places[byte(entry.0)];
            sorted[*place] = entry;
            *place += 1;
        }
        std::mem::swap(&mut ranked, &mut sorted);
    }
    ranked
}

#[cfg(test)]
mod tests {
    use super::ranked;
    use crate::seeded::Random;

    #[test]
    fn equal_numbers_keep_their_order() {
        let numbers = [7, 0, u32::MAX, 7, 256, 0];
        let sorted = [(0, 1), (0, 5), (7, 0), (7, 3), (256, 4), (u32::MAX, 2)];
        assert_eq!(ranked(numbers.into_iter()), sorted);
        assert_eq!(ranked(std::iter::empty()), []);
    }

    #[test]
    fn agrees_with_the_standard_sort() {
        let mut random = Random::new(0x50f7);
        for bits in [1, 8, 9, 17, 31] {
            let numbers: Vec<u32> = (0..1000).map(|_| random.below(1 << bits)).collect();
            let mut expected: Vec<(u32, u32)> = numbers.iter().copied().zip(0..).collect();
            expected.sort_unstable();
            assert_eq!(ranked(numbers.into_iter()), expected);
        }
    }
}
