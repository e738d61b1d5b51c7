import { expect, test } from 'vitest';
import { otherKeyboard } from './index.ts';

test.each([
  ['fkh],g', 'بنادول'],
  ['Fkh],g', 'بنادول'],
  ['tdjhldk ] 50000', 'فيتامين د 50000'],
  ['فثممشيخم', 'telladol'],
  ['حشىشيخم ٥٠٠', 'panadol ٥٠٠'],
  ['لاثحشىفاثى', 'bepanthen'],
])('%s is %s on the other keyboard', (typed, meant) => {
  expect(otherKeyboard(typed)).toBe(meant);
});

test('a text of both scripts, or of neither, has no other', () => {
  expect(['panadol بنادول', '500', '', '];'].map(otherKeyboard)).toEqual([undefined, undefined, undefined, undefined]);
});
