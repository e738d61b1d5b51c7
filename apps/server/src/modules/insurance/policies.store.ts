import { sql as raw, type Insertable, type Updateable } from 'kysely';
import type { InsurancePolicy } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const withPlan = (sql: Sql) =>
  sql
    .selectFrom('insurance_policy as p')
    .innerJoin('insurance_plan as plan', 'plan.id', 'p.plan_id')
    .innerJoin('insurer as i', 'i.id', 'plan.insurer_id')
    .selectAll('p')
    .select([
      'plan.code as plan_code',
      'plan.title as plan_title',
      'plan.title_ar as plan_title_ar',
      'plan.visit_types',
      'plan.patient_percent',
      'plan.patient_at_most',
      'plan.approval_above',
      'i.id as insurer_id',
      'i.code as insurer_code',
      'i.title as insurer_title',
      'i.title_ar as insurer_title_ar',
    ]);

export type PolicyRow = Awaited<ReturnType<ReturnType<typeof withPlan>['execute']>>[number];

/** The policies of a person, the newest first. */
export const listPolicies = (sql: Sql, personId: number): Promise<PolicyRow[]> =>
  withPlan(sql)
    .where('p.person_id', '=', personId)
    .where('p.removed_at', 'is', null)
    .orderBy('p.id', 'desc')
    .limit(20)
    .execute();

export const findPolicy = (sql: Sql, id: number): Promise<PolicyRow | undefined> =>
  withPlan(sql).where('p.id', '=', id).where('p.removed_at', 'is', null).executeTakeFirst();

/** The policy that a visit is covered by; its holder may have removed it since: the visit stays covered. */
export const findCoverPolicy = (sql: Sql, id: number): Promise<PolicyRow | undefined> =>
  withPlan(sql).where('p.id', '=', id).executeTakeFirst();

