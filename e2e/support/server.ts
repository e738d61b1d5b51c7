import { expect, type APIRequestContext } from '@playwright/test';
import { apiClient } from './api.ts';
import { verifyShared } from './authenticator.ts';
import { inLatinDigits } from './digits.ts';

export { advanceClock, controlClock, countAfter, readClock, stopClock } from './clock.ts';

type Message = { id: number; channel: string; destination: string; body: string; subject: string | null };

/** The messages that were sent to a phone (E.164) or an e-mail address, newest first. */
export async function outbox(request: APIRequestContext, to: string): Promise<Message[]> {
  const reply = await request.get(`/dev/outbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  expect(reply.ok()).toBe(true);
  return ((await reply.json()) as { data: { items: Message[] } }).data.items;
}

const codeIn = ({ body }: Message, digits: number): string | undefined =>
  new RegExp(String.raw`(?<!\d)\d{${digits}}(?!\d)`).exec(inLatinDigits(body))?.[0];

/** The number of the newest message that was sent there; zero while there is none. */
export async function newestMessage(request: APIRequestContext, to: string): Promise<number> {
  return (await outbox(request, to))[0]?.id ?? 0;
}

/**
 * The newest one-time code of so many digits that was sent there, as soon as it is there: messages leave a moment after the call
 * that wants them. `after` is a `newestMessage`: only what was sent later counts.
 */
export async function latestCode(
  request: APIRequestContext,
  to: string,
  { digits = 4, after = 0 }: { digits?: number; after?: number } = {},
): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const sent = (await outbox(request, to)).filter(({ id }) => id > after);
    code = sent.map((message) => codeIn(message, digits)).find((found) => found !== undefined);
    expect(code, `a code of ${digits} digits for ${to}`).toBeDefined();
  }).toPass();
  return code!;
}

export type Session = { readonly token: string; readonly user: unknown };

/** Signs a person in without the screens, for tests that are about something else. Answers the bearer token and the user. */
export async function createSession(request: APIRequestContext, who: Person): Promise<Session> {
  const logIn = <Data>() => apiClient(request)<Data>('POST', who.call, who.payload);
  const begin = async () => (await logIn<{ challenge: string }>()).challenge;
  const { access_token: token, user } = (
    who.app === undefined ? await logIn() : await verifyShared(request, { name: who.name, app: who.app }, begin)
  ) as { access_token: string; user: unknown };
  return { token, user };
}

export type Person = {
  readonly name: string;
  readonly call: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The secret of the authenticator app, of those who sign in twice. */
  readonly app?: string;
};

export const password = 'Balsam#2026';
export const patient = (mrn: string): Person => ({
  name: `patient ${mrn}`,
  call: '/api/v1/auth/patient/login',
  payload: { field_name: 'mrn_number', username: mrn, password },
});
export const doctor = (code: string): Person => ({
  name: `doctor ${code}`,
  call: '/api/v2/auth/doctor/login',
  payload: { doctor_id: code, password },
});
export const rider: Person = {
  name: 'rider',
  call: '/api/v1/epharmacy-users/rider/login',
  payload: { username: 'rider@balsam.example', password, field_name: 'email_address', is_admin: true },
};
export const staff = (mailbox: string): Person => ({
  name: `staff ${mailbox}`,
  call: '/api/v1/auth/staff/login',
  payload: { username: `${mailbox}@balsam.example`, password, field_name: 'email_address' },
  app: 'JBSWY3DPEHPK3PXP',
});
