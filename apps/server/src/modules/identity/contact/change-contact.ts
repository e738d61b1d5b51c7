import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { UserCall } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownLogInOnly, ownPerson, userOf } from '../../people/index.ts';
import { requestCode, type CodeAsked } from '../codes/ask-for-code.ts';
import { findContact, isAnothersLogIn, updateEmail, updatePhone } from './contact.store.ts';
import { tellFormer, type Way } from './contact-told.ts';
import { destinationIn } from '../codes/find-code.ts';
import { requireOwnPassword } from '../password/own-password.ts';
import { withVerifiedCode } from '../codes/prove-code.ts';

type Wish = {
  readonly phone_number?: string | undefined;
  readonly email_address?: string | undefined;
  readonly currentPassword: string;
};
type NewContact = { readonly way: Way; readonly value: string };

function newContact({ phone_number: phone, email_address: email }: Wish): NewContact {
  if ((phone === undefined) === (email === undefined)) throw fail('phone_email_required', { path: 'phone_number' });
  const to = destinationIn({ phone_number: phone, email_address: email });
  if (phone !== undefined) {
    if (!to || !('phone' in to)) throw fail('phone_not_valid', { path: 'phone_number' });
    return { way: 'phone', value: to.phone };
  }
  if (!to || !('email' in to)) throw fail('email_not_valid', { path: 'email_address' });
  return { way: 'email', value: to.email };
}

const fieldOf = { phone: 'phone_number', email: 'email_address' } as const;
const subjectOf = (personId: number, { way, value }: NewContact) => `contact:${personId}:${way}:${value}`;

/** What a code was for, when it was for this person. */
function contactIn(subject: string, personId: number): NewContact | undefined {
  const [, owner, way, value] = /^contact:(\d+):(phone|email):(.+)$/.exec(subject) ?? [];
  return Number(owner) === personId && way && value ? { way: way as Way, value } : undefined;
}

async function currentContact(tx: Tx, personId: number) {
  const contact = await findContact(tx, personId);
  if (!contact) throw fail('not_found');
  return contact;
}

/**
 * Sends a code to a new phone number or e-mail address of the caller's own log-in. A family may share a phone; an address that
 * another log-in signs in with gets no message, and the caller the same answer, so that nobody learns whose it is.
 * @throws own_profile_only, not_found, phone_email_required, phone_not_valid, email_not_valid, current_password_wrong,
 * contact_unchanged, code_too_soon, too_many_codes
 */
export async function askToChangeContact(
  platform: Platform,
  call: UserCall,
  id: number,
  wish: Wish,
): Promise<CodeAsked> {
  const personId = ownPerson(call, id);
  ownLogInOnly(call);
  const contact = newContact(wish);
  const { way, value } = contact;
  const account = await requireOwnPassword(platform, call, wish.currentPassword);
  return platform.db.transaction().execute(async (tx) => {
    const now = await currentContact(tx, personId);
    if (now[way] === value) throw fail('contact_unchanged', { path: fieldOf[way] });
    const taken = await isAnothersLogIn(tx, account.id, value);
    const shown = { phone: null, email: null, [way]: value };
    await audit(tx, call, { personId, action: 'write', what: 'contact', why: 'self' });
    return requestCode(tx, platform, call, {
      purpose: 'contact',
      subject: subjectOf(personId, contact),
      name: `contact:${account.id}`,
      accountId: account.id,
      to: taken ? undefined : { ...shown, language: now.language },
      shown,
    });
  });
}

async function change(tx: Tx, call: UserCall, { way, value }: NewContact): Promise<void> {
  const { personId } = call.actor;
  const before = await currentContact(tx, personId);
  await (way === 'phone' ? updatePhone(tx, personId, value) : updateEmail(tx, personId, value));
  const former = before[way];
  if (former !== null) await tellFormer(tx, { way, to: former, language: before.language }, call.now);
  await audit(tx, call, { personId, action: 'write', what: 'contact', why: 'self' });
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23505';

/**
 * Changes what the code was sent to, and tells the one before it. Other log-ins stay: whoever is signed in proved the password.
 * @throws own_profile_only, not_found, otp_required, code_wrong, code_expired, code_spent, too_many_codes, and code_not_valid for
 * a code of another purpose or person, or an address that has become another log-in's meanwhile
 */
export async function changeContactByCode(
  platform: Platform,
  call: UserCall,
  id: number,
  proof: { readonly challenge: string; readonly otp_code: string },
) {
  const personId = ownPerson(call, id);
  ownLogInOnly(call);
  try {
    return await withVerifiedCode(platform, call, { purpose: 'contact', ...proof }, async (tx, { subject }) => {
      const contact = contactIn(subject, personId);
      if (!contact) throw fail('code_not_valid', { path: 'otp_code' });
      await change(tx, call, contact);
      return userOf(tx, call);
    });
  } catch (error) {
    throw isTaken(error) ? fail('code_not_valid', { path: 'otp_code' }) : error;
  }
}
