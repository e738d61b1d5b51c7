import type { Sql } from '#platform/db/types.ts';
import { consonantFrame } from './product-words.ts';
import { isNumber } from './word-meaning.ts';
import { findWords } from './words.store.ts';

const shortestPart = 3;
/** A word of one letter names a vitamin: vitaminc. */
const isPart = (part: string): boolean => part.length === 1 || part.length >= shortestPart;

/** The two words that one may be, the longer the first the earlier. */
function splitsOf(word: string): [string, string][] {
  const letters = Array.from(word);
  const places = letters.map((_, at) => letters.length - at).filter((at) => at >= shortestPart);
  return places
    .map((at): [string, string] => [letters.slice(0, at).join(''), letters.slice(at).join('')])
    .filter(([, last]) => isPart(last));
}

const isJoinable = (word: string): boolean => !isNumber(word) && word.length > 1;

/** The words, each pair of neighbours that the shop has as one word put together. */
function joined(words: readonly string[], has: (word: string) => boolean): string[] {
  const together: string[] = [];
  for (const word of words) {
    const last = together.at(-1);
    if (last !== undefined && isJoinable(last) && isJoinable(word) && has(last + word))
      together.splice(-1, 1, last + word);
    else together.push(word);
  }
  return together;
}

/**
 * Words with the spaces where the shop has them: one that it does not have as the two that it has (panadolextra), and two as the one (pana dol).
 * Undefined where nothing is to be put otherwise.
 */
export async function respaced(db: Sql, words: readonly string[]): Promise<string[] | undefined> {
  const pairs = words.slice(1).map((word, at) => words[at]! + word);
  const parts = words.filter((word) => !isNumber(word)).flatMap((word) => splitsOf(word).flat());
  const candidates = [...new Set([...words, ...pairs, ...parts])];
  const found = await findWords(
    db,
    candidates.flatMap((word) => [word, consonantFrame(word) ?? word]),
  );
  const shop = new Set(found.map(({ word }) => word));
  const hasExactly = (word: string) => shop.has(word);
  const has = (word: string) => hasExactly(word) || hasExactly(consonantFrame(word) ?? word);
  const split = (word: string): string[] => {
    if (hasExactly(word)) return [word];
    const splits = splitsOf(word);
    return splits.find((both) => both.every(hasExactly)) ?? splits.find((both) => both.every(has)) ?? [word];
  };
  const spaced = joined(words.flatMap(split), has);
  return spaced.join(' ') === words.join(' ') ? undefined : spaced;
}
