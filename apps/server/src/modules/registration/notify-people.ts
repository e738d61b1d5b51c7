import { instantAt, riyadhDay } from '@balsam/domain/time';
import { countUp } from '#platform/limits/limits.store.ts';
import { queueMessages } from '#platform/messages/messages.ts';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { textsIn, type Message } from '#platform/texts.ts';
import { patientById, type Patient } from '#modules/people/index.ts';
import { registered, registrationBegun } from './events.ts';
import { findByIdentity, findRegistration, hasLogIn } from './registration.store.ts';
import { registrationTexts } from './registration.texts.ts';

/** Sends a text by SMS and e-mail, where the person has them, in their language. */
async function notify({ tx, now }: EventContext, to: Patient, message: Message): Promise<void> {
  const { language } = to;
  const { subject, body } = textsIn(message, language);
  const sms = to.phone === null ? [] : [{ channel: 'sms' as const, to: to.phone, body, language }];
  const mail = to.email === null ? [] : [{ channel: 'email' as const, to: to.email, subject, body, language }];
  await queueMessages(tx, [...sms, ...mail], now);
}

const welcomeRegistered = on(registered, async ({ person_id }, context) => {
  const patient = await patientById(context.tx, person_id);
  if (!patient) return;
  await notify(context, patient, registrationTexts.welcome({ en: patient.name, ar: patient.nameAr }, patient.mrn));
});

/** Once a day at most: a stranger who knows a number must not be able to flood its person with messages. */
const mayNotify = async ({ tx, now }: EventContext, personId: number): Promise<boolean> =>
  (await countUp(
    tx,
    { scope: 'registration_notice', key: String(personId), bucket: instantAt(riyadhDay(now), 0) },
    1,
  )) !== undefined;

const notifyKnownPerson = on(registrationBegun, async ({ registration_id }, context) => {
  const { tx } = context;
  const row = await findRegistration(tx, registration_id);
  if (!row?.is_decoy || row.person_id === null) return;
  const known = await findByIdentity(tx, row.identity_column, row.identity_number);
  const patient = known && (await patientById(tx, known.id));
  if (!known || !patient) return;
  const hasAccount = hasLogIn(known) || known.role_id !== null;
  // A file whose person is too young for a log-in, or cannot be reached, gets no message about registering it.
  if (!hasAccount && row.kind === 'medical_file') return;
  if (await mayNotify(context, known.id))
    await notify(
      context,
      patient,
      hasAccount ? registrationTexts.accountExists : registrationTexts.fileExists(patient.mrn),
    );
});

/** Welcomes new accounts, and tells people on file that somebody tried to register with their identity. */
export const registrationSubscriptions: readonly Subscription[] = [welcomeRegistered, notifyKnownPerson];
