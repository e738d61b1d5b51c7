import { describe, expect, test } from 'vitest';
import { writtenText } from '@balsam/domain/text';
import { apiClient } from '#test/api-client.ts';
import { hostileStrings } from '#test/hostile-strings.ts';
import { world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const own = async (token: string) => (await client.get('/users', { token })).body.data;
const somebody = async (mrn: string, inside?: string) => {
  const token = await w.tokenOf(mrn, inside);
  const { id } = await own(token);
  const edit = (body: object, of = id) => client.patch(`/users/${of}`, body, { token });
  return { token, id: id as number, edit, read: () => own(token) };
};
const sara = await somebody('1000001');

describe('what is refused', () => {
  test("D3.01 another person's profile is not found, and stays as it was", async () => {
    const other = await somebody('1000007');
    const before = await other.read();
    const answers = await Promise.all([other.id, 987_654].map((id) => sara.edit({ city: 'Taif' }, id)));
    expect(answers.map(({ http, body }) => [http, body.code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
    expect(await other.read()).toEqual(before);
  });
  test('D3.01 the endpoint of the pharmacy knows no other person either', async () => {
    const rider = await w.tokenOf('rider@balsam.example');
    for (const [call, token] of [
      [client.get(`/epharmacy-users/${sara.id}`, { token: rider }), 'read'],
      [client.patch(`/epharmacy-users/${sara.id}`, { city: 'Taif' }, { token: rider }), 'write'],
    ] as const)
      expect([token, (await call).http]).toEqual([token, 404]);
  });
  test('D3.01 a doctor and the staff may not use the endpoint of the pharmacy', async () => {
    const replies = ['D1001', 'admin@balsam.example'].map(async (who) =>
      client.get(`/epharmacy-users/${sara.id}`, { token: await w.tokenOf(who) }),
    );
    expect((await Promise.all(replies)).map(({ http }) => http)).toEqual([403, 403]);
  });
  test('S6.01 what gives authority, or decides on tax, is not taken from a client', async () => {
    const before = await sara.read();
    const { http } = await sara.edit({
      role_id: 1,
      is_admin: true,
      mrn_number: '1000002',
      national_id: '1999999999',
      nationality: 'AE',
      gender: 'male',
      dob: '2020-01-01',
      phone_number: '0500000099',
      email_address: 'other@balsam.example',
      userExtraInfo: { VEHICLE_NUMBER: 'ZZZ 1' },
      photo_file: 'x',
    });
    expect(http).toBe(200);
    expect(await sara.read()).toEqual(before);
  });
});

describe('which names and texts are refused', () => {
  test('a registered name is changed at the front desk', async () => {
    const { http, body } = await sara.edit({ first_name: 'Salma', city: 'Taif' });
    expect([http, body.code, body.errors[0].path]).toEqual([422, 'name_registered', 'first_name']);
    expect((await sara.read()).city).not.toBe('Taif');
  });
  test.each([
    ['middle_name', 'سعيد'],
    ['middle_name', 'S4id'],
    ['middle_name_ar', 'Said'],
    ['middle_name_ar', 'سعيد\u202e'],
    ['middle_name', 'Said 😀'],
  ])('%s takes no %j', async (field, name) => {
    const { http, body } = await (await somebody('1000008')).edit({ [field]: name });
    expect([http, body.code, body.errors[0].path]).toEqual([422, 'name_not_valid', field]);
  });
  test.each([
    ['address', 'x'.repeat(301), 400],
    ['city', 'x'.repeat(81), 400],
    ['address', 'one\u202Eowt', 422],
    ['address', 'two\nlines', 422],
    ['photo', 'f3b0c442-98fc-4c14-9afb-f4c8996fb924', 400],
  ])('%s as %j is refused', async (field, value, refusal) => {
    const { http, body } = await sara.edit({ [field]: value });
    expect([http, body.errors[0].path]).toEqual([refusal, field]);
  });
  test('a guardian fills in no names of a child', async () => {
    const noura = await somebody('1000002', '1000003');
    const { http, body } = await noura.edit({ middle_name: 'Fahad' });
    expect([http, body.code]).toEqual([422, 'name_registered']);
  });
});

describe('what is taken', () => {
  test('address and city, and no field that was left out', async () => {
    const { edit, read } = await somebody('1000008');
    const before = await read();
    const address = 'حي الياسمين، شارع ١٢، Villa 4';
    expect((await edit({ address: `  ${address} `, city: 'جدة' })).body.data).toMatchObject({
      city: 'جدة',
      userExtraInfo: { ADDRESS: address },
    });
    expect(await read()).toEqual({
      ...before,
      city: 'جدة',
      userExtraInfo: { ...before.userExtraInfo, ADDRESS: address },
    });
    await edit({ address: '' });
    expect(await read()).toMatchObject({ city: 'جدة', userExtraInfo: { ADDRESS: null } });
  });
  test('a name that is still empty, once', async () => {
    const { edit, read } = await somebody('1000008');
    expect((await edit({ middle_name: ' Said  Omar ', middle_name_ar: 'سعيد' })).http).toBe(200);
    expect(await read()).toMatchObject({ middle_name: 'Said Omar', middle_name_ar: 'سعيد' });
    expect((await edit({ middle_name: 'Said Omar' })).http).toBe(200);
    expect((await edit({ middle_name: 'Khalid' })).body.code).toBe('name_registered');
    expect(await read()).toMatchObject({ middle_name: 'Said Omar' });
  });
  test('of two who fill in the same name at once, one is refused', async () => {
    const { edit, read } = await somebody('1000009');
    const answers = await Promise.all(['Amin', 'Badr'].map((middle_name) => edit({ middle_name })));
    expect(answers.filter(({ http }) => http === 422)).toHaveLength(1);
    const taken = answers.find(({ http }) => http === 200)!.body.data.middle_name;
    expect((await read()).middle_name).toBe(taken);
  });
  test("a guardian sets a child's address inside the profile", async () => {
    const noura = await somebody('1000002', '1000003');
    expect((await noura.edit({ address: 'Al Olaya' })).body.data).toMatchObject({
      isDependent: true,
      userExtraInfo: { ADDRESS: 'Al Olaya' },
    });
    const log = (await client.get('/users/access-log', { token: noura.token })).body.data.items;
    expect(log[0]).toMatchObject({ action: 'write', what: 'profile', why: 'guardian' });
  });
  test('S2.21 a rider reads their own vehicle and identity number, and writes an address', async () => {
    const token = await w.tokenOf('rider@balsam.example');
    const { id } = await own(token);
    const { body } = await client.get(`/epharmacy-users/${id}`, { token });
    expect(body.data).toMatchObject({
      role_id: 14,
      userExtraInfo: { NATIONAL_ID: '1070707070', VEHICLE_NUMBER: 'ABC 1234', VEHICLE_TYPE: 'Motorcycle' },
    });
    const changed = await client.patch(`/epharmacy-users/${id}`, { address: 'Al Narjis' }, { token });
    expect(changed.body.data.userExtraInfo.ADDRESS).toBe('Al Narjis');
  });
});

/** One after the other: each is read back before the next. */
async function inTurn(texts: readonly string[], of: (text: string) => Promise<void>): Promise<void> {
  for (const text of texts) await of(text);
}

test('S7.02 whatever is typed as an address comes back exactly or is clearly refused', async () => {
  const { edit, read } = await somebody('1000010');
  const kept: string[] = [];
  const faults: unknown[] = [];
  await inTurn(hostileStrings, async (text) => {
    const { http, body } = await edit({ address: text });
    if (http === 200) kept.push(text);
    const right =
      http === 200
        ? body.data.userExtraInfo.ADDRESS === (writtenText(text) || null)
        : body.errors?.[0].path === 'address' && http < 500;
    if (!right) faults.push([text, http, body]);
  });
  expect(faults).toEqual([]);
  expect(kept.length).toBeGreaterThan(hostileStrings.length / 2);
  expect((await read()).userExtraInfo.ADDRESS).toBe(writtenText(kept.at(-1) ?? '') || null);
});

test('S5.09 no hostile input becomes a name unless it is one', async () => {
  const { edit, read } = await somebody('1000011');
  const answers: number[] = [];
  await inTurn(hostileStrings, async (text) => void answers.push((await edit({ middle_name: text })).http));
  expect(answers.filter((http) => ![200, 400, 422].includes(http))).toEqual([]);
  expect((await read()).middle_name).toMatch(/^[A-Za-z '’-]*$/);
});
