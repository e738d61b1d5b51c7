import { guardianAccess } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { withVerifiedCode } from '#modules/identity/index.ts';
import { ownLogInOnly } from '#modules/people/index.ts';
import { parseSubject } from './consent-subject.ts';
import { findBirthday } from './family.store.ts';
import { grantAccess } from './grant-access.ts';

type Proof = { readonly challenge: string; readonly otp_code: string; readonly device_id?: string | undefined };

/**
 * Adds the member whose code this is. Only whoever requested it can use it, and a code for a minor no longer works once
 * they have come of age: then they decide for themselves.
 */
export async function confirmMember(platform: Platform, call: UserCall, proof: Proof) {
  ownLogInOnly(call);
  return withVerifiedCode(platform, call, { purpose: 'consent', ...proof }, async (tx, { subject }) => {
    const grant = parseSubject(subject);
    if (grant?.guardianId !== call.actor.personId) throw fail('code_not_valid', { path: 'otp_code' });
    const born = await findBirthday(tx, grant.dependentId);
    if (guardianAccess(born, riyadhDay(call.now), grant.basis) === 'none')
      throw fail('code_expired', { path: 'otp_code' });
    return grantAccess(tx, call, grant);
  });
}
