import { normaliseArabic, searchWords } from '@balsam/domain/text';

/** First halves of names that people write joined or apart: عبد الله, Al-Harbi, Abu Bakr. */
const firstHalves: ReadonlySet<string> = new Set([
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
/** These are written joined to what follows so often that the rest is a word of its own. */
const joined = /^(?:عبد|abdul|abd)(?=\p{L}{3})/u;

const bothWays = (phrase: string): string[] => {
  const parts = normaliseArabic(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
  return parts.flatMap((part, n) => {
    const next = parts[n + 1];
    const together = next !== undefined && firstHalves.has(part) ? [part + next] : [];
    const rest = joined.test(part) ? [part.replace(joined, '')] : [];
    return [...together, ...rest];
  });
};

/**
 * The words that lead to a record, each once: those of every phrase (names, titles, complaints), compound names both joined and apart.
 * They go through the same normalising as what a person types.
 */
export function vocabularyOf(phrases: readonly string[]): string[] {
  const words = phrases.flatMap((phrase) => [...searchWords(phrase), ...bothWays(phrase).flatMap(searchWords)]);
  return [...new Set(words)];
}

/** A list of complaints as it is stored, cut into its phrases. */
export const phrasesOf = (keywords: string): string[] => keywords.split(/[,،]/);
