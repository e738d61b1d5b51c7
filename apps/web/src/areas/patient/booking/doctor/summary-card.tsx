import { appointmentTypes } from '@balsam/domain/booking';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { visitTypes } from '#shared/visits/visit-types.ts';
import { relativeTime } from '#shared/visits/slot-time.ts';
import type { DoctorDetail, Offer } from '../api-types.ts';

/** The kinds of visit in the order that they have everywhere. */
const inOrder = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((a, b) => appointmentTypes.indexOf(a.type) - appointmentTypes.indexOf(b.type));

/** Beside the tabs on desktop: what each kind of visit costs and when it is free, then the chosen time and the way on. */
export const SummaryCard = ({ doctor, children }: { doctor: DoctorDetail; children: ReactNode }) => (
  <Card as="section" className="sticky top-[calc(var(--frame-top)+1rem)] flex flex-col gap-4">
    <h2 className="text-h2">{m.booking_visits_and_fees()}</h2>
    <ul className="flex flex-col divide-y divide-line">
      {inOrder(doctor.booking).map(({ type, fee, nearest_slot }) => {
        const { icon: Icon, label } = visitTypes[type];
        return (
          <li key={type} className="flex items-center gap-3 py-3">
            <Icon aria-hidden size={22} className="shrink-0 text-accent-text" />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-medium">{label()}</span>
              <span className="text-small text-muted">
                {nearest_slot ? relativeTime(nearest_slot) : m.booking_none_soon()}
              </span>
            </span>
            <span className="tabular font-bold">{money(fee)}</span>
          </li>
        );
      })}
    </ul>
    {children && <div className="flex items-center gap-4 border-t border-line pt-4">{children}</div>}
  </Card>
);
