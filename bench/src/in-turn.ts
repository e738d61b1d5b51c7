/** Does the work for each item, one after the other: what is measured must not compete with itself. */
export async function inTurn<T, R>(items: readonly T[], work: (item: T, n: number) => Promise<R>): Promise<R[]> {
  return items.reduce<Promise<R[]>>(
    async (before, item, n) => [...(await before), await work(item, n)],
    Promise.resolve([]),
  );
}

/** So many rounds, one after the other. */
export const rounds = <R>(count: number, work: (n: number) => Promise<R>): Promise<R[]> =>
  inTurn([...Array(count).keys()], work);
