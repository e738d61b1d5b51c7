import { useNavigate } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { day, money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { type Medication, useMedicationChange } from './queries.ts';

/** Puts a piece into the cart, unless one is there: who comes back and presses again does not order twice. */
async function keepInCart(productId: number): Promise<void> {
  const { items } = await api.cart.show({ query: {} });
  if (items.some(({ product }) => product.id === productId)) return;
  await api.cart.add({ body: { product_id: productId, quantity: 1 } });
}

/** A refill that is due, at what it costs today: one press puts it into the cart and leads to the payment. */
export const SubscriptionDue = ({ medication: { subscription } }: { medication: Medication }) => {
  const navigate = useNavigate();
  const order = useMedicationChange(keepInCart, () => void navigate({ to: '/pharmacy/checkout' }));
  // What is not sold any more can be ordered by no press; the subscription ends by itself.
  if (subscription?.state !== 'active' || subscription.price_now === null) return null;
  const { product, next_on: next, price_now: price } = subscription;
  return (
    <Note icon={CalendarClock}>
      <p className="font-bold">{inLocale(product.name, product.name_ar)}</p>
      <p>{m.medicines_subscription_due({ day: day(next), price: money(price) })}</p>
      <Button size="sm" className="mt-2" pending={order.isPending} onClick={() => order.mutate(product.id)}>
        {m.medicines_subscription_order({ price: money(price) })}
      </Button>
    </Note>
  );
};
