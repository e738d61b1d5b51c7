import type { AppointmentType } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import type { MonthOfYear } from './days.ts';

/** Whose free times, of which kind and where. */
export type SlotFilter = {
  readonly doctorId: number;
  readonly type: AppointmentType;
  readonly locationId?: number | undefined;
};

/** One call for each month. */
const monthQuery = ({ doctorId, type, locationId }: SlotFilter, { year, month }: MonthOfYear) =>
  api.hospital.calendar.query({
    query: { doctor_id: doctorId, appointment_type: type, location_id: locationId, month, year },
    quiet: true,
  });

/** How each day of the months stands, by day, as far as it was read. */
export const useDays = (filter: SlotFilter, months: readonly MonthOfYear[]) =>
  useQueries({
    queries: months.map((month) => monthQuery(filter, month)),
    combine: (results) => ({
      reads: results.map(({ data, error, refetch }) => ({ data, error, refetch })),
      states: new Map(results.flatMap(({ data }) => data?.items ?? []).map((day) => [day.date, day])),
    }),
  });

/** The times of one day, and why there are none; nothing is asked before a doctor is known. */
export const useTimes = (filter: SlotFilter | undefined, date: Day) =>
  useQuery({
    ...api.hospital.timeslots.query({
      query: { doctor_id: filter?.doctorId ?? 0, dated: date, type: filter?.type, location_id: filter?.locationId },
      quiet: true,
    }),
    enabled: filter !== undefined,
  });

export type Times = NonNullable<ReturnType<typeof useTimes>['data']>;
export type TimeSlot = Times['items'][number];
