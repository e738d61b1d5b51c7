import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, UserCheck, Wallet } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import type { Tone } from '#shared/ui/tint.ts';
import type { Appointment } from '#shared/visits/appointment.ts';

export type StatusStyle = { readonly tone: Tone; readonly icon: LucideIcon; readonly word: string };

const states = {
  checked_in: { tone: 'success', icon: UserCheck, word: m.patient_state_checked_in },
  in_review: { tone: 'warning', icon: Clock, word: m.patient_state_in_review },
  completed: { tone: 'success', icon: CircleCheck, word: m.patient_state_completed },
  missed: { tone: 'warning', icon: CircleX, word: m.patient_state_missed },
  cancelled: { tone: 'neutral', icon: Ban, word: m.patient_state_cancelled },
  released: { tone: 'neutral', icon: Clock, word: m.patient_state_released },
} as const;

type StatusFields = Pick<Appointment, 'state' | 'status' | 'payment_status'>;

/** How an appointment stands, in one chip: while it is only booked, whether it is paid for. */
export const statusStyle = ({ state, status, payment_status: payment }: StatusFields): StatusStyle => {
  if (state !== 'booked') return { ...states[state], word: states[state].word() };
  const paid = status === 'paid' || status === 'success';
  return {
    tone: paid ? 'success' : 'warning',
    icon: paid ? CircleCheck : Wallet,
    word: inLocale(payment.title, payment.title_ar),
  };
};
