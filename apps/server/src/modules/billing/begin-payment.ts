import { randomUUID } from 'node:crypto';
import { holdPostings, type DeskMethod, type PaymentMethod, type PaymentParts } from '@balsam/domain/billing';
import { halalas, toSar } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import type { z } from 'zod';
import type { contract } from '@balsam/contract';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Attempt } from '#platform/http/idempotency.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { Platform } from '#platform/platform.ts';
import { ownReason, requireAgreedTerms } from '#modules/people/index.ts';
import { lockBalance } from './balances.store.ts';
import { checkoutFor, fieldOf, type CheckoutRequest } from './checkout.ts';
import { postJournal } from './ledger.ts';
import { openPage, resultUrl } from './open-page.ts';
import { operation } from './operation.ts';
import type { Owed, Payables, Purpose } from './payable.ts';
import { currentSeller } from './seller.ts';
import { bookSale, voidPayment, payableOf } from './settle-payment.ts';
import { findPayment, insertPayment, lockPayment, lockSuccess, type PaymentRow } from './payments.store.ts';
import { voidPending } from './void-pending.ts';

/** How long a hosted page stays open at most (DECISIONS §4: the verification object lives 30 minutes). */
const pageMinutes = 30;

export type PaymentRequest = CheckoutRequest & {
  readonly purpose: Purpose;
  readonly entityId: number;
  /** SAR; only compared. */
  readonly amount: number | undefined;
};

type Intent = Omit<z.output<typeof contract.billing.intent.body>, 'method'> & Pick<PaymentRequest, 'method'>;

/** What a body names. Two ids that name different things name none: `not_found`. */
export function entityOf({ entity_id, appointment_id }: Pick<Intent, 'entity_id' | 'appointment_id'>): number {
  const entityId = entity_id ?? appointment_id ?? 0;
  if (appointment_id !== undefined && appointment_id !== entityId) throw fail('not_found');
  return entityId;
}

/** The body of an intent as a payment request. */
export function toPaymentRequest(body: Intent): PaymentRequest {
  return {
    purpose: body.purpose,
    entityId: entityOf(body),
    method: body.method,
    useWallet: body.use_wallet || body.method !== 'card',
    loyaltyPoints: body.loyalty_points,
    amount: body.amount,
  };
}

/** Whether the caller's open profile has paid for this by instalments already (SPEC §8). */
async function isPaidByInstalments(tx: Tx, call: UserCall, { purpose, entityId }: PaymentRequest): Promise<boolean> {
  const paid = await lockSuccess(tx, purpose, entityId);
  return paid?.method === 'tamara' && paid.person_id === call.actor.personId;
}

/** The payment that this call began before its process died, unless that has ended without money since. */
async function madeBefore(tx: Tx, attempt: Attempt): Promise<PaymentRow | undefined> {
  const { payment_id } = await attempt.progress(tx);
  const made = payment_id === undefined ? undefined : await findPayment(tx, payment_id);
  return made?.status === 'pending' || made?.status === 'success' ? made : undefined;
}

const earlierOf = (a: Date, b: Date) => (a < b ? a : b);

/** How much each source pays; a source that may not is refused, by the same rule as the payment page reads. */
async function splitFor(platform: Platform, tx: Tx, call: UserCall, request: PaymentRequest, owed: Owed) {
  if (request.amount !== undefined && request.amount !== toSar(owed.total))
    throw fail('invalid_amount', { path: 'amount' });
  const { choice, parts } = await checkoutFor(tx, call, request, owed, {
    balance: lockBalance,
    isLending: platform.gateways.instalments !== undefined,
  });
  if (!choice.ok) throw fail(choice.code, { path: fieldOf(choice.code), values: choice.values });
  return parts;
}

type Split = PaymentParts & { readonly method: PaymentMethod };

