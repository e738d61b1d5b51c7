import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { branchOf } from '#modules/hospital/index.ts';
import { openPatientAccount, type CompleteRegistration } from '#modules/identity/index.ts';
import { openFile, patientById } from '#modules/people/index.ts';
import { registrationIn } from './begin.ts';
import { registered } from './events.ts';
import { completeFile, assignPhoto, claimRegistration, type RegistrationRow } from './registration.store.ts';

/** Asserts a column that the database guarantees for a registration of kind `new` (0012). */
const required = <T>(value: T | null): T => {
  if (value === null) throw new Error('a registration is not whole');
  return value;
};

async function createPerson(tx: Tx, row: RegistrationRow, now: Date): Promise<number> {
  const photo = row.id_photo_file;
  if (photo === null) throw fail('id_photo_required');
  const language = required(row.language);
  const locationId = required(row.location_id);
  const branch = await branchOf(tx, locationId);
  const opened = await openFile(
    tx,
    {
      language,
      firstName: row.first_name,
      middleName: row.middle_name,
      familyName: row.family_name,
      column: row.identity_column,
      number: row.identity_number,
      phone: row.phone,
      email: row.email,
      gender: required(row.gender),
      birthDate: required(row.birth_date),
      nationality: required(row.nationality),
      city: (language === 'ar' ? branch?.city_ar : branch?.city) ?? '',
      locationId,
      idPhotoFile: photo,
    },
    now,
  );
  if (!opened) throw fail('registration_closed');
  await assignPhoto(tx, photo, opened.personId);
  return opened.personId;
}

async function personOf(tx: Tx, row: RegistrationRow, now: Date): Promise<number> {
  if (row.kind === 'new') return createPerson(tx, row, now);
  const person_id = required(row.person_id);
  await completeFile(tx, { ...row, person_id });
  return person_id;
}

/**
 * After the code was verified: creates a person with an MRN and an account, in the transaction that consumed the code.
 * Of two at the same time for one identity the database lets one through.
 * @throws id_photo_required (the code may be used again), registration_closed
 */
export const completeRegistration: CompleteRegistration = async (tx, call, subject) => {
  const { now } = call;
  const id = registrationIn(subject);
  const row = id === undefined ? undefined : await claimRegistration(tx, id, now);
  if (!row) throw fail('registration_closed');
  const personId = await personOf(tx, row, now);
  const isNew = await openPatientAccount(tx, { personId, passwordHash: row.password_hash }, now);
  const patient = await patientById(tx, personId);
  if (!isNew || !patient) throw fail('registration_closed');
  await publish(tx, registered, { person_id: personId }, now);
  await audit(tx, call, { personId, action: 'write', what: 'registration', why: 'self' });
  return { registered: true, mrn_number: patient.mrn };
};
