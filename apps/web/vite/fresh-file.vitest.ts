import { vi } from 'vitest';

declare global {
  var namesOfNewWorker: ReadonlySet<string> | undefined;
}

/**
 * Before each file of tests: it runs in a worker that has run others, and finds it like a new one. Modules of the app are evaluated anew for each
 * file, with their state; only React and the like stay.
 */
function clearWorker(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
  globalThis.namesOfNewWorker ??= new Set([...Object.getOwnPropertyNames(globalThis), 'namesOfNewWorker']);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!globalThis.namesOfNewWorker.has(name) && !name.includes('vitest')) Reflect.deleteProperty(globalThis, name);
  }
}

clearWorker();