/** Of several that are entered for a person at once each counts those before it. */
export async function lockPolicies(tx: Tx, personId: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended('insurance.policies', ${personId}))`.execute(tx);
}

/** The new policy's id; undefined when it is in somebody's list already. */
export async function insertPolicy(tx: Tx, policy: Insertable<InsurancePolicy>): Promise<number | undefined> {
  const row = await tx
    .insertInto('insurance_policy')
    .values(policy)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updatePolicy(tx: Tx, id: number, change: Updateable<InsurancePolicy>): Promise<void> {
  await tx.updateTable('insurance_policy').set(change).where('id', '=', id).execute();
}

/** Nothing is known of a policy: what was told of it is of somebody else. */
const nothingTold = { starts_on: null, ends_on: null, checked_at: null, visit_check_at: null } as const;

/** Stops the policies of a person whose number insurers do not know. Answers those that were changed. */
export async function stopPolicies(tx: Tx, personId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('insurance_policy')
    .set({ ...nothingTold, checked: 'inactive', updated_at: now })
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Puts the policies of a person under another number of theirs; what the insurer said of the former one is of somebody else, so that each is
 * unchecked again, and so is one that was stopped. One that is in somebody's list under that number already stays. Answers those that were changed.
 */
export async function updateMember(tx: Tx, personId: number, memberNumber: string, now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('insurance_policy as p')
    .set({ ...nothingTold, member_number: memberNumber, checked: 'unchecked', updated_at: now })
    .where('p.person_id', '=', personId)
    .where('p.removed_at', 'is', null)
    .where((w) => w.or([w('p.member_number', '<>', memberNumber), w('p.checked', '=', 'inactive')]))
    .where((w) =>
      w.not(
        w.exists(
          w
            .selectFrom('insurance_policy as other')
            .select('other.id')
            .whereRef('other.id', '<>', 'p.id')
            .whereRef('other.plan_id', '=', 'p.plan_id')
            .whereRef('other.policy_number', '=', 'p.policy_number')
            .where('other.member_number', '=', memberNumber)
            .where('other.removed_at', 'is', null),
        ),
      ),
    )
    .returning('p.id')
    .execute();
  return rows.map(({ id }) => id);
}

export const planExists = async (sql: Sql, id: number): Promise<boolean> =>
  (await sql
    .selectFrom('insurance_plan as plan')
    .innerJoin('insurer as i', 'i.id', 'plan.insurer_id')
    .select('plan.id')
    .where('plan.id', '=', id)
    .where('i.is_active', '=', true)
    .executeTakeFirst()) !== undefined;

/** Insurers with their plans. */
export const listPlans = (sql: Sql) =>
  sql
    .selectFrom('insurance_plan as plan')
    .innerJoin('insurer as i', 'i.id', 'plan.insurer_id')
    .select(['plan.id', 'plan.title', 'plan.title_ar', 'i.id as insurer_id'])
    .select(['i.title as insurer_title', 'i.title_ar as insurer_title_ar'])
    .where('i.is_active', '=', true)
    .orderBy('i.id')
    .orderBy('plan.id')
    .limit(500)
    .execute();

/** The branches in the network of a plan. */
export const listNetwork = (sql: Sql, planId: number) =>
  sql
    .selectFrom('insurance_plan_location as n')
    .innerJoin('location as l', 'l.id', 'n.location_id')
    .select(['l.id', 'l.title', 'l.title_ar'])
    .where('n.plan_id', '=', planId)
    .orderBy('l.id')
    .execute();

export const isInNetwork = async (sql: Sql, planId: number, locationId: number): Promise<boolean> =>
  (await sql
    .selectFrom('insurance_plan_location')
    .select('plan_id')
    .where('plan_id', '=', planId)
    .where('location_id', '=', locationId)
    .executeTakeFirst()) !== undefined;

/** Whether this is a picture that the person uploaded of a document; it stays until the transaction ends. */
export const isOwnCard = async (tx: Tx, fileId: string, personId: number): Promise<boolean> =>
  (await tx
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', fileId)
    .where('kind', '=', 'identity')
    .where('person_id', '=', personId)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

/** What a slot would cost, and where it is: of one that can still be booked. */
export const readSlotFee = (sql: Sql, slotId: number) =>
  sql
    .selectFrom('slot as s')
    .leftJoin('doctor_fee as f', (on) => on.onRef('f.doctor_id', '=', 's.doctor_id').onRef('f.type', '=', 's.type'))
    .select(['s.type', 's.location_id', 's.starts_at', 'f.amount as fee'])
    .where('s.id', '=', slotId)
    .where('s.is_closed', '=', false)
    .executeTakeFirst();

type Message = {
  readonly personId: number;
  readonly policyId: number;
  readonly payer: string;
  readonly kind: 'eligibility' | 'approval';
  readonly request: string;
  readonly response: string;
  readonly signature: string;
  readonly at: Date;
};

export async function insertMessage(sql: Sql, message: Message): Promise<void> {
  await sql
    .insertInto('payer_message')
    .values({
      person_id: message.personId,
      policy_id: message.policyId,
      payer: message.payer,
      kind: message.kind,
      request: raw`${message.request}::jsonb`,
      response: raw`${message.response}::jsonb`,
      signature: message.signature,
      at: message.at,
    })
    .execute();
}

type Ending = { readonly today: string; readonly until: string; readonly count: number };

/** Active policies that end in [today, until] and whose end nobody was told of, marked as told. Answers their ids. */
export async function markEndsTold(tx: Tx, { today, until, count }: Ending): Promise<number[]> {
  const untold = tx
    .selectFrom('insurance_policy')
    .select('id')
    .where('removed_at', 'is', null)
    .where('checked', '=', 'active')
    .where('ends_on', '>=', today)
    .where('ends_on', '<=', until)
    .where(raw<boolean>`told_end_on is distinct from ends_on`)
    .orderBy('id')
    .limit(count)
    .forUpdate()
    .skipLocked();
  const rows = await tx
    .updateTable('insurance_policy')
    .set({ told_end_on: raw`ends_on` })
    .where('id', 'in', untold)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type VisitCheck = { readonly policy_id: number; readonly appointment_id: number; readonly starts_at: Date };
type ToCheck = { readonly now: Date; readonly until: Date; readonly triedBefore: Date; readonly count: number };

/**
 * Policies of covered visits that start in (now, until] and that their insurer was not asked about since as long before, and of later ones where
 * it never was, as after a corrected identity number; each is claimed, so that no other process asks, nor this one again before a silence is over.
 */
export async function claimVisitChecks(db: Sql, { now, until, triedBefore, count }: ToCheck): Promise<VisitCheck[]> {
  const { rows } = await raw<VisitCheck>`
    with due as (
      select p.id as policy_id, a.id as appointment_id, a.starts_at
      from appointment a
      join appointment_cover c on c.appointment_id = a.id and c.state = 'approved' and c.ended_at is null
      join insurance_policy p on p.id = c.policy_id and p.removed_at is null
      where a.state = 'booked' and a.insurer_share > 0 and a.starts_at > ${now} and (a.starts_at <= ${until} or p.checked_at is null)
        and (p.checked_at is null or p.checked_at < a.starts_at - (${until}::timestamptz - ${now}::timestamptz))
        and (p.visit_check_at is null or p.visit_check_at < ${triedBefore})
      order by a.starts_at limit ${count} for update of p skip locked)
    update insurance_policy p set visit_check_at = ${now} from due where p.id = due.policy_id
    returning due.policy_id::int, due.appointment_id::int, due.starts_at`.execute(db);
  return rows;
}
