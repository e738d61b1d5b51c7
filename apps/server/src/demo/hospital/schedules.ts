import { minutesOf } from '@balsam/domain/time';
import type { AppointmentType } from '@balsam/domain/booking';
import { listOf, rowsOf } from './table.ts';

const columns = ['hours', 'days', 'from', 'to', 'slot', 'type'] as const;

/** Weekly hours by pattern; days are 0 Sunday to 6 Saturday. Night, day and late are the shifts of the on-spot duty: together they never end. */
const table = rowsOf(
  columns,
  `
  every-day | 0,1,2,3,4,5,6 | 09:00 | 12:30 | 30 | onsite
  every-day | 0,1,2,3,4,5,6 | 13:00 | 15:00 | 30 | virtual
  every-day | 0,1,2,3,4,5,6 | 15:30 | 17:00 | 30 | onsite
  every-day | 0,1,2,3,4,5,6 | 17:00 | 24:00 | 30 | virtual
  mornings  | 0,1,2,3,4     | 09:00 | 12:30 | 30 | onsite
  mornings  | 0,1,2,3,4     | 13:00 | 15:00 | 20 | virtual
  evenings  | 6,0,1,2,3     | 16:00 | 20:00 | 30 | onsite
  evenings  | 6,0,1,2,3     | 20:30 | 22:30 | 20 | virtual
  evenings  | 5             | 17:00 | 20:00 | 30 | onsite
  mixed     | 0,2,4         | 10:00 | 14:00 | 20 | onsite
  mixed     | 1,3           | 17:00 | 21:00 | 20 | virtual
  mixed     | 6             | 10:00 | 13:00 | 30 | onsite
  home      | 0,1,2,3,4     | 08:30 | 11:30 | 30 | onsite
  home      | 6,0,1,2,3,4   | 15:00 | 20:00 | 60 | home
  night     | 0,1,2,3,4,5,6 | 00:00 | 08:00 | 15 | onspot
  night     | 0,1,2,3,4     | 21:00 | 23:00 | 20 | virtual
  day       | 0,1,2,3,4,5,6 | 08:00 | 16:00 | 15 | onspot
  day       | 0,1,2,3,4     | 17:00 | 19:00 | 20 | virtual
  late      | 0,1,2,3,4,5,6 | 16:00 | 24:00 | 15 | onspot
  late      | 0,1,2,3,4     | 11:00 | 13:00 | 30 | onsite
  `,
);

export type WeeklyBlock = {
  readonly weekday: number;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly slotMinutes: number;
  readonly type: AppointmentType;
};

const minuteOf = (time: string): number => (time === '24:00' ? 1440 : minutesOf(time));

/** The blocks of a pattern, one for each weekday. */
export function blocksOf(hours: string): WeeklyBlock[] {
  return table
    .filter((row) => row.hours === hours)
    .flatMap((row) =>
      listOf(row.days).map((day) => ({
        weekday: Number(day),
        startMinute: minuteOf(row.from),
        endMinute: minuteOf(row.to),
        slotMinutes: Number(row.slot),
        type: row.type as AppointmentType,
      })),
    );
}

/** What each kind of visit costs, in SAR without VAT, from the price of a visit at the branch. */
export function feeOf(type: AppointmentType, fee: number): number {
  const reckoned = { onsite: fee, virtual: Math.max(150, fee - 50), home: Math.min(600, fee + 150), onspot: fee };
  return reckoned[type];
}
