import type { z } from 'zod';
import type { Clinic, Location } from '@balsam/contract/hospital/shapes';
import { openingHours } from '@balsam/domain/place';
import type { ClinicRow, HoursRow, LocationRow } from './directory.store.ts';

/** A branch with the hours of its week. */
export const locationView = (row: LocationRow, hours: readonly HoursRow[]): z.infer<typeof Location> => {
  const days = hours
    .filter(({ location_id }) => location_id === row.id)
    .map(({ weekday, opens_minute, closes_minute }) => ({ weekday, opensAt: opens_minute, closesAt: closes_minute }));
  const lines = openingHours(days).map(({ from, to, ...times }) => ({ from_day: from, to_day: to, ...times }));
  return { ...row, hours: lines };
};

/** A clinic with its branch and department. */
export const clinicView = (row: ClinicRow): z.infer<typeof Clinic> => ({
  id: row.id,
  code: row.code,
  title: row.title,
  title_ar: row.title_ar,
  is_home_health: row.is_home_health,
  location: {
    id: row.location_id,
    title: row.location_title,
    title_ar: row.location_title_ar,
    city: row.city,
    city_ar: row.city_ar,
  },
  department: { id: row.department_id, title: row.department_title, title_ar: row.department_title_ar },
});

/** A list that is short enough to come whole. */
export const singlePage = <T>(items: T[]) => ({
  items,
  total: items.length,
  page: 1,
  limit: Math.max(items.length, 1),
});
