import { describe, expect, test } from 'vitest';
import { codeSentTo, messageTo, codeOtherThan } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';
import { pictureOf } from '#platform/images/pictures.fixture.ts';
import { e164Of, newcomer, registering, type Newcomer } from './registration.fixture.ts';

const w = await world({ connections: 8 });
const { client, post, upload, register, verify, verifySent, personOf } = registering(w);
const picture = await pictureOf('jpeg', 40, 30);

/** The form sent and the ID photo there: only the code is missing. */
async function startRegistration(form: Newcomer = newcomer()) {
  const { data } = (await register(form)).body;
  const sent = await upload(data.upload_token, data.patient_id, picture);
  expect(sent.http).toBe(200);
  return { form, challenge: data.challenge as string, photo: sent.body.data.id as string };
}

describe('S5.10 what a registration cannot do without', () => {
  const required = [
    'language',
    'first_name',
    'family_name',
    'phone_number',
    'email_address',
    'gender',
    'dob',
    'location_id',
    'nationality',
    'field_name',
    'identity_number',
    'password',
    'password_confirmation',
  ];
  test.each(required)('%s', async (field) => {
    const { http, body } = await register(newcomer({ [field]: undefined }));
    expect([http, body.errors.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
  });
  test.each<[string, string, unknown]>([
    ['name_not_valid', 'first_name', 'ريم'],
    ['name_not_valid', 'family_name', 'Al-Zahrani 2'],
    ['name_not_valid', 'middle_name', 'A\u202eb'],
    ['name_not_valid', 'first_name', 'Reem 😀'],
    ['name_not_valid', 'first_name', 'R'.repeat(61)],
    ['phone_not_valid', 'phone_number', '0114000000'],
    ['phone_not_valid', 'phone_number', '05500000'],
    ['email_not_valid', 'email_address', 'reem@balsam'],
    ['birth_date_not_valid', 'dob', '1994-02-30'],
    ['birth_date_not_valid', 'dob', '2026-11-23'],
    ['birth_date_not_valid', 'dob', '1899-12-31'],
    ['birth_date_not_valid', 'dob', '21/08/1994'],
    ['registration_under_age', 'dob', '2011-11-23'],
    ['location_not_valid', 'location_id', 987_654],
    ['nationality_not_valid', 'nationality', 'XX'],
    ['identity_not_valid', 'identity_number', '2090000001'],
    ['identity_not_valid', 'identity_number', '109000000'],
    ['passwords_differ', 'password_confirmation', 'a quiet garden by the lake'],
  ])('S5.10 %s: %s %j', async (code, path, value) => {
    const { http, body } = await register(newcomer({ [path]: value }));
    expect([http, body.code, body.errors.map((e: { path: string }) => e.path)]).toEqual([422, code, [path]]);
  });
  test('S5.01 an iqama has 8 to 15 characters, and a national ID is none', async () => {
    const iqama = (identity_number: string) => register(newcomer({ field_name: 'iqama', identity_number }));
    expect((await iqama('1234567')).body.code).toBe('identity_not_valid');
    expect((await iqama('1090000001')).body.code).toBe('identity_not_valid');
    expect((await iqama('A2345678901234567')).body.code).toBe('identity_not_valid');
    expect((await iqama('2345678901')).http).toBe(200);
  });
  test('S5.10 every fault is reported at once, a short password included', async () => {
    const wrong = { first_name: '1', dob: 'x', password: 'short', password_confirmation: 'other' };
    const { body } = await register(newcomer(wrong));
    const paths = body.errors.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['first_name', 'dob', 'password', 'password_confirmation']);
  });
  test('S5.10 fifteen years are reached on the birthday in Riyadh, by the clock', async () => {
    expect((await register(newcomer({ dob: '2011-11-22' }))).http).toBe(200);
  });
});

describe('S5.10 nothing becomes a person', () => {
  test('before the ID photo is there: the code stays valid', async () => {
    const form = newcomer();
    const { data } = (await register(form)).body;
    const code = await codeSentTo(w, e164Of(form));
    const early = await verify(data.challenge, code);
    expect([early.http, early.body.code]).toEqual([422, 'id_photo_required']);
    expect(await personOf(form)).toEqual([]);
    await upload(data.upload_token, data.patient_id, picture);
    expect((await verify(data.challenge, code)).body.data.registered).toBe(true);
  });
  test('by a wrong code', async () => {
    const { form, challenge } = await startRegistration();
    const wrong = codeOtherThan(await codeSentTo(w, e164Of(form)));
    expect((await verify(challenge, wrong)).body.code).toBe('code_wrong');
    expect(await personOf(form)).toEqual([]);
  });
  test('twice by one code', async () => {
    const { form, challenge } = await startRegistration();
    const code = await codeSentTo(w, e164Of(form));
    expect((await verify(challenge, code)).http).toBe(200);
    expect((await verify(challenge, code)).body.code).toBe('code_spent');
    expect(await personOf(form)).toHaveLength(1);
  });
  test('D3.02 once it is complete: another code by phone is for a new password, and before it is for the registration', async () => {
    const { form } = await startRegistration();
    const purposes = async () =>
      (
        await w.db
          .selectFrom('one_time_code')
          .select('purpose')
          .where('to_phone', '=', e164Of(form))
          .orderBy('id')
          .execute()
      ).map(({ purpose }) => purpose);
    const askAgain = async () => {
      w.at(new Date(w.clock.now().getTime() + 61_000));
      return (await post('/otp/send', { phone_number: form.phone_number })).body.data.challenge as string;
    };
    const again = await askAgain();
    expect(await purposes()).toEqual(['register', 'register']);
    expect((await verifySent(again, e164Of(form))).body.data.registered).toBe(true);
    await askAgain();
    expect(await purposes()).toEqual(['register', 'register', 'reset']);
    expect(await personOf(form)).toHaveLength(1);
    w.at(demoNow);
  });
});

test('S5.10 an e-mail address that is pasted with marks that nobody sees is the address without them', async () => {
  const pasted = newcomer();
  const { email_address: email } = pasted;
  const { form, challenge } = await startRegistration({
    ...pasted,
    email_address: `\u200f\u2066${email}\u2069\u200b `,
  });
  await verifySent(challenge, e164Of(form));
  expect(await personOf(form)).toMatchObject([{ email }]);
});

describe('a registration that is completed', () => {
  test('S5.10 S4.18 opens a medical file and an account, sends the MRN, and is audited', async () => {
    const { form, challenge, photo } = await startRegistration();
    const { body } = await verifySent(challenge, e164Of(form));
    const [person] = await personOf(form);
    expect(body.data).toEqual({ registered: true, mrn_number: person!.mrn });
    expect(person).toMatchObject({
      first_name: 'Reem',
      middle_name: 'Abdullah',
      family_name: 'Al-Zahrani',
      first_name_ar: '',
      phone: e164Of(form),
      email: form.email_address,
      gender: 'female',
      birth_date: '1994-08-21',
      nationality: 'SA',
      language: 'en',
      location_id: 1,
      id_photo_file: photo,
    });
    expect(await messageTo(w, e164Of(form))).toContain(person!.mrn);
    const entry = w.db.selectFrom('audit_entry').select(['what', 'why']).where('person_id', '=', person!.id);
    expect(await entry.execute()).toContainEqual({ what: 'registration', why: 'self' });
    const signedIn = await client.post('/auth/patient/login', {
      field_name: 'national_id',
      username: form.identity_number,
      password: form.password,
    });
    expect(signedIn.body.data).toMatchObject({ landing: '/terms-and-condition', user: { role_id: 3 } });
  });
  test('S5.10 in Arabic has its names there, and reads the digits of Arabic', async () => {
    const typed = newcomer();
    const eastern = (s: string) => s.replaceAll(/\d/g, (d) => String.fromCharCode(0x660 + Number(d)));
    const form = {
      ...typed,
      language: 'ar',
      first_name: 'ريم',
      middle_name: undefined,
      family_name: ' الزهراني ',
      identity_number: eastern(typed.identity_number),
      dob: eastern(typed.dob),
      phone_number: eastern(typed.phone_number),
    };
    const { challenge } = await startRegistration(form as unknown as Newcomer);
    await verifySent(challenge, e164Of(typed));
    expect(await personOf(typed)).toMatchObject([{ first_name_ar: 'ريم', family_name_ar: 'الزهراني', first_name: '' }]);
  });
  test('S5.10 of two for one identity at the same time one becomes a person', async () => {
    const first = newcomer();
    const second = newcomer({ identity_number: first.identity_number });
    const both = await Promise.all([startRegistration(first), startRegistration(second)]);
    const codes = [await codeSentTo(w, e164Of(first)), await codeSentTo(w, e164Of(second))];
    const answers = await Promise.all(both.map(({ challenge }, n) => verify(challenge, codes[n]!)));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(answers.find(({ http }) => http !== 200)!.body.code).toBe('registration_closed');
    expect(await personOf(first)).toHaveLength(1);
  });
});

describe('D3.02 somebody who is on file already', () => {
  const answers = ({ http, body, headers }: Awaited<ReturnType<typeof register>>) => ({
    http,
    shape: Object.keys(body.data).toSorted(),
    masked: [body.data.phone_number.slice(0, 5), body.data.email_address.slice(0, 1), body.data.resend_after],
    headers: Object.keys(headers).toSorted(),
  });
  test('gets the same answer as a stranger, no code, and a message to the contact details on file', async () => {
    const known = newcomer({ identity_number: '1010101010' });
    const reply = await register(known);
    expect(answers(reply)).toEqual(answers(await register(newcomer())));
    expect(await messageTo(w, e164Of(known))).toBeUndefined();
    expect(await messageTo(w, '+966500000001')).toContain('لديكم حساب بالفعل');
    const { data } = reply.body;
    expect((await upload(data.upload_token, data.patient_id, picture)).http).toBe(200);
    expect((await verify(data.challenge, '0000')).body.code).toMatch(/code_wrong|code_not_valid/);
  });
  test('gets that message once a day, however often somebody tries', async () => {
    const { form, challenge } = await startRegistration();
    await verifySent(challenge, e164Of(form));
    for (const _ of [1, 2, 3]) {
      await register(newcomer({ identity_number: form.identity_number }));
      await w.dispatch();
    }
    const messages = w.db.selectFrom('outgoing_message').select('id').where('destination', '=', e164Of(form));
    expect(await messages.where('body', 'like', '%already have an account%').execute()).toHaveLength(1);
  });
});

test('S5.10 what nobody completed in a day is deleted, with its photo', async () => {
  const { photo } = await startRegistration();
  w.at('2026-11-23T06:00:01Z');
  await w.due();
  expect(await w.db.selectFrom('registration').select('id').execute()).toEqual([]);
  expect(await w.platform.files.get(w.db, photo)).toBeUndefined();
});
