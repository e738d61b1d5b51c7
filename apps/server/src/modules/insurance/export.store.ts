import type { Sql } from '#platform/db/types.ts';

export const policyRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('insurance_policy as p')
    .innerJoin('insurance_plan as plan', 'plan.id', 'p.plan_id')
    .innerJoin('insurer as i', 'i.id', 'plan.insurer_id')
    .select(['p.id', 'i.title as company', 'plan.title as plan', 'p.policy_number', 'p.member_number', 'p.checked'])
    .select(['p.starts_on', 'p.ends_on', 'p.created_at', 'p.removed_at'])
    .where('p.person_id', '=', personId)
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(count)
    .execute();

export const coverRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('appointment_cover')
    .select([
      'id',
      'appointment_id',
      'policy_id',
      'state',
      'asked',
      'approved',
      'reason',
      'sent_at',
      'answered_at',
      'ended_at',
    ])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();

export const messageRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('payer_message')
    .select(['id', 'policy_id', 'payer', 'kind', 'request', 'response', 'at'])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
