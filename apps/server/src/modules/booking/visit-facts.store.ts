import { sql } from 'kysely';

/**
 * Whether both sides of the visit `a` met in its call with sound or picture, as `callEvidenceOf` of the calls tells of it: who came for a time
 * that the visit has no more did not come for this one.
 */
export const hasMet = sql<boolean>`(a.type = 'virtual' and exists (
  select from consultation_call c join call_attendance at on at.appointment_id = c.appointment_id
  where c.appointment_id = a.id and c.met_at is not null and at.connected_at is not null
    and not exists (select from appointment_event e
      where e.appointment_id = a.id and e.kind = 'rescheduled' and e.at > at.came_at)))`;

/** Whether the doctor of the visit `a` has signed its summary. */
export const isSummarised = sql<boolean>`exists (
  select from visit_summary vs where vs.appointment_id = a.id and vs.signed_at is not null)`;
