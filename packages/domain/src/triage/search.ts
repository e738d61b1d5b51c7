import { normaliseArabic, searchWords, withinOneTypo } from '../text/index.ts';
import { canHave, symptoms, type Symptom } from './symptoms.ts';
import type { Gender } from './types.ts';

const indexed = symptoms.map((symptom) => ({
  symptom,
  names: [normaliseArabic(symptom.en), normaliseArabic(symptom.ar)],
  words: normaliseArabic(`${symptom.en} ${symptom.ar} ${symptom.words}`)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=\p{L}{3})/u, '')),
}));

const shortestTypo = 4;

/** How well a word fits: as it is, as a beginning, or with one slip of a finger. */
function fitOf(typed: string, word: string): number {
  if (typed === word) return 3;
  if (typed.length >= 2 && word.startsWith(typed)) return 2;
  return typed.length >= shortestTypo && withinOneTypo(typed, word) ? 1 : 0;
}

const scoreOf = (typed: readonly string[], query: string, { names, words }: (typeof indexed)[number]): number => {
  const fits = typed.map((one) => Math.max(0, ...words.map((word) => fitOf(one, word))));
  const found = fits.filter((fit) => fit > 0).length;
  if (found === 0) return 0;
  const inName = names.some((name) => name.startsWith(query)) ? 2 : 0;
  return (found / typed.length) * 10 + fits.reduce((sum, fit) => sum + fit, 0) / typed.length + inName;
};

/** Complaints in a person's own words, in either language, spelt as they come; the best first. */
export function findSymptoms(
  query: string,
  of: { readonly ageYears: number; readonly gender: Gender },
  limit = 12,
): Symptom[] {
  const typed = searchWords(query);
  if (typed.length === 0) return [];
  return indexed
    .filter(({ symptom }) => canHave(symptom, of))
    .map((one) => ({ symptom: one.symptom, score: scoreOf(typed, normaliseArabic(query), one) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ symptom }) => symptom);
}
