import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';

type Place = {
  readonly departmentId: number;
  readonly specialityIds: readonly number[];
  readonly clinicIds: readonly number[];
};

/** Where a new doctor works: the speciality first, then the one above it. Undefined when a speciality or a clinic is not there. */
export async function placeOf(tx: Tx, specialityId: number, clinicIds: readonly number[]): Promise<Place | undefined> {
  const speciality = await tx
    .selectFrom('speciality')
    .select(['id', 'parent_id'])
    .where('id', '=', specialityId)
    .executeTakeFirst();
  const clinics = await tx.selectFrom('clinic').select(['id', 'department_id']).where('id', 'in', clinicIds).execute();
  const [first] = clinics;
  if (!speciality || !first || clinics.length !== new Set(clinicIds).size) return undefined;
  return {
    departmentId: first.department_id,
    specialityIds: [speciality.id, ...(speciality.parent_id === null ? [] : [speciality.parent_id])],
    clinicIds: clinics.map(({ id }) => id),
  };
}

/** The code that nobody has: imports may have taken some of the sequence. */
async function nextCode(tx: Tx): Promise<string> {
  const { rows } = await sql<{ code: string }>`select 'D' || nextval('doctor_code') as code`.execute(tx);
  const code = rows[0]!.code;
  const taken = await tx.selectFrom('doctor').select('id').where('code', '=', code).executeTakeFirst();
  return taken ? nextCode(tx) : code;
}

/** Makes an invited person a doctor, with a code to sign in with. Answers the doctor's id. */
export async function insertDoctor(
  tx: Tx,
  { personId, gender, departmentId, specialityIds, clinicIds }: Place & { personId: number; gender: 'male' | 'female' },
): Promise<number> {
  const code = await nextCode(tx);
  await tx.updateTable('account').set({ doctor_code: code }).where('person_id', '=', personId).execute();
  await tx.updateTable('person').set({ gender }).where('id', '=', personId).execute();
  const { id } = await tx
    .insertInto('doctor')
    .values({
      person_id: personId,
      code,
      department_id: departmentId,
      default_speciality_id: specialityIds[0]!,
      qualification: '',
      qualification_ar: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('doctor_speciality')
    .values(specialityIds.map((speciality_id) => ({ doctor_id: id, speciality_id })))
    .execute();
  await replaceClinics(tx, id, clinicIds);
  return id;
}

/** The doctor works in these clinics. */
export async function replaceClinics(tx: Tx, doctorId: number, clinicIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('doctor_clinic').where('doctor_id', '=', doctorId).execute();
  await tx
    .insertInto('doctor_clinic')
    .values([...new Set(clinicIds)].map((clinic_id) => ({ doctor_id: doctorId, clinic_id })))
    .execute();
}

export async function setActive(tx: Tx, doctorId: number, is_active: boolean): Promise<void> {
  await tx.updateTable('doctor').set({ is_active }).where('id', '=', doctorId).execute();
}
