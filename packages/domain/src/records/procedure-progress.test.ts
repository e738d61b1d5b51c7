import { expect, test } from 'vitest';
import { procedureProgress } from './index.ts';

test('D11.14 a procedure is under way, paused, given up or unknown by its status alone', () => {
  expect(
    ['in-progress', 'on-hold', ' Stopped', 'unknown', 'completed', 'not-done', 'preparation'].map(procedureProgress),
  ).toEqual(['in_progress', 'on_hold', 'stopped', 'unknown', null, null, null]);
});
