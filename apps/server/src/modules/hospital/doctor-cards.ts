import type { DoctorName } from '@balsam/contract/hospital/shapes';
import type { Sql } from '../../platform/db/types.ts';
import { readDoctorNames } from './doctors.store.ts';
import { nameView } from './doctors.view.ts';

/** Name, portrait, speciality and department of doctors by id; in no order. */
export async function doctorCards(db: Sql, ids: readonly number[]): Promise<DoctorName[]> {
  return (await readDoctorNames(db, ids)).map(nameView);
}
