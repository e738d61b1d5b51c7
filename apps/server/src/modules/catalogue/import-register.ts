import { isRecall } from '@balsam/domain/catalogue';
import { addDays, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { publish } from '#platform/outbox/outbox.ts';
import type { MappedProduct } from './map-product.ts';
import { productsWithdrawn } from './events.ts';
import {
  insertBrands,
  lockImports,
  readCategories,
  stockEverywhere,
  upsertProducts,
  type FoundProduct,
  type Stored,
} from './import.store.ts';
import { idsOfWords, indexProducts, wordsOf } from './index-products.ts';
import { readRegister } from './read-register.ts';
import { BrokenRegister } from './register-text.ts';
import { sortRegister, type Refusal } from './sort-register.ts';
import {
  lockSales,
  resumeSale,
  withdrawRefused,
  type RefusedProduct,
  type ResumedProduct,
  type WithdrawnProduct,
} from './withdrawal.store.ts';

export type RegisterImport = {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Sold under their English name in both languages. */
  readonly arabicMissing: number;
  /** Taken off sale, since their line is refused now. */
  readonly withdrawn: readonly WithdrawnProduct[];
  /** On sale again: an earlier register had refused them. */
  readonly resumed: readonly ResumedProduct[];
  /** Left out by the rules of the shop: how many for which reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Lines that could not be taken, with the reason. */
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
};

type Options = {
  readonly now: Date;
  /** Pieces of each new product at each branch; zero for none. */
  readonly stock: number;
  /** Also a file that takes a great part of the shop off sale is taken over. */
  readonly withdrawMany?: boolean;
  readonly progress?: (done: number, of: number) => void;
};

const source = 'sfda';
const batch = 1000;
/** More withdrawn at once than these, and than one in ten of what the file allows, is more likely a damaged column than the truth. */
const manyWithdrawn = 100;
const oneIn = 10;
/** Of the demo's stock: nearly two years. */
const shelfLifeDays = 700;

type Categories = Awaited<ReturnType<typeof readCategories>>;

async function withWords(
  tx: Tx,
  products: readonly MappedProduct[],
  categories: Categories,
): Promise<readonly FoundProduct[]> {
  const worded = products.map((p) => {
    const category = categories.get(p.category);
    return wordsOf({
      name: p.name,
      name_ar: p.nameAr,
      scientific_name: p.scientificName,
      scientific_name_ar: p.scientificNameAr,
      strength: p.strength,
      barcode: null,
      atc: p.atc,
      reliefs: '',
      relief_codes: [],
      brand: p.brand,
      brand_ar: p.brand,
      category: category?.title ?? '',
      category_ar: category?.title_ar ?? '',
      category_code: p.category,
      form: p.form,
    });
  });
  const ids = await idsOfWords(tx, worded);
  return products.map((p, n) => ({ ...p, search: ids[n]!.search, ownWords: ids[n]!.own, nameWords: ids[n]!.name }));
}

async function storeBatch(tx: Tx, products: readonly FoundProduct[], { now, stock }: Options): Promise<Stored[]> {
  const stored = await upsertProducts(tx, source, products, now);
  const added = stored.filter(({ is_new }) => is_new).map(({ id }) => id);
  const expiresOn = addDays(riyadhDay(now), shelfLifeDays);
  if (stock > 0) await stockEverywhere(tx, added, { lot: 'FIRST', expiresOn, quantity: stock });
  const edited = stored.filter(({ is_edited }) => is_edited).map(({ id }) => id);
  // They are found by what they are called here, not by what the register calls them.
  if (edited.length > 0) await indexProducts(tx, edited);
  return stored;
}

/** Publishes what is newly refused, and what was refused and is recalled now; also where the staff had taken it off sale before. */
async function publishRefused(tx: Tx, refused: readonly RefusedProduct[], now: Date): Promise<void> {
  const recalled = refused.filter(({ reason, was_refused }) => isRecall(reason) && !isRecall(was_refused ?? ''));
  const toPublish = refused.filter((product) => product.was_refused === null || recalled.includes(product));
  if (toPublish.length === 0) return;
  const idsOf = (products: readonly RefusedProduct[]) => products.map(({ id }) => id);
  await publish(tx, productsWithdrawn, { product_ids: idsOf(toPublish), recalled_ids: idsOf(recalled) }, now);
}

/**
 * Takes what the register refuses off sale and puts back what it allows again. An order that is being made meanwhile is either seen by those who
 * are told, or sees the product withdrawn.
 */
async function applyRegister(
  tx: Tx,
  { products, refusals }: { products: readonly MappedProduct[]; refusals: ReadonlyMap<string, Refusal> },
  { now, withdrawMany = false }: Options,
): Promise<{ withdrawn: WithdrawnProduct[]; resumed: ResumedProduct[] }> {
  await lockSales(tx);
  const refused = await withdrawRefused(tx, source, refusals, now);
  const withdrawn = refused
    .filter(({ was_sold }) => was_sold)
    .map(({ id, number, name, reason }) => ({ id, number, name, reason }));
  if (!withdrawMany && withdrawn.length > manyWithdrawn && withdrawn.length * oneIn > products.length)
    throw new BrokenRegister(`it would withdraw ${withdrawn.length} products; if that is right, add --withdraw-many`);
  const numbers = products.map(({ sourceId }) => sourceId);
  const resumed = await resumeSale(tx, source, numbers, now);
  await publishRefused(tx, refused, now);
  return { withdrawn, resumed };
}

/**
 * Takes the SFDA's register into the shop, in the caller's transaction: all of it or nothing. Again with the same file it changes nothing,
 * and what the staff have set of a product stays. What it refuses is withdrawn, what it does not name stays as it is.
 * @throws BrokenRegister when the file cannot be read whole, or would withdraw a great part of the shop without `withdrawMany`
 */
export async function importRegister(tx: Tx, file: Buffer, options: Options): Promise<RegisterImport> {
  const rows = readRegister(file);
  const sorted = sortRegister(rows);
  const { products, leftOut, refused } = sorted;
  await lockImports(tx);
  await insertBrands(tx, [...new Set(products.map(({ brand }) => brand))]);
  const found = await withWords(tx, products, await readCategories(tx));
  const stored: Stored[] = [];
  for (let at = 0; at < products.length; at += batch) {
    stored.push(...(await storeBatch(tx, found.slice(at, at + batch), options)));
    options.progress?.(Math.min(at + batch, products.length), products.length);
  }
  const added = stored.filter(({ is_new }) => is_new).length;
  const applied = await applyRegister(tx, sorted, options);
  return {
    read: rows.length,
    added,
    changed: stored.length - added,
    unchanged: products.length - stored.length,
    arabicMissing: products.filter(({ arabicMissing }) => arabicMissing).length,
    ...applied,
    leftOut,
    refused,
  };
}
