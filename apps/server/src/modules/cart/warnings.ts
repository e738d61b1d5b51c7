import type { z } from 'zod';
import type { Cart } from '@balsam/contract/cart';
import { warningsFor, type Known, type SafetyWarning } from '@balsam/domain/safety';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { readStockedProducts, type StockedProduct } from '#modules/catalogue/index.ts';
import { safetyFactsOf } from '#modules/records/index.ts';

type OnWire = z.input<typeof Cart>['warnings'];

/** As many as a person would read; the serious stand first. */
const maxWarnings = 20;

const asWire = ({ kind, severity, text, textAr, productIds, known, knownAr }: SafetyWarning): OnWire[number] => ({
  kind,
  severity,
  text,
  text_ar: textAr,
  product_ids: [...productIds],
  known: known ?? null,
  known_ar: knownAr ?? null,
});

/** Whose record is looked into, and whether what is marked sensitive is hidden from who reads the warning. */
type Reader = { readonly personId: number; readonly hideSensitive: boolean };

/** Nothing is known of a guest. */
async function knownOf(sql: Sql, reader: Reader | undefined): Promise<Known> {
  if (reader === undefined) return { allergies: [], substances: [] };
  const { allergies, medicines } = await safetyFactsOf(sql, reader.personId, reader);
  return { allergies, substances: medicines };
}

function findWarnings(products: readonly StockedProduct[], known: Known): SafetyWarning[] {
  if (products.length === 0) return [];
  const substances = products.map(({ id, substance, atc }) => ({ id, substance, atc }));
  return warningsFor(substances, known).slice(0, maxWarnings);
}

const mentionsRecord = (warnings: readonly SafetyWarning[]): boolean =>
  warnings.some(({ known }) => known !== undefined);
const what = 'allergies and medicines';

/** What the record of the open profile says against medicines, as far as this caller may know it. */
export const knownToCart = (sql: Sql, { actor }: Call): Promise<Known> =>
  knownOf(
    sql,
    actor.kind === 'user' ? { personId: actor.personId, hideSensitive: actor.guardianAccess === 'limited' } : undefined,
  );

/**
 * What to think about before taking the products of a cart together, and with what the open profile is allergic to and takes already
 * (DECISIONS §6). The record is looked into for each cart, and the access log has it when something of it is shown. A guardian with limited
 * access is not told of what is marked sensitive: the pharmacist reads that with the order.
 */
export async function warningsOf(
  sql: Sql,
  call: Call,
  products: readonly StockedProduct[],
  known: Known,
): Promise<OnWire> {
  const { actor } = call;
  const warnings = findWarnings(products, known);
  if (actor.kind === 'user' && mentionsRecord(warnings)) {
    const why = actor.guardianId === undefined ? 'self' : 'guardian';
    await audit(sql, call, { personId: actor.personId, action: 'read', what, why });
  }
  return warnings.map(asWire);
}

/** The same of products that an order has or may have, for its patient. */
export async function warningsForPatient(sql: Sql, call: Call, productIds: readonly number[]): Promise<OnWire> {
  const products = await readStockedProducts(sql, productIds, call.now);
  return warningsOf(sql, call, [...products.values()], await knownToCart(sql, call));
}

/** The same of the products of an order, for whoever fills it: what the record of its patient says against them. */
export async function warningsForStaff(
  sql: Sql,
  call: Call,
  { personId, productIds }: { readonly personId: number; readonly productIds: readonly number[] },
): Promise<OnWire> {
  const products = await readStockedProducts(sql, productIds, call.now);
  const known = await knownOf(sql, { personId, hideSensitive: false });
  const warnings = findWarnings([...products.values()], known);
  if (mentionsRecord(warnings)) await audit(sql, call, { personId, action: 'read', what, why: 'staff' });
  return warnings.map(asWire);
}
