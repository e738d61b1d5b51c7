import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 1000;
const FIRST_PAUSE_MS = 250;
const MOST_TRIES = 5;
/** More deaths than tries within this time, and starting it again mends nothing. */
const WINDOW_MS = 600_000;

type Supervised = {
  readonly isRunning: () => boolean;
  readonly restart: () => Promise<void>;
  readonly onRestart: () => void;
  /** It could not be started again, or does not stay up. Called once; nothing is tried after it. */
  readonly onLost: (why: Error) => void;
};

/** Tries again after 0.25, 0.5, 1 and 2 seconds. */
async function tryToRestart(restart: () => Promise<void>, isOver: () => boolean, tries = 1): Promise<void> {
  try {
    await restart();
  } catch (error) {
    if (tries >= MOST_TRIES || isOver()) throw error;
    await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1));
    await tryToRestart(restart, isOver, tries + 1);
  }
}

/** Looks each second whether it still runs, and starts it again when it does not. Answers how to stop that. */
export function supervise({ isRunning, restart, onRestart, onLost }: Supervised): () => Promise<void> {
  let isOver = false;
  let restarting: Promise<void> | undefined;
  const deaths: number[] = [];

  const mend = async (): Promise<void> => {
    deaths.push(Date.now());
    try {
      if (deaths.filter((at) => at > Date.now() - WINDOW_MS).length > MOST_TRIES)
        throw new Error('it does not stay up');
      await tryToRestart(restart, () => isOver);
      if (!isOver) onRestart();
    } catch (error) {
      clearInterval(timer);
      if (!isOver) onLost(error as Error);
    }
  };
  const timer = setInterval(() => {
    if (restarting || isRunning()) return;
    restarting = mend().finally(() => (restarting = undefined));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await restarting;
  };
}
