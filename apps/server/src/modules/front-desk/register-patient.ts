import type { z } from 'zod';
import type { CallReply, contract } from '@balsam/contract';
import type { frontDesk } from '@balsam/contract/front-desk';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { branchOf } from '#modules/hospital/index.ts';
import { openFile } from '#modules/people/index.ts';
import { validatePerson } from '#modules/registration/index.ts';
import { insertRegistration } from './patients.store.ts';
import { deskPatient } from './show-patient.ts';

type Form = z.output<typeof frontDesk.register.body>;

/**
 * Opens a file for somebody who stands at the desk, by the rules of identity of a registration (D13.32). They have no log-in: they make
 * one with MRN and identity number, by a code to the phone on file. Of two desks that register one person the database lets one through.
 * @throws every fault of the form at once; identity_not_seen, consent_not_noted, person_on_file
 */
export async function registerPatient(
  tx: Tx,
  call: UserCall,
  form: Form,
): Promise<CallReply<typeof contract.frontDesk.register>> {
  const { now } = call;
  const email_address = form.email_address === '' ? undefined : form.email_address;
  const person = await validatePerson(tx, { ...form, email_address }, now);
  if (!form.identity_seen) throw fail('identity_not_seen', { path: 'identity_seen' });
  if (!form.consent) throw fail('consent_not_noted', { path: 'consent' });
  const branch = await branchOf(tx, person.location_id);
  const opened = await openFile(
    tx,
    {
      language: person.language,
      firstName: person.first_name,
      middleName: person.middle_name,
      familyName: person.family_name,
      column: person.identity_column,
      number: person.identity_number,
      phone: person.phone,
      typedPhone: { rang: form.phone_confirmed },
      email: person.email,
      gender: person.gender,
      birthDate: person.birth_date,
      nationality: person.nationality,
      city: (person.language === 'ar' ? branch?.city_ar : branch?.city) ?? '',
      locationId: person.location_id,
    },
    now,
  );
  if (!opened) throw fail('person_on_file');
  await insertRegistration(tx, {
    person_id: opened.personId,
    account_id: call.actor.accountId,
    location_id: person.location_id,
    registered_at: now,
    consented_at: now,
  });
  await audit(tx, call, { personId: opened.personId, action: 'write', what: 'registration', why: 'staff' });
  return deskPatient(tx, call, opened.mrn);
}
