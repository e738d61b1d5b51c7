import { allWords, searchWords, soundKey, withinOneTypo } from '../text/index.ts';

/** A record with the words by which it is found, in both languages. */
export type Searched = { readonly words: string };

const shortestStem = 2;
const shortestTypo = 4;

/** 3 for the word itself, 2 for its beginning, 1 with a typo, else 0. */
function closeness(word: string, wanted: string): number {
  if (word === wanted) return 3;
  if (wanted.length >= shortestStem && word.startsWith(wanted)) return 2;
  if (wanted.length < shortestTypo) return 0;
  return withinOneTypo(word, wanted) || withinOneTypo(word.slice(0, wanted.length), wanted) ? 1 : 0;
}

/** 1 for a word that sounds the same, in either script, else 0. */
const alike = (word: string, wanted: string): number => {
  const key = soundKey(wanted);
  return key !== undefined && soundKey(word) === key ? 1 : 0;
};

type Measure = (word: string, wanted: string) => number;

/** The records that have each of the words, the best first; equals keep their order. */
function ranked<T extends Searched>(records: readonly T[], wanted: readonly string[], measure: Measure): T[] {
  const scored = records.map((record) => {
    const words = allWords(record.words);
    const scores = wanted.map((one) => Math.max(0, ...words.map((word) => measure(word, one))));
    return { record, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ record }) => record);
}

/**
 * The records that answer what somebody typed in either language, the best first: words, their beginnings and slips; where there are none,
 * what sounds alike. None when nothing was typed that can be searched for.
 */
export function rankMatches<T extends Searched>(records: readonly T[], typed: string): T[] {
  const wanted = searchWords(typed);
  if (wanted.length === 0) return [];
  const found = ranked(records, wanted, closeness);
  return found.length > 0 ? found : ranked(records, wanted, alike);
}
