import { searchWords, withinOneTypo } from '@balsam/domain/text';
import type { Sql } from '#platform/db/types.ts';
import type { IndexedKind } from './search-index.store.ts';
import { readCandidates } from './candidate-words.store.ts';

/** In shorter words one typo makes another word. */
const shortestWithTypo = 3;
/** From this length on a typo is accepted in a word that is not typed to its end. */
const shortestBeginning = 4;

const isLikelyMatch = (typed: string, word: string): boolean =>
  withinOneTypo(typed, word) ||
  (typed.length >= shortestBeginning &&
    [typed.length - 1, typed.length, typed.length + 1].some((length) => withinOneTypo(typed, word.slice(0, length))));

/** The words that a typed word can match: those that begin with it or, only when there are none, those within one typo of it. */
function matchesOf(typed: string, vocabulary: readonly string[]): string[] {
  const exact = vocabulary.filter((word) => word.startsWith(typed));
  if (exact.length > 0 || typed.length < shortestWithTypo) return exact;
  return vocabulary.filter((word) => isLikelyMatch(typed, word));
}

/**
 * A search query as words of the vocabulary: for each typed word those that it can match; a record matches when it has
 * one of each. Undefined when nothing searchable was typed, `[[], …]` when nothing can match.
 */
export async function parseQuery(
  db: Sql,
  kind: IndexedKind,
  typed: string | undefined,
): Promise<readonly (readonly string[])[] | undefined> {
  const words = searchWords(typed ?? '');
  if (words.length === 0) return undefined;
  const vocabulary = await readCandidates(db, kind, words);
  return words.map((word) => matchesOf(word, vocabulary));
}
