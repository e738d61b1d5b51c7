/** Thrown instead of a turn when too many wait already. */
export class NoTurn extends Error {}

/** Lets so many work at the same time and so many more wait for their turn; answers a function that runs work so. */
export function turns(atOnce: number, waitingAtMost: number) {
  const waiting: (() => void)[] = [];
  let working = 0;
  const turn = async (): Promise<void> => {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (waiting.length >= waitingAtMost) throw new NoTurn('too many wait');
    // Whoever ends hands the turn over: the number of those who work stays as it is.
    await new Promise<void>((begin) => waiting.push(begin));
  };
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
