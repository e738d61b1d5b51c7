import { normaliseArabic } from './normalise.ts';

const mostWords = 6;
const longestWord = 40;

/** Titles and articles, normalised: they do not identify a person. */
const stopWords: ReadonlySet<string> = new Set([
  'د',
  'دكتور',
  'دكتوره',
  'الدكتور',
  'الدكتوره',
  'dr',
  'doctor',
  'ال',
  'al',
  'el',
  'the',
]);

/** A joined article, when at least three letters remain: الم (pain) and الام are words of their own. */
const article = /^ال(?=\p{L}{3})/u;

/** All words of a text, normalised, without titles and articles, each once, each cut at 40 letters. */
export function allWords(s: string): string[] {
  const words = normaliseArabic(s)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !stopWords.has(word))
    .map((word) => word.replace(article, '').slice(0, longestWord));
  return [...new Set(words)];
}

/**
 * The words to match on: normalised, without 'د.', 'Dr.' and the Arabic article, each once, at most six, each cut at 40 letters.
 * Names are stored through the same function, so 'الحربي', 'حربي' and 'Al-Harbi', 'Harbi' meet.
 */
export const searchWords = (s: string): string[] => allWords(s).slice(0, mostWords);
