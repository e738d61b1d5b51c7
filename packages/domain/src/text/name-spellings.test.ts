import { expect, test } from 'vitest';
import { spellingsOf } from './index.ts';

test.each([
  ['Al-Harbi', 'Al Harbi'],
  ['AlHarbi', 'Al Harbi'],
  ['al harbi', 'alharbi'],
  ['عبدالعزيز', 'عبد العزيز'],
  ['عبد العزيز', 'عبدالعزيز'],
  ['مُحَمَّد', 'محمد'],
  ['کریم', 'كريم'],
  ['\u200fسارة ', 'سارة'],
  ["O'Neil", 'O’Neil'],
])('D13.33 %j may stand on file as %j', (typed, onFile) => {
  expect(spellingsOf(typed, 2)).toContain(onFile);
});

test.each(['--', 'ــ', 'سَ', '\u200f\u200f', '- -', 's'])('D13.33 %j is less than two letters', (typed) => {
  expect(spellingsOf(typed, 2)).toEqual([]);
});
