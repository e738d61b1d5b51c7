import type { Reason } from '#platform/audit/audit.ts';
import type { EntryRow } from './access-log.store.ts';
import { recordTitle } from './access-log.texts.ts';
import { fullNames } from './names.ts';

/** An entry of the access log as its person reads it. */
export function entryView(row: EntryRow) {
  const title = recordTitle(row.what);
  const { name, nameAr } = fullNames(row);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    what: row.what,
    title: title.en,
    title_ar: title.ar,
    record_id: row.record_id,
    who: row.actor_person_id === null ? null : { name, name_ar: nameAr, role_id: row.actor_role ?? 0 },
    why: row.why as Reason,
  };
}
