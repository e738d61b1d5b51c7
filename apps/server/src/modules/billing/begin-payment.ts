import { randomUUID } from 'node:crypto';
import { holdPostings, pointsWorth, splitPayment } from '@balsam/domain/billing';
import { halalas, toSar, type Halalas } from '@balsam/domain/money';
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
import { checkInstalments } from './instalments.ts';
import { postJournal } from './ledger.ts';
import { pointsPerSar } from './loyalty.ts';
import { openPage, resultUrl } from './open-page.ts';
import { operation } from './operation.ts';
import type { Owed, Payables, Purpose } from './payable.ts';
import { bookSale, voidPayment, payableOf } from './settle-payment.ts';
import {
  findPayment,
  insertPayment,
  lockPayment,
  lockPending,
  lockSuccess,
  type PaymentRow,
} from './payments.store.ts';

/** How long a hosted page stays open at most (DECISIONS §4: the verification object lives 30 minutes). */
const pageMinutes = 30;

export type PaymentRequest = {
  readonly purpose: Purpose;
  readonly entityId: number;
  readonly method: 'card' | 'wallet' | 'wallet_and_card' | 'tamara';
  readonly useWallet: boolean;
  /** How many points are to pay a part of it; never beside a promo code. */
  readonly loyaltyPoints: number;
  /** SAR; only compared. */
  readonly amount: number | undefined;
};

type Intent = Omit<z.output<typeof contract.billing.intent.body>, 'method'> & Pick<PaymentRequest, 'method'>;

/** The body of an intent as a payment request. Two ids that name different things name none: `not_found`. */
export function toPaymentRequest(body: Intent): PaymentRequest {
  const entityId = body.entity_id ?? body.appointment_id ?? 0;
  if (body.appointment_id !== undefined && body.appointment_id !== entityId) throw fail('not_found');
  return {
    purpose: body.purpose,
    entityId,
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

function validatePaymentRequest(request: PaymentRequest, owed: Owed): void {
  if (request.amount !== undefined && request.amount !== toSar(owed.total))
    throw fail('invalid_amount', { path: 'amount' });
  if (owed.hasPromo && request.loyaltyPoints > 0) throw fail('one_discount_only', { path: 'loyalty_points' });
  if (owed.total === 0 && request.useWallet) throw fail('wallet_not_for_free', { path: 'method' });
}

/** A payer who begins again leaves the earlier page: what it held of the wallet is released. */
async function replacePending(tx: Tx, { purpose, entityId }: PaymentRequest, now: Date): Promise<void> {
  const open = await lockPending(tx, purpose, entityId);
  for (const payment of open) await voidPayment(tx, payment, { status: 'cancelled', says: 'replaced' }, now);
}

const earlierOf = (a: Date, b: Date) => (a < b ? a : b);

/** What the points of the request are worth, in halalas. @throws loyalty_not_enough */
async function worthOf(tx: Tx, { loyaltyPoints }: PaymentRequest, owed: Owed): Promise<Halalas> {
  if (loyaltyPoints === 0) return halalas(0);
  const worth = pointsWorth(loyaltyPoints, await pointsPerSar(tx));
  if (worth > (await lockBalance(tx, 'loyalty', owed.personId)))
    throw fail('loyalty_not_enough', { path: 'loyalty_points' });
  return worth;
}

/** How much each source pays. Instalments pay what no points pay; the wallet does not pay beside them. */
async function splitFor(tx: Tx, call: UserCall, request: PaymentRequest, owed: Owed) {
  const byInstalments = request.method === 'tamara';
  const balance = await lockBalance(tx, 'wallet', owed.personId);
  const split = splitPayment(
    owed.total,
    balance,
    request.useWallet && !byInstalments,
    await worthOf(tx, request, owed),
  );
  if (request.method === 'wallet' && split.cardPart > 0) throw fail('wallet_insufficient');
  if (!byInstalments) return split;
  await checkInstalments(tx, call, split.cardPart);
  return { ...split, method: 'tamara' as const };
}

async function insertFor(tx: Tx, call: UserCall, request: PaymentRequest, owed: Owed): Promise<PaymentRow> {
  const split = await splitFor(tx, call, request, owed);
  return insertPayment(tx, {
    reference: randomUUID(),
    person_id: owed.personId,
    account_id: call.actor.accountId,
    purpose: request.purpose,
    entity_id: request.entityId,
    method: split.method,
    amount: owed.total,
    vat: owed.vat,
    vat_percent: owed.vatPercent,
    title: owed.title,
    title_ar: owed.titleAr,
    wallet_part: split.walletPart,
    card_part: split.cardPart,
    loyalty_part: split.loyaltyPart,
    created_at: call.now,
    expires_at: earlierOf(addMinutes(call.now, pageMinutes), owed.payableUntil),
    ...operation.pending,
  });
}

/** Nothing is left for the card: the wallet pays at once, or there is nothing to pay. */
async function payAtOnce(tx: Tx, payables: Payables, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  const verdict = await payableOf(payables, payment).settled(tx, payment.entity_id, now);
  if (verdict !== 'accepted') throw fail(payment.purpose === 'order' ? 'order_not_payable' : 'appointment_not_payable');
  return bookSale(tx, payables, payment, false, now);
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
  validatePaymentRequest(request, owed);
  await replacePending(tx, request, call.now);
  const payment = await insertFor(tx, call, request, owed);
  await attempt.save(tx, { payment_id: payment.id });
  await audit(tx, call, {
    personId: owed.personId,
    action: 'write',
    what: 'payment',
    recordId: payment.id,
    why: ownReason(call),
  });
  return payment.card_part === 0 ? payAtOnce(tx, payables, payment, call.now) : holdFunds(tx, payment, call.now);
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
    await voidPayment(tx, await lockPayment(tx, payment.id), { status: 'failed', says: 'unavailable' }, now);
  });
}

/**
 * Begins a payment: one transaction fixes the amount and puts the wallet's part aside, then the provider opens its page, then its name is
 * kept. Killed in between, the payment runs out by itself and releases what it held. What needs no card is settled at once.
 * @throws what the payable refuses by; invalid_amount, wallet_insufficient, wallet_not_for_free; gateway_unavailable with nothing moved
 */
export async function beginPayment(
  platform: Platform,
  payables: Payables,
  call: UserCall,
  request: PaymentRequest,
  attempt: Attempt,
): Promise<PaymentRow> {
  const payment = await retryOnConflict(() =>
    platform.db.transaction().execute((tx) => openPayment(tx, payables, call, request, attempt)),
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
