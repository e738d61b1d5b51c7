import type { z } from 'zod';
import type { medications } from '@balsam/contract/medications';
import { mayOrderRefill } from '@balsam/domain/medication';
import { halalas, toSar } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail, fieldError } from '#platform/http/failure.ts';
import type { Attempt } from '#platform/http/idempotency.ts';
import type { Platform } from '#platform/platform.ts';
import { readBalance, type BeginPayment } from '#modules/billing/index.ts';
import { cartView, priceApart, warningsForPatient } from '#modules/cart/index.ts';
import { readStockedProducts } from '#modules/catalogue/index.ts';
import { likeLastDelivery, orderAndPay, refillBasket, type OpenBasket } from '#modules/orders/index.ts';
import { ownPatientId, ownReason } from '#modules/people/index.ts';
import { medicinesOf, prescribedInPortal } from '#modules/records/index.ts';
import { subscriptionView } from './medications.view.ts';
import { assertReadsMedicine } from './read-medications.ts';
import { priceOf } from './subscription-prices.ts';
import { findSubscription, type SubscriptionRow } from './subscriptions.store.ts';

/** A subscription of the open profile, about a medicine that the caller may read. @throws not_found */
async function ownSubscription(db: Sql, call: UserCall, id: number): Promise<SubscriptionRow> {
  const found = await findSubscription(db, id, riyadhDay(call.now));
  if (found?.person_id !== ownPatientId(call)) throw fail('not_found');
  await assertReadsMedicine(db, call, found.resource_id);
  return found;
}

/** Whether its refill that is due may be ordered now, with the product as it is sold. */
async function judgeRefill(db: Sql, row: SubscriptionRow, now: Date) {
  const product = (await readStockedProducts(db, [row.product_id], now)).get(row.product_id);
  const medicines = await medicinesOf(db, { personId: row.person_id, hideSensitive: false }, now);
  const medicine = medicines.find(({ id }) => id === row.resource_id);
  const verdict = mayOrderRefill({
    isActive: row.state === 'active',
    isPrescribed: medicine?.isActive === true,
    agreedPrice: row.agreed_price,
    price: product ? priceOf(product) : 0,
    stock: product && !product.isWithdrawn ? product.stock : 0,
    next: row.due_on,
    today: riyadhDay(now),
  });
  return { product, medicine, verdict };
}

function mayView(verdict: Awaited<ReturnType<typeof judgeRefill>>['verdict']) {
  if (verdict.ok) return { allowed: true };
  const { code, message, message_ar } = fieldError('', verdict.code, verdict.values);
  return { allowed: false, code, message, message_ar };
}

/** As of any cart; but that the medicine itself is taken already is what a refill is for. */
async function refillWarnings(db: Sql, call: UserCall, productId: number, medicine: string | undefined) {
  const warnings = await warningsForPatient(db, call, [productId]);
  return warnings.filter(({ kind, known }) => kind !== 'duplicate' || known !== medicine);
}

type Mode = z.output<typeof medications.orderRefill.body>['mode'];

/** The refill that is due of a subscription, with what it would come to. @throws not_found */
export async function showDueRefill(db: Sql, call: UserCall, id: number, wanted: { readonly mode?: Mode | undefined }) {
  const row = await ownSubscription(db, call, id);
  const { personId, guardianAccess } = call.actor;
  const { product, medicine, verdict } = await judgeRefill(db, row, call.now);
  const last = await likeLastDelivery(db, personId);
  const mode = wanted.mode ?? last.mode;
  const cart = await priceApart(db, { lines: [{ product_id: row.product_id, quantity: 1 }], mode, now: call.now });
  const onPrescription = cart.lines.map((line) => line.product).filter(({ isPrescription }) => isPrescription);
  const prescribed = await prescribedInPortal(db, personId, onPrescription, {
    hideSensitive: guardianAccess === 'limited',
  });
  const warnings = await refillWarnings(db, call, row.product_id, medicine?.title);
  await audit(db, call, { personId, action: 'read', what: 'refill subscription', recordId: id, why: ownReason(call) });
  return {
    subscription: subscriptionView(row, product && !product.isWithdrawn ? priceOf(product) : undefined),
    cart: cartView(cart, { mode, prescribed: new Set(prescribed.keys()), warnings }),
    mode,
    address_id: last.addressId ?? null,
    wallet_balance: toSar(halalas(await readBalance(db, 'wallet', personId))),
    may_order: mayView(verdict),
  };
}

/** Judged in the order's transaction, while nobody else can order for the person. */
const openRefill =
  (id: number): OpenBasket =>
  async (tx, call, request) => {
    const row = await ownSubscription(tx, call, id);
    if (row.order_id !== null) throw fail('refill_ordered', { data: { order_id: row.order_id } });
    assertAllowed((await judgeRefill(tx, row, call.now)).verdict);
    return refillBasket(tx, call, request, { productId: row.product_id, subscriptionId: id, dueOn: row.due_on });
  };

/**
 * Orders the refill that is due and begins its payment: by the rules of any order, beside the cart.
 * @throws what `POST orders` refuses by; refill_ordered; what `mayOrderRefill` refuses by
 */
export async function orderRefill(
  platform: Platform,
  begin: BeginPayment,
  call: UserCall,
  { id, body }: { readonly id: number; readonly body: z.output<typeof medications.orderRefill.body> },
  attempt: Attempt,
) {
  await ownSubscription(platform.db, call, id);
  const request = {
    ...body,
    prescription_ids: [],
    use_wallet: false,
    loyalty_points: 0,
    sourcing: 'one_branch' as const,
  };
  return orderAndPay(platform, begin, call, { request, openBasket: openRefill(id) }, attempt);
}
