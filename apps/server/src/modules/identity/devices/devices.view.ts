import { fullNames } from '#modules/people/index.ts';
import { deviceName } from './device-name.ts';
import type { listLiveSessions } from './devices.store.ts';

type Row = Awaited<ReturnType<typeof listLiveSessions>>[number];

/** The dependent whose profile is open in the session; null in the own profile. */
function dependentOf(row: Row) {
  if (row.guardian_id === null) return null;
  const { name, nameAr } = fullNames({
    first_name: row.first_name ?? '',
    middle_name: row.middle_name ?? '',
    family_name: row.family_name ?? '',
    first_name_ar: row.first_name_ar ?? '',
    middle_name_ar: row.middle_name_ar ?? '',
    family_name_ar: row.family_name_ar ?? '',
  });
  return { name, name_ar: nameAr };
}

/** A session as its person sees it among their devices. */
export const deviceView = (row: Row, current: number) => ({
  id: row.id,
  current: row.id === current,
  ...deviceName(row.user_agent),
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  remember: row.remember,
  in_profile_of: dependentOf(row),
});
