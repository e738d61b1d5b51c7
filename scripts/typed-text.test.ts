import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Whether a dialog in which sentences are written closes over them at a touch beside it, without asking. */
const losesText = (source: string): boolean =>
  source.includes('<Dialog') &&
  source.includes('<TextArea') &&
  !/\bconfirmClose\b|\buse(?:Draft|Unsaved)[<(]/.test(source);

test('no dialog in which sentences are written closes over them without asking', () => {
  const found = globSync('apps/web/src/**/*.tsx', { cwd: root }).filter((file) =>
    losesText(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<Dialog open><TextArea /></Dialog>', true],
  ['<Dialog open confirmClose><TextArea /></Dialog>', false],
  ["useDraft('note', empty); <Dialog open><TextArea /></Dialog>", false],
  ['<Dialog open><SelectField /></Dialog>', false],
])('%s', (source, isLost) => expect(losesText(source)).toBe(isLost));
