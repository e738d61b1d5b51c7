import { identity } from '@balsam/contract/identity';
import { callExternal, read, type Route } from '#platform/http/serve.ts';
import { beginStaffSignIn } from './begin-staff-sign-in.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

/** The two steps of staff, and the keep-alive of an open screen: any call extends the session. */
export const staffSignInRoutes: readonly Route[] = [
  callExternal(identity.staffLogin, ({ platform, call, body }) => beginStaffSignIn(platform, call, body)),
  callExternal(identity.staffVerify, ({ platform, call, body }) => verifySecondFactor(platform, call, body)),
  read(identity.staffStay, async ({ call: { actor, now } }) => ({
    expires_at: (actor.expiresAt ?? now).toISOString(),
  })),
];