/** @throws payments_not_open where no invoice could be issued for it: no money is taken then */
async function insertFor(
  tx: Tx,
  call: UserCall,
  { purpose, entityId }: Pick<PaymentRequest, 'purpose' | 'entityId'>,
  owed: Owed,
  split: Split,
): Promise<PaymentRow> {
  if (owed.total > 0) await currentSeller(tx);
  return insertPayment(tx, {
    reference: randomUUID(),
    person_id: owed.personId,
    account_id: call.actor.accountId,
    purpose,
    entity_id: entityId,
    method: split.method,
    result_method: owed.resultMethod ?? null,
    amount: owed.total,
    vat: owed.vat,
    vat_percent: owed.vatPercent,
    title: owed.title,
    title_ar: owed.titleAr,
    wallet_part: split.walletPart,
    card_part: split.cardPart,
    loyalty_part: split.loyaltyPart,
    insurer_net: owed.reductions?.insurer.net ?? 0,
    insurer_vat: owed.reductions?.insurer.vat ?? 0,
    discount: owed.reductions?.discount ?? 0,
    created_at: call.now,
    expires_at: earlierOf(addMinutes(call.now, pageMinutes), owed.payableUntil),
    ...operation.pending,
  });
}

/** Nothing is left for the card: the wallet pays at once, or there is nothing to pay. */
async function payAtOnce(tx: Tx, payables: Partial<Payables>, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  const verdict = await payableOf(payables, payment).settled(tx, payment.entity_id, now);
  if (verdict !== 'accepted') throw fail(payment.purpose === 'order' ? 'order_not_payable' : 'appointment_not_payable');
  return bookSale(tx, payables, payment, false, now);
}

const nothing: Split = { walletPart: halalas(0), cardPart: halalas(0), loyaltyPart: halalas(0), method: 'card' };

/**
 * Settles at once what costs its person nothing: a free visit, or one that an insurer or a package bears. The caller's module owns the
 * thing and implements `payables`.
 * @throws RangeError when something is owed: somebody's mistake
 */
export async function settleUnowed(
  tx: Tx,
  call: UserCall,
  payables: Partial<Payables>,
  what: Pick<PaymentRequest, 'purpose' | 'entityId'>,
): Promise<void> {
  const owed = await payables[what.purpose]?.owed(tx, call, what.entityId);
  if (owed?.total !== 0) throw new RangeError(`${what.purpose} ${what.entityId} is not settled for nothing`);
  await voidPending(tx, payables, what, 'replaced', call.now);
  await payAtOnce(tx, payables, await insertFor(tx, call, what, owed, nothing), call.now);
}

/**
 * Settles what the front desk takes: in cash or by its terminal, the whole of what is owed. The caller's module owns the thing, has locked
 * it and says what is owed.
 */
export async function collectAtDesk(
  tx: Tx,
  call: UserCall,
  payables: Partial<Payables>,
  paid: Pick<PaymentRequest, 'purpose' | 'entityId'> & { readonly owed: Owed; readonly method: DeskMethod },
): Promise<void> {
  const { owed, method } = paid;
  await voidPending(tx, payables, paid, 'replaced', call.now);
  const split: Split = { ...nothing, cardPart: owed.total, method: owed.total === 0 ? 'card' : method };
  const payment = await insertFor(tx, call, paid, owed, split);
  await audit(tx, call, {
    personId: owed.personId,
    action: 'write',
    what: 'payment',
    recordId: payment.id,
    why: 'staff',
  });
  await payAtOnce(tx, payables, payment, call.now);
}

/**
 * Pays at once from the wallet of the open profile, inside the caller's transaction: for money that has just come back there.
 * @throws wallet_insufficient, and what the payable refuses by
 */
export async function payFromWallet(
  tx: Tx,
  call: UserCall,
  payables: Partial<Payables>,
  what: Pick<PaymentRequest, 'purpose' | 'entityId'>,
): Promise<void> {
  const owed = await payables[what.purpose]?.owed(tx, call, what.entityId);
  if (!owed) throw new RangeError(`${what.purpose} is not sold here`);
  if ((await lockBalance(tx, 'wallet', owed.personId)) < owed.total) throw fail('wallet_insufficient');
  const split: Split = { ...nothing, walletPart: owed.total, method: owed.total === 0 ? nothing.method : 'wallet' };
  await payAtOnce(tx, payables, await insertFor(tx, call, what, owed, split), call.now);
}

