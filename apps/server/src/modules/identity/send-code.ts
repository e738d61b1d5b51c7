import { codeRules, maskEmail, maskPhone, sendLimits } from '@balsam/domain/identity';
import type { Call } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { countUp } from '../../platform/limits/limits.store.ts';
import type { Platform } from '../../platform/platform.ts';
import { counted } from './buckets.ts';
import { destinationIn, type Naming } from './named-code.ts';

/** The destination, or a refusal: none was given, or it is neither a Saudi mobile nor an e-mail address (S5.04). */
function destinationOf(wish: Naming) {
  if (!wish.phone_number && !wish.email_address) throw fail('phone_email_required', { path: 'phone_number' });
  const to = destinationIn(wish);
  if (!to) throw fail('phone_email_not_valid', { path: wish.phone_number ? 'phone_number' : 'email_address' });
  return to;
}

/**
 * Answers a wish for a registration, reset or deletion code. None of these can be done with a code yet, so none leaves; the answer
 * is the one that an address without an account gets, and always will.
 */
export async function sendCode({ db, config: { secret } }: Platform, call: Call, wish: Naming) {
  const to = destinationOf(wish);
  const address = counted.codesSentForAddress(secret, call.ip, call.now);
  const within = await db.transaction().execute((tx) => countUp(tx, address, sendLimits.addressPerDay));
  if (within === undefined) throw fail('too_many_codes');
  return {
    phone_number: 'phone' in to ? maskPhone(to.phone) : null,
    email_address: 'email' in to ? maskEmail(to.email) : null,
    resend_after: codeRules.resendSeconds,
  };
}
