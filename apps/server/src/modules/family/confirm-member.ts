import { guardianAccess } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { withProvenCode } from '../identity/index.ts';
import { ownLogInOnly } from '../people/index.ts';
import { askedOf } from './asked-of.ts';
import { findBirthday } from './family.store.ts';
import { grantAccess } from './grant-access.ts';

type Proof = { readonly challenge: string; readonly otp_code: string; readonly device_id?: string | undefined };

/**
 * Adds the member whose code this is. Only the one who asked for it can use it, and a code for a minor is of no use once they have
 * come of age: then they answer for themselves.
 */
export async function confirmMember(platform: Platform, call: UserCall, proof: Proof) {
  ownLogInOnly(call);
  return withProvenCode(platform, call, { purpose: 'consent', ...proof }, async (tx, { subject }) => {
    const asked = askedOf(subject);
    if (asked?.guardianId !== call.actor.personId) throw fail('code_not_valid', { path: 'otp_code' });
    const born = await findBirthday(tx, asked.dependentId);
    if (guardianAccess(born, riyadhDay(call.now), asked.basis) === 'none')
      throw fail('code_expired', { path: 'otp_code' });
    return grantAccess(tx, call, asked);
  });
}
