import { spellingsOf } from '@balsam/domain/catalogue';
import type { Sql } from '#platform/db/types.ts';
import { bareWord, consonantFrame, soundMark } from './product-words.ts';
import { findWords, timesSold, wordsNear, wordsStartingWith, type NearWord, type Word } from './words.store.ts';

/** What one typed word may mean, as ids of words. */
export type Meaning = {
  /** All of them: a product matches by any. */
  readonly any: readonly number[];
  /** Those that are one slip, or nothing but other vowels, away. */
  readonly close: readonly number[];
  /** Those that begin with what was typed. */
  readonly begins: readonly number[];
  /** The word itself, and of a unit or a form its other spellings. */
  readonly whole: readonly number[];
  /** A product without any matches as well, but comes later. */
  readonly isOptional?: boolean;
  /** How much it says beside the other words: a word that few products have says more. One unless told. */
  readonly weight?: number;
};

/** A word with how the shop understands it. */
export type Understood = Meaning & {
  /** Whether the shop has it, or a beginning or another spelling of it, without any slip. */
  readonly isFound: boolean;
};

const maxMeanings = 300;
const maxGuesses = 30;

export const isNumber = (word: string): boolean => /\d/.test(word);
export const shortestWithTypo = 4;

/** How freely a word is read: slips as of whoever may still be typing it, as of whoever has ended it, or in a short word as well. */
export type Reading = 'as_typed' | 'with_slips' | 'with_slips_in_short_words';

/** Typos allowed in a word of so many letters: none in a short one or in a number, two in a long one. */
function typosAllowed(word: string, reading: Reading): number {
  if (isNumber(word)) return 0;
  if (word.length < shortestWithTypo) return reading === 'with_slips_in_short_words' ? 1 : 0;
  return word.length < 8 ? 1 : 2;
}

const idsOf = (words: readonly Word[]): number[] => words.map(({ id }) => id);
const once = (ids: readonly number[]): number[] => [...new Set(ids)];

/** The ids of words that are near, those of units and forms with their other spellings: a package says tab where a list says tablet. */
async function withSpellings(db: Sql, near: readonly NearWord[]): Promise<number[]> {
  const spellings = near.flatMap(({ word }) => spellingsOf(word));
  return once([...idsOf(near), ...(spellings.length === 0 ? [] : idsOf(await findWords(db, spellings)))]);
}

type Near = { readonly all: readonly number[]; readonly close: readonly number[] };
const nothing: Near = { all: [], close: [] };

async function nearOf(db: Sql, near: readonly NearWord[]): Promise<Near> {
  const close = await withSpellings(
    db,
    near.filter(({ typos }) => typos <= 1),
  );
  return { all: once([...close, ...idsOf(near)]), close };
}

async function similarTo(db: Sql, typed: string, begins: readonly Word[], reading: Reading): Promise<Near> {
  const typos = typosAllowed(typed, reading);
  const isKnown = spellingsOf(typed).length > 0 || begins.some(({ word }) => word === typed);
  if (typos === 0 || isKnown) return nothing;
  // Whoever is still typing a word has made at most one typo in it.
  const isBegun = begins.length > 0 && reading === 'as_typed';
  const tryAll = begins.length === 0 && typos > 1;
  return nearOf(db, await wordsNear(db, typed, { typos: isBegun ? 1 : typos, most: maxGuesses, tryAll }));
}

/** Names that sound like a typed one, in either script, for what reads like nothing that the shop has. */
async function heardWordIds(db: Sql, typed: string): Promise<number[]> {
  const mark = soundMark(typed);
  return mark === undefined ? [] : idsOf(await findWords(db, [mark]));
}

/** Words of two letters that have a single one: what is behind a number may be a unit of which a letter is missing, elsewhere it is none. */
async function pairsWith(db: Sql, letter: string, isAfterNumber: boolean): Promise<Near> {
  const near = await wordsNear(db, letter, { typos: 1, most: maxGuesses, tryAll: false });
  return nearOf(
    db,
    near.filter(({ word }) => isAfterNumber || spellingsOf(word).length === 0),
  );
}

