import { addCodes } from '#modules/visits/index.ts';
import type { Tx } from '#platform/db/types.ts';
import { furtherDiagnoses } from './diagnoses/further.ts';
import { generalDiagnoses } from './diagnoses/general.ts';
import { specialDiagnoses } from './diagnoses/specialities.ts';

/** The diagnoses of the demo's specialities, until a hospital brings its licensed list (`npm run import -- icd10`). */
export async function seedDiagnoses(tx: Tx): Promise<void> {
  const all = [...generalDiagnoses, ...specialDiagnoses, ...furtherDiagnoses];
  await addCodes(
    tx,
    all.map(({ more, ...code }) => ({ ...code, ...(more !== '-' && { more }) })),
    'portal',
  );
}
