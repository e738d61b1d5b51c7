import type { Insertable, Updateable } from 'kysely';
import type { AppointmentCover } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const withPolicy = (sql: Sql) =>
  sql
    .selectFrom('appointment_cover as c')
    .innerJoin('insurance_policy as p', 'p.id', 'c.policy_id')
    .innerJoin('insurance_plan as plan', 'plan.id', 'p.plan_id')
    .innerJoin('insurer as i', 'i.id', 'plan.insurer_id')
    .selectAll('c')
    .select(['p.policy_number', 'i.id as insurer_id', 'i.title as insurer_title', 'i.title_ar as insurer_title_ar']);

export type CoverRow = Awaited<ReturnType<ReturnType<typeof withPolicy>['execute']>>[number];

/** The insurance of a visit, as long as it was not taken off. */
export const findCover = (sql: Sql, appointmentId: number): Promise<CoverRow | undefined> =>
  withPolicy(sql).where('c.appointment_id', '=', appointmentId).where('c.ended_at', 'is', null).executeTakeFirst();

export const findCoverById = (sql: Sql, id: number): Promise<CoverRow | undefined> =>
  withPolicy(sql).where('c.id', '=', id).executeTakeFirst();

export async function insertCover(tx: Tx, cover: Insertable<AppointmentCover>): Promise<number> {
  const row = await tx.insertInto('appointment_cover').values(cover).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** When an insurer was first asked to approve a visit, whatever became of that; undefined when none was. */
export async function firstAsked(sql: Sql, appointmentId: number): Promise<Date | undefined> {
  const row = await sql
    .selectFrom('appointment_cover')
    .select('sent_at')
    .where('appointment_id', '=', appointmentId)
    .where('needed_approval', '=', true)
    .orderBy('sent_at')
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at;
}

/** The latest request for approval of a name, as long as it waits. */
export const findWaiting = (sql: Sql, reference: string): Promise<CoverRow | undefined> =>
  withPolicy(sql)
    .where('c.request_reference', '=', reference)
    .where('c.state', '=', 'sent_for_approval')
    .orderBy('c.id', 'desc')
    .executeTakeFirst();

/** Whether any approval waits for its insurer. */
export const isAnyWaiting = async (sql: Sql): Promise<boolean> =>
  (await sql
    .selectFrom('appointment_cover')
    .select('id')
    .where('state', '=', 'sent_for_approval')
    .where('ended_at', 'is', null)
    .where('request_reference', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Takes the turn to ask for late answers; false when another process asked after `before`. */
export async function takePollTurn(sql: Sql, now: Date, before: Date): Promise<boolean> {
  const turn = await sql
    .updateTable('payer_poll')
    .set({ polled_at: now })
    .where('polled_at', '<', before)
    .returning('only_row')
    .executeTakeFirst();
  return turn !== undefined;
}

/** Answers one that waits; false when it was answered before: the first answer counts. */
export async function answerWaiting(tx: Tx, id: number, answer: Updateable<AppointmentCover>): Promise<boolean> {
  const row = await tx
    .updateTable('appointment_cover')
    .set(answer)
    .where('id', '=', id)
    .where('state', '=', 'sent_for_approval')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Until when one that waits is waited for from now on. */
export async function setHeldUntil(tx: Tx, id: number, until: Date): Promise<void> {
  await tx
    .updateTable('appointment_cover')
    .set({ held_until: until })
    .where('id', '=', id)
    .where('state', '=', 'sent_for_approval')
    .execute();
}

export async function endCover(tx: Tx, appointmentId: number, now: Date): Promise<void> {
  await tx
    .updateTable('appointment_cover')
    .set({ ended_at: now })
    .where('appointment_id', '=', appointmentId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Those whose time to wait is over. */
export const listOverdue = (sql: Sql, now: Date, count: number): Promise<{ id: number; appointment_id: number }[]> =>
  sql
    .selectFrom('appointment_cover')
    .select(['id', 'appointment_id'])
    .where('state', '=', 'sent_for_approval')
    .where('ended_at', 'is', null)
    .where('held_until', '<', now)
    .orderBy('id')
    .limit(count)
    .execute();

/** A page of the approvals that wait for live visits, or of those that were answered, with whose and what they are. */
export async function listApprovals(
  sql: Sql,
  isAnswered: boolean,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const rows = withPolicy(sql)
    .innerJoin('appointment as a', 'a.id', 'c.appointment_id')
    .innerJoin('person as patient', 'patient.id', 'a.patient_id')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .innerJoin('person as dp', 'dp.id', 'd.person_id')
    .where('c.needed_approval', '=', true)
    .$if(isAnswered, (q) => q.where('c.state', '<>', 'sent_for_approval'))
    .$if(!isAnswered, (q) =>
      q.where('c.state', '=', 'sent_for_approval').where('c.ended_at', 'is', null).where('a.state', '=', 'booked'),
    );
  const page = await rows
    .select(['a.starts_at', 'a.type', 'a.list_price', 'a.price', 'patient.mrn'])
    .select(['patient.first_name', 'patient.middle_name', 'patient.family_name'])
    .select(['patient.first_name_ar', 'patient.middle_name_ar', 'patient.family_name_ar'])
    .select(['dp.first_name as doctor_first', 'dp.family_name as doctor_family'])
    .select(['dp.first_name_ar as doctor_first_ar', 'dp.family_name_ar as doctor_family_ar'])
    .orderBy(isAnswered ? 'c.answered_at' : 'c.held_until', isAnswered ? 'desc' : 'asc')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await rows
    .clearSelect()
    .select((x) => x.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: page, total };
}

export type ListedApproval = Awaited<ReturnType<typeof listApprovals>>['rows'][number];
