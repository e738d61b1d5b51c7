import type { z } from 'zod';
import type { registration } from '@balsam/contract/registration';
import { isMrn, normaliseIdentity } from '@balsam/domain/identity';
import { ageOn, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fieldError } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { requestCode, hashPassword } from '#modules/identity/index.ts';
import { lifeFrom, newRegistrationId, subjectOf } from './begin.ts';
import { fromAge } from './validate-registration.ts';
import { registrationBegun } from './events.ts';
import { columnOf, faultsOfEmail, faultsOfIdentity, faultsOfPasswords, refuseIfAny } from './faults.ts';
import { findByFile, hasLogIn, insertRegistration, type KnownRow } from './registration.store.ts';

type Form = z.output<typeof registration.registerMedicalFile.body>;

/** Whether the person may get an account by a code: without one so far, old enough, and reachable by the contact details on file. */
function mayRegister(file: KnownRow, now: Date): boolean {
  const isOldEnough = file.birth_date !== null && ageOn(file.birth_date, riyadhDay(now)) >= fromAge;
  return isOldEnough && !hasLogIn(file) && (file.phone !== null || file.email !== null);
}

async function begin(tx: Tx, platform: Platform, call: Call, form: Form, password_hash: string) {
  const [column, number] = [columnOf(form.field_name), normaliseIdentity(form.identity_number)];
  const mrn = normaliseIdentity(form.mrn_number);
  const file = await findByFile(tx, mrn, column, number);
  const eligible = file && mayRegister(file, call.now) ? file : undefined;
  const id = newRegistrationId();
  await insertRegistration(tx, {
    ...lifeFrom(call.now),
    id,
    kind: 'medical_file',
    is_decoy: !eligible,
    person_id: file?.id ?? null,
    language: form.language ?? null,
    email: form.email_address?.toLowerCase() ?? null,
    identity_column: column,
    identity_number: number,
    password_hash,
  });
  await publish(tx, registrationBegun, { registration_id: id }, call.now);
  return requestCode(tx, platform, call, {
    purpose: 'register',
    subject: subjectOf(id),
    // The decoy depends on MRN and identity number together: another number beside a real MRN gives another decoy, right or not.
    name: `file:${mrn}:${column}:${number}`,
    to: eligible && { phone: eligible.phone, email: eligible.email, language: form.language ?? eligible.language },
  });
}

/**
 * Starts the registration of somebody who has a medical file and no account: MRN and identity number must match, and
 * the code goes to the contact details on file. Otherwise the answer is the same with a stable decoy, and no code is
 * sent.
 * @throws every fault of the form at once; code_too_soon, too_many_codes
 */
export async function registerMedicalFile(platform: Platform, call: Call, form: Form) {
  refuseIfAny([
    ...(isMrn(normaliseIdentity(form.mrn_number)) ? [] : [fieldError('mrn_number', 'identity_not_valid')]),
    ...faultsOfIdentity(form.field_name, form.identity_number),
    ...faultsOfEmail(form.email_address),
    ...faultsOfPasswords(form.password, form.password_confirmation),
  ]);
  const hash = await hashPassword(form.password);
  return platform.db.transaction().execute((tx) => begin(tx, platform, call, form, hash));
}
