import { useNavigate } from '@tanstack/react-router';
import { CalendarCheck2, CalendarX2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { longDay, money, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CountdownBar } from '#shared/ui/countdown-bar.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { useAccept, useDecline } from './queries.ts';
import type { Entry, Offer } from './types.ts';

const priceText = ({ is_paid: isPaid, total }: Offer, isMoved: boolean): string => {
  if (isPaid) return m.waiting_offer_paid();
  return isMoved
    ? m.waiting_offer_price_moved({ amount: money(total) })
    : m.waiting_offer_price({ amount: money(total) });
};

/** Nobody goes to the branch for a call, or leaves the house that the doctor comes to. */
const placeText = ({ type }: Entry, { location }: Offer): string => {
  if (type === 'home') return m.patient_where_home();
  return type === 'virtual' ? m.patient_where_video() : inLocale(location.title, location.title_ar);
};

type OfferBoxProps = { readonly entry: Entry; readonly offer: Offer; readonly onEnd: () => void };

/** A time that is held: when, with whom and where, for how long still, and the two answers. */
export const OfferBox = ({ entry, offer, onEnd }: OfferBoxProps) => {
  const navigate = useNavigate();
  const accept = useAccept(({ id }) => void navigate({ to: '/appointment/$id', params: { id: String(id) } }));
  const decline = useDecline();
  const isBusy = accept.isPending || decline.isPending;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-accent-line bg-accent-soft p-4">
      <h3 className="text-h3">{m.waiting_offer_title()}</h3>
      <div>
        <p className="text-h2 tabular">
          {longDay(offer.booked_date)} <span className="whitespace-nowrap">{time(offer.start_time)}</span>
        </p>
        <InlineList className="text-text-2">
          <span>{inLocale(offer.doctor.display_name, offer.doctor.display_name_ar)}</span>
          <span>{placeText(entry, offer)}</span>
        </InlineList>
        <p className="mt-1">{priceText(offer, entry.appointment !== null)}</p>
      </div>
      <CountdownBar until={offer.expires_at} label={m.waiting_offer_label()} onEnd={onEnd} />
      <div className="flex flex-col gap-2.5 desktop:flex-row">
        <Button
          size="lg"
          icon={CalendarCheck2}
          pending={accept.isPending}
          disabled={decline.isPending}
          onClick={() => accept.mutate(entry.id)}
        >
          {m.waiting_take()}
        </Button>
        <Button
          size="lg"
          variant="outline"
          icon={CalendarX2}
          pending={decline.isPending}
          disabled={isBusy && !decline.isPending}
          onClick={() => decline.mutate(entry.id)}
        >
          {m.waiting_decline()}
        </Button>
      </div>
    </div>
  );
};
