import { TestRunner, afterAll, onTestFinished } from 'vitest';

/**
 * Does it after the test that is running, or after the last test of what is being described: a hook that is added once tests run is never called.
 * To be called before anything is awaited, while that is still known.
 */
export function atEnd(work: () => Promise<void>): void {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) afterAll(work);
  else onTestFinished(work);
}
