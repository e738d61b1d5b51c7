import { expect } from 'vitest';
import { appCode } from '#test/authenticator.ts';
import { apiClient } from '#test/api-client.ts';
import type { World } from '#test/world.ts';

export const password = 'a quiet garden by the sea';
export const admin = 'admin@balsam.example';

let last = 0;
/** Somebody to invite, another each time. */
export const newcomer = (more: object = {}) => ({
  email_address: `newcomer${++last}@example.org`,
  first_name: 'Nawal',
  family_name: 'Al Ahmadi',
  first_name_ar: 'نوال',
  family_name_ar: 'الأحمدي',
  role_id: 7,
  ...more,
});

/** Clients and helpers for tests of the staff. */
export function staffOf(w: World) {
  const client = apiClient(w);
  const as = async (who: string) => ({ token: await w.tokenOf(who) });
  const personId = async (email: string): Promise<number> => {
    const { rows } = await w.pool.query('select person_id from account where login_email = $1', [email]);
    return rows[0].person_id;
  };
  /** The newest e-mail to an address, and the token of the link in it. */
  const mailTo = async (email: string) => {
    const { rows } = await w.pool.query(
      'select subject, body, language from outgoing_message where destination = $1 order by id desc limit 1',
      [email],
    );
    return { ...rows[0], token: /token=([\w-]+)/.exec(rows[0]?.body ?? '')?.[1] ?? '' };
  };
  const link = (name: '' | '/enrol' | '/accept', body: object) => client.post(`/staff/invitation${name}`, body);
  /** Invites somebody as the administrator of the demo. */
  const invite = async (more: object = {}) => {
    const invitation = newcomer(more);
    const { http, body } = await client.post('/staff/people', invitation, await as(admin));
    expect(http).toBe(200);
    const { token } = await mailTo(invitation.email_address);
    return { id: body.data.id as number, email: invitation.email_address, token };
  };
  const enrol = async (token: string): Promise<string> => (await link('/enrol', { token })).body.data.secret;
  /** Invites somebody, who joins at once. */
  const join = async (more: object = {}) => {
    const { token, ...who } = await invite(more);
    const secret = await enrol(token);
    const { http, body } = await link('/accept', { token, password, code: appCode(secret, w.clock.now()) });
    expect(http).toBe(200);
    return {
      ...who,
      secret,
      recovery: body.data.recovery_codes as string[],
      token: body.data.signed_in.access_token as string,
    };
  };
  /** Both steps of signing in. */
  const signIn = async (email: string, code: string, word = password) => {
    const firstStep = await client.post('/auth/staff/login', { username: email, password: word });
    return firstStep.http === 200
      ? client.post('/auth/staff/verify', { challenge: firstStep.body.data.challenge, code })
      : firstStep;
  };
  return { client, as, personId, mailTo, link, invite, enrol, join, signIn };
}
