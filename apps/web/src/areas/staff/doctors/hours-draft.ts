import { appointmentTypes } from '@balsam/domain/booking';
import type { DayHours, VisitKind, WeeklyHours } from '#shared/schedule/types.ts';
import type { DoctorDetail } from './queries.ts';

/** Hours as they are being edited. */
export type DraftHours = {
  readonly key: number;
  readonly weekday: number;
  readonly clinic_id: number;
  readonly type: VisitKind;
  readonly start_time: string;
  readonly end_time: string;
  readonly slot_minutes: number;
};

type Clinics = DoctorDetail['clinics'];

/** Hours without a clinic, or in one that is no more the doctor's, are in the first of the doctor's clinics at their branch. */
const clinicOf = (hours: DayHours, clinics: Clinics): number =>
  clinics.find(({ id }) => id === hours.clinic?.id)?.id ??
  clinics.find(({ location }) => location.id === hours.location.id)?.id ??
  clinics[0]?.id ??
  0;

/** The weekly hours that count on a day, to be edited. */
export const draftOf = (hours: readonly WeeklyHours[], clinics: Clinics, day: string): DraftHours[] =>
  hours
    .filter(({ valid_from: from, valid_to: to }) => from <= day && (to === null || to >= day))
    .map((block, key) => ({
      key,
      weekday: block.weekday,
      clinic_id: clinicOf(block, clinics),
      type: block.type,
      start_time: block.start_time,
      end_time: block.end_time,
      slot_minutes: block.slot_minutes,
    }));

/** More hours after these: as the last ones, a day later where it is a week that is edited. */
export const withMore = (draft: readonly DraftHours[], clinics: Clinics): DraftHours[] => {
  const last = draft.at(-1);
  const key = Math.max(0, ...draft.map((each) => each.key)) + 1;
  const first = { clinic_id: clinics[0]?.id ?? 0, type: appointmentTypes[0], start_time: '09:00', end_time: '12:00' };
  const next = last ? { ...last, weekday: (last.weekday + 1) % 7 } : { ...first, weekday: 0, slot_minutes: 30 };
  return [...draft, { ...next, key }];
};

/** The times to choose from, every quarter of an hour, and those that are set already. */
export const timesWith = (set: string): string[] => {
  const quarters = Array.from({ length: 97 }, (_, n) => {
    const [hours, minutes] = [Math.floor(n / 4), (n % 4) * 15];
    return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  });
  return [...new Set([...quarters, set])].toSorted();
};

/** How long a visit can be. */
export const lengthsWith = (set: number): number[] =>
  [...new Set([10, 15, 20, 30, 40, 45, 60, 90, set])].toSorted((a, b) => a - b);

/** Hours of one day as they are sent. */
export const dailyOf = ({ clinic_id, type, start_time, end_time, slot_minutes }: DraftHours) => ({
  clinic_id,
  type,
  start_time,
  end_time,
  slot_minutes,
});

/** Hours of every week as they are sent. */
export const weeklyOf = (draft: DraftHours) => ({ weekday: draft.weekday, ...dailyOf(draft) });