type Place = { readonly reading: Reading; readonly isAfterNumber: boolean };

async function meaningOfLetter(db: Sql, letter: string, { reading, isAfterNumber }: Place): Promise<Understood> {
  const whole = idsOf(await findWords(db, [letter, ...spellingsOf(letter)]));
  const near = reading === 'with_slips_in_short_words' ? await pairsWith(db, letter, isAfterNumber) : nothing;
  return { any: once([...whole, ...near.all]), close: near.close, begins: whole, whole, isFound: whole.length > 0 };
}

/** A word with what is joined to its front means what it means without it as well; what the rest only begins counts less than what is near the whole. */
export async function meaningOf(db: Sql, typed: string, place: Place): Promise<Understood> {
  const bare = bareWord(typed);
  if (bare === undefined) return meaningOfWord(db, typed, place);
  const joined = await meaningOfWord(db, typed, { ...place, reading: 'as_typed' });
  const own = await meaningOfWord(db, bare, place);
  const both = (of: 'any' | 'close' | 'whole') => once([...joined[of], ...own[of]]);
  const begins =
    joined.close.length > 0 ? once([...joined.begins, ...own.whole]) : once([...joined.begins, ...own.begins]);
  return {
    any: both('any'),
    close: both('close'),
    begins,
    whole: both('whole'),
    isFound: joined.isFound || own.isFound,
  };
}

async function meaningOfWord(db: Sql, typed: string, place: Place): Promise<Understood> {
  // A single letter stands for itself: vitamin d, not everything that begins with d.
  if (typed.length === 1) return meaningOfLetter(db, typed, place);
  const [frame, spellings] = [consonantFrame(typed), spellingsOf(typed)];
  const [begins, framed, spelt] = await Promise.all([
    wordsStartingWith(db, { typed, most: maxMeanings }),
    frame === undefined ? [] : wordsStartingWith(db, { typed: frame, most: maxGuesses }),
    spellings.length === 0 ? [] : findWords(db, spellings),
  ]);
  const near = await similarTo(db, typed, begins.length > 0 ? begins : framed, place.reading);
  const found = once([...idsOf([...begins, ...framed, ...spelt])]);
  const all = once([...found, ...near.all]);
  return {
    any: all.length > 0 ? all : await heardWordIds(db, typed),
    close: once([...near.close, ...idsOf(framed.filter(({ word }) => word === frame))]),
    begins: idsOf(begins),
    whole: idsOf([...begins.filter(({ word }) => word === typed), ...spelt]),
    isFound: found.length > 0,
  };
}

/** So many times as many products must have the word that is meant instead of one that the shop has. */
const timesAsMany = 20;

/**
 * A word that the shop has may be a slip in one that is far more frequent: what is on one label, by a slip of its own, or in another name, and
 * on all others reads tablet, plus or coated. A medicine is never taken for another one that reads like it: neither is so much more frequent.
 */
export async function misreadingOf(db: Sql, typed: string, meaning: Understood): Promise<Understood> {
  if (typed.length < 2 || isNumber(typed) || meaning.whole.length === 0) return meaning;
  const near = (await wordsNear(db, typed, { typos: 1, most: maxGuesses, tryAll: false })).filter(
    ({ word }) => word !== typed,
  );
  if (near.length === 0) return meaning;
  const [own = 0, ...others] = await timesSold(db, [meaning.whole, ...near.map(({ id }) => [id])]);
  const meant = near.filter((_, at) => others[at]! >= timesAsMany * Math.max(1, own));
  const { all, close } = await nearOf(db, meant);
  return { ...meaning, any: once([...meaning.any, ...all]), close: once([...meaning.close, ...close]) };
}
