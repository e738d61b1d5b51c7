import { addDays, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

/** Insurers of the demo hospital, none of them real, with their plans. Amounts in halalas without VAT. */
const insurers = [
  {
    code: 'RIM',
    title: 'Rimal Cooperative Insurance',
    title_ar: 'رمال للتأمين التعاوني',
    plans: [
      {
        code: 'RIM-A',
        title: 'Class A',
        title_ar: 'الفئة أ',
        visit_types: ['onsite', 'virtual', 'home', 'onspot'],
        approval_above: 50_000,
      },
      {
        code: 'RIM-B',
        title: 'Class B',
        title_ar: 'الفئة ب',
        visit_types: ['onsite', 'virtual'],
        approval_above: 30_000,
      },
    ],
  },
  {
    code: 'SNB',
    title: 'Sanabel Health Insurance',
    title_ar: 'سنابل للتأمين الصحي',
    plans: [
      {
        code: 'SNB-VIP',
        title: 'VIP',
        title_ar: 'كبار العملاء',
        visit_types: ['onsite', 'virtual', 'home', 'onspot'],
        approval_above: null,
        patient_percent: 0,
      },
      {
        code: 'SNB-C',
        title: 'Class C',
        title_ar: 'الفئة ج',
        visit_types: ['onsite'],
        approval_above: 20_000,
        patient_percent: 30,
      },
    ],
  },
] as const;

async function insertInsurers(tx: Tx): Promise<void> {
  for (const { plans, ...insurer } of insurers) {
    const { id } = await tx.insertInto('insurer').values(insurer).returning('id').executeTakeFirstOrThrow();
    await tx
      .insertInto('insurance_plan')
      .values(plans.map(({ visit_types, ...plan }) => ({ ...plan, visit_types: [...visit_types], insurer_id: id })))
      .execute();
  }
  await tx
    .insertInto('insurance_plan_location')
    .columns(['plan_id', 'location_id'])
    .expression((q) =>
      q
        .selectFrom('insurance_plan as plan')
        .innerJoin('location as l', (on) => on.onTrue())
        .select(['plan.id as plan_id', 'l.id as location_id']),
    )
    .execute();
}

/** Sara's policy is active (DECISIONS §8); Fahad's ends in three weeks, and an old one of hers has ended. */
const policies = [
  { mrn: '1000001', member: '1010101010', plan: 'RIM-A', number: 'RIM-774201', from: -200, to: 165 },
  { mrn: '1000001', member: '1010101010', plan: 'SNB-C', number: 'SNB-118830', from: -700, to: -335 },
  { mrn: '1000002', member: '2020202020', plan: 'RIM-B', number: 'RIM-552140', from: -344, to: 21 },
] as const;

/** Insurers, their plans and networks, and the policies of Sara and Fahad. */
export async function seedInsurance(tx: Tx, { now }: Seeding): Promise<void> {
  await insertInsurers(tx);
  const today = riyadhDay(now);
  for (const { mrn, member, plan, number, from, to } of policies) {
    const person = await tx.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
    const { id } = await tx
      .selectFrom('insurance_plan')
      .select('id')
      .where('code', '=', plan)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('insurance_policy')
      .values({
        person_id: person.id,
        plan_id: id,
        policy_number: number,
        member_number: member,
        checked: 'active',
        starts_on: addDays(today, from),
        ends_on: addDays(today, to),
        checked_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
}
