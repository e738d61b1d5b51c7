import { roles } from '@balsam/domain/identity';
import type { Call } from '#platform/http/call.ts';
import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { resendCode, requestCode, type CodeRequested } from './request-code.ts';
import { findCodeSentTo, type CodeRow } from './codes.store.ts';
import type { Contact } from './masked.ts';
import { destinationIn, accountsAt, type Destination, type CodeLookup } from './find-code.ts';

type Input = CodeLookup & {
  readonly role_id?: number | undefined;
  readonly purpose?: 'register' | 'reset' | undefined;
  readonly device_id?: string | undefined;
};

/** The destination, or a refusal: none was given, or it is neither a Saudi mobile nor an e-mail address (S5.04). */
export function destinationOf(
  input: CodeLookup,
  path = input.email_address && !input.phone_number ? 'email_address' : 'phone_number',
): Destination {
  if (!input.phone_number && !input.email_address) throw fail('phone_email_required', { path });
  const to = destinationIn(input);
  if (!to) throw fail('phone_email_not_valid', { path });
  return to;
}

export const toContact = (to: Destination): Contact =>
  'phone' in to ? { phone: to.phone, email: null } : { phone: null, email: to.email };
export const addressOf = (to: Destination): string => ('phone' in to ? to.phone : to.email);

/** Whose forgotten passwords are replaced by a code; a patient's when nothing is said. */
const resetRoles = [roles.rider, roles.doctor] as const;

async function requestResetCode(
  tx: Tx,
  platform: Platform,
  call: Call,
  to: Destination,
  input: Input,
): Promise<CodeRequested> {
  const role = resetRoles.find((one) => one === input.role_id) ?? roles.patient;
  const accounts = await accountsAt(tx, to, role);
  const [first] = accounts;
  const shown = toContact(to);
  return requestCode(tx, platform, call, {
    purpose: 'reset',
    subject: `role:${role}`,
    name: `reset:${role}:${addressOf(to)}`,
    to: first && { ...shown, language: first.language },
    shown,
    device_id: input.device_id,
    opensAccounts: accounts.map(({ id }) => id),
  });
}

/** Sends another code for the registration under way at this destination; without one, the same answer alone. */
function resendRegistrationCode(
  tx: Tx,
  platform: Platform,
  call: Call,
  to: Destination,
  underWay: CodeRow | undefined,
): Promise<CodeRequested> {
  const shown = toContact(to);
  if (underWay) return resendCode(tx, platform, call, underWay, { shown });
  return requestCode(tx, platform, call, {
    purpose: 'register',
    subject: 'none',
    name: `register:${addressOf(to)}`,
    to: undefined,
    shown,
  });
}

/**
 * Whether a client that does not say what a code is for means the registration under way: only while the code of that
 * can still be typed in, and never when it names a role, which is that of a forgotten password (SPEC §6). Anybody can
 * register with anybody's phone, and must not keep them from a new password.
 */
const isForRegistration = (call: Call, { role_id }: Input, underWay: CodeRow | undefined): boolean =>
  role_id === undefined && underWay !== undefined && underWay.expires_at > call.now;

/**
 * Sends another code for the request of `challenge` or, by destination, for the registration under way there or for a
 * new password. The answer is the same whether or not an account is there (D3.02).
 */
export const sendCode = (platform: Platform, call: Call, input: Input): Promise<CodeRequested> =>
  platform.db.transaction().execute(async (tx) => {
    if (input.challenge !== undefined) return resendCode(tx, platform, call, input.challenge, input);
    const to = destinationOf(input);
    const newest = await findCodeSentTo(tx, ['register'], to);
    const underWay = newest && newest.used_at === null ? newest : undefined;
    const purpose = input.purpose ?? (isForRegistration(call, input, underWay) ? 'register' : 'reset');
    if (purpose === 'reset') return requestResetCode(tx, platform, call, to, input);
    return resendRegistrationCode(tx, platform, call, to, underWay);
  });
