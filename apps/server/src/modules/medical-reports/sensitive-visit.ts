import { isSensitiveDiagnosis } from '@balsam/domain/visits';
import type { Sql } from '#platform/db/types.ts';
import { diagnosesOf } from './reports.store.ts';

/** Whether a visit has a diagnosis that is sensitive: what is written of it then is, unless the records officer says otherwise. */
export const isOfSensitiveVisit = async (db: Sql, appointmentId: number): Promise<boolean> =>
  (await diagnosesOf(db, appointmentId)).some(isSensitiveDiagnosis);
