import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { ownLogInOnly, ownPerson, userOf } from '#modules/people/index.ts';
import { requestCode, type CodeRequested } from '../codes/request-code.ts';
import { findContact, isAnothersLogIn, updateEmail, updatePhone } from './contact.store.ts';
import { notifyFormerContact, type ContactKind } from './notify-former-contact.ts';
import { endCodesOf } from '../codes/codes.store.ts';
import { destinationIn } from '../codes/find-code.ts';
import { requireOwnPassword } from '../password/own-password.ts';
import { withVerifiedCode } from '../codes/redeem-code.ts';

type Input = {
  readonly phone_number?: string | undefined;
  readonly email_address?: string | undefined;
  readonly currentPassword: string;
};
type NewContact = { readonly kind: ContactKind; readonly value: string };

function newContact({ phone_number: phone, email_address: email }: Input): NewContact {
  if ((phone === undefined) === (email === undefined)) throw fail('phone_email_required', { path: 'phone_number' });
  const to = destinationIn({ phone_number: phone, email_address: email });
  if (phone !== undefined) {
    if (!to || !('phone' in to)) throw fail('phone_not_valid', { path: 'phone_number' });
    return { kind: 'phone', value: to.phone };
  }
  if (!to || !('email' in to)) throw fail('email_not_valid', { path: 'email_address' });
  return { kind: 'email', value: to.email };
}

const fieldOf = { phone: 'phone_number', email: 'email_address' } as const;
const subjectOf = (personId: number, { kind, value }: NewContact) => `contact:${personId}:${kind}:${value}`;

/** The new contact that a code is for, when it was requested by this person. */
function contactIn(subject: string, personId: number): NewContact | undefined {
  const [, owner, kind, value] = /^contact:(\d+):(phone|email):(.+)$/.exec(subject) ?? [];
  return Number(owner) === personId && kind && value ? { kind: kind as ContactKind, value } : undefined;
}

async function currentContact(tx: Tx, personId: number) {
  const contact = await findContact(tx, personId);
  if (!contact) throw fail('not_found');
  return contact;
}

/**
 * Sends a code to a new phone number or e-mail address of the caller's own account. A family may share a phone; an
 * address that another account signs in with gets no message, and the caller the same answer, so that nobody learns
 * whose it is.
 * @throws own_profile_only, not_found, phone_email_required, phone_not_valid, email_not_valid, current_password_wrong,
 * contact_unchanged, code_too_soon, too_many_codes
 */
export async function requestContactChange(
  platform: Platform,
  call: UserCall,
  id: number,
  input: Input,
): Promise<CodeRequested> {
  const personId = ownPerson(call, id);
  ownLogInOnly(call);
  const contact = newContact(input);
  const { kind, value } = contact;
  const account = await requireOwnPassword(platform, call, input.currentPassword);
  return platform.db.transaction().execute(async (tx) => {
    const current = await currentContact(tx, personId);
    if (current[kind] === value) throw fail('contact_unchanged', { path: fieldOf[kind] });
    const taken = await isAnothersLogIn(tx, account.id, value);
    const shown = { phone: null, email: null, [kind]: value };
    await audit(tx, call, { personId, action: 'write', what: 'contact', why: 'self' });
    return requestCode(tx, platform, call, {
      purpose: 'contact',
      subject: subjectOf(personId, contact),
      name: `contact:${account.id}`,
      accountId: account.id,
      to: taken ? undefined : { ...shown, language: current.language },
      shown,
    });
  });
}

async function change(tx: Tx, call: UserCall, { kind, value }: NewContact): Promise<void> {
  const { personId } = call.actor;
  const before = await currentContact(tx, personId);
  await (kind === 'phone' ? updatePhone(tx, personId, value) : updateEmail(tx, personId, value));
  const former = before[kind];
  await endCodesOf(tx, personId, { [kind]: former }, call.now);
  if (former !== null) await notifyFormerContact(tx, { kind, to: former, language: before.language }, call.now);
  await audit(tx, call, { personId, action: 'write', what: 'contact', why: 'self' });
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23505';

/**
 * Changes the contact that the code was sent to, and notifies the previous one. Other sessions stay: the password was
 * verified.
 * @throws own_profile_only, not_found, otp_required, code_wrong, code_expired, code_spent, too_many_codes, and
 * code_not_valid for a code of another purpose or person, or an address that has become another account’s meanwhile
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
