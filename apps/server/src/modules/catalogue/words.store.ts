import { editDistance, neighbourSwaps } from '@balsam/domain/text';
import { sql, type RawBuilder } from 'kysely';
import { batched } from '#platform/db/batched.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';

export type ProductTexts = Readonly<
  Record<
    | 'name'
    | 'name_ar'
    | 'scientific_name'
    | 'scientific_name_ar'
    | 'strength'
    | 'brand'
    | 'brand_ar'
    | 'category'
    | 'category_ar'
    | 'category_code'
    | 'form',
    string
  >
> & {
  readonly barcode: string | null;
  readonly atc: string | null;
  /** Codes and titles of what it helps against. */
  readonly reliefs: string;
  readonly relief_codes: readonly string[];
};

/** What these products are found by. */
export async function readProductTexts(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('product as p')
    .innerJoin('brand as b', 'b.id', 'p.brand_id')
    .innerJoin('product_category as c', 'c.id', 'p.category_id')
    .select([
      'p.id',
      'p.name',
      'p.name_ar',
      'p.scientific_name',
      'p.scientific_name_ar',
      'p.strength',
      'p.barcode',
      'p.atc',
      'p.form',
    ])
    .select([
      'b.title as brand',
      'b.title_ar as brand_ar',
      'c.title as category',
      'c.title_ar as category_ar',
      'c.code as category_code',
    ])
    .select([
      sql<string>`coalesce((select string_agg(concat_ws(' ', r.title, r.title_ar), ' ') from product_relief pr
        join relief r on r.id = pr.relief_id where pr.product_id = p.id), '')`.as('reliefs'),
      sql<string[]>`array(select r.code from product_relief pr join relief r on r.id = pr.relief_id
        where pr.product_id = p.id order by r.position)`.as('relief_codes'),
    ])
    .where('p.id', 'in', ids.length > 0 ? ids : [0])
    .execute();
}

/** The ids of words; those that were never used before get one. */
export async function wordIds(tx: Tx, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  await sql`insert into shop_word (word) select unnest(${words}::text[]) on conflict (word) do nothing`.execute(tx);
  const { rows } = await sql<{ id: number; word: string }>`
    select id, word from shop_word where word = any(${words}::text[])`.execute(tx);
  return new Map(rows.map(({ id, word }) => [word, id]));
}

export type Indexed = {
  readonly id: number;
  readonly search: readonly number[];
  readonly own: readonly number[];
  readonly name: readonly number[];
};

const idsIn = (column: RawBuilder<unknown>) => sql`array(select jsonb_array_elements_text(${column})::int)`;

export async function updateSearch(tx: Tx, products: readonly Indexed[]): Promise<void> {
  await sql`
    update product set search = ${idsIn(sql`p.search`)}, own_words = ${idsIn(sql`p.own`)}, name_words = ${idsIn(sql`p.name`)}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p (id bigint, search jsonb, own jsonb, name jsonb)
    where product.id = p.id`.execute(tx);
}

export type Word = { readonly id: number; readonly word: string };

/** Comes after every letter. */
const lastLetter = '\u{10ffff}';

type Beginning = { readonly typed: string; readonly most: number };

/** Words that begin with what was typed, the shortest first, as many as a person may have meant. */
export const wordsStartingWith = batched(async (db, beginnings: readonly Beginning[]): Promise<Word[][]> => {
  // Between what was typed and the last word that begins so: as a pattern the index on the beginnings could only be used by a plan of its own.
  const typed = beginnings.map((beginning) => beginning.typed);
  const limits = beginnings.map(({ most }) => most);
  const { rows } = await sql<Word & { place: number }>`
    select b.place::int, w.id, w.word
    from unnest(${unplanned(typed, 'text[]')}, ${unplanned(limits, 'int[]')})
      with ordinality as b (typed, most, place)
    cross join lateral (select id, word from shop_word where word ~>=~ b.typed and word ~<~ (b.typed || ${lastLetter})
      order by length(word), word limit b.most) w
    order by b.place, length(w.word), w.word`.execute(db);
  return beginnings.map((_, at) => rows.filter(({ place }) => place === at + 1));
});

/** For each list of words those that the shop has. */
export const findWords = batched(async (db, lists: readonly (readonly string[])[]): Promise<Word[][]> => {
  const { rows } = await sql<Word>`
    select id, word from shop_word where word = any(${unplanned(lists.flat(), 'text[]')})`.execute(db);
  return lists.map((words) => rows.filter(({ word }) => words.includes(word)));
});

/** How rare each set of words is among what is sold: 1 where most products have one of them, more the fewer have. */
export async function raritiesOf(db: Sql, sets: readonly (readonly number[])[]): Promise<number[]> {
  const { rows } = await sql<{ rarity: number }>`
    select 1 + round(ln(greatest((select count(*) from product where withdrawn_at is null), 1)::numeric
      / greatest((select count(*) from product p where p.withdrawn_at is null
        and p.search && array(select jsonb_array_elements_text(words.ids)::int)), 1)))::int as rarity
    from jsonb_array_elements(${JSON.stringify(sets)}::jsonb) with ordinality as words (ids, place) order by place`.execute(
    db,
  );
  return rows.map(({ rarity }) => rarity);
}

