import type { APIRequestContext } from '@playwright/test';
import { apiClient, type Call } from './api.ts';
import { createSession, type Session, type Person } from './server.ts';

/** Log-ins that were made already: a password takes the server a while, and codes of the staff let its clock go on. */
const sessions = new Map<string, Promise<Session>>();

/** Whether a log-in of the staff is still good; asking lengthens it. */
async function isOpen(request: APIRequestContext, { token }: Session): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.post('/api/v1/auth/staff/stay', { headers })).ok();
}

/** One log-in for each person and worker. The staff are signed out when nobody needed them for a quarter of an hour: they sign in again. */
export async function sessionOf(request: APIRequestContext, who: Person): Promise<Session> {
  const before = sessions.get(who.name);
  if (before && (who.app === undefined || (await isOpen(request, await before)))) return before;
  const now = createSession(request, who);
  sessions.set(who.name, now);
  return now;
}

/** Calls the API as somebody: `const call = await callAs(request, patient(mrn))`. */
export async function callAs(request: APIRequestContext, who: Person): Promise<Call> {
  const { token } = await sessionOf(request, who);
  return apiClient(request, token);
}

/** The rows that a list answers somebody with. */
export async function listAs<Row>(request: APIRequestContext, who: Person, path: string): Promise<Row[]> {
  const call = await callAs(request, who);
  return (await call<{ items: Row[] }>('GET', path)).items;
}
