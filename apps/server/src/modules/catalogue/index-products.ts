import {
  categoryWords,
  complaintWords,
  formWords,
  indicationWords,
  kindWords,
  substanceWords,
  type CategoryCode,
  type DosageForm,
} from '@balsam/domain/catalogue';
import type { Tx } from '#platform/db/types.ts';
import { indexedWords, soundMarks } from './product-words.ts';
import { readProductTexts, updateSearch, wordIds, type ProductTexts } from './words.store.ts';

/** The words that lead to a product, those that are its own rather than its category's or its form's, and those of its name alone. */
export type ProductWords = Readonly<Record<'search' | 'own' | 'name', readonly string[]>>;

/** What a product is found by: what it is called, what is in it, who makes it, what it helps against and where it stands. */
export function wordsOf(p: ProductTexts): ProductWords {
  const name = `${p.name} ${p.name_ar}`;
  const complaints = p.relief_codes.map((code) => complaintWords[code] ?? '');
  const substance = [p.scientific_name, p.scientific_name_ar, substanceWords(p.scientific_name)];
  const rest = [
    kindWords(p.name),
    indicationWords(p.atc),
    ...substance,
    p.strength,
    p.barcode ?? '',
    p.brand,
    p.brand_ar,
    p.reliefs,
    ...complaints,
  ];
  const own = [name, ...rest].join(' ');
  const category = [p.category, p.category_ar, categoryWords[p.category_code as CategoryCode]];
  const all = [own, ...category, formWords[p.form as DosageForm]].join(' ');
  const sounds = soundMarks([name, ...substance.slice(0, 2), p.brand, p.brand_ar].join(' '));
  return {
    search: [...indexedWords(all), ...sounds],
    own: [...indexedWords(own), ...sounds],
    name: [...indexedWords(name), ...soundMarks(name)],
  };
}

type WordIds = Record<keyof ProductWords, number[]>;

/** The ids of the words of these products, each word asked for once. */
export async function idsOfWords(tx: Tx, worded: readonly ProductWords[]): Promise<WordIds[]> {
  const known = await wordIds(tx, [...new Set(worded.flatMap(({ search }) => search))].toSorted());
  const idsOf = (words: readonly string[]) => words.flatMap((word) => known.get(word) ?? []);
  return worded.map(({ search, own, name }) => ({ search: idsOf(search), own: idsOf(own), name: idsOf(name) }));
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
