import { roles } from '@balsam/domain/identity';
import { api } from '#shared/api/index.ts';
import { runLogoutCleanup } from '#shared/api/logout-cleanup.ts';
import { endSession, getSession } from '#shared/api/session.ts';

/**
 * Ends the log-in on the server and here. A rider goes to the rider page (SPEC §4), everyone else to Login Dashboard. Without
 * a line the browser forgets the log-in all the same.
 *
 * Here it ends first: what the server still refuses to the old log-in is then no log-in that ended by itself. The page is loaded anew, so
 * that nothing of the person's record stays in memory.
 */
export const logOut = async (): Promise<void> => {
  // Whoever has something unsent here asks first, and goes on by itself.
  if (dispatchEvent(new CustomEvent('balsam:leaving', { cancelable: true, detail: leave }))) await leave();
};

const leave = async (): Promise<void> => {
  const rider = getSession()?.user.role_id === roles.rider;
  const logout = api.identity.logout({ quiet: true }).catch(() => undefined);
  endSession();
  await Promise.all([logout, runLogoutCleanup()]);
  location.replace(rider ? '/rider-orders' : '/auth/user/dashboard');
};
