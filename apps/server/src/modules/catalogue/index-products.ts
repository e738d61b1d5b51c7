import { categoryWords, formWords, type CategoryCode, type DosageForm } from '@balsam/domain/catalogue';
import type { Tx } from '#platform/db/types.ts';
import { indexedWords } from './product-words.ts';
import { readProductTexts, updateSearch, wordIds, type ProductTexts } from './words.store.ts';

/** The words that lead to a product, and those of its name alone. */
export type ProductWords = { readonly search: readonly string[]; readonly name: readonly string[] };

/** What a product is found by: what it is called, what is in it, who makes it and where it stands. */
export function wordsOf(p: ProductTexts): ProductWords {
  const name = `${p.name} ${p.name_ar}`;
  const rest = [p.scientific_name, p.scientific_name_ar, p.strength, p.barcode ?? '', p.brand, p.brand_ar];
  const category = [p.category, p.category_ar, categoryWords[p.category_code as CategoryCode]];
  const all = [name, ...rest, ...category, formWords[p.form as DosageForm]].join(' ');
  return { search: indexedWords(all), name: indexedWords(name) };
}

/** The ids of the words of these products, each word asked for once. */
export async function idsOfWords(
  tx: Tx,
  worded: readonly ProductWords[],
): Promise<{ search: number[]; name: number[] }[]> {
  const known = await wordIds(tx, [...new Set(worded.flatMap(({ search }) => search))].toSorted());
  const idsOf = (words: readonly string[]) => words.flatMap((word) => known.get(word) ?? []);
  return worded.map(({ search, name }) => ({ search: idsOf(search), name: idsOf(name) }));
}

/** Makes products findable anew. To be called whenever something that they are found by has changed. */
export async function indexProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  const texts = await readProductTexts(tx, ids);
  const found = await idsOfWords(tx, texts.map(wordsOf));
  await updateSearch(
    tx,
    texts.map(({ id }, n) => ({ id, ...found[n]! })),
  );
}
