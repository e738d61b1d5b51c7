import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

const formsOf = (source: string): readonly string[] => source.match(/<form\b[^]*?(?<!=)>/g) ?? [];

test('S9.05 no form lets the browser say what is wrong, for it speaks the language of the device', () => {
  const found = globSync('apps/web/src/**/*.tsx', { cwd: root }).filter((file) =>
    formsOf(readFileSync(path.join(root, file), 'utf8')).some((form) => !form.includes('noValidate')),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<form onSubmit={submit}>', false],
  ['<form onSubmit={(event) => send(event)} noValidate className="flex">', true],
])('%s', (source, isRight) => {
  expect(formsOf(source).every((form) => form.includes('noValidate'))).toBe(isRight);
});
