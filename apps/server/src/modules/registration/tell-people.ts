import { instantAt, riyadhDay } from '@balsam/domain/time';
import { countUp } from '../../platform/limits/limits.store.ts';
import { queueMessages } from '../../platform/messages/messages.ts';
import { on, type EventContext, type Subscription } from '../../platform/outbox/outbox.ts';
import { patientById, type Patient } from '../people/index.ts';
import { registered, registrationBegun } from './events.ts';
import { findByIdentity, findRegistration, hasLogIn } from './registration.store.ts';
import { alreadyThere, fileIsThere, welcome } from './texts.ts';

type Texts = typeof alreadyThere;

/** By SMS and e-mail, as far as the person has them, in their language. */
async function tellThem({ tx, now }: EventContext, to: Patient, texts: Texts): Promise<void> {
  const { language } = to;
  const { subject, body } = texts[language];
  const sms = to.phone === null ? [] : [{ channel: 'sms' as const, to: to.phone, body, language }];
  const mail = to.email === null ? [] : [{ channel: 'email' as const, to: to.email, subject, body, language }];
  await queueMessages(tx, [...sms, ...mail], now);
}

const welcomeThem = on(registered, async ({ person_id }, occasion) => {
  const patient = await patientById(occasion.tx, person_id);
  if (!patient) return;
  await tellThem(occasion, patient, welcome({ en: patient.name, ar: patient.nameAr }, patient.mrn));
});

/** Once a day at most: a stranger who knows a number must not be able to send its person one message after the other. */
const mayTell = async ({ tx, now }: EventContext, personId: number): Promise<boolean> =>
  (await countUp(
    tx,
    { scope: 'registration_notice', key: String(personId), bucket: instantAt(riyadhDay(now), 0) },
    1,
  )) !== undefined;

const tellWhoIsThere = on(registrationBegun, async ({ registration_id }, occasion) => {
  const { tx } = occasion;
  const row = await findRegistration(tx, registration_id);
  if (!row?.is_decoy || row.person_id === null) return;
  const known = await findByIdentity(tx, row.identity_column, row.identity_number);
  const patient = known && (await patientById(tx, known.id));
  if (!known || !patient) return;
  const isThere = hasLogIn(known) || known.role_id !== null;
  // A file that is too young for a log-in, or that nothing reaches, is told nothing of registering it.
  if (!isThere && row.kind === 'medical_file') return;
  if (await mayTell(occasion, known.id))
    await tellThem(occasion, patient, isThere ? alreadyThere : fileIsThere(patient.mrn));
});

/** Who has a log-in is welcomed; who is on file already learns that somebody tried. */
export const registrationSubscriptions: readonly Subscription[] = [welcomeThem, tellWhoIsThere];
