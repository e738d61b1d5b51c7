import { spellingsOf } from '@balsam/domain/catalogue';
import type { Sql } from '../../platform/db/types.ts';
import { consonantFrame, shopWords } from './product-words.ts';
import { likeWords, wordsBeginning, wordsNear, wordsThatAre, type Word } from './words.store.ts';

/** What one typed word may mean, as ids of words. */
export type Meaning = {
  /** All of them: a product matches by any. */
  readonly any: readonly number[];
  /** Those that begin with what was typed. */
  readonly begins: readonly number[];
  /** The word itself, and of a unit or a form its other spellings. */
  readonly whole: readonly number[];
  /** A product without any matches as well, but comes later. */
  readonly isOptional?: boolean;
};

const mostWords = 6;
const mostMeanings = 300;
const mostGuesses = 30;

const isNumber = (word: string): boolean => /\d/.test(word);
const shortestForgiven = 4;

/** Slips that are forgiven in a word of so many letters: none in a short one or in a number, two in a long one. */
function slipsForgiven(word: string): number {
  if (isNumber(word) || word.length < shortestForgiven) return 0;
  return word.length < 8 ? 1 : 2;
}

const idsOf = (words: readonly Word[]): number[] => words.map(({ id }) => id);

async function wholeWords(db: Sql, typed: string): Promise<number[]> {
  return idsOf(await wordsThatAre(db, [typed, ...spellingsOf(typed)]));
}

/** How generously slips are looked for: only where the shop has no such word, or in every word. */
type Reading = 'as_typed' | 'with_slips';

async function guesses(db: Sql, typed: string, begins: readonly Word[], reading: Reading): Promise<number[]> {
  const slips = slipsForgiven(typed);
  const isKnown = spellingsOf(typed).length > 0 || begins.some(({ word }) => word === typed);
  if (slips === 0 || (isKnown && reading === 'as_typed')) return [];
  // Whoever is still typing a word has made at most one slip in it.
  const isBegun = begins.length > 0 && reading === 'as_typed';
  return wordsNear(db, typed, {
    slips: isBegun ? 1 : slips,
    most: mostGuesses,
    tryAll: begins.length === 0 && slips > 1,
  });
}

async function meaningOf(db: Sql, typed: string, reading: Reading): Promise<Meaning> {
  const whole = await wholeWords(db, typed);
  // A single letter stands for itself: vitamin d, not everything that begins with d.
  if (typed.length === 1) return { any: whole, begins: whole, whole };
  const frame = consonantFrame(typed);
  const begins = await wordsBeginning(db, typed, mostMeanings);
  const framed = frame === undefined ? [] : await wordsBeginning(db, frame, mostGuesses);
  const near = await guesses(db, typed, begins.length > 0 ? begins : framed, reading);
  return { any: [...new Set([...whole, ...idsOf([...begins, ...framed]), ...near])], begins: idsOf(begins), whole };
}

const wordsOf = (typed: string | undefined): string[] => shopWords(typed ?? '').slice(0, mostWords);

/**
 * What a person typed, as words of the shop: a product matches when it has a meaning of each. Undefined when nothing was typed that
 * could be searched for. At most six words are read, each with two to four statements on the vocabulary.
 */
export async function understand(db: Sql, typed: string | undefined): Promise<readonly Meaning[] | undefined> {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  return Promise.all(words.map((word) => meaningOf(db, word, 'as_typed')));
}

/**
 * The same for when no product has all of it: a slip may have made another word of one, or be in a word too short to forgive it. Slips are
 * looked for in all, and beside a longer word those of two or three letters, a unit or a form mostly, may be missing. Never a number, which
 * is a strength, nor a single letter, which names a vitamin.
 */
export async function understandLoosely(db: Sql, typed: string | undefined): Promise<readonly Meaning[]> {
  const words = wordsOf(typed);
  const hasLonger = words.some((word) => !isNumber(word) && word.length >= shortestForgiven);
  const isOptional = (word: string) =>
    hasLonger && !isNumber(word) && word.length > 1 && word.length < shortestForgiven;
  return Promise.all(
    words.map(async (word) => ({ ...(await meaningOf(db, word, 'with_slips')), isOptional: isOptional(word) })),
  );
}

const mostOffered = 5;

/** Words of the shop that read nearly like the first of those typed. */
export async function nearestWords(db: Sql, typed: string | undefined): Promise<string[]> {
  const [first] = shopWords(typed ?? '');
  return first === undefined ? [] : likeWords(db, first, mostOffered);
}
