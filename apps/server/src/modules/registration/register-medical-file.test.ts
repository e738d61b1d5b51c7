import { describe, expect, test } from 'vitest';
import { codeSentTo, messageTo } from '#test/codes.ts';
import { world } from '#test/world.ts';
import { registering } from './registration.fixture.ts';

const w = await world({ connections: 6 });
const { client, post, verify, verifySent } = registering(w);
const password = 'a quiet garden by the sea';

let files = 0;
/** A medical file that a branch opened: an MRN and an identity number, and a phone unless said otherwise. */
async function file(change: Record<string, unknown> = {}) {
  files += 1;
  const n = String(files).padStart(4, '0');
  const row = {
    mrn: `107${n}`,
    national_id: `108000${n}`,
    phone: `+96655100${n}` as string | null,
    first_name: 'Huda',
    family_name: 'Saleh',
    birth_date: '1980-01-01',
    created_at: w.clock.now(),
    ...change,
  };
  const { id } = await w.db.insertInto('person').values(row).returning('id').executeTakeFirstOrThrow();
  const form = {
    mrn_number: row.mrn,
    field_name: 'saudi_id',
    identity_number: row.national_id,
    password,
    password_confirmation: password,
  };
  return { ...row, id, form };
}

const begin = (form: object) => post('/auth/patient/register-medical-file', form);

describe('S5.10 a log-in for a medical file is refused', () => {
  test.each<[string, object]>([
    ['mrn_number', { mrn_number: '107000' }],
    ['identity_number', { identity_number: '12345' }],
    ['email_address', { email_address: 'huda@balsam' }],
    ['password', { password: 'short', password_confirmation: 'short' }],
    ['password_confirmation', { password_confirmation: 'another one by the sea' }],
  ])('S5.10 for %s', async (path, change) => {
    const { form } = await file();
    const { http, body } = await begin({ ...form, ...change });
    expect([http, body.errors.map((e: { path: string }) => e.path)]).toEqual([422, [path]]);
  });

  test.each<[string, () => Promise<{ form: object; phone: string | null }>]>([
    [
      'whose identity number is another',
      async () => {
        const huda = await file();
        return { ...huda, form: { ...huda.form, identity_number: '1099999999' } };
      },
    ],
    ['that nobody has', async () => ({ form: { ...(await file()).form, mrn_number: '9999999' }, phone: null })],
    [
      'that has a log-in',
      async () => {
        const sara = { mrn_number: '1000001', identity_number: '1010101010' };
        return { form: { ...(await file()).form, ...sara }, phone: null };
      },
    ],
    ['of a child', () => file({ birth_date: '2015-01-01' })],
    ['that nothing reaches', () => file({ phone: null })],
  ])('D3.02 %s, with the answer of any other, and no code', async (_, make) => {
    const { form, phone } = await make();
    const good = await begin((await file()).form);
    const { http, body, headers } = await begin(form);
    expect([http, Object.keys(body.data), Object.keys(headers)]).toEqual([
      200,
      Object.keys(good.body.data),
      Object.keys(good.headers),
    ]);
    expect((await verify(body.data.challenge, '0000')).http).toBe(422);
    expect(phone === null ? undefined : await messageTo(w, phone)).toBeUndefined();
  });
});

describe('a log-in for a medical file', () => {
  test('S5.10 opens by the code that went to the phone on file, which the screen sees masked', async () => {
    const huda = await file();
    const { body } = await begin({ ...huda.form, email_address: 'Huda@balsam.example', language: 'en' });
    expect(body.data).toMatchObject({ phone_number: expect.stringContaining('•'), email_address: null });
    expect(body.data).not.toHaveProperty('upload_token');
    const done = await verifySent(body.data.challenge, huda.phone!);
    expect(done.body.data).toEqual({ registered: true, mrn_number: huda.mrn });
    const login = await client.post('/auth/patient/login', { field_name: 'mrn_number', username: huda.mrn, password });
    expect(login.body.data.user).toMatchObject({ id: huda.id, email_address: 'huda@balsam.example', language: 'en' });
    expect(await messageTo(w, huda.phone!)).toContain(huda.mrn);
  });
  test('S5.10 is one, however many requests come at the same time', async () => {
    const huda = await file();
    const first = await begin(huda.form);
    const code = await codeSentTo(w, huda.phone!);
    w.at(new Date(w.clock.now().getTime() + 61_000));
    const second = await begin(huda.form);
    const again = await codeSentTo(w, huda.phone!);
    const answers = await Promise.all([
      verify(first.body.data.challenge, code),
      verify(second.body.data.challenge, again),
    ]);
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    const accounts = w.db.selectFrom('account').select('id').where('person_id', '=', huda.id);
    expect(await accounts.execute()).toHaveLength(1);
  });
  test('gives a first password to somebody who had codes only', async () => {
    const huda = await file();
    const account = { person_id: huda.id, role_id: 3, created_at: w.clock.now() };
    await w.db.insertInto('account').values(account).execute();
    const { body } = await begin(huda.form);
    expect((await verifySent(body.data.challenge, huda.phone!)).http).toBe(200);
    const login = await client.post('/auth/patient/login', { field_name: 'mrn_number', username: huda.mrn, password });
    expect(login.http).toBe(200);
  });
});
