import { sql } from 'kysely';
import { addDays, addMinutes, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

/** Who waits for whom. Each hopes for a branch at which the doctor has no hours yet, so that nobody of the demo is called up at night. */
const entries = [
  { mrn: '1000001', doctor: 'D1002', hoursAgo: 30 },
  { mrn: '1000044', doctor: 'D1001', hoursAgo: 50 },
  { mrn: '1000045', doctor: 'D1001', hoursAgo: 26 },
] as const;

const days = 45;

/** People on the waiting list. */
export async function seedWaitingList(tx: Tx, { now }: Seeding): Promise<void> {
  for (const { mrn, doctor, hoursAgo } of entries)
    await sql`
      insert into waiting_list_entry (patient_id, doctor_id, type, location_id, before_day, created_at)
      select p.id, d.id, 'onsite', l.id, ${addDays(riyadhDay(now), days)}::date, ${addMinutes(now, -hoursAgo * 60)}
      from person p, doctor d, location l
      where p.mrn = ${mrn} and d.code = ${doctor}
        and not exists (select from schedule_block b where b.doctor_id = d.id and b.location_id = l.id)
      order by l.id desc limit 1`.execute(tx);
}
