/**
 * The rows of the pages of a list, each once: between the reading of two pages rows slide onto the next one. One that came twice stands where
 * it was first, as it was read last.
 */
export const onceEach = <T>(rows: readonly T[], keyOf: (row: T) => number | string): readonly T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