async function holdFunds(tx: Tx, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  const postings = holdPostings({
    personId: payment.person_id,
    amount: halalas(payment.wallet_part),
    points: halalas(payment.loyalty_part),
  });
  await postJournal(tx, { key: `hold:${payment.id}`, kind: 'wallet_hold', paymentId: payment.id, postings, now });
  return payment;
}

async function openPayment(
  platform: Platform,
  tx: Tx,
  payables: Payables,
  call: UserCall,
  request: PaymentRequest,
  attempt: Attempt,
): Promise<PaymentRow> {
  const payable = payables[request.purpose];
  await payable.lock(tx, request.entityId);
  const earlier = await madeBefore(tx, attempt);
  if (earlier) return earlier;
  if (request.method === 'tamara' && (await isPaidByInstalments(tx, call, request))) throw fail('tamara_already_done');
  const owed = await payable.owed(tx, call, request.entityId);
  await requireAgreedTerms(tx, call);
  await voidPending(tx, payables, request, 'replaced', call.now);
  const split = await splitFor(platform, tx, call, request, owed);
  const payment = await insertFor(tx, call, request, owed, split);
  await attempt.save(tx, { payment_id: payment.id });
  await audit(tx, call, {
    personId: owed.personId,
    action: 'write',
    what: 'payment',
    recordId: payment.id,
    why: ownReason(call),
  });
  if (payment.card_part === 0) return payAtOnce(tx, payables, payment, call.now);
  await payable.awaitsPayment?.(tx, request.entityId, true);
  return holdFunds(tx, payment, call.now);
}

/** Nobody got the address of a page, so nobody can pay: the payment ends, and what it held is released. */
async function endUnopened(
  { db }: Platform,
  payables: Payables,
  payment: PaymentRow,
  now: Date,
  attempt: Attempt,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await payableOf(payables, payment).lock(tx, payment.entity_id);
    await attempt.discard(tx, 'payment_id');
    const locked = await lockPayment(tx, payment.id);
    await voidPayment(tx, payables, locked, { status: 'failed', says: 'unavailable' }, now);
  });
}

/**
 * Begins a payment: one transaction fixes the amount and puts the wallet's part aside, then the provider opens its page, then its name is
 * kept. Killed in between, the payment runs out by itself and releases what it held. What needs no card is settled at once.
 * @throws what the payable refuses by; payments_not_open, invalid_amount, wallet_insufficient, wallet_not_for_free; gateway_unavailable with nothing moved
 */
export async function beginPayment(
  platform: Platform,
  payables: Payables,
  call: UserCall,
  request: PaymentRequest,
  attempt: Attempt,
): Promise<PaymentRow> {
  const payment = await retryOnConflict(() =>
    platform.db.transaction().execute((tx) => openPayment(platform, tx, payables, call, request, attempt)),
  );
  if (payment.card_part === 0 || payment.redirect_url !== null || payment.status !== 'pending') return payment;
  try {
    return await openPage(platform, payables, call, payment);
  } catch (error) {
    await endUnopened(platform, payables, payment, call.now, attempt);
    throw error instanceof GatewayUnavailable ? fail('gateway_unavailable') : error;
  }
}

/** Begins a payment for a module that sells, and answers its name and where the payer goes on. */
export type BeginPayment = (
  platform: Platform,
  call: UserCall,
  request: PaymentRequest,
  attempt: Attempt,
) => Promise<{ readonly reference: string; readonly redirect_url: string }>;

export const beginBy =
  (payables: Payables): BeginPayment =>
  async (platform, call, request, attempt) => {
    const payment = await beginPayment(platform, payables, call, request, attempt);
    const { reference, redirect_url } = payment;
    return { reference, redirect_url: redirect_url ?? resultUrl(platform.config.publicUrl, payment) };
  };
