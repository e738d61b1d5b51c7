import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Camera, ChevronRight } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { cartQuery } from '../cart/use-cart.ts';

/** For who holds a prescription: its medicines first, and once one of them is in the cart, on to its photo. */
export const PrescriptionStrip = () => {
  const isChosen = useQuery(cartQuery()).data?.needs_prescription ?? false;
  return (
    <Link
      {...(isChosen ? { to: '/pharmacy/checkout' } : { to: '/pharmacy/products', search: { rx: true } })}
      className="flex items-center gap-4 rounded-lg bg-records-soft p-4 text-text no-underline"
    >
      <span className="grid size-12 shrink-0 place-content-center rounded-md bg-surface text-records">
        <Camera aria-hidden size={24} strokeWidth={1.9} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-h3">{m.pharmacy_have_rx()}</span>
        <span className="text-text-2">{isChosen ? m.pharmacy_have_rx_photo() : m.pharmacy_have_rx_choose()}</span>
      </span>
      <ChevronRight aria-hidden size={22} className="mirrored shrink-0" />
    </Link>
  );
};