const mostCounted = 1000;

/** How many of the products that are sold have one of each set of words, counted up to a thousand. */
export async function timesSold(db: Sql, sets: readonly (readonly number[])[]): Promise<number[]> {
  const { rows } = await sql<{ times: number }>`
    select (select count(*)::int from (select from product p where p.withdrawn_at is null
      and p.search && array(select jsonb_array_elements_text(words.ids)::int) limit ${mostCounted}) sold) as times
    from jsonb_array_elements(${JSON.stringify(sets)}::jsonb) with ordinality as words (ids, place) order by place`.execute(
    db,
  );
  return rows.map(({ times }) => times);
}

const prefixPattern = (letters: readonly string[]) => `${letters.join('').replaceAll(/[\\%_]/g, '')}%`;

/** Words that begin or end with so many letters of a typed one, by the indices of beginnings and of endings. */
function sharesPrefixOrSuffix(typed: string, shared: number): RawBuilder<unknown> {
  const letters = Array.from(typed);
  const [start, end] = [letters.slice(0, shared), letters.toReversed().slice(0, shared)];
  return sql`(word like ${prefixPattern(start)} or reverse(word) like ${prefixPattern(end)})`;
}

export type TypoSearch = {
  readonly typos: number;
  readonly most: number;
  /** Whether every word is tried when none of those that begin or end like the typed one is near. */
  readonly tryAll: boolean;
};

/** A word with how many typos it is away from what was typed. */
export type NearWord = Word & { readonly typos: number };

/**
 * Words within so many typos of a typed one, the nearest first. Of as many parts as there are typos and one more, one part is
 * without: with one typo that is the beginning or the end, but for a swap in the middle, and the swaps of a word are few.
 */
export async function wordsNear(db: Sql, typed: string, { typos, most, tryAll }: TypoSearch): Promise<NearWord[]> {
  const sharing = sharesPrefixOrSuffix(typed, partOf(typed, typos + 1));
  const among = sql`(${sharing} or word = any(${neighbourSwaps(typed)}::text[]))`;
  const near = nearest(await wordsAround(db, typed, typos, among), typed, typos);
  const found =
    near.length > 0 || !tryAll ? near : nearest(await wordsAround(db, typed, typos, sql`true`), typed, typos);
  return found.slice(0, most);
}

const partOf = (typed: string, parts: number): number => Math.max(1, Math.floor(Array.from(typed).length / parts));

const maxAround = 300;

/** Words that may be within so many typos. The database counts a swap as two, so it is asked for twice as many. */
async function wordsAround(db: Sql, typed: string, typos: number, among: RawBuilder<unknown>): Promise<Word[]> {
  const length = Array.from(typed).length;
  const bound = typos * 2;
  const { rows } = await sql<Word>`
    select id, word from shop_word
    where ${among} and length(word) between ${length - typos} and ${length + typos}
      and levenshtein_less_equal(word, ${typed}, ${bound}) <= ${bound}
    order by levenshtein_less_equal(word, ${typed}, ${bound}), word limit ${maxAround}`.execute(db);
  return rows;
}

/** What is marked as a frame or a sound is no word: of three letters it would be one typo away. */
const isMarked = (word: string): boolean => /^[~=]/.test(word);

function nearest(words: readonly Word[], typed: string, most: number): NearWord[] {
  return words
    .map(({ id, word }) => ({ id, word, typos: editDistance(word, typed) }))
    .filter(({ word, typos }) => typos <= most && !isMarked(word))
    .toSorted((a, b) => a.typos - b.typos || (a.word < b.word ? -1 : 1));
}

/** Words that read nearly like a typed one, the most similar first; for whoever found nothing. They begin or end alike: few typos are in both. */
export async function similarWords(db: Sql, typed: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from shop_word
    where ${sharesPrefixOrSuffix(typed, Math.max(2, partOf(typed, 3)))}
      and word not like '~%' and word not like '=%' and length(word) > 2 and similarity(word, ${typed}) > 0.2
    order by similarity(word, ${typed}) desc, word limit ${most}`.execute(db);
  return rows.map(({ word }) => word);
}

/** The version by which products were last indexed; undefined before the first time. */
export async function readIndexVersion(db: Sql): Promise<string | undefined> {
  const row = await db.selectFrom('shop_index').select('version').executeTakeFirst();
  return row?.version;
}

export async function writeIndexVersion(db: Sql, version: string, indexed_at: Date): Promise<void> {
  await db
    .insertInto('shop_index')
    .values({ version, indexed_at })
    .onConflict((row) => row.column('only_row').doUpdateSet({ version, indexed_at }))
    .execute();
}

/** So many ids of products above one, in order, those of withdrawn ones too. */
export async function productIdsAfter(tx: Tx, id: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id::int from product where id > ${id} order by id limit ${most} for update`.execute(tx);
  return rows.map((row) => row.id);
}
