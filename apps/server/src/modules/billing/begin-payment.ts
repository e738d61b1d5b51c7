import { randomUUID } from 'node:crypto';
import { holdPostings, pointsWorth, splitPayment } from '@balsam/domain/billing';
import { halalas, toSar, type Halalas } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import type { z } from 'zod';
import type { contract } from '@balsam/contract';
import { GatewayUnavailable } from '../../platform/ports/unavailable.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Attempt } from '../../platform/http/idempotency.ts';
import { retryOnConflict } from '../../platform/http/retry.ts';
import type { Platform } from '../../platform/platform.ts';
import { ownReason, requireAgreedTerms } from '../people/index.ts';
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
  /** How many points are to bear of it; never beside a promo code. */
  readonly loyaltyPoints: number;
  /** SAR; only compared. */
  readonly amount: number | undefined;
};

type Intent = Omit<z.output<typeof contract.billing.intent.body>, 'method'> & Pick<PaymentRequest, 'method'>;

/** What the body of an intent asks for. Two ids that name different things name none: `not_found`. */
export function wishOf(body: Intent): PaymentRequest {
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
async function wasLentFor(tx: Tx, call: UserCall, { purpose, entityId }: PaymentRequest): Promise<boolean> {
  const paid = await lockSuccess(tx, purpose, entityId);
  return paid?.method === 'tamara' && paid.person_id === call.actor.personId;
}

/** The payment that this call began before its process died, unless that has ended without money since. */
async function madeBefore(tx: Tx, attempt: Attempt): Promise<PaymentRow | undefined> {
  const { payment_id } = await attempt.progress(tx);
  const made = payment_id === undefined ? undefined : await findPayment(tx, payment_id);
  return made?.status === 'pending' || made?.status === 'success' ? made : undefined;
}

function checkWish(wish: PaymentRequest, owed: Owed): void {
  if (wish.amount !== undefined && wish.amount !== toSar(owed.total)) throw fail('invalid_amount', { path: 'amount' });
  if (owed.hasPromo && wish.loyaltyPoints > 0) throw fail('one_discount_only', { path: 'loyalty_points' });
  if (owed.total === 0 && wish.useWallet) throw fail('wallet_not_for_free', { path: 'method' });
}

/** A payer who begins again leaves the earlier page: what it held of the wallet is free again. */
async function replacePending(tx: Tx, { purpose, entityId }: PaymentRequest, now: Date): Promise<void> {
  const open = await lockPending(tx, purpose, entityId);
  await open.reduce<Promise<unknown>>(
    (before, payment) => before.then(() => voidPayment(tx, payment, { status: 'cancelled', says: 'replaced' }, now)),
    Promise.resolve(),
  );
}

const earlierOf = (a: Date, b: Date) => (a < b ? a : b);

/** Halalas that the points of the wish are worth. @throws loyalty_not_enough */
async function worthOf(tx: Tx, { loyaltyPoints }: PaymentRequest, owed: Owed): Promise<Halalas> {
  if (loyaltyPoints === 0) return halalas(0);
  const worth = pointsWorth(loyaltyPoints, await pointsPerSar(tx));
  if (worth > (await lockBalance(tx, 'loyalty', owed.personId)))
    throw fail('loyalty_not_enough', { path: 'loyalty_points' });
  return worth;
}

/** What bears how much. Who lends is asked for what no points bear; the wallet does not pay beside instalments. */
async function splitFor(tx: Tx, call: UserCall, wish: PaymentRequest, owed: Owed) {
  const isLent = wish.method === 'tamara';
  const balance = await lockBalance(tx, 'wallet', owed.personId);
  const split = splitPayment(owed.total, balance, wish.useWallet && !isLent, await worthOf(tx, wish, owed));
  if (wish.method === 'wallet' && split.cardPart > 0) throw fail('wallet_insufficient');
  if (!isLent) return split;
  await checkInstalments(tx, call, split.cardPart);
  return { ...split, method: 'tamara' as const };
}

async function insertFor(tx: Tx, call: UserCall, wish: PaymentRequest, owed: Owed): Promise<PaymentRow> {
  const split = await splitFor(tx, call, wish, owed);
  return insertPayment(tx, {
    reference: randomUUID(),
    person_id: owed.personId,
    account_id: call.actor.accountId,
    purpose: wish.purpose,
    entity_id: wish.entityId,
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
  wish: PaymentRequest,
  attempt: Attempt,
): Promise<PaymentRow> {
  const payable = payables[wish.purpose];
  await payable.lock(tx, wish.entityId);
  const earlier = await madeBefore(tx, attempt);
  if (earlier) return earlier;
  if (wish.method === 'tamara' && (await wasLentFor(tx, call, wish))) throw fail('tamara_already_done');
  const owed = await payable.owed(tx, call, wish.entityId);
  await requireAgreedTerms(tx, call);
  checkWish(wish, owed);
  await replacePending(tx, wish, call.now);
  const payment = await insertFor(tx, call, wish, owed);
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

/** Nobody got the address of a page, so nobody can pay: the payment ends, and what was put aside is free again. */
async function endUnopened(
  { db }: Platform,
  payables: Payables,
  payment: PaymentRow,
  now: Date,
  attempt: Attempt,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await payableOf(payables, payment).lock(tx, payment.entity_id);
    await attempt.forget(tx, 'payment_id');
    await voidPayment(tx, await lockPayment(tx, payment.id), { status: 'failed', says: 'unavailable' }, now);
  });
}

/**
 * Begins a payment: one transaction fixes the amount and puts the wallet's part aside, then the provider opens its page, then its name is
 * kept. Killed in between, the payment runs out by itself and gives back what was put aside. What needs no card is settled at once.
 * @throws what the payable refuses by; invalid_amount, wallet_insufficient, wallet_not_for_free; gateway_unavailable with nothing moved
 */
export async function beginPayment(
  platform: Platform,
  payables: Payables,
  call: UserCall,
  wish: PaymentRequest,
  attempt: Attempt,
): Promise<PaymentRow> {
  const payment = await retryOnConflict(() =>
    platform.db.transaction().execute((tx) => openPayment(tx, payables, call, wish, attempt)),
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
  wish: PaymentRequest,
  attempt: Attempt,
) => Promise<{ readonly reference: string; readonly redirect_url: string }>;

export const beginBy =
  (payables: Payables): BeginPayment =>
  async (platform, call, wish, attempt) => {
    const payment = await beginPayment(platform, payables, call, wish, attempt);
    const { reference, redirect_url } = payment;
    return { reference, redirect_url: redirect_url ?? resultUrl(platform.config.publicUrl, payment) };
  };
