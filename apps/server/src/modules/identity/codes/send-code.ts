import { roles } from '@balsam/domain/identity';
import type { Call } from '../../../platform/http/call.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askAgain, requestCode, type CodeAsked } from './ask-for-code.ts';
import { findCodeSentTo, type CodeRow } from './codes.store.ts';
import type { Contact } from './masked.ts';
import { destinationIn, reachedAt, type Destination, type Naming } from './find-code.ts';

type Wish = Naming & {
  readonly role_id?: number | undefined;
  readonly purpose?: 'register' | 'reset' | undefined;
  readonly device_id?: string | undefined;
};

/** The destination, or a refusal: none was given, or it is neither a Saudi mobile nor an e-mail address (S5.04). */
export function destinationOf(
  wish: Naming,
  path = wish.email_address && !wish.phone_number ? 'email_address' : 'phone_number',
): Destination {
  if (!wish.phone_number && !wish.email_address) throw fail('phone_email_required', { path });
  const to = destinationIn(wish);
  if (!to) throw fail('phone_email_not_valid', { path });
  return to;
}

export const asContact = (to: Destination): Contact =>
  'phone' in to ? { phone: to.phone, email: null } : { phone: null, email: to.email };
export const textOf = (to: Destination): string => ('phone' in to ? to.phone : to.email);

async function askForReset(tx: Tx, platform: Platform, call: Call, to: Destination, wish: Wish): Promise<CodeAsked> {
  const role = wish.role_id === roles.rider ? roles.rider : roles.patient;
  const reached = await reachedAt(tx, to, role);
  const [first] = reached;
  const shown = asContact(to);
  return requestCode(tx, platform, call, {
    purpose: 'reset',
    subject: `role:${role}`,
    name: `reset:${role}:${textOf(to)}`,
    to: first && { ...shown, language: first.language },
    shown,
    device_id: wish.device_id,
    opens: reached.map(({ id }) => id),
  });
}

/** Another code for the registration that is under way at this destination; without one, the answer alone. */
function askForRegistration(
  tx: Tx,
  platform: Platform,
  call: Call,
  to: Destination,
  underWay: CodeRow | undefined,
): Promise<CodeAsked> {
  const shown = asContact(to);
  if (underWay) return askAgain(tx, platform, call, underWay, { shown });
  return requestCode(tx, platform, call, {
    purpose: 'register',
    subject: 'none',
    name: `register:${textOf(to)}`,
    to: undefined,
    shown,
  });
}

/**
 * Sends another code for what `challenge` was asked for or, by destination, one for the registration under way there or for a
 * new password. Answers alike whether anybody is there (D3.02).
 */
export const sendCode = (platform: Platform, call: Call, wish: Wish): Promise<CodeAsked> =>
  platform.db.transaction().execute(async (tx) => {
    if (wish.challenge !== undefined) return askAgain(tx, platform, call, wish.challenge, wish);
    const to = destinationOf(wish);
    const newest = await findCodeSentTo(tx, ['register'], to);
    const underWay = newest && newest.used_at === null ? newest : undefined;
    const purpose = wish.purpose ?? (underWay ? 'register' : 'reset');
    if (purpose === 'reset') return askForReset(tx, platform, call, to, wish);
    return askForRegistration(tx, platform, call, to, underWay);
  });
