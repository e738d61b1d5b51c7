import { endSession, getSession, isEndingHere, readSession } from './session.ts';
import { withLock } from './with-lock.ts';

const isAuthPage = (path: string): boolean => path === '/auth' || path.startsWith('/auth/');

const tokenLock = 'token';

/**
 * Runs `work`, which gives the log-in another token: from the moment in which the server knows the earlier one no more until this browser keeps
 * the new one, a refusal of the earlier one ends nothing, in no tab.
 */
export const whileTokenChanges = <T>(work: () => Promise<T>): Promise<T> => withLock(tokenLock, work);

const leave = async (token: string): Promise<void> => {
  // Another tab may have kept it a moment ago; a browser that blocks its storage keeps none.
  const kept = await withLock(tokenLock, async () => readSession()?.token ?? token);
  if (kept !== token || token !== getSession()?.token) return;
  endSession();
  const back = encodeURIComponent(location.pathname + location.search);
  location.assign(`/rider-orders?logoutSuccessfull=true&routeToNavigate=${back}`);
};

/**
 * SPEC §4: a log-in that is no longer valid is cleared, and the person goes to the signed-out page. Nothing happens on the
 * auth pages, nor when the refused call carried none, or an older one (`token`) than the present.
 * The page is loaded anew and found again after signing in, so that nothing of the person's record stays in memory. Answers whether there is nothing more to say about it.
 */
export const leaveSignedOut = (token: string | undefined): boolean => {
  if (isAuthPage(location.pathname) || token === undefined || token !== getSession()?.token) return false;
  if (!isEndingHere()) void leave(token);
  return true;
};
