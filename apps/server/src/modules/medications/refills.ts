import { isBlank } from '@balsam/domain/text';
import { isSaudiMobile, normalisePhone, toE164 } from '@balsam/domain/identity';
import {
  mayAskRefill,
  mayMoveRefill,
  refillStates,
  type RefillKind,
  type RefillState,
} from '@balsam/domain/medication';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { cartOf, keepInCart } from '#modules/cart/index.ts';
import { productsForPrescription } from '#modules/catalogue/index.ts';
import { ownPatientId, ownReason } from '#modules/people/index.ts';
import { refillMoved } from './events.ts';
import { refillStateOf, refillView } from './medications.view.ts';
import { aroundMedicines, assertReadsMedicine, readableMedicine } from './read-medications.ts';
import { findRefill, insertRefill, listRefills, moveRefillRow } from './refills.store.ts';

type RefillRequest = {
  readonly medication_id: number;
  readonly kind: RefillKind;
  readonly product_id?: number | undefined;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
};

/** SPEC §5: name, phone and address; the phone is a Saudi mobile. */
function validateContact({ name, phone, address }: RefillRequest): { name: string; phone: string; address: string } {
  const missing = Object.entries({ name, phone, address }).find(([, text]) => isBlank(text));
  if (missing) throw fail('refill_contact_required', { path: missing[0] });
  const number = normalisePhone(phone);
  if (!isSaudiMobile(number)) throw fail('phone_not_valid', { path: 'phone' });
  return { name, phone: toE164(number), address };
}

/** The products of the pharmacy that hold what a medicine of the record names. */
export async function productsOfMedicine(db: Sql, call: UserCall, id: number) {
  const { reading, medicine } = await readableMedicine(db, call, id);
  const { personId, why } = reading;
  await audit(db, call, { personId, action: 'read', what: 'medicine', recordId: id, why });
  return productsForPrescription(db, { words: medicine.words.join('; '), atcCodes: medicine.atcCodes }, call.now);
}

/**
 * Asks for more of a prescribed medicine. For a delivery the product is put into the cart: the order of the pharmacy carries it from there,
 * with the prescription of the record, which the pharmacist reviews (DECISIONS §11).
 * @throws what SPEC §5 refuses by; not_found for a product that is not what is prescribed
 */
export async function askRefill(tx: Tx, call: UserCall, request: RefillRequest) {
  const { reading, medicine } = await readableMedicine(tx, call, request.medication_id);
  const { personId, why } = reading;
  const around = (await aroundMedicines(tx, personId, true, call.now))(medicine);
  const verdict = mayAskRefill(refillStateOf(medicine, around));
  assertAllowed(verdict);
  const contact = validateContact(request);
  const productId = request.kind === 'delivery' ? request.product_id : undefined;
  const products = productId === undefined ? [] : await productsOfMedicine(tx, call, medicine.id);
  if (productId !== undefined && !products.some(({ id }) => id === productId)) throw fail('not_found');
  const row = await insertRefill(tx, {
    person_id: personId,
    resource_id: medicine.id,
    title: medicine.title,
    kind: request.kind,
    ...contact,
    product_id: productId ?? null,
    created_at: call.now,
  });
  if (!row) throw fail('refill_pending');
  if (productId !== undefined) await keepInCart(tx, cartOf(call.actor), productId, call.now);
  await audit(tx, call, { personId, action: 'write', what: 'refill', recordId: row.id, why });
  return refillView(row);
}

type Query = {
  readonly mrn_number?: string | undefined;
  readonly status?: RefillState | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/** The requests of the open profile, without those about medicines that a guardian must not see. */
export async function showRefills(db: Sql, call: UserCall, query: Query) {
  const personId = ownPatientId(call, query.mrn_number);
  const page = pageOf(query);
  await audit(db, call, { personId, action: 'read', what: 'refill', why: ownReason(call) });
  if (call.actor.guardianId !== undefined && call.actor.guardianAccess === 'limited')
    return { items: [], total: 0, page: page.page, limit: page.limit };
  const { rows, total } = await readPage(page, (at) => listRefills(db, personId, query.status, at));
  return {
    items: rows.map(refillView),
    total,
    page: page.page,
    limit: page.limit,
  };
}

/** Withdraws an open request; one that an order carries is ended with the order. */
export async function cancelRefill(tx: Tx, call: UserCall, id: number) {
  const personId = ownPatientId(call);
  const found = await findRefill(tx, id);
  if (found?.person_id !== personId) throw fail('not_found');
  await assertReadsMedicine(tx, call, found.resource_id);
  const from = refillStates.filter((state) => mayMoveRefill(state, 'cancelled', 'patient'));
  const row = await moveRefillRow(tx, id, from, { state: 'cancelled', decided_at: call.now });
  if (!row) throw fail('refill_changed');
  await audit(tx, call, { personId, action: 'write', what: 'refill', recordId: id, why: ownReason(call) });
  await publish(tx, refillMoved, { refill_id: id, to: 'cancelled' }, call.now);
  return refillView(row);
}
