import { expect, test } from 'vitest';
import { isOwnKind, rankMatches, searchKinds } from './index.ts';

const records = [
  { id: 1, words: 'Dr. Layla Al-Harbi د. ليلى الحربي Cardiology القلب' },
  { id: 2, words: 'Vitamin D فيتامين د' },
  { id: 3, words: 'Dr. Khalid Omar د. خالد عمر Dermatology الجلدية' },
];
const found = (typed: string): number[] => rankMatches(records, typed).map(({ id }) => id);

test('D14.11 words of either language, without titles and articles, and their beginnings', () => {
  expect(found('الحربي')).toEqual([1]);
  expect(found('dr harbi')).toEqual([1]);
  expect(found('قلب ليلي')).toEqual([1]);
  expect(found('derm')).toEqual([3]);
});
test('D14.11 a slip, also in a word that is not typed to its end', () => {
  expect(found('vitmain')).toEqual([2]);
  expect(found('cardoilogy')).toEqual([1]);
  expect(found('Dremat')).toEqual([3]);
});
test('D14.11 what sounds alike, in the other script too, only where nothing reads so', () => {
  expect(rankMatches([{ words: 'Strepsils' }], 'ستربسلز')).toHaveLength(1);
  expect(found('كاردييولوجي')).toEqual([1]);
});
test('each word counts, and nothing typed finds nothing', () => {
  expect(found('layla dermatology')).toEqual([]);
  expect(found(' - ')).toEqual([]);
  expect(found('')).toEqual([]);
});
test('D14.12 what is one’s own', () => {
  expect(searchKinds.filter(isOwnKind)).toEqual(['appointment', 'result', 'radiology', 'order']);
});
