import type { Tx } from '../../platform/db/types.ts';
import { insertPatientAccount, takeImportedPerson, type ImportedPerson } from './imported-file.store.ts';

export type ImportedFile = { readonly personId: number; readonly mrn: string; readonly isNew: boolean };

/**
 * Opens, or finds again by its source id, the medical file of somebody whose record comes from another system. They get an MRN;
 * with a phone (E.164) also an account without password, for log-in by one-time code.
 */
export async function openImportedFile(
  tx: Tx,
  person: ImportedPerson & { readonly phone?: string },
  now: Date,
): Promise<ImportedFile> {
  const file = await takeImportedPerson(tx, person, now);
  if (person.phone !== undefined) await insertPatientAccount(tx, file.personId, now);
  return file;
}
