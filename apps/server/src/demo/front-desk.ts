import { sql } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

/** Who came to a desk without a file. */
const registered = [
  { mrn: '1000041', hoursAgo: 26 },
  { mrn: '1000042', hoursAgo: 27 },
  { mrn: '1000043', hoursAgo: 51 },
  { mrn: '1000046', hoursAgo: 98 },
] as const;

/** What staff and doctors did with these files since. */
const looks = [
  { mrn: '1000041', who: 'frontdesk@balsam.example', what: 'registration', action: 'write', hoursAgo: 26 },
  { mrn: '1000042', who: 'frontdesk@balsam.example', what: 'registration', action: 'write', hoursAgo: 27 },
  { mrn: '1000043', who: 'records@balsam.example', what: 'registration', action: 'write', hoursAgo: 51 },
  { mrn: '1000046', who: 'records@balsam.example', what: 'registration', action: 'write', hoursAgo: 98 },
  { mrn: '1000041', who: 'frontdesk@balsam.example', what: 'queue ticket', action: 'write', hoursAgo: 25 },
  { mrn: '1000043', who: 'frontdesk@balsam.example', what: 'person', action: 'read', hoursAgo: 6 },
  { mrn: '1000043', who: 'frontdesk@balsam.example', what: 'profile', action: 'read', hoursAgo: 6 },
  { mrn: '1000046', who: 'records@balsam.example', what: 'profile', action: 'read', hoursAgo: 5 },
] as const;

/** Files that were opened at a desk, and what the audit log says of them. */
export async function seedFrontDesk(tx: Tx, { now }: Seeding): Promise<void> {
  for (const { mrn, hoursAgo } of registered) {
    const at = addMinutes(now, -hoursAgo * 60);
    await sql`
      insert into desk_registration (person_id, account_id, location_id, registered_at, consented_at)
      select p.id, a.id, (select id from location where code = 'RUH'), ${at}::timestamptz, ${at}::timestamptz
      from person p, account a where p.mrn = ${mrn} and a.login_email = 'frontdesk@balsam.example'`.execute(tx);
  }
  for (const { mrn, who, what, action, hoursAgo } of looks)
    await sql`
      insert into audit_entry (at, actor_account_id, actor_person_id, actor_role, person_id, action, what, why, request_id)
      select ${addMinutes(now, -hoursAgo * 60)}::timestamptz, a.id, a.person_id, a.role_id, p.id, ${action}, ${what}, 'staff', 'demo'
      from person p, account a where p.mrn = ${mrn} and a.login_email = ${who}`.execute(tx);
}
