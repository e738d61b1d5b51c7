import { expect, type APIRequestContext } from '@playwright/test';
import { nextCode } from './authenticator.ts';
import { apiClient } from './api.ts';
import { callAs } from './sessions.ts';
import { outbox, staff, type Person } from './server.ts';

/** Kinds of staff by number. */
export const roles = { administrator: 1, pharmacist: 5, support: 6, frontDesk: 7 } as const;

/** What somebody of the staff chooses when they join. */
export const staffPassword = 'a quiet garden by the sea';

export type StaffMember = { readonly email: string; readonly id: number; readonly app: string };
type NewStaff = { readonly email: string; readonly role_id: number };

const names = { first_name: 'Nawal', family_name: 'Ahmadi', first_name_ar: 'نوال', family_name_ar: 'الأحمدي' };

/** The link in the newest e-mail to an address, as soon as it is there: messages leave a moment after the call that wants them. */
export async function linkFor(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const [message] = await outbox(request, email);
    link = /http\S+/.exec(message?.body ?? '')?.[0];
    expect(link, `a link for ${email}`).toBeDefined();
  }).toPass();
  return link!;
}

const nameOf = (email: string): string => `staff ${email}`;

/** What the authenticator app of somebody shows next. */
export const codeOf = (request: APIRequestContext, { email, app }: Omit<StaffMember, 'id'>): Promise<string> =>
  nextCode(request, app, nameOf(email));

/** Somebody new of the staff, who has joined already: journeys about them disturb nobody else's. */
export async function newStaff(request: APIRequestContext, { email, role_id }: NewStaff): Promise<StaffMember> {
  const invite = await callAs(request, staff('admin'));
  const { id } = await invite<{ id: number }>('POST', '/staff/people', { email_address: email, ...names, role_id });
  const call = apiClient(request);
  const link = new URL(await linkFor(request, email)).searchParams.get('token')!;
  const { secret } = await call<{ secret: string }>('POST', '/staff/invitation/enrol', { token: link });
  const code = await codeOf(request, { email, app: secret });
  await call('POST', '/staff/invitation/accept', { token: link, password: staffPassword, code });
  return { email, id, app: secret };
}

/** The same as somebody whom a journey signs in without the screens. */
export const asPerson = ({ email, app }: StaffMember): Person => ({
  name: nameOf(email),
  call: '/api/v1/auth/staff/login',
  payload: { username: email, password: staffPassword, field_name: 'email_address' },
  app,
});
