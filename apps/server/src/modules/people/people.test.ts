import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const sara = await w.tokenOf('1000001');
const fahad = await w.tokenOf('1000002');
const idOf = async (token: string) => (await client.get('/users', { token })).body.data.id as number;

describe("another person's profile", () => {
  test('D3.01 by MRN is not found, for patients, doctors, riders and staff', async () => {
    for (const who of ['1000001', 'D1001', 'rider@balsam.example', 'admin@balsam.example']) {
      const { http, body } = await client.get('/auth/patient/profile?mrn_number=1000002', {
        token: await w.tokenOf(who),
      });
      expect([who, http, body.code, body.data]).toEqual([who, 404, 'not_found', null]);
    }
  });
  test('D3.01 by id is not found, as one that nobody has', async () => {
    const [there, nowhere] = [await idOf(fahad), 987_654_321];
    const answers = await Promise.all([there, nowhere].map((id) => client.get(`/users?id=${id}`, { token: sara })));
    expect(answers.map(({ http }) => http)).toEqual([404, 404]);
  });
  test("D3.01 a guardian's own log-in does not open a dependent's by MRN, nor a dependent's the guardian's", async () => {
    expect((await client.get('/auth/patient/profile?mrn_number=1000003', { token: fahad })).http).toBe(404);
    const inside = await w.tokenOf('1000002', '1000003');
    expect((await client.get('/auth/patient/profile?mrn_number=1000002', { token: inside })).http).toBe(404);
  });
  test('S6.01 the role in the path gives nothing', async () => {
    const { body } = await client.get('/auth/admin/profile', { token: sara });
    expect(body.data).toMatchObject({ mrn_number: '1000001', role_id: 3 });
  });
});

