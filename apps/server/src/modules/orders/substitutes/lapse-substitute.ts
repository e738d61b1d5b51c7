import { audit } from '#platform/audit/audit.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { on, publish, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { substituteClosed, substituteDue } from '../common/events.ts';
import { lockOrder } from '../common/orders.store.ts';
import { releaseLotsOf } from '../common/reserve.store.ts';
import { closeSubstitute, findSubstitute } from '../common/substitutes.store.ts';

/** Nobody answered in time: the pieces are in stock again, and the line stands as before. */
async function lapse({ substitute_id: id }: { readonly substitute_id: number }, { tx, now }: EventContext) {
  const substitute = await findSubstitute(tx, id);
  const order = substitute && (await lockOrder(tx, substitute.order_id));
  if (!order || !(await closeSubstitute(tx, id, 'lapsed', now))) return;
  await releaseLotsOf(tx, order.id, [substitute.product_id]);
  const products = { product_id: substitute.ordered_product_id, substitute_product_id: substitute.product_id };
  await publish(tx, substituteClosed, { order_id: order.id, outcome: 'lapsed', ...products }, now);
  const entry = { personId: order.person_id, what: 'order', recordId: order.id, why: 'system' } as const;
  await audit(tx, systemCall(now, 'orders.lapse-substitute'), { ...entry, action: 'write' });
}

/** Ends a question when its time is over, and not before. */
export const lapseSubstitute: Subscription = on(substituteDue, lapse);
