import { supplyRules } from '@balsam/domain/medication';
import { riyadhDay } from '@balsam/domain/time';
import { on, publishAll, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { findOrder, orderMoved, type OrderMoved } from '#modules/orders/index.ts';
import { refillMoved } from './events.ts';
import { endWithOrder, linkToOrder } from './refills.store.ts';
import { insertSupply, statedSupplyDays, suppliedByOrder } from './supplies.store.ts';

type Supplied = { readonly resource_id: number; readonly person_id: number };

/** What reached the person is a supply of each medicine that the order was about; its due date moves with it. */
async function supplyFromOrder({ tx, now }: EventContext, orderId: number, ended: readonly Supplied[]): Promise<void> {
  const all = new Map([...(await suppliedByOrder(tx, orderId)), ...ended].map((one) => [one.resource_id, one]));
  for (const { resource_id, person_id } of all.values()) {
    const days = (await statedSupplyDays(tx, resource_id)) ?? supplyRules.usualDays;
    await insertSupply(tx, {
      person_id,
      resource_id,
      supplied_on: riyadhDay(now),
      days,
      order_id: orderId,
      created_at: now,
    });
  }
}

const endings = {
  delivered: 'completed',
  rejected: 'rejected',
  cancelled: 'cancelled',
  returned: 'cancelled',
} as const;

/** A delivery of a refill goes as the order of the pharmacy goes that carries it. */
async function followOrder({ order_id: orderId, to }: OrderMoved, context: EventContext): Promise<void> {
  const { tx, now } = context;
  if (to === 'placed') await linkToOrder(tx, orderId);
  const state = endings[to as keyof typeof endings];
  if (state === undefined) return;
  const order = await findOrder(tx, orderId);
  const reason = state === 'rejected' ? (order?.rejection_reason ?? null) : null;
  const ended = await endWithOrder(tx, orderId, { state, reason, decided_at: now });
  if (state === 'completed') await supplyFromOrder(context, orderId, ended);
  await publishAll(
    tx,
    refillMoved,
    ended.map(({ id }) => ({ refill_id: id, to: state })),
    now,
  );
}

export const medicationsSubscriptions: readonly Subscription[] = [on(orderMoved, followOrder)];
