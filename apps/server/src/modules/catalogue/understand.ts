import type { Sql } from '../../platform/db/types.ts';
import { consonantFrame, shopWords } from './product-words.ts';
import { likeWords, wordsBeginning, wordsNear } from './words.store.ts';

/** What one typed word may mean, as ids of words; `exact` are those that are the word itself or begin with it. */
export type Meaning = { readonly any: readonly number[]; readonly exact: readonly number[] };

const mostWords = 6;
const mostMeanings = 300;
const mostGuesses = 30;

/** Slips that are forgiven in a word of so many letters: none in a short one or in a number, two in a long one. */
function slipsForgiven(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

async function letterAlone(db: Sql, letter: string): Promise<Meaning> {
  const ids = await wordsBeginning(db, letter, 1);
  return { any: ids, exact: ids };
}

async function meaningOf(db: Sql, typed: string): Promise<Meaning> {
  const frame = consonantFrame(typed);
  // A single letter stands for itself: vitamin d, not everything that begins with d.
  if (typed.length === 1) return letterAlone(db, typed);
  const exact = await wordsBeginning(db, typed, mostMeanings);
  const framed = frame === undefined ? [] : await wordsBeginning(db, frame, mostGuesses);
  if (exact.length > 0 || framed.length > 0) return { any: [...exact, ...framed], exact };
  const slips = slipsForgiven(typed);
  return { any: slips === 0 ? [] : await wordsNear(db, typed, slips, mostGuesses), exact: [] };
}

/**
 * What a person typed, as words of the shop: a product matches when it has a meaning of each. Undefined when nothing was typed that
 * could be searched for. At most six words are read, each with two or three statements on the vocabulary.
 */
export async function understand(db: Sql, typed: string | undefined): Promise<readonly Meaning[] | undefined> {
  const words = shopWords(typed ?? '').slice(0, mostWords);
  if (words.length === 0) return undefined;
  return Promise.all(words.map((word) => meaningOf(db, word)));
}

const mostOffered = 5;

/** Words of the shop that read nearly like the first of those typed. */
export async function nearestWords(db: Sql, typed: string | undefined): Promise<string[]> {
  const [first] = shopWords(typed ?? '');
  return first === undefined ? [] : likeWords(db, first, mostOffered);
}
