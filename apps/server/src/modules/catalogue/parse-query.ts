import { spellingsOf } from '@balsam/domain/catalogue';
import { normaliseArabic } from '@balsam/domain/text';
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

/** No name of a register has more. */
const mostWords = 16;
/** So many words are looked up at a time; one that comes later may be missing where nothing has all of them. */
const atOnce = 6;
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

/** How many slips are forgiven in what may also be the beginning of a word: one, or as many as in any other. */
type Reading = 'as_typed' | 'with_slips';

async function guesses(db: Sql, typed: string, begins: readonly Word[], reading: Reading): Promise<number[]> {
  const slips = slipsForgiven(typed);
  const isKnown = spellingsOf(typed).length > 0 || begins.some(({ word }) => word === typed);
  if (slips === 0 || isKnown) return [];
  // Whoever is still typing a word has made at most one slip in it.
  const isBegun = begins.length > 0 && reading === 'as_typed';
  return wordsNear(db, typed, {
    slips: isBegun ? 1 : slips,
    most: mostGuesses,
    tryAll: begins.length === 0 && slips > 1,
  });
}

async function letterAlone(db: Sql, letter: string): Promise<Meaning> {
  const whole = idsOf(await wordsThatAre(db, [letter, ...spellingsOf(letter)]));
  return { any: whole, begins: whole, whole };
}

async function meaningOf(db: Sql, typed: string, reading: Reading): Promise<Meaning> {
  // A single letter stands for itself: vitamin d, not everything that begins with d.
  if (typed.length === 1) return letterAlone(db, typed);
  const [frame, spellings] = [consonantFrame(typed), spellingsOf(typed)];
  const [begins, framed, spelt] = await Promise.all([
    wordsBeginning(db, typed, mostMeanings),
    frame === undefined ? [] : wordsBeginning(db, frame, mostGuesses),
    spellings.length === 0 ? [] : wordsThatAre(db, spellings),
  ]);
  const near = await guesses(db, typed, begins.length > 0 ? begins : framed, reading);
  return {
    any: [...new Set([...idsOf([...begins, ...framed, ...spelt]), ...near])],
    begins: idsOf(begins),
    whole: idsOf([...begins.filter(({ word }) => word === typed), ...spelt]),
  };
}

/** A strength in per cent is found by its number, whether the sign is written, spelt out or left out. */
const perCent: ReadonlySet<string> = new Set(['percent', 'بالمئة', 'بالمائة', 'بالمية'].map(normaliseArabic));

const wordsOf = (typed: string | undefined): string[] =>
  shopWords(typed ?? '')
    .filter((word) => !perCent.has(word))
    .slice(0, mostWords);

/** The meanings of words, a few words at a time: one long query does not take every connection. */
const meaningsOf = (db: Sql, words: readonly string[], reading: Reading): Promise<Meaning[]> =>
  words.reduce<Promise<Meaning[]>>(
    async (before, _, at) =>
      at % atOnce === 0
        ? [
            ...(await before),
            ...(await Promise.all(words.slice(at, at + atOnce).map((word) => meaningOf(db, word, reading)))),
          ]
        : before,
    Promise.resolve([]),
  );

/**
 * What a person typed, as words of the shop: a product matches when it has a meaning of each. Undefined when nothing was typed that
 * could be searched for. At most sixteen words are read, each with two to four statements on the vocabulary.
 */
export async function parseQuery(db: Sql, typed: string | undefined): Promise<readonly Meaning[] | undefined> {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  return meaningsOf(db, words, 'as_typed');
}

/**
 * The same for when no product has all of it: more slips are forgiven in words that the shop does not have, though others begin so, and
 * beside what may be a name, words of two or three letters, a unit or a form mostly, may be missing, as may what comes after the sixth word. Never a number, which is a strength, nor a
 * single letter, which names a vitamin; and a word that the shop has is never taken for one that reads like it.
 */
export async function understandLoosely(db: Sql, typed: string | undefined): Promise<readonly Meaning[]> {
  const words = wordsOf(typed);
  const isName = (word: string) => !isNumber(word) && word.length >= shortestForgiven && spellingsOf(word).length === 0;
  const hasName = words.some(isName);
  const isOptional = (word: string, at: number) =>
    hasName && !isNumber(word) && word.length > 1 && (word.length < shortestForgiven || at >= atOnce);
  const meanings = await meaningsOf(db, words, 'with_slips');
  return meanings.map((meaning, at) => ({ ...meaning, isOptional: isOptional(words[at]!, at) }));
}

const mostOffered = 5;

/** Words of the shop that read nearly like the first of those typed. */
export async function nearestWords(db: Sql, typed: string | undefined): Promise<string[]> {
  const [first] = shopWords(typed ?? '');
  return first === undefined ? [] : likeWords(db, first, mostOffered);
}
