import type { APIRequestContext } from '@playwright/test';
import { tokenFor, type LogIn, type Person } from './server.ts';

/** Log-ins that were made already: a password takes the server a while, and codes of the staff let its clock go on. */
const made = new Map<string, Promise<LogIn>>();

/** Whether a log-in of the staff is still good; asking lengthens it. */
async function isOpen(request: APIRequestContext, { token }: LogIn): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.post('/api/v1/auth/staff/stay', { headers })).ok();
}

/** One log-in for each person and worker. The staff are signed out when nobody needed them for a quarter of an hour: they sign in again. */
export async function logInOf(request: APIRequestContext, who: Person): Promise<LogIn> {
  const before = made.get(who.name);
  if (before && (who.app === undefined || (await isOpen(request, await before)))) return before;
  const now = tokenFor(request, who);
  made.set(who.name, now);
  return now;
}
