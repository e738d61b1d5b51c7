import type { DoctorTexts } from '@balsam/contract/doctors/shapes';
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

type Texts = z.output<typeof DoctorTexts> & {
  readonly clinic_ids: readonly number[];
  readonly revision?: number | undefined;
};

/**
 * Writes what patients read of a doctor, in both languages, and where they work.
 * @throws not_found; doctor_texts_changed with the doctor as they are now
 */
export async function saveTexts(change: DoctorChange, { experience, clinic_ids, revision: seen, ...texts }: Texts) {
  const { tx, call, doctorId } = change;
  const doctor = await doctorForChange(change);
  const { texts_revision: revision } = await readTexts(tx, doctorId);
  if (seen !== undefined && seen !== revision)
    throw fail('doctor_texts_changed', { data: await doctorDetail(tx, call, doctorId) });
  const known = await tx.selectFrom('clinic').select('id').where('id', 'in', clinic_ids).execute();
  if (known.length !== new Set(clinic_ids).size) throw fail('not_found');
  await tx
    .updateTable('doctor')
    .set({ ...texts, texts_revision: revision + 1 })
    .where('id', '=', doctorId)
    .execute();
  await tx.deleteFrom('doctor_experience').where('doctor_id', '=', doctorId).execute();
  const rows = experience.map((each) => ({ ...each, doctor_id: doctorId }));
  if (rows.length > 0) await tx.insertInto('doctor_experience').values(rows).execute();
  await replaceClinics(tx, doctorId, clinic_ids);
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
