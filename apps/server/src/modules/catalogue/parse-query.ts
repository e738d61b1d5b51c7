import { spellingsOf } from '@balsam/domain/catalogue';
import { normaliseArabic, otherKeyboard } from '@balsam/domain/text';
import type { Sql } from '#platform/db/types.ts';
import { bareWord, consonantFrame, shopWords, soundMark } from './product-words.ts';
import { findWords, raritiesOf, similarWords, wordsNear, wordsStartingWith, type Word } from './words.store.ts';

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
  /** How much it says beside the other words: a word that few products have says more. One unless told. */
  readonly weight?: number;
};

/** No name of a register has more. */
const maxWords = 16;
/** So many words are looked up at a time; one that comes later may be missing where nothing has all of them. */
const batchSize = 6;
const maxMeanings = 300;
const maxGuesses = 30;

/** What people say round what they look for; it names nothing. */
const fillers: ReadonlySet<string> = new Set(
  normaliseArabic(
    'medicine medicines medication drug drugs treatment remedy something anything best good cheap price need want help please strong against ' +
      'an my me for to of and with from in on some kind have anti ' +
      'دواء أدوية دوا علاج أفضل أحسن سعر أبي أبغى أبغا أريد محتاج شيء حاجة حق يعالج ضد مال ' +
      'عن من في إلى مع عند عندي لي أنا نوع مضاد',
  ).split(' '),
);

/** Words of a sentence that may name something elsewhere: vitamin a. */
const letters: ReadonlySet<string> = new Set(['a', 'i']);

/** Which of some words name nothing. */
function fillersAmong(words: readonly string[]): ReadonlySet<string> {
  const found = words.filter((word) => fillers.has(word));
  return new Set(found.length > 0 ? [...found, ...words.filter((word) => letters.has(word))] : []);
}

const isNumber = (word: string): boolean => /\d/.test(word);
const shortestWithTypo = 4;

/** Typos allowed in a word of so many letters: none in a short one or in a number, two in a long one. */
function typosAllowed(word: string): number {
  if (isNumber(word) || word.length < shortestWithTypo) return 0;
  return word.length < 8 ? 1 : 2;
}

const idsOf = (words: readonly Word[]): number[] => words.map(({ id }) => id);

/** How many typos are allowed in what may also be the beginning of a word: one, or as many as in any other. */
type Reading = 'as_typed' | 'with_slips';

async function similarWordIds(db: Sql, typed: string, begins: readonly Word[], reading: Reading): Promise<number[]> {
  const typos = typosAllowed(typed);
  const isKnown = spellingsOf(typed).length > 0 || begins.some(({ word }) => word === typed);
  if (typos === 0 || isKnown) return [];
  // Whoever is still typing a word has made at most one typo in it.
  const isBegun = begins.length > 0 && reading === 'as_typed';
  return wordsNear(db, typed, {
    typos: isBegun ? 1 : typos,
    most: maxGuesses,
    tryAll: begins.length === 0 && typos > 1,
  });
}

/** Names that sound like a typed one, in either script, for what reads like nothing that the shop has. */
async function heardWordIds(db: Sql, typed: string): Promise<number[]> {
  const mark = soundMark(typed);
  return mark === undefined ? [] : idsOf(await findWords(db, [mark]));
}

async function meaningOfLetter(db: Sql, letter: string): Promise<Meaning> {
  const whole = idsOf(await findWords(db, [letter, ...spellingsOf(letter)]));
  return { any: whole, begins: whole, whole };
}

/** A word with what is joined to its front means what it means without it as well. */
async function meaningOf(db: Sql, typed: string, reading: Reading): Promise<Meaning> {
  const bare = bareWord(typed);
  if (bare === undefined) return meaningOfWord(db, typed, reading);
  const [joined, own] = [await meaningOfWord(db, typed, 'as_typed'), await meaningOfWord(db, bare, reading)];
  const both = (of: 'any' | 'begins' | 'whole') => [...new Set([...joined[of], ...own[of]])];
  return { any: both('any'), begins: both('begins'), whole: both('whole') };
}

async function meaningOfWord(db: Sql, typed: string, reading: Reading): Promise<Meaning> {
  // A single letter stands for itself: vitamin d, not everything that begins with d.
  if (typed.length === 1) return meaningOfLetter(db, typed);
  const [frame, spellings] = [consonantFrame(typed), spellingsOf(typed)];
  const [begins, framed, spelt] = await Promise.all([
    wordsStartingWith(db, { typed, most: maxMeanings }),
    frame === undefined ? [] : wordsStartingWith(db, { typed: frame, most: maxGuesses }),
    spellings.length === 0 ? [] : findWords(db, spellings),
  ]);
  const near = await similarWordIds(db, typed, begins.length > 0 ? begins : framed, reading);
  const found = [...new Set([...idsOf([...begins, ...framed, ...spelt]), ...near])];
  return {
    any: found.length > 0 ? found : await heardWordIds(db, typed),
    begins: idsOf(begins),
    whole: idsOf([...begins.filter(({ word }) => word === typed), ...spelt]),
  };
}

