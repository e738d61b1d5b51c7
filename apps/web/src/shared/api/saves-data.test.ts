import { afterEach, expect, test, vi } from 'vitest';
import { savesData } from './saves-data.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a browser that says so', { connection: { saveData: true } }, true],
  ['one that says that it need not', { connection: { saveData: false } }, false],
  ['one that says nothing', {}, false],
])('%s saves data or does not', (_, navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect(savesData()).toBe(expected);
});
