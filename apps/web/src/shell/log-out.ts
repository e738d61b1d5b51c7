import { roles } from '@balsam/domain/identity';
import type { UseNavigateResult } from '@tanstack/react-router';
import { api } from '../shared/api/index.ts';
import { endSession, getSession } from '../shared/api/session.ts';

/**
 * Ends the log-in on the server and here. A rider goes to the rider page (SPEC §4), everyone else to Login Dashboard. Without
 * a line the browser forgets the log-in all the same.
 */
export const logOut = async (navigate: UseNavigateResult<string>): Promise<void> => {
  const rider = getSession()?.user.role_id === roles.rider;
  await api.identity.logout({ quiet: true }).catch(() => undefined);
  endSession();
  await navigate({ to: rider ? '/rider-orders' : '/auth/user/dashboard', replace: true });
};
