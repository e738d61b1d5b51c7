import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));

/**
 * What may stand before the name of a person: prepositions and nouns. A verb would speak of a woman as of a man, as nothing tells which of
 * the two has the name.
 */
const neutral = new Set(
  'مع لدى من إلى على عن بشأن بإمكان مرضى إضافة زيارة ملف تقييم زيارتكم لموعد الموعد موعد استشارة أهلًا إشراف تعليق'.split(
    ' ',
  ),
);

const wordsBefore = (texts: readonly string[], name: string): string[] =>
  texts.flatMap((text) =>
    [...text.matchAll(new RegExp(String.raw`(\p{L}[\p{L}\p{M}]*) (?:د\. )?${name}`, 'gu'))].map(
      ([, word = '']) => word,
    ),
  );

test('S9.05 no Arabic text of the server has the name of a person as the subject of a verb', () => {
  const words = wordsBefore(
    filesOf('apps/server/src/**/*.texts.ts'),
    String.raw`\$\{(?:\w+\.)*(?:nameAr|doctorAr|name\.ar)\}`,
  );
  expect(words).toEqual(expect.arrayContaining(['لدى', 'من']));
  expect(words.filter((word) => !neutral.has(word))).toEqual([]);
});

test('S9.05 nor has one of a screen', () => {
  const words = wordsBefore(
    filesOf('apps/web/src/messages/*/ar.json'),
    String.raw`\{(?:who|doctor|patient|initials)\}`,
  );
  expect(words).toEqual(expect.arrayContaining(['مع', 'إلى']));
  expect(words.filter((word) => !neutral.has(word))).toEqual([]);
});
