import type { DoctorTexts } from '@balsam/contract/doctors/shapes';
import { riyadhDay } from '@balsam/domain/time';
import type { z } from 'zod';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import type { UserCall } from '#platform/http/call.ts';
import { readImage } from '#platform/images/read-image.ts';
import { indexSearch, lockDoctor } from '#modules/hospital/index.ts';
import { removePhotoOf, savePhotoOf } from '#modules/people/index.ts';
import { replaceClinics } from './accounts.store.ts';
import { doctorForChange, recordChange, type DoctorChange } from './doctor-for-change.ts';
import { readTexts } from './doctors.store.ts';
import { doctorDetail } from './read-doctors.ts';
import { branchesOfClinics, hasHoursIn } from './schedule.store.ts';

type Texts = z.output<typeof DoctorTexts> & {
  readonly clinic_ids: readonly number[];
  readonly revision?: number | undefined;
};

/**
 * Where a doctor has hours to come they work: those hours end first, and with them what is offered to patients.
 * @throws not_found, clinic_has_hours
 */
async function saveClinics({ tx, call, doctorId }: DoctorChange, clinicIds: readonly number[]): Promise<void> {
  const known = await tx.selectFrom('clinic').select(['id', 'location_id']).where('id', 'in', clinicIds).execute();
  if (known.length !== new Set(clinicIds).size) throw fail('not_found');
  const branches = new Set(known.map((clinic) => clinic.location_id));
  const left = [...(await branchesOfClinics(tx, doctorId))].filter(([id]) => !clinicIds.includes(id));
  const places = {
    clinicIds: left.map(([id]) => id),
    locationIds: left.map(([, branch]) => branch).filter((branch) => !branches.has(branch)),
  };
  if (left.length > 0 && (await hasHoursIn(tx, doctorId, places, riyadhDay(call.now)))) throw fail('clinic_has_hours');
  await replaceClinics(tx, doctorId, clinicIds);
}

/**
 * Writes what patients read of a doctor, in both languages, and where they work.
 * @throws not_found; clinic_has_hours; doctor_texts_changed with the doctor as they are now
 */
export async function saveTexts(change: DoctorChange, { experience, clinic_ids, revision: seen, ...texts }: Texts) {
  const { tx, call, doctorId } = change;
  const doctor = await doctorForChange(change);
  const { texts_revision: revision } = await readTexts(tx, doctorId);
  if (seen !== undefined && seen !== revision)
    throw fail('doctor_texts_changed', { data: await doctorDetail(tx, call, doctorId) });
  await tx
    .updateTable('doctor')
    .set({ ...texts, texts_revision: revision + 1 })
    .where('id', '=', doctorId)
    .execute();
  await tx.deleteFrom('doctor_experience').where('doctor_id', '=', doctorId).execute();
  const rows = experience.map((each) => ({ ...each, doctor_id: doctorId }));
  if (rows.length > 0) await tx.insertInto('doctor_experience').values(rows).execute();
  await saveClinics(change, clinic_ids);
  await indexSearch(tx);
  return recordChange(change, doctor.person_id, 'doctor profile');
}

/** Sets a doctor's photo, re-encoded. @throws not_found, file_required and what `readImage` refuses */
export async function setDoctorPhoto(
  platform: Platform,
  call: UserCall,
  doctorId: number,
  file: Parameters<typeof readImage>[0] | undefined,
) {
  if (file === undefined) throw fail('file_required', { path: 'file' });
  const image = await readImage(file);
  return platform.db.transaction().execute(async (tx) => {
    const doctor = await lockDoctor(tx, doctorId);
    if (!doctor) throw fail('not_found');
    await savePhotoOf(tx, platform, call, { personId: doctor.person_id, image });
    return doctorDetail(tx, call, doctorId);
  });
}

/** Takes a doctor's photo away. @throws not_found */
export async function removeDoctorPhoto(platform: Platform, change: DoctorChange) {
  const doctor = await doctorForChange(change);
  await removePhotoOf(change.tx, platform, change.call, doctor.person_id);
  return doctorDetail(change.tx, change.call, change.doctorId);
}
