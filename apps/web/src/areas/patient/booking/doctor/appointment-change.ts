import { methodOf, type ScreenMethod } from '@balsam/domain/booking';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import type { Change } from '../review/booking-request.ts';
import type { Appointment } from '../api-types.ts';

/** How an appointment may be moved and what that means for the money, or why it may not be. */
export type AppointmentChange =
  | { readonly change: Change; readonly consequence: string; readonly method: ScreenMethod }
  | { readonly change?: undefined; readonly refusal: string };

/** S4.05, D5.02: the server's `may` says which of the two ways is open. */
export const appointmentChangeOf = ({
  id,
  type,
  total,
  may,
}: Pick<Appointment, 'id' | 'type' | 'total' | 'may'>): AppointmentChange => {
  const method = methodOf(type);
  if (may.reschedule.allowed)
    return {
      change: { kind: 'reschedule', appointmentId: id },
      consequence: m.booking_consequence_reschedule(),
      method,
    };
  if (may.rebook.allowed)
    return {
      change: { kind: 'rebook', appointmentId: id },
      consequence: m.booking_consequence_rebook({ amount: money(total) }),
      method,
    };
  return { refusal: refusalText(may.reschedule) };
};
