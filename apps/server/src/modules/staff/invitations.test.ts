import { beforeEach, describe, expect, test } from 'vitest';
import { appCode } from '#test/authenticator.ts';
import { world } from '#test/world.ts';
import { admin, newcomer, password, staffOf } from './staff.fixture.ts';

const w = await world({ connections: 10 });
const { client, as, mailTo, link, invite, enrol, join, signIn } = staffOf(w);

let today = 0;
beforeEach(() => w.at(new Date(Date.UTC(2026, 10, 25 + today++, 6, 0, 5))));
const later = (seconds: number) => new Date(w.clock.now().getTime() + seconds * 1000);
const hour = 3600;

describe('an invitation is refused', () => {
  test.each([
    ['email_address', 'no address', 'email_not_valid'],
    ['first_name', 'نوال', 'name_not_valid'],
    ['family_name', '<b>x</b>', 'name_not_valid'],
    ['first_name_ar', 'Nawal', 'name_not_valid'],
    ['family_name_ar', '\u202Eالأحمدي', 'name_not_valid'],
  ])('with %s %j', async (field, value, code) => {
    const { http, body } = await client.post('/staff/people', newcomer({ [field]: value }), await as(admin));
    expect([http, body.code, body.errors[0].path]).toEqual([422, code, field]);
  });

  test.each([3, 4, 14, 2, 0])('D3.01 for role %s, which is none of the staff', async (role_id) => {
    expect((await client.post('/staff/people', newcomer({ role_id }), await as(admin))).http).toBe(400);
  });

  test('to an address that somebody signs in with, in upper or lower case; nobody is added', async () => {
    const count = async () => (await w.pool.query('select count(*) from person')).rows[0].count;
    const before = await count();
    const invitation = newcomer({ email_address: 'Sara@Balsam.example' });
    const { http, body } = await client.post('/staff/people', invitation, await as(admin));
    expect([http, body.code]).toEqual([409, 'email_taken']);
    expect(await count()).toBe(before);
  });

  test('except one, of ten concurrent ones for one address', async () => {
    const invitation = newcomer();
    const options = await as(admin);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.post('/staff/people', invitation, options)),
    );
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'email_taken')).toHaveLength(9);
  });

  test.each(['pharmacist@balsam.example', 'frontdesk@balsam.example', '1000001', 'D1001', 'rider@balsam.example'])(
    'D3.01 by %s, who is no administrator',
    async (who) => {
      expect((await client.post('/staff/people', newcomer(), await as(who))).http).toBe(403);
      expect((await client.get('/staff/people', await as(who))).http).toBe(403);
    },
  );
});

describe('whoever is invited', () => {
  test('gets a link in their language, of which only a hash is kept', async () => {
    const { email, token } = await invite({ language: 'en' });
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ language: 'en', subject: 'Join Balsam' });
    expect(mail.body).toContain(`${w.config.publicUrl}/auth/user/staff/invitation?token=${token}`);
    const { rows } = await w.pool.query('select * from staff_link');
    expect(JSON.stringify(rows)).not.toContain(token);
    const arabic = await mailTo((await invite()).email);
    expect(arabic).toMatchObject({ language: 'ar', subject: 'دعوة للانضمام إلى بلسم' });
    expect(arabic.body).toContain('يعمل الرابط مرة واحدة خلال ٧٢ ساعة.');
  });

  test('cannot sign in before they joined', async () => {
    const { email } = await invite();
    expect((await signIn(email, '123456', '')).http).toBe(400);
    expect((await signIn(email, '123456')).body.code).toBe('invalid_credentials');
  });

  test('reads what the link is for, and gets the same secret each time', async () => {
    const { email, token } = await invite({ role_id: 5 });
    expect((await link('', { token })).body.data).toEqual({
      purpose: 'invitation',
      first_name: 'Nawal',
      first_name_ar: 'نوال',
      email_address: email,
      role_id: 5,
      expires_at: later(72 * hour).toISOString(),
    });
    const [one, other] = [await link('/enrol', { token }), await link('/enrol', { token })];
    expect(one.body.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(other.body.data).toEqual(one.body.data);
    expect(one.body.data.uri).toContain(encodeURIComponent(email));
  });

  test('S6.01 joins with a password and the code of the app, is active at once, and gets ten recovery codes', async () => {
    const { email, token } = await invite({ role_id: 8 });
    const secret = await enrol(token);
    const { body } = await link('/accept', { token, password, code: appCode(secret, w.clock.now()) });
    expect(body.data.signed_in).toMatchObject({ user: { role_id: 8 }, landing: '/staff' });
    expect(body.data.recovery_codes).toHaveLength(10);
    expect(new Set(body.data.recovery_codes).size).toBe(10);
    expect(body.data.recovery_codes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    // The code that set the app up has been used.
    expect((await signIn(email, appCode(secret, w.clock.now()))).body.code).toBe('staff_code_used');
    w.at(later(30));
    expect((await signIn(email, appCode(secret, w.clock.now()))).http).toBe(200);
  });
});

