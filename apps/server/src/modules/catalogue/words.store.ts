import { sql } from 'kysely';
import type { Sql, Tx } from '../../platform/db/types.ts';

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
> & { readonly barcode: string | null };

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
      'p.form',
    ])
    .select([
      'b.title as brand',
      'b.title_ar as brand_ar',
      'c.title as category',
      'c.title_ar as category_ar',
      'c.code as category_code',
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

export type Indexed = { readonly id: number; readonly search: readonly number[]; readonly name: readonly number[] };

export async function updateSearch(tx: Tx, products: readonly Indexed[]): Promise<void> {
  await sql`
    update product set search = array(select jsonb_array_elements_text(p.search)::int), name_words = array(select jsonb_array_elements_text(p.name)::int)
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p (id bigint, search jsonb, name jsonb) where product.id = p.id`.execute(
    tx,
  );
}

/** Meanings of a typed word: the ids of words that begin so, the shortest first, as many as a person may have meant. */
export async function wordsBeginning(db: Sql, typed: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_word where word like ${`${typed.replaceAll(/[\\%_]/g, '')}%`} order by length(word), word limit ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The ids of words within so many slips of a typed one. */
export async function wordsNear(db: Sql, typed: string, slips: number, most: number): Promise<number[]> {
  const length = Array.from(typed).length;
  const { rows } = await sql<{ id: number }>`
    select id from shop_word
    where length(word) between ${length - slips} and ${length + slips} and levenshtein_less_equal(word, ${typed}, ${slips}) <= ${slips}
    order by levenshtein_less_equal(word, ${typed}, ${slips}), word limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Words that read nearly like a typed one, the likest first; for whoever found nothing. */
export async function likeWords(db: Sql, typed: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from shop_word where word not like '~%' and length(word) > 2 and similarity(word, ${typed}) > 0.2
    order by similarity(word, ${typed}) desc, word limit ${most}`.execute(db);
  return rows.map(({ word }) => word);
}
