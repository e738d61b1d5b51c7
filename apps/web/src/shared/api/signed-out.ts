import { endSession, getSession, isEndingHere } from './session.ts';

const isAuthPage = (path: string): boolean => path === '/auth' || path.startsWith('/auth/');

/**
 * SPEC §4: a log-in that is no longer valid is cleared, and the person goes to the signed-out page. Nothing happens on the
 * auth pages, nor when the refused call carried none, or an older one (`token`) than the present.
 * The page is loaded anew and found again after signing in, so that nothing of the person's record stays in memory. Answers whether there is nothing more to say about it.
 */
export const leaveSignedOut = (token: string | undefined): boolean => {
  if (isAuthPage(location.pathname) || token === undefined || token !== getSession()?.token) return false;
  if (isEndingHere()) return true;
  endSession();
  const back = encodeURIComponent(location.pathname + location.search);
  location.assign(`/rider-orders?logoutSuccessfull=true&routeToNavigate=${back}`);
  return true;
};
