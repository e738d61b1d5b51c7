import type { World } from '../world.ts';

/** A stay in hospital that has not ended, with a note. */
export async function createAdmission(w: World, personId: number, doctorId: number, canary: string): Promise<number> {
  const now = w.clock.now();
  const ward = await w.db.selectFrom('ward').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const diagnosis = { diagnosis: canary, diagnosis_ar: canary };
  const stay = { person_id: personId, doctor_id: doctorId, ward_id: ward.id, bed: `T${personId}`, admitted_at: now };
  const { id } = await w.db
    .insertInto('admission')
    .values({ ...stay, ...diagnosis })
    .returning('id')
    .executeTakeFirstOrThrow();
  const note = { admission_id: id, doctor_id: doctorId, text: canary, written_at: now };
  await w.db.insertInto('admission_note').values(note).execute();
  return id;
}

/** A result of theirs that was reported to their doctor as critical. */
async function createCriticalResult(
  w: World,
  personId: number,
  doctorId: number,
  observationId: number,
): Promise<number> {
  const now = w.clock.now();
  const values = { observation_id: observationId, person_id: personId, doctor_id: doctorId, value_decimal: '7.2' };
  const row = await w.db
    .insertInto('critical_result')
    .values({ ...values, flag: 'critical_high', reported_at: now, due_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An incident report of a doctor who cares for nobody of the walk. */
async function createIncident(w: World, canary: string): Promise<number> {
  const now = w.clock.now();
  const doctor = await w.db
    .selectFrom('doctor')
    .select(['person_id', 'department_id'])
    .where('code', '=', 'D1028')
    .executeTakeFirstOrThrow();
  const row = await w.db
    .insertInto('ovr_report')
    .values({
      reporter_id: doctor.person_id,
      department_id: doctor.department_id,
      state: 'submitted',
      category: 'fall',
      severity: 'none',
      location: canary,
      happened_at: now,
      what: canary,
      created_at: now,
      updated_at: now,
      submitted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type Owner = { readonly personId: number; readonly doctorId: number; readonly result: number };

/** What is of them in the rooms of doctors: a stay, a critical result, an incident report that names them. */
export const createRooms = async (w: World, { personId, doctorId, result }: Owner, canary: string) => ({
  admission: await createAdmission(w, personId, doctorId, canary),
  criticalResult: await createCriticalResult(w, personId, doctorId, result),
  ovr: await createIncident(w, canary),
});
