import { CalendarClock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { day, money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { Medication } from './queries.ts';

/** A refill that is due, at what it costs today, and the way to its page, where one press orders and pays it; or to its order. */
export const SubscriptionDue = ({ medication: { subscription } }: { medication: Medication }) => {
  // What is not sold any more can be ordered by no press; the subscription ends by itself.
  if (subscription?.state !== 'active' || subscription.price_now === null) return null;
  const { id, product, due_on: due, price_now: price, order_id: order, order_payable_until: until } = subscription;
  return (
    <Note icon={CalendarClock}>
      <p className="font-bold">{inLocale(product.name, product.name_ar)}</p>
      <p>{m.medicines_subscription_due({ day: day(due), price: money(price) })}</p>
      {until !== null && <p>{m.medicines_subscription_unpaid()}</p>}
      {order === null ? (
        <LinkButton size="sm" className="mt-2" to="/pharmacy/refills/$id" params={{ id: String(id) }}>
          {m.medicines_subscription_order({ price: money(price) })}
        </LinkButton>
      ) : (
        <LinkButton
          size="sm"
          variant={until === null ? 'soft' : 'filled'}
          className="mt-2"
          to="/pharmacy/orders/$id"
          params={{ id: String(order) }}
        >
          {until === null ? m.medicines_refill_open_order() : m.medicines_subscription_pay()}
        </LinkButton>
      )}
    </Note>
  );
};
