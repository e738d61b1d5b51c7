import { roles } from '@balsam/domain/identity';
import { contactRules, contactWayOf, type ContactTopic } from '@balsam/domain/support';
import type { SignedIn } from '#platform/access/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { limitsOfAddress } from '#platform/limits/address-limits.ts';
import { countEachUp } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';
import { ownReason } from '#modules/people/index.ts';
import { insertMessage } from './messages.store.ts';
import { countTicket } from './open-ticket.ts';
import { authorOf } from './support.policy.ts';
import { insertTicket } from './tickets.store.ts';

type ContactRequest = {
  readonly name: string;
  readonly contact: string;
  readonly topic: ContactTopic;
  readonly text: string;
};

const hourMs = 3_600_000;

const isOfPatient = (call: Call): call is UserCall =>
  call.actor.kind === 'user' && (call.actor satisfies SignedIn).roleId === roles.patient;

/** Counts what comes from an address, of guests and of patients. @throws too_many_requests */
async function countContact(tx: Tx, { config: { secret } }: Platform, { ip, now }: Call): Promise<void> {
  const bucket = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const most = contactRules.addressPerHour;
  const limits = limitsOfAddress({ secret, scope: 'contact_address', ip, bucket, most });
  if ((await countEachUp(tx, limits)).isFull) throw fail('too_many_requests');
}

/**
 * Writes to the hospital without a log-in, or as a patient, whose ticket it then is; answers the ticket's number.
 * @throws phone_email_not_valid, too_many_requests from one address, too_many_tickets of one patient
 */
export async function contactUs(
  tx: Tx,
  platform: Platform,
  call: Call,
  { name, contact, topic, text }: ContactRequest,
): Promise<{ id: number }> {
  const { now } = call;
  const way = contactWayOf(contact);
  if (way === undefined) throw fail('phone_email_not_valid', { path: 'contact' });
  await countContact(tx, platform, call);
  const patient = isOfPatient(call) ? call : undefined;
  if (patient) await countTicket(tx, patient);
  const personId = patient?.actor.personId ?? null;
  const id = await insertTicket(tx, {
    person_id: personId,
    subject: '',
    topic,
    sender_name: name,
    sender_contact: way,
    waiting_since: now,
    created_at: now,
    updated_at: now,
  });
  const author_id = patient ? authorOf(patient.actor) : null;
  await insertMessage(tx, { ticket_id: id, author_id, from_staff: false, text, created_at: now });
  if (patient)
    await audit(tx, patient, {
      personId: patient.actor.personId,
      action: 'write',
      what: 'ticket',
      recordId: id,
      why: ownReason(patient),
    });
  return { id };
}
