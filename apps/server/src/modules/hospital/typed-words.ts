import { searchWords, withinOneTypo } from '@balsam/domain/text';
import type { Sql } from '../../platform/db/types.ts';
import type { IndexedKind } from './search-index.store.ts';
import { readCandidates } from './typed-words.store.ts';

/** Shorter words are other words after one slip. */
const shortestWithTypo = 3;
/** From so many letters on, a slip is forgiven in a word that is not typed to its end. */
const shortestBeginning = 4;

const isMeant = (typed: string, word: string): boolean =>
  withinOneTypo(typed, word) ||
  (typed.length >= shortestBeginning &&
    [typed.length - 1, typed.length, typed.length + 1].some((length) => withinOneTypo(typed, word.slice(0, length))));

/** What a typed word may mean: the words that begin with it or, only when there are none, those within one slip of it. */
function meaningsOf(typed: string, vocabulary: readonly string[]): string[] {
  const exact = vocabulary.filter((word) => word.startsWith(typed));
  if (exact.length > 0 || typed.length < shortestWithTypo) return exact;
  return vocabulary.filter((word) => isMeant(typed, word));
}

/**
 * What a person typed, as words of the vocabulary: for each typed word those that it may mean; a record matches when it has one of each.
 * Undefined when nothing was typed that could be searched for, `[[], …]` when nothing can match.
 */
export async function parseQuery(
  db: Sql,
  kind: IndexedKind,
  typed: string | undefined,
): Promise<readonly (readonly string[])[] | undefined> {
  const words = searchWords(typed ?? '');
  if (words.length === 0) return undefined;
  const vocabulary = await readCandidates(db, kind, words);
  return words.map((word) => meaningsOf(word, vocabulary));
}
