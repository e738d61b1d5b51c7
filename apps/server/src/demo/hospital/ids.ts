/** The id behind a code. Throws Error for a code that is not there: the tables of the demo hospital would not fit together. */
export function idOf(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`the demo hospital has no ${code}`);
  return id;
}

/** Ids by code. */
export const byCode = (rows: readonly { code: string; id: number }[]): Map<string, number> =>
  new Map(rows.map((row) => [row.code, row.id]));