describe('the own profile', () => {
  test('has the fields of a User', async () => {
    const { body } = await client.get('/auth/patient/profile?mrn_number=1000001', { token: sara });
    expect(body.data).toMatchObject({
      mrn_number: '1000001',
      first_name: 'Sara',
      family_name: 'Al-Harbi',
      first_name_ar: 'سارة',
      family_name_ar: 'الحربي',
      isDependent: false,
      is_privacy_agreed: true,
      gender: 'female',
      dob: '1990-03-14',
      phone_number: '+966500000001',
      userExtraInfo: { NATIONAL_ID: '1010101010' },
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|totp/);
  });
  test("inside a dependent's it is the dependent's", async () => {
    const { body } = await client.get('/users', { token: await w.tokenOf('1000002', '1000003') });
    expect(body.data).toMatchObject({ mrn_number: '1000003', isDependent: true, role_id: 3, is_privacy_agreed: true });
  });
  test('S4.21 the language is saved on the server', async () => {
    const token = await w.tokenOf('1000006');
    expect((await client.post('/user/change-language', { language: 'fr' }, { token })).http).toBe(400);
    expect((await client.post('/user/change-language', { language: 'en' }, { token })).body.data).toEqual({
      language: 'en',
    });
    expect((await client.get('/users', { token })).body.data.language).toBe('en');
  });
});

describe('the terms', () => {
  test('S4.19 are agreed to once, in the version that was read', async () => {
    const token = await w.tokenOf('1000005');
    const before = (await client.get('/agreed-terms', { token })).body.data;
    expect(before).toMatchObject({ version: 1, agreed: false, agreed_at: null });
    expect(before.body_ar).toMatch(/\p{Script=Arabic}/u);
    const stale = await client.post('/agreed-terms', { version: 7 }, { token });
    expect([stale.http, stale.body.code]).toEqual([409, 'terms_changed']);
    const first = await client.post('/agreed-terms', { version: 1 }, { token });
    expect(first.body.data).toMatchObject({ agreed: true, landing: '/dashboard' });
    w.at(new Date(w.clock.now().getTime() + 60_000));
    const again = await client.post('/agreed-terms', {}, { token });
    expect(again.body.data.agreed_at).toBe(first.body.data.agreed_at);
    expect((await client.get('/users', { token })).body.data.is_privacy_agreed).toBe(true);
  });
  test('S4.19 a newer version has to be agreed to again', async () => {
    await w.db
      .insertInto('terms_version')
      .values({ version: 2, title: 'a', title_ar: 'b', body: 'c', body_ar: 'd', published_at: w.clock.now() })
      .execute();
    expect((await client.get('/users', { token: sara })).body.data.is_privacy_agreed).toBe(false);
    await w.db.deleteFrom('terms_version').where('version', '=', 2).execute();
  });
});

describe('the history of the terms', () => {
  const ahead = () => new Date(w.clock.now().getTime() + 60_000);
  const publish = (version: number, published_at: Date) =>
    w.db
      .insertInto('terms_version')
      .values({
        version,
        title: `Terms ${version}`,
        title_ar: `شروط ${version}`,
        body: 'words',
        body_ar: 'كلمات',
        published_at,
      })
      .execute();

  test('S4.19 versions that were never agreed to, or are not published yet, are not found', async () => {
    const token = await w.tokenOf('1000012');
    await publish(2, w.clock.now());
    await publish(3, w.clock.now());
    await publish(4, ahead());
    const codes = await Promise.all(
      [2, 4, 77].map(async (v) => (await client.get(`/agreed-terms/${v}`, { token })).http),
    );
    expect(codes).toEqual([404, 404, 404]);
    expect((await client.get('/agreed-terms/1')).http).toBe(401);
  });
  test('S4.19 it says which version was agreed to when, the one in force first', async () => {
    const token = await w.tokenOf('1000012');
    const { items } = (await client.get('/agreed-terms/history', { token })).body.data;
    expect(items).toMatchObject([
      { version: 3, in_force: true, agreed: false, agreed_at: null },
      { version: 1, in_force: false, agreed: true },
    ]);
    expect((await client.get('/agreed-terms/1', { token })).body.data.body).toContain('What Balsam is for');
    await client.post('/agreed-terms', { version: 3 }, { token });
    const after = (await client.get('/agreed-terms/history', { token })).body.data.items;
    expect(after[0]).toMatchObject({ version: 3, agreed: true, agreed_at: w.clock.now().toISOString() });
    await w.db.deleteFrom('terms_agreement').where('terms_version_id', '>', 1).execute();
    await w.db.deleteFrom('terms_version').where('version', '>', 1).execute();
  });
});

const log = (token: string, query = '') => client.get(`/users/access-log${query}`, { token });

describe('the access log', () => {
  test('D3.05 each reading of the profile is in it, with who, what, when and why', async () => {
    const token = await w.tokenOf('1000009');
    await client.get('/users', { token });
    const { body } = await log(token);
    expect(body.data.items[0]).toMatchObject({
      action: 'read',
      what: 'profile',
      title: 'Profile',
      why: 'self',
      who: { name: 'Yousef Mansour', name_ar: 'يوسف منصور', role_id: 3 },
      at: w.clock.now().toISOString(),
    });
  });
  test("D3.05 a guardian's reading is in the child's, under the guardian's name", async () => {
    const inside = await w.tokenOf('1000002', '1000004');
    await client.get('/users', { token: inside });
    const { body } = await log(inside, '?by=all');
    expect(body.data.items[0]).toMatchObject({
      what: 'profile',
      why: 'guardian',
      who: { name: 'Fahad Nasser Al-Otaibi' },
    });
  });
  test('D3.05 it shows nobody else, and can leave out what I did', async () => {
    const token = await w.tokenOf('1000010');
    await client.get('/users', { token });
    const personId = await idOf(token);
    const doctor = await w.db
      .selectFrom('account')
      .select(['id', 'person_id'])
      .where('doctor_code', '=', 'D1001')
      .executeTakeFirstOrThrow();
    const entry = { at: w.clock.now(), action: 'read' as const, what: 'unknown', why: 'care', request_id: 'r' };
    const by = { actor_account_id: doctor.id, actor_person_id: doctor.person_id, actor_role: 4 };
    await w.db
      .insertInto('audit_entry')
      .values({ ...entry, ...by, person_id: personId })
      .execute();
    const { body } = await log(token, '?by=others');
    expect(body.data).toMatchObject({ total: 1, page: 1 });
    expect(body.data.items[0]).toMatchObject({
      title: 'Record',
      why: 'care',
      who: { name: 'Layla Hassan', role_id: 4 },
    });
  });
  test('D3.05 it comes by pages, also when all of it is asked for', async () => {
    const token = await w.tokenOf('1000011');
    await Promise.all(Array.from({ length: 5 }, () => client.get('/users', { token })));
    const second = (await log(token, '?limit=2&page=2')).body.data;
    expect(second.items).toHaveLength(2);
    expect(second).toMatchObject({ page: 2, limit: 2, total: 5 });
    expect((await log(token, '?limit=9999999')).body.data.limit).toBe(500);
  });
  test('D3.05 nothing in it can be changed or removed', async () => {
    await expect(w.pool.query('update audit_entry set why = $1', ['x'])).rejects.toThrow(/append-only/);
    await expect(w.pool.query('delete from audit_entry')).rejects.toThrow(/append-only/);
  });
});

test('S5.10 no file has a national ID as an Iqama, whoever writes it', async () => {
  const write = (iqama: string) => w.db.updateTable('person').set({ iqama }).where('mrn', '=', '1000001').execute();
  await expect(write('1112223334')).rejects.toThrow('person_iqama_is_no_national_id');
  await expect(write('2112223334')).resolves.toHaveLength(1);
});
