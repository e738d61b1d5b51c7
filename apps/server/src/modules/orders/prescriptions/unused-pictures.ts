import type { UnusedFiles } from '#platform/storage/purge-unused.ts';
import { isInPrescription } from './prescriptions.store.ts';

/** Pictures that were uploaded for a prescription and never became one are gone after a day: a draft is no reason to keep them. */
export const unusedPrescriptionPictures: UnusedFiles = {
  kind: 'prescription',
  graceMinutes: 24 * 60,
  isUsed: isInPrescription,
};