describe('the link of an invitation', () => {
  test('lets nobody join without a code, with a wrong one, or a weak password, and stays valid', async () => {
    const { token } = await invite();
    const code = '000000';
    const answers = [await link('/accept', { token, password, code })];
    const secret = await enrol(token);
    const good = appCode(secret, w.clock.now());
    answers.push(
      await link('/accept', { token, password }),
      await link('/accept', { token, password, code: appCode(secret, later(120)) }),
      await link('/accept', { token, password: 'short', code: good }),
      await link('/accept', { token, password: 'password123', code: good }),
    );
    expect(answers.map(({ body }) => body.code)).toEqual([
      'staff_code_required',
      'staff_code_required',
      'code_not_valid',
      'password_too_short',
      'password_too_common',
    ]);
    expect((await link('/accept', { token, password, code: good })).http).toBe(200);
  });
  test('lets somebody join once, also when it is used ten times at the same moment', async () => {
    const { token } = await invite();
    const code = appCode(await enrol(token), w.clock.now());
    const answers = await Promise.all(Array.from({ length: 10 }, () => link('/accept', { token, password, code })));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'link_not_valid')).toHaveLength(9);
  });

  test.each(['', '/enrol', '/accept'] as const)('is refused by %j after 72 hours', async (name) => {
    const { token } = await invite();
    w.at(later(72 * hour - 1));
    expect((await link('', { token })).http).toBe(200);
    w.at(later(1));
    const { http, body } = await link(name, { token, password, code: '123456' });
    expect([http, body.code]).toEqual([422, 'link_not_valid']);
  });

  test('is revoked when another was sent', async () => {
    const { id, email, token } = await invite();
    expect((await client.post(`/staff/people/${id}/invite`, {}, await as(admin))).http).toBe(200);
    expect((await link('', { token })).body.code).toBe('link_not_valid');
    expect((await link('', { token: (await mailTo(email)).token })).http).toBe(200);
  });

  test('is revoked when the invitation was cancelled; the address is free for another', async () => {
    const { id, email, token } = await invite();
    const secret = await enrol(token);
    expect((await client.post(`/staff/people/${id}/cancel`, {}, await as(admin))).http).toBe(200);
    const { body } = await link('/accept', { token, password, code: appCode(secret, w.clock.now()) });
    expect(body.code).toBe('link_not_valid');
    expect((await client.get(`/staff/people/${id}`, await as(admin))).http).toBe(404);
    expect((await client.post('/staff/people', newcomer({ email_address: email }), await as(admin))).http).toBe(200);
  });

  test('that does not exist opens nothing', async () => {
    expect((await link('', { token: 'x'.repeat(43) })).body.code).toBe('link_not_valid');
  });
});

describe('a recovery code', () => {
  test('D3.03 replaces the code of the app once, however it is typed; and its person gets an e-mail', async () => {
    const { email, recovery } = await join({ language: 'en' });
    const [first, second] = recovery as [string, string];
    expect((await signIn(email, ` ${first.replace('-', ' ').toLowerCase()} `)).http).toBe(200);
    expect(await mailTo(email)).toMatchObject({ subject: 'A recovery code was used' });
    expect((await mailTo(email)).body).toContain('codes left: 9');
    expect((await signIn(email, first)).body.code).toBe('code_wrong');
    expect((await signIn(email, second)).http).toBe(200);
  });

  test('D3.03 works for nobody else', async () => {
    const [one, other] = [await join(), await join()];
    expect((await signIn(other.email, one.recovery[0]!)).body.code).toBe('code_wrong');
    expect((await signIn(one.email, one.recovery[0]!)).http).toBe(200);
  });

  test('D3.03 lets one of ten concurrent sign-ins succeed', async () => {
    const { email, recovery } = await join();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(email, recovery[3]!)));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  });
});