/** A strength in per cent is found by its number, whether the sign is written, spelt out or left out. */
const perCent: ReadonlySet<string> = new Set(['percent', 'بالمئة', 'بالمائة', 'بالمية'].map(normaliseArabic));

const wordsOf = (typed: string | undefined): string[] =>
  shopWords(typed ?? '')
    .filter((word) => !perCent.has(word))
    .slice(0, maxWords);

/** The meanings of words, a few words at a time: one long query does not take every connection. */
async function meaningsOf(db: Sql, words: readonly string[], reading: Reading): Promise<Meaning[]> {
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length; at += batchSize) {
    const batch = words.slice(at, at + batchSize);
    meanings.push(...(await Promise.all(batch.map((word) => meaningOf(db, word, reading)))));
  }
  return meanings;
}

/**
 * What a person typed, as words of the shop: a product matches when it has a meaning of each. Undefined when nothing was typed that
 * could be searched for. At most sixteen words are read, each with two to four statements on the vocabulary.
 */
export async function parseQuery(db: Sql, typed: string | undefined): Promise<readonly Meaning[] | undefined> {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const said = fillersAmong(words);
  const namesNothing = words.every((word) => said.has(word));
  const meanings = await meaningsOf(db, words, 'as_typed');
  return meanings.map((meaning, at) => ({ ...meaning, isOptional: !namesNothing && said.has(words[at]!) }));
}

/**
 * The same for when no product has all of it: more typos are allowed in words that the shop does not have, though others begin so, and
 * beside what may be a name, words of two or three letters that are a unit, a form or no word of the shop may be missing, as may what comes after the sixth word, names
 * nothing (medicine for), or is no word of the shop beside a name that is one. Never a number, which is a strength, nor a
 * single letter, which names a vitamin; and a word that the shop has is never taken for one that reads like it.
 */
export async function parseQueryLoosely(db: Sql, typed: string | undefined): Promise<readonly Meaning[]> {
  const words = wordsOf(typed);
  const said = fillersAmong(words);
  const isName = (word: string) =>
    !isNumber(word) && word.length >= shortestWithTypo && spellingsOf(word).length === 0 && !said.has(word);
  const hasName = words.some(isName);
  const meanings = await meaningsOf(db, words, 'with_slips');
  const saysLittle = (word: string, at: number) => spellingsOf(word).length > 0 || meanings[at]!.any.length === 0;
  const isOptional = (word: string, at: number) =>
    hasName &&
    (said.has(word) ||
      (!isNumber(word) &&
        word.length > 1 &&
        ((word.length < shortestWithTypo && saysLittle(word, at)) || at >= batchSize)));
  const hasKnownName = words.some((word, at) => isName(word) && meanings[at]!.any.length > 0);
  // Beside a name that the shop has, a word that it does not have says little: voltaren emulgel.
  const isUnknown = (word: string, { any }: Meaning) => hasKnownName && isName(word) && any.length === 0;
  return meanings.map((meaning, at) => ({
    ...meaning,
    isOptional: isOptional(words[at]!, at) || isUnknown(words[at]!, meaning),
  }));
}

/**
 * The same for when no product has all of it even then: any one of the names will do, and what has more of them, or rarer ones, comes first.
 * Undefined when that would be no other search.
 */
export async function parseQueryPartly(db: Sql, typed: string | undefined): Promise<readonly Meaning[] | undefined> {
  const words = wordsOf(typed);
  const said = fillersAmong(words);
  const meanings = await meaningsOf(db, words, 'with_slips');
  const names = meanings.filter(({ any }, at) => any.length > 0 && words[at]!.length > 1 && !said.has(words[at]!));
  // A strength that no product of the name has is not to be had; another medicine of that strength is no answer.
  if (names.length < 2 || words.some(isNumber)) return undefined;
  const weights = await raritiesOf(
    db,
    names.map(({ any }) => any),
  );
  const anyOfThem = { any: [...new Set(names.flatMap(({ any }) => any))], begins: [], whole: [] };
  const required = meanings.filter((_, at) => words[at]!.length === 1 && !said.has(words[at]!));
  return [anyOfThem, ...required, ...names.map((name, at) => ({ ...name, isOptional: true, weight: weights[at]! }))];
}

/** The same for when nothing has any of it: as it reads when it was typed without switching the keyboard. Undefined where there is no such reading. */
export const parseQueryOfOtherKeyboard = (db: Sql, typed: string | undefined) =>
  parseQuery(db, otherKeyboard(typed ?? ''));

const maxOffered = 5;

/** Words of the shop that read nearly like the first of those typed. */
export async function nearestWords(db: Sql, typed: string | undefined): Promise<string[]> {
  const [first] = shopWords(typed ?? '');
  return first === undefined ? [] : similarWords(db, first, maxOffered);
}
