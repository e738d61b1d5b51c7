import { sql } from 'kysely';
import type { World } from '#test/world.ts';

const fileOf = (w: World, personId: number, kind: string, now: Date): Promise<string> =>
  w.platform.files.save(w.db, { personId, kind, mime: 'image/webp', bytes: Buffer.from(`RIFF ${kind}`) }, now);

/** What the demo hospital does not have of a person: what is never changed otherwise, and files of every kind. Answers the files. */
export async function addEverything(w: World, id: number, words: string): Promise<string[]> {
  const now = w.clock.now();
  const run = (query: ReturnType<typeof sql>) => query.execute(w.db);
  const [report, prescription, card, photo, signature, chat] = await Promise.all(
    ['report', 'prescription', 'insurance_card', 'proof', 'proof', 'chat'].map((kind) => fileOf(w, id, kind, now)),
  );
  await run(sql`
    with stay as (
      insert into admission (person_id, doctor_id, ward_id, bed, diagnosis, diagnosis_ar, admitted_at, discharged_at)
      select ${id}, (select min(id) from doctor), (select min(id) from ward), '99', ${words}, ${words}, ${now}, ${now} returning id, doctor_id)
    insert into admission_note (admission_id, doctor_id, text, written_at) select id, doctor_id, ${words}, ${now} from stay`);
  await run(sql`
    insert into consent_decision (person_id, purpose, given, text_version, decided_by, by_person_id, decided_at)
    values (${id}, 'research', true, 1, 'self', ${id}, ${now})`);
  await run(sql`
    insert into payer_message (person_id, policy_id, payer, kind, request, signature, at)
    select ${id}, min(id), 'sandbox', 'eligibility', jsonb_build_object('name', ${words}::text), '', ${now}
    from insurance_policy where person_id = ${id}`);
  await run(sql`
    insert into visit_addendum (appointment_id, text, written_at)
    select s.appointment_id, ${words}, ${now} from visit_summary s join appointment a on a.id = s.appointment_id
    where a.patient_id = ${id} and s.signed_at is not null limit 1`);
  await run(sql`
    with p as (insert into prescription (person_id, note, created_at) values (${id}, ${words}, ${now}) returning id)
    insert into prescription_file (prescription_id, file_id) select id, ${prescription}::uuid from p`);
  await run(sql`
    insert into medical_report_file (report_id, language, file_id)
    select min(id), 'ar', ${report}::uuid from medical_report where person_id = ${id} and state <> 'pending'`);
  await run(sql`
    update insurance_policy set card_file = ${card}::uuid where id = (select min(id) from insurance_policy where person_id = ${id})`);
  await run(sql`
    insert into delivery_proof (order_id, rider_id, photo, signature, at)
    select min(o.id), (select min(person_id) from account where role_id = 14), ${photo}::uuid, ${signature}::uuid, ${now}
    from pharmacy_order o where o.person_id = ${id} and not exists (select from delivery_proof d where d.order_id = o.id)`);
  await run(sql`
    insert into visit_message_picture (message_id, position, file_id)
    select min(v.id), 0, ${chat}::uuid from visit_message v join appointment a on a.id = v.appointment_id where a.patient_id = ${id}`);
  await run(
    sql`insert into person_identifier (person_id, system, value, created_at) values (${id}, 'urn:other', ${words}, ${now})`,
  );
  await run(sql`
    insert into free_visit (identity_number, person_id, appointment_id, claimed_at)
    select '1999999999', ${id}, min(id), ${now} from appointment where patient_id = ${id}`);
  await run(
    sql`update pharmacy_order set rating = 4, rating_comment = ${words} where person_id = ${id} and state = 'delivered'`,
  );
  return [report, prescription, card, photo, signature, chat].flatMap((file) => file ?? []);
}
