import { endSession, getSession } from './session.ts';

const isAuthPage = (path: string): boolean => path === '/auth' || path.startsWith('/auth/');

let endsOnThisPage = false;

/** While `work` runs, the end of the log-in is its own doing: the page stays and says so itself. */
export const whileEnding = async <T>(work: () => Promise<T>): Promise<T> => {
  endsOnThisPage = true;
  try {
    return await work();
  } finally {
    endsOnThisPage = false;
  }
};

/**
 * SPEC §4: a log-in that is no longer valid is cleared, and the person goes to the signed-out page. Nothing happens on the
 * auth pages, nor when the refused call carried none, or an older one (`token`) than the present.
 * The page is loaded anew and found again after signing in, so that nothing of the person's record stays in memory. Answers whether there is nothing more to say about it.
 */
export const leaveSignedOut = (token: string | undefined): boolean => {
  if (isAuthPage(location.pathname) || token === undefined || token !== getSession()?.token) return false;
  if (endsOnThisPage) return true;
  endSession();
  const back = encodeURIComponent(location.pathname + location.search);
  location.assign(`/rider-orders?logoutSuccessfull=true&routeToNavigate=${back}`);
  return true;
};
