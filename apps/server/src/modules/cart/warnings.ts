import type { z } from 'zod';
import type { Cart } from '@balsam/contract/cart';
import { warningsFor, type Known, type SafetyWarning } from '@balsam/domain/safety';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { Call } from '../../platform/http/call.ts';
import type { OnShelf } from '../catalogue/index.ts';
import { safetyFactsOf } from '../records/index.ts';

type OnWire = z.input<typeof Cart>['warnings'];

/** As many as a person would read; the serious stand first. */
const most = 20;

const asWire = ({ kind, severity, text, textAr, productIds, known }: SafetyWarning): OnWire[number] => ({
  kind,
  severity,
  text,
  text_ar: textAr,
  product_ids: [...productIds],
  known: known ?? null,
});

/** Of a guest nothing is known. */
async function knownOf(tx: Tx, { actor }: Call): Promise<Known> {
  if (actor.kind !== 'user') return { allergies: [], substances: [] };
  const { allergies, medicines } = await safetyFactsOf(tx, actor.personId);
  return { allergies, substances: medicines };
}

/**
 * What to think about before taking the products of a cart together, and with what the open profile is allergic to and takes already
 * (DECISIONS §6). The record is looked into for each cart, and the access log tells of it when something of it is shown.
 */
export async function warningsOf(tx: Tx, call: Call, products: readonly OnShelf[]): Promise<OnWire> {
  if (products.length === 0) return [];
  const substances = products.map(({ id, substance, atc }) => ({ id, substance, atc }));
  const warnings = warningsFor(substances, await knownOf(tx, call)).slice(0, most);
  const { actor } = call;
  if (actor.kind === 'user' && warnings.some(({ known }) => known !== undefined)) {
    const why = actor.guardianId === undefined ? 'self' : 'guardian';
    await audit(tx, call, { personId: actor.personId, action: 'read', what: 'allergies and medicines', why });
  }
  return warnings.map(asWire);
}
