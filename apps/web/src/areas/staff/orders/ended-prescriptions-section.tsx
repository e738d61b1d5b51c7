import { TriangleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { endedAdvice, endedIn } from './ended-prescriptions.ts';
import type { PharmacyOrder } from './queries.ts';

/** What of an order is prescribed no more, and what is done about it. Until then it goes nowhere. */
export const EndedPrescriptionsSection = ({ order }: { readonly order: PharmacyOrder }) => {
  const advice = endedAdvice(order);
  if (advice === undefined) return null;
  return (
    <Note tone="danger" icon={TriangleAlert}>
      <p className="font-bold">{m.staff_rx_ended_title()}</p>
      <ul>
        {endedIn(order).map((item) => (
          <li key={item.id}>
            <Marked>{inLocale(item.productNameEn, item.productNameAr)}</Marked>
          </li>
        ))}
      </ul>
      <p>{advice}</p>
    </Note>
  );
};
