import { expect, type APIRequestContext } from '@playwright/test';
import { verifyShared } from './authenticator.ts';

export { letPass, readClock } from './clock.ts';

type Message = { id: number; channel: string; destination: string; body: string; subject: string | null };

/** The messages that were sent to a phone (E.164) or an e-mail address, newest first. */
export async function outbox(request: APIRequestContext, to: string): Promise<Message[]> {
  const reply = await request.get(`/dev/outbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  expect(reply.ok()).toBe(true);
  return ((await reply.json()) as { data: { items: Message[] } }).data.items;
}

const arabicDigits = '٠١٢٣٤٥٦٧٨٩';

/** The newest one-time code of so many digits that was sent there. */
export async function latestCode(request: APIRequestContext, to: string, digits = 4): Promise<string> {
  const [message] = await outbox(request, to);
  const body = (message?.body ?? '').replaceAll(/[٠-٩]/g, (d) => String(arabicDigits.indexOf(d)));
  const code = new RegExp(String.raw`(?<!\d)\d{${digits}}(?!\d)`).exec(body)?.[0];
  expect(code, `a code of ${digits} digits for ${to}`).toBeDefined();
  return code!;
}

export type LogIn = { readonly token: string; readonly user: unknown };

type Said<Data> = { readonly status: boolean; readonly message: string; readonly data: Data };

async function logIn<Data>(request: APIRequestContext, who: Person): Promise<Data> {
  const reply = await request.post(who.call, { data: who.payload });
  const said = (await reply.json()) as Said<Data>;
  expect(said.status, said.message).toBe(true);
  return said.data;
}

/** Signs a person in without the screens, for tests that are about something else. Answers the bearer token and the user. */
export async function tokenFor(request: APIRequestContext, who: Person): Promise<LogIn> {
  const begin = async () => (await logIn<{ challenge: string }>(request, who)).challenge;
  const { access_token: token, user } = (
    who.app === undefined
      ? await logIn(request, who)
      : await verifyShared(request, { name: who.name, app: who.app }, begin)
  ) as { access_token: string; user: unknown };
  return { token, user };
}

/** The rows that a list answers somebody with. */
export async function askAs<Row>(request: APIRequestContext, who: Person, path: string): Promise<Row[]> {
  const { token } = await tokenFor(request, who);
  const reply = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
  expect(reply.ok(), path).toBe(true);
  return ((await reply.json()) as { data: { items: Row[] } }).data.items;
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
