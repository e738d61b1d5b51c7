import { normaliseArabic, searchWords } from '@balsam/domain/text';

/** Prefixes of names that people write joined or apart: عبد الله, Al-Harbi, Abu Bakr. */
const namePrefixes: ReadonlySet<string> = new Set([
  'عبد',
  'ابو',
  'ام',
  'بن',
  'ابن',
  'ال',
  'abd',
  'abdul',
  'abu',
  'bin',
  'ibn',
  'al',
  'el',
]);
/** These are so often joined to what follows that the rest is indexed as a word of its own. */
const joined = /^(?:عبد|abdul|abd)(?=\p{L}{3})/u;

const joinedAndSplit = (phrase: string): string[] => {
  const parts = normaliseArabic(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
  return parts.flatMap((part, n) => {
    const next = parts[n + 1];
    const together = next !== undefined && namePrefixes.has(part) ? [part + next] : [];
    const rest = joined.test(part) ? [part.replace(joined, '')] : [];
    return [...together, ...rest];
  });
};

/**
 * The words that find a record, each once: those of every phrase (names, titles, complaints), compound names both
 * joined and apart. They are normalised as what a person types is.
 */
export function vocabularyOf(phrases: readonly string[]): string[] {
  const words = phrases.flatMap((phrase) => [...searchWords(phrase), ...joinedAndSplit(phrase).flatMap(searchWords)]);
  return [...new Set(words)];
}

/** The phrases of a stored list of keywords. */
export const phrasesOf = (keywords: string): string[] => keywords.split(/[,،]/);
