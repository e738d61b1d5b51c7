import { DatabaseFailure } from './failure.ts';

/** Gives back what was taken; once. */
export type Leave = () => void;

/**
 * So many may hold a permit at the same time; the others wait in line, each at most `waitMs` (0: without end).
 * @throws DatabaseFailure `busy` when the wait was too long
 */
export function permits(most: number, waitMs: number): () => Promise<Leave> {
  const waiting = new Set<() => void>();
  let held = 0;
  const leave: Leave = () => {
    const [next] = waiting;
    if (next) next();
    else held -= 1;
  };
  return () => {
    if (held < most) {
      held += 1;
      return Promise.resolve(leave);
    }
    return new Promise((resolve, reject) => {
      const timer = waitMs
        ? setTimeout(() => {
            waiting.delete(enter);
            reject(new DatabaseFailure('busy', 'timeout', undefined));
          }, waitMs)
        : undefined;
      const enter = () => {
        waiting.delete(enter);
        clearTimeout(timer);
        resolve(leave);
      };
      waiting.add(enter);
    });
  };
}
