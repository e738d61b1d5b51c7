import { deleteUnusedFiles } from '#platform/storage/purge-unused.ts';
import { isInPrescription } from './prescriptions.store.ts';

/** Pictures that were uploaded for a prescription and never became one are gone after a day: a draft is no reason to keep them. */
export const purgePrescriptionPictures = deleteUnusedFiles({
  name: 'orders.forget-pictures',
  kind: 'prescription',
  graceMinutes: 24 * 60,
  isUsed: isInPrescription,
});
