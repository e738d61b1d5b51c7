import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { fullNames, nameParts } from './names.ts';
import { findPatient, findPatientByMrn, findPatientByNumber, type PatientRow } from './persons.store.ts';

/** A person with a medical file, as the modules that treat and bill them need it. */
export type Patient = {
  readonly personId: number;
  readonly mrn: string;
  readonly name: string;
  readonly nameAr: string;
  /** The parts of the name, as a document for other hospitals names them. */
  readonly names: { readonly given: readonly string[]; readonly family: string };
  /** Their own payment for a health service is zero-rated (DECISIONS §4). */
  readonly isCitizen: boolean;
  readonly birthDate: string | null;
  readonly gender: 'male' | 'female' | null;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: 'ar' | 'en';
  readonly portrait: string | null;
};

/** Of Saudi nationality or with a national ID. */
export const isCitizen = (row: { readonly nationality: string | null; readonly national_id: string | null }): boolean =>
  row.nationality === 'SA' || row.national_id !== null;

const asPatient = (row: PatientRow | undefined): Patient | undefined =>
  row?.mrn
    ? {
        personId: row.id,
        mrn: row.mrn,
        ...fullNames(row),
        names: nameParts(row),
        isCitizen: isCitizen(row),
        birthDate: row.birth_date,
        gender: row.gender,
        phone: row.phone,
        email: row.email,
        language: row.language,
        portrait: row.portrait,
      }
    : undefined;

/**
 * The patient of the open profile. An MRN from a client only repeats whose it is: one that is not the profile's own, or a
 * profile without a medical file, is `not_found` (DECISIONS §3).
 */
export async function patientOf(sql: Sql, call: UserCall, mrn?: string): Promise<Patient> {
  const patient = asPatient(await findPatient(sql, call.actor.personId));
  if (!patient || (mrn !== undefined && mrn !== patient.mrn)) throw fail('not_found');
  return patient;
}

/**
 * Whose records a call of the open profile is about, where nothing else of the patient is wanted; refuses as `patientOf` does.
 * @throws not_found
 */
export function ownPatientId({ actor }: UserCall, mrn?: string): number {
  if (actor.mrn === undefined || (mrn !== undefined && mrn !== actor.mrn)) throw fail('not_found');
  return actor.personId;
}

/** The person with this MRN. It does not check access: the calling module's policy does. */
export const patientByMrn = async (sql: Sql, mrn: string): Promise<Patient | undefined> =>
  asPatient(await findPatientByMrn(sql, mrn));

/** The person with this MRN, national ID or Iqama. It does not check access: the calling module's policy does. */
export const patientByNumber = async (sql: Sql, number: string): Promise<Patient | undefined> =>
  asPatient(await findPatientByNumber(sql, number));

/** The patient with this id, if they have a medical file. It does not check access. */
export const patientById = async (sql: Sql, personId: number): Promise<Patient | undefined> =>
  asPatient(await findPatient(sql, personId));
