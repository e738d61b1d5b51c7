import { bookingErrors } from '@balsam/contract/errors/booking';
import { type FindSpecialistStep, type FindSpecialistChoice, maySelect } from '@balsam/domain/booking';
import { inLocale } from '#shared/i18n/locale.ts';
import type { BookSearch } from './book-search.ts';

/** The same as the rule of the domain reads it (S5.11). */
const specialistStepInput = ({ location, speciality, sub, date, slot }: BookSearch): FindSpecialistChoice => ({
  location,
  speciality,
  sub_speciality: sub,
  date,
  slot,
});

/** 'Select … First', as long as a step before `step` is open; nothing when it may be taken. */
export const selectFirst = (search: BookSearch, step: FindSpecialistStep | 'booking'): string | undefined => {
  const may = maySelect(step, specialistStepInput(search));
  if (may.ok) return undefined;
  const { en, ar } = bookingErrors[may.code];
  return inLocale(en, ar);
};
