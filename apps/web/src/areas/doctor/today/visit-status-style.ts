import { Hospital, House, type LucideIcon, Video, Zap } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import type { DoctorVisit } from './queries.ts';

export const types: Readonly<Record<DoctorVisit['type'], { icon: LucideIcon; word: () => string }>> = {
  onsite: { icon: Hospital, word: m.doctor_type_onsite },
  virtual: { icon: Video, word: m.doctor_type_virtual },
  home: { icon: House, word: m.doctor_type_home },
  onspot: { icon: Zap, word: m.doctor_type_onspot },
};

type StatusStyle = { readonly tone: 'neutral' | 'accent' | 'success' | 'warning'; readonly word: () => string };

const byState: Partial<Record<DoctorVisit['state'], StatusStyle>> = {
  completed: { tone: 'neutral', word: m.doctor_state_completed },
  checked_in: { tone: 'accent', word: m.doctor_state_checked_in },
  cancelled: { tone: 'neutral', word: m.doctor_state_cancelled },
  in_review: { tone: 'warning', word: m.doctor_state_in_review },
  released: { tone: 'neutral', word: m.doctor_state_released },
};

const missed = {
  patient: m.doctor_state_missed,
  doctor: m.doctor_state_missed_doctor,
  both: m.doctor_state_missed_both,
  line: m.doctor_state_missed_line,
  unclear: m.doctor_state_missed_unclear,
} as const;

const byPayment: Readonly<Record<DoctorVisit['status'], StatusStyle>> = {
  paid: { tone: 'success', word: m.doctor_state_paid },
  success: { tone: 'neutral', word: m.doctor_state_completed },
  unpaid: { tone: 'warning', word: m.doctor_state_unpaid },
  'pending payment': { tone: 'warning', word: m.doctor_state_pending },
  partial: { tone: 'warning', word: m.doctor_state_pending },
  cancelled: { tone: 'neutral', word: m.doctor_state_cancelled },
};

/** The one word that a doctor needs of a visit: how far it is or, before it, whether it is paid. */
export const statusStyle = ({ state, status, missed_by: missedBy }: DoctorVisit): StatusStyle =>
  state === 'missed' ? { tone: 'neutral', word: missed[missedBy ?? 'patient'] } : (byState[state] ?? byPayment[status]);

/** Nothing more will happen with it today. */
export const isOver = ({ state }: DoctorVisit): boolean => state !== 'booked' && state !== 'checked_in';

/** First and family name: what fits in a row and is enough to call somebody in. */
export const nameOf = ({ patient: p }: DoctorVisit): string =>
  inLocale(`${p.first_name} ${p.family_name}`.trim(), `${p.first_name_ar} ${p.family_name_ar}`.trim());
