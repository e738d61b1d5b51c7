import { spellingsOf } from '@balsam/domain/catalogue';
import { normaliseArabic, otherKeyboard } from '@balsam/domain/text';
import type { Sql } from '#platform/db/types.ts';
import { shopWords } from './product-words.ts';
import { respaced } from './respace-words.ts';
import {
  isNumber,
  meaningOf,
  misreadingOf,
  shortestWithTypo,
  type Meaning,
  type Reading,
  type Understood,
} from './word-meaning.ts';
import { raritiesOf, similarWords } from './words.store.ts';

/** No name of a register has more. */
const maxWords = 16;
/** So many words are looked up at a time; one that comes later may be missing where nothing has all of them. */
const batchSize = 6;

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

/** A strength in per cent is found by its number, whether the sign is written, spelt out or left out. */
const perCent: ReadonlySet<string> = new Set(['percent', 'بالمئة', 'بالمائة', 'بالمية'].map(normaliseArabic));

/** A vitamin with its letter joined to it; with an e it is the French word. */
const joinedVitamin = /^(vitamin|فيتامين)([abcdk]|[ابجدهك]|سي|دي|بي)$/u;

const wordsOf = (typed: string | undefined): string[] =>
  shopWords(typed ?? '')
    .flatMap((word) => joinedVitamin.exec(word)?.slice(1) ?? word)
    .filter((word) => !perCent.has(word))
    .slice(0, maxWords);

/** What is asked about each word, a few words at a time: one long query does not take every connection. */
async function ofEach<T>(words: readonly string[], ask: (word: string, at: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let from = 0; from < words.length; from += batchSize) {
    const batch = words.slice(from, from + batchSize);
    answers.push(...(await Promise.all(batch.map((word, at) => ask(word, from + at)))));
  }
  return answers;
}

const meaningsOf = (db: Sql, words: readonly string[], reading: Reading): Promise<Understood[]> =>
  ofEach(words, (word, at) => meaningOf(db, word, { reading, isAfterNumber: isNumber(words[at - 1] ?? '') }));

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

type Typed = {
  readonly words: readonly string[];
  readonly said: ReadonlySet<string>;
  readonly meanings: readonly Understood[];
};

const isName = (word: string, said: ReadonlySet<string>): boolean =>
  !isNumber(word) && word.length >= shortestWithTypo && spellingsOf(word).length === 0 && !said.has(word);

/** More typos are allowed in words that the shop does not have, though others begin so; beside what may be a name in short words too. */
async function understood(db: Sql, words: readonly string[]): Promise<Typed> {
  const said = fillersAmong(words);
  const hasName = words.some((word) => isName(word, said));
  return { words, said, meanings: await meaningsOf(db, words, hasName ? 'with_slips_in_short_words' : 'with_slips') };
}

/**
 * For when no product has all of it: beside what may be a name, words of two or three letters that are a unit, a form or no word of the shop
 * may be missing, as may what comes after the sixth word, names nothing (medicine for), or is no word of the shop beside a name that is one.
 * Never a number, which is a strength, nor a single letter that is no unit, which names a vitamin.
 */
function loosely({ words, said, meanings }: Typed): Meaning[] {
  const hasName = words.some((word) => isName(word, said));
  const hasKnownName = words.some((word, at) => isName(word, said) && meanings[at]!.any.length > 0);
  const saysLittle = (word: string, at: number) => spellingsOf(word).length > 0 || !meanings[at]!.isFound;
  const isShort = (word: string) => word.length < shortestWithTypo && (word.length > 1 || spellingsOf(word).length > 0);
  const mayBeMissing = (word: string, at: number) =>
    said.has(word) ||
    (!isNumber(word) && ((isShort(word) && saysLittle(word, at)) || (word.length > 1 && at >= batchSize)));
  // Beside a name that the shop has, a word that it does not have says little: voltaren emulgel.
  const isUnknown = (word: string, { any }: Meaning) => hasKnownName && isName(word, said) && any.length === 0;
  return meanings.map((meaning, at) => {
    const word = words[at]!;
    return { ...meaning, isOptional: (hasName && mayBeMissing(word, at)) || isUnknown(word, meaning) };
  });
}

/** Words that the shop has, as slips in far more frequent ones. */
async function misread(db: Sql, typed: Typed): Promise<Typed> {
  return { ...typed, meanings: await ofEach(typed.words, (word, at) => misreadingOf(db, word, typed.meanings[at]!)) };
}

/**
 * Any one of the names will do, and what has more of them, or rarer ones, comes first. Undefined when that would be no other search.
 */
async function partly(db: Sql, { words, said, meanings }: Typed): Promise<readonly Meaning[] | undefined> {
  const names = meanings.filter(({ any }, at) => any.length > 0 && words[at]!.length > 1 && !said.has(words[at]!));
  // A strength that no product of the name has is not to be had; another medicine of that strength is no answer.
  if (names.length < 2 || words.some(isNumber)) return undefined;
  const weights = await raritiesOf(
    db,
    names.map(({ any }) => any),
  );
  const anyOfThem = { any: [...new Set(names.flatMap(({ any }) => any))], close: [], begins: [], whole: [] };
  const required = meanings.filter((_, at) => words[at]!.length === 1 && !said.has(words[at]!));
  return [anyOfThem, ...required, ...names.map((name, at) => ({ ...name, isOptional: true, weight: weights[at]! }))];
}

/**
 * What was typed, read ever more freely, for when no product has it as it stands: with typos in each word and little ones left out; with spaces
 * where the shop has them; with words of the shop as slips in far more frequent ones; by some of the names; and as typed on the other keyboard.
 * A word that the shop has is never taken for a medicine that reads like it.
 */
export async function* freerReadings(db: Sql, typed: string | undefined): AsyncGenerator<readonly Meaning[]> {
  const words = wordsOf(typed);
  if (words.length === 0) return;
  const read = await understood(db, words);
  yield loosely(read);
  const spaced = await respaced(db, words);
  if (spaced) yield loosely(await understood(db, spaced));
  yield loosely(await misread(db, read));
  const some = await partly(db, read);
  if (some) yield some;
  const switched = await parseQuery(db, otherKeyboard(typed ?? ''));
  if (switched) yield switched;
}

const maxOffered = 5;

/** Words of the shop that read nearly like the first of those typed. */
export async function nearestWords(db: Sql, typed: string | undefined): Promise<string[]> {
  const [first] = shopWords(typed ?? '');
  return first === undefined ? [] : similarWords(db, first, maxOffered);
}
