import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { requestCode, hashPassword, hashToken, newToken } from '#modules/identity/index.ts';
import { lifeFrom, newRegistrationId, registrationRules, subjectOf } from './begin.ts';
import { validateRegistration, type Form } from './validate-registration.ts';
import { registrationBegun } from './events.ts';
import { findByIdentity, insertRegistration } from './registration.store.ts';

type NewRegistration = Awaited<ReturnType<typeof validateRegistration>> & { readonly password_hash: string };

async function begin(tx: Tx, platform: Platform, call: Call, registration: NewRegistration) {
  const { now } = call;
  const id = newRegistrationId();
  const uploadToken = newToken();
  const uploadExpiresAt = addMinutes(now, registrationRules.uploadMinutes);
  const onFile = await findByIdentity(tx, registration.identity_column, registration.identity_number);
  await insertRegistration(tx, {
    ...registration,
    ...lifeFrom(now),
    id,
    kind: 'new',
    is_decoy: onFile !== undefined,
    person_id: onFile?.id ?? null,
    upload_token_hash: hashToken(uploadToken),
    upload_expires_at: uploadExpiresAt,
  });
  await publish(tx, registrationBegun, { registration_id: id }, now);
  const { phone, email, language } = registration;
  const sent = await requestCode(tx, platform, call, {
    purpose: 'register',
    subject: subjectOf(id),
    name: `phone:${phone}`,
    to: onFile ? undefined : { phone, email, language },
    shown: { phone, email },
  });
  return { ...sent, patient_id: id, upload_token: uploadToken, upload_expires_at: uploadExpiresAt.toISOString() };
}

/**
 * Starts a registration (S5.10): stores the form until the code is right and the ID photo is there. For a person on
 * file the answer and the queries are the same, but no code is ever right, and the person on file gets a message.
 * @throws every fault of the form at once; code_too_soon, too_many_codes
 */
export async function register(platform: Platform, call: Call, form: Form) {
  const registration = await validateRegistration(platform.db, form, call.now);
  const password_hash = await hashPassword(form.password);
  return platform.db.transaction().execute((tx) => begin(tx, platform, call, { ...registration, password_hash }));
}
