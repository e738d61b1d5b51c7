import { beforeEach, describe, expect, test, vi } from 'vitest';
import { appCode } from '#test/authenticator.ts';
import { holdingTries, untilLockWait } from '#test/lock-wait.ts';
import { world } from '#test/world.ts';
import { admin, password, staffOf } from './staff.fixture.ts';

const w = await world({ connections: 10 });
const { client, as, personId, mailTo, link, invite, enrol, join, signIn } = staffOf(w);

let today = 0;
beforeEach(() => w.at(new Date(Date.UTC(2026, 10, 25 + today++, 6, 0, 5))));
const later = (seconds: number) => new Date(w.clock.now().getTime() + seconds * 1000);

const acts = ['lock', 'unlock', 'invite', 'cancel', 'password-link', 'reset-second-factor'] as const;
const act = async (id: number, name: (typeof acts)[number], by = admin) =>
  client.post(`/staff/people/${id}/${name}`, {}, await as(by));
const patch = async (id: number, role_id: number, token: string) => {
  const reply = await w.app.inject({
    method: 'PATCH',
    url: `/api/v1/staff/people/${id}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { role_id },
  });
  return { http: reply.statusCode, body: reply.json() };
};
const role = async (id: number, role_id: number, by = admin) => patch(id, role_id, await w.tokenOf(by));
const alive = async (token: string) => (await client.get('/users', { token })).http === 200;

describe('an administrator is refused', () => {
  test.each(acts)(
    'D3.01 %s for a patient, a doctor and a rider: there is nobody such among the staff',
    async (name) => {
      const { rows } = await w.pool.query(
        `select person_id from account a join person p on p.id = a.person_id
       where p.mrn = '1000001' or a.doctor_code = 'D1001' or a.login_email = 'rider@balsam.example'`,
      );
      const answers = await Promise.all(rows.map(({ person_id }) => act(person_id, name)));
      expect(answers.map(({ http }) => http)).toEqual([404, 404, 404]);
    },
  );

  test.each(acts)('%s for oneself', async (name) => {
    const { http, body } = await act(await personId(admin), name);
    expect([http, body.code]).toEqual([409, 'own_account']);
  });

  test('another role for oneself', async () => {
    expect((await role(await personId(admin), 5)).body.code).toBe('own_account');
  });

  test('an action that the state of the account does not allow', async () => {
    const [{ id: invited }, { id: working }] = [await invite(), await join()];
    const codes = async (id: number, names: (typeof acts)[number][]) =>
      (await Promise.all(names.map((name) => act(id, name)))).map(({ body }) => body.code);
    expect(await codes(invited, ['lock', 'unlock', 'password-link', 'reset-second-factor'])).toEqual(
      Array.from({ length: 4 }, () => 'staff_changed'),
    );
    expect(await codes(working, ['unlock', 'invite', 'cancel'])).toEqual(
      Array.from({ length: 3 }, () => 'staff_changed'),
    );
  });
});

describe('two administrators who remove each other', () => {
  test('cannot both succeed: one administrator always remains', async () => {
    const one = await join({ role_id: 1 });
    const other = await w.tokenOf(one.email);
    const lock = (id: number, token: string) => client.post(`/staff/people/${id}/lock`, {}, { token });
    const [first, second] = [await personId(admin), one.id];
    const race = async () => {
      const answers = await Promise.all([lock(second, await w.tokenOf(admin)), lock(first, other)]);
      const { rows } = await w.pool.query(`select id from account where role_id = 1 and status = 'active'`);
      expect(rows).toHaveLength(1);
      expect(answers.some(({ http }) => http === 200)).toBe(true);
      await w.pool.query(`update account set status = 'active' where role_id = 1 and status = 'locked'`);
      await w.pool.query('update session set revoked_at = null where revoked_at is not null');
    };
    await race();
    await race();
    await race();
    await w.pool.query(`update account set status = 'deleted' where person_id = $1`, [second]);
  });

  test('cannot both lose their role', async () => {
    const one = await join({ role_id: 1 });
    const [mine, theirs] = [await w.tokenOf(admin), await w.tokenOf(one.email)];
    const answers = await Promise.all([patch(one.id, 6, mine), patch(await personId(admin), 6, theirs)]);
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    const { rows } = await w.pool.query(`select login_email from account where role_id = 1 and status = 'active'`);
    expect(rows).toHaveLength(1);
    await w.pool.query(`update account set role_id = 1 where login_email = $1`, [admin]);
  });
});

describe('somebody of the staff', () => {
  test('D3.04 whose role changes is signed out at once, sockets too, and then has the new one', async () => {
    const { id, email, secret, token } = await join({ role_id: 7 });
    const ended = vi.spyOn(w.platform.realtime, 'endSessions');
    const { body } = await role(id, 1);
    expect(body.data).toMatchObject({ id, role_id: 1, state: 'active' });
    expect(await alive(token)).toBe(false);
    const { rows } = await w.pool.query(
      'select s.id from session s join account a on a.id = s.account_id where a.person_id = $1',
      [id],
    );
    expect(ended).toHaveBeenCalledWith(rows.map((row) => row.id));
    ended.mockRestore();
    w.at(later(60));
    const signedIn = await signIn(email, appCode(secret, w.clock.now()));
    expect(signedIn.body.data.user.role_id).toBe(1);
    expect((await client.get('/staff/people', { token: signedIn.body.data.access_token })).http).toBe(200);
    expect((await role(id, 7)).http).toBe(200);
  });

  test('whose role is given again keeps their session', async () => {
    const { id, token } = await join({ role_id: 7 });
    expect((await role(id, 7)).http).toBe(200);
    expect(await alive(token)).toBe(true);
  });

  test('D3.04 who is locked is signed out at once and cannot sign in; unlocked they can', async () => {
    const { id, email, secret, token } = await join();
    const locked = await act(id, 'lock');
    expect(locked.body.data).toMatchObject({ state: 'locked', may: ['change_role', 'unlock'] });
    expect(await alive(token)).toBe(false);
    w.at(later(60));
    expect((await signIn(email, appCode(secret, w.clock.now()))).body.code).toBe('invalid_credentials');
    expect((await act(id, 'unlock')).body.data.state).toBe('active');
    expect(await alive(token)).toBe(false);
    expect((await signIn(email, appCode(secret, w.clock.now()))).http).toBe(200);
  });

  test('who is locked between the two steps of signing in gets no session', async () => {
    const { id, email, secret } = await join();
    w.at(later(60));
    const firstStep = await client.post('/auth/staff/login', { username: email, password });
    await act(id, 'lock');
    const code = appCode(secret, w.clock.now());
    const { http } = await client.post('/auth/staff/verify', { challenge: firstStep.body.data.challenge, code });
    expect(http).toBe(422);
  });
});

describe('a link that an administrator sends', () => {
  test('for another password ends every session and is followed by both steps', async () => {
    const { id, email, secret, token } = await join();
    await act(id, 'password-link');
    const sent = (await mailTo(email)).token;
    expect((await link('', { token: sent })).body.data.purpose).toBe('password');
    expect((await link('/enrol', { token: sent })).body.code).toBe('link_not_valid');
    expect(await alive(token)).toBe(true);
    const other = 'another garden by another sea';
    const { body } = await link('/accept', { token: sent, password: other });
    expect(body.data).toEqual({ recovery_codes: [], signed_in: null });
    expect(await alive(token)).toBe(false);
    expect((await link('/accept', { token: sent, password: other })).body.code).toBe('link_not_valid');
    w.at(later(60));
    const code = appCode(secret, w.clock.now());
    expect((await signIn(email, code)).body.code).toBe('invalid_credentials');
    expect((await signIn(email, code, other)).http).toBe(200);
  });

  test('does not bring back whoever was locked after it was sent', async () => {
    const { id, email } = await join();
    await act(id, 'password-link');
    await act(id, 'lock');
    const { token } = await mailTo(email);
    expect((await link('/accept', { token, password: 'another garden by the sea' })).body.code).toBe('link_not_valid');
    const { rows } = await w.pool.query('select status from account where person_id = $1', [id]);
    expect(rows[0].status).toBe('locked');
  });

  test('ends when the account is locked, and does not come back when it is unlocked', async () => {
    const { id, email } = await join();
    await act(id, 'password-link');
    const { token } = await mailTo(email);
    await act(id, 'lock');
    await act(id, 'unlock');
    expect((await link('', { token })).body.code).toBe('link_not_valid');
    expect((await link('/accept', { token, password: 'another garden by the sea' })).body.code).toBe('link_not_valid');
  });

  test('to whoever lost the app sets it up again, with their password; the old app and codes no longer work', async () => {
    const before = await join();
    expect((await act(before.id, 'reset-second-factor')).body.data.second_factor).toBe(false);
    expect(await alive(before.token)).toBe(false);
    expect((await signIn(before.email, before.recovery[0]!)).body.code).toBe('second_factor_missing');
    const { token } = await mailTo(before.email);
    const secret = await enrol(token);
    const code = appCode(secret, w.clock.now());
    expect((await link('/accept', { token, password: 'not this one', code })).body.code).toBe('invalid_credentials');
    const { body } = await link('/accept', { token, password, code });
    expect(body.data.recovery_codes).toHaveLength(10);
    expect(await alive(body.data.signed_in.access_token)).toBe(true);
    w.at(later(60));
    expect((await signIn(before.email, appCode(before.secret, w.clock.now()))).body.code).toBe('code_wrong');
    expect((await signIn(before.email, before.recovery[1]!)).body.code).toBe('code_wrong');
    expect((await signIn(before.email, appCode(secret, w.clock.now()))).http).toBe(200);
  });
});

describe('a link to set up the app again', () => {
  async function linkFor() {
    const { id, email } = await join();
    await act(id, 'reset-second-factor');
    const { token } = await mailTo(email);
    return { id, email, token, code: appCode(await enrol(token), w.clock.now()) };
  }

  test('D3.04 opens nothing with a password that was replaced while it was compared', async () => {
    const { id, email, token, code } = await linkFor();
    await link('/accept', { token, password: 'not this one', code });
    await act(id, 'password-link');
    const other = await mailTo(email);
    const next = 'another garden by the sea';
    let late: ReturnType<typeof link> | undefined;
    await holdingTries(w, async () => {
      late = link('/accept', { token, password, code });
      await untilLockWait(w);
      expect((await link('/accept', { token: other.token, password: next })).http).toBe(200);
    });
    const { http, body } = await late!;
    expect([http, body.code]).toEqual([401, 'invalid_credentials']);
    expect((await link('/accept', { token, password: next, code })).http).toBe(200);
  });

  test('does so once, of several at the same time', async () => {
    const { token, code } = await linkFor();
    const answers = await Promise.all(Array.from({ length: 4 }, () => link('/accept', { token, password, code })));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'link_not_valid')).toHaveLength(3);
  });
});

describe('the list of the staff', () => {
  test('has everybody by name, with what may be done; oneself with nothing', async () => {
    const { body } = await client.get('/staff/people?limit=500', await as(admin));
    const names = body.data.items.map((each: { first_name: string }) => each.first_name);
    expect(names).toEqual(names.toSorted());
    expect(body.data.total).toBe(body.data.items.length);
    const mine = body.data.items.find((each: { is_self: boolean }) => each.is_self);
    expect(mine).toMatchObject({ email_address: admin, role_id: 1, may: [], second_factor: true });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|totp|sara@|rider@/);
  });

  test('is searched by name in both languages, by address, by role and by state', async () => {
    const { id, email } = await invite({ first_name: 'Zubaydah', first_name_ar: 'زبيدة', role_id: 5 });
    const found = async (query: string) => {
      const { body } = await client.get(`/staff/people?${query}`, await as(admin));
      return body.data.items.map((each: { id: number }) => each.id);
    };
    for (const q of ['zubay', 'زبيدة', email]) expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([id]);
    expect(await found('q=%25')).toEqual([]);
    // Hamzas, vowel signs and hyphens are typed as they come.
    const { id: other } = await invite({ family_name_ar: 'الأزوري', family_name: 'Al Azwari' });
    for (const q of ['الازوري', 'الأَزْوَرِي', 'Al-Azwari', 'alazwari'])
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([other]);
    expect(await found('state=invited&role=5')).toEqual([id]);
    expect(await found('state=locked&role=5')).toEqual([]);
  });

  test('comes in pages', async () => {
    const page = async (n: number) => (await client.get(`/staff/people?limit=2&page=${n}`, await as(admin))).body.data;
    const [first, second] = [await page(1), await page(2)];
    expect([first.items.length, first.page, first.limit]).toEqual([2, 1, 2]);
    expect(second.items[0].id).not.toBe(first.items[0].id);
    expect(first.total).toBeGreaterThan(4);
  });
});

describe('what was done', () => {
  test('D3.05 is in the audit log of the person it was done to, and on their page with who did it', async () => {
    const { id } = await join({ role_id: 7 });
    await role(id, 8);
    await act(id, 'lock');
    const { body } = await client.get(`/staff/people/${id}`, await as(admin));
    const changes = body.data.changes.map(
      ({ what, record_id, who }: { what: string; record_id: string | null; who: { name: string } }) => [
        what,
        record_id,
        who.name,
      ],
    );
    expect(changes).toEqual([
      ['staff lock', null, 'Abeer Al-Suwailem'],
      ['staff role', '8', 'Abeer Al-Suwailem'],
      ['staff joined', null, 'Nawal Al Ahmadi'],
      ['staff invitation', '7', 'Abeer Al-Suwailem'],
    ]);
    const { rows } = await w.pool.query(
      `select why from audit_entry where person_id = $1 and action = 'read' and what = 'staff profile'`,
      [id],
    );
    expect(rows.map(({ why }) => why)).toEqual(['staff']);
  });
});
