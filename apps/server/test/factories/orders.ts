import { randomUUID } from 'node:crypto';
import type { RoleId } from '@balsam/domain/identity';
import type { OrderMover, OrderState } from '@balsam/domain/orders';
import type { World } from '../world.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { Failure } from '#platform/http/failure.ts';
import { onPage, type Answer, type Payer } from '#modules/billing/billing.fixture.ts';
import { withoutRider } from '#modules/orders/changes/order-rider.ts';
import { lockOrder, moveOrder } from '#modules/orders/index.ts';
import { recordMove } from '#modules/orders/common/record-move.ts';

const riyadh = {
  name: 'Home',
  street: 'Olaya Street 12',
  district: 'Olaya',
  city: 'Riyadh',
  latitude: 24.7,
  longitude: 46.68,
};

/** A call of somebody who works for the system, by the e-mail address of their log-in. */
export async function staffCall(w: World, email: string): Promise<UserCall> {
  const account = await w.db
    .selectFrom('account')
    .selectAll()
    .where('login_email', '=', email)
    .executeTakeFirstOrThrow();
  return {
    actor: {
      kind: 'user',
      accountId: account.id,
      sessionId: 0,
      roleId: account.role_id as RoleId,
      personId: account.person_id,
      mrn: undefined,
      doctorId: undefined,
      guardianId: undefined,
    },
    now: w.clock.now(),
    requestId: randomUUID(),
    ip: '198.51.100.7',
    userAgent: 'test',
  };
}

export const productIdOf = async (w: World, name: string): Promise<number> =>
  (await w.db.selectFrom('product').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

/** Pieces of a product over all branches. */
export async function stockOf(w: World, productId: number): Promise<number> {
  const lots = await w.db.selectFrom('stock_lot').select('quantity').where('product_id', '=', productId).execute();
  return lots.reduce((all, { quantity }) => all + quantity, 0);
}

export const createAddress = async (who: Payer): Promise<number> =>
  (await who.post('/user-address', riyadh)).data.id as number;

/** What everybody who orders to their door by card sends, beside where it goes. */
export const checkoutByCard = {
  mode: 'normal_delivery',
  payment_method: 'card',
  privacy_accepted: true,
  return_policy_accepted: true,
} as const;

/** Puts something into the cart and orders it, by the wallet unless `change` says otherwise. */
export async function createOrder(who: Payer, productId: number, change: object = {}): Promise<Answer> {
  await who.post('/cart/add', { product_id: productId, quantity: 1 });
  return who.post('/orders', { ...checkoutByCard, payment_method: 'wallet', ...change });
}

/** Pays what was begun at the hosted page, and confirms it as the browser does on its way back. */
export async function payByCard(
  w: World,
  who: Payer,
  { redirect_url, reference }: { readonly redirect_url: string; readonly reference: string },
  outcome: 'paid' | 'declined' | 'cancelled' = 'paid',
): Promise<void> {
  await onPage(w, redirect_url, { outcome });
  await who.post('/payment/confirm', { reference });
}

/** An order of these products, a piece of each, that was paid by card unless `change` says otherwise; answers what the call answered. */
export async function createPaidOrder(w: World, who: Payer, productIds: readonly number[], change: object = {}) {
  for (const product_id of productIds) await who.post('/cart/add', { product_id, quantity: 1 });
  const { http, code, data } = await who.post('/orders', { ...checkoutByCard, ...change });
  if (http !== 200) throw new Error(`not ordered: ${code}`);
  await payByCard(w, who, data);
  return data;
}

type MoveInput = Omit<Parameters<typeof moveOrder>[3], 'to' | 'by'> & {
  readonly by: OrderMover;
  readonly email: string;
  /** Who is to bring it. */
  readonly riderId?: number;
};

async function moveAs(tx: Tx, call: UserCall, orderId: number, to: OrderState, { by, riderId, ...request }: MoveInput) {
  if (by === 'pharmacist' || by === 'rider') return moveOrder(tx, call, orderId, { ...request, by, to });
  const locked = (await lockOrder(tx, orderId))!;
  const change =
    to === 'rider_assigned' || to === 'order_picked'
      ? { rider_id: riderId ?? null, rider_assigned_at: call.now }
      : withoutRider;
  return recordMove(tx, call, locked, { to, by, why: 'staff', change });
}

/** How an order moves on: as `moveOrder`, in a transaction of its own; for `assignment` it is given to a rider or taken back. */
export async function moveOrderTo(
  w: World,
  orderId: number,
  to: OrderState,
  { email, ...request }: MoveInput,
): Promise<{ state: OrderState | null } | { code: string }> {
  const call = await staffCall(w, email);
  return w.db
    .transaction()
    .execute((tx) => moveAs(tx, call, orderId, to, { email, ...request }))
    .catch((error: unknown) => {
      if (error instanceof Failure) return { code: error.code };
      throw error;
    });
}
