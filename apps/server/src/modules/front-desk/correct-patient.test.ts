import { describe, expect, test } from 'vitest';
import { codeSentTo, messageTo } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';
import { as, clientOf, type Client, type Reply } from '#modules/booking/booking.fixture.ts';
import { yazan } from '#modules/family/family.fixture.ts';
import { exportsClient, filesIn } from '#modules/privacy/privacy.fixture.ts';

const details = [
  'first_name',
  'middle_name',
  'family_name',
  'first_name_ar',
  'middle_name_ar',
  'family_name_ar',
  'birth_date',
  'gender',
  'nationality',
  'identity_kind',
  'identity_ends',
  'phone_number',
] as const;
type Details = Record<(typeof details)[number], string | null>;
type Patient = Details & { mrn_number: string; phone_confirmed: boolean; has_log_in: boolean };

const w = await world({ connections: 8 });
const desk = await as(w, 'frontdesk@balsam.example');
const records = await as(w, 'records@balsam.example');

let people = 0;
/** Somebody whose file is here, as an import brings them: without a phone and an identity number. */
async function imported(change: object = {}): Promise<{ id: number; mrn: string }> {
  people += 1;
  const n = String(people).padStart(4, '0');
  const row = { first_name: 'Huda12', family_name: 'Saleh', birth_date: '1980-01-01', source: 'fhir', ...change };
  const { id, mrn } = await w.db
    .insertInto('person')
    .values({ mrn: `108${n}`, created_at: demoNow, ...row })
    .returning(['id', 'mrn'])
    .executeTakeFirstOrThrow();
  return { id, mrn: mrn! };
}

const show = async (mrn: string) => (await desk.get<Patient>(`/staff/patients/${mrn}`)).data;
const seenIn = (patient: Patient) => Object.fromEntries(details.map((name) => [name, patient[name]]));
const said = { document: 'national_id', reason: 'A digit was typed wrongly' };
const send = (who: Client, mrn: string, body: object) => who.patch<Patient>(`/staff/patients/${mrn}`, body);
const correct = async (mrn: string, change: object, who = desk) =>
  send(who, mrn, { ...said, seen: seenIn(await show(mrn)), ...change });
const identity = (identity_number: string, field_name = 'national_id') => ({
  identity: { field_name, identity_number },
});
const outcome = ({ http, code, errors }: Reply<unknown>) => [http, code, errors?.[0]?.path];
const corrections = (personId: number) =>
  w.db.selectFrom('person_correction').selectAll().where('person_id', '=', personId).orderBy('id').execute();

describe('D9.02 details are corrected at a desk', () => {
  test('by the front desk and the records office alone', async () => {
    const { mrn } = await imported();
    const seen = seenIn(await show(mrn));
    for (const who of ['admin@balsam.example', 'support@balsam.example', 'D1001', '1000002'])
      expect((await send(await as(w, who), mrn, { ...said, seen, gender: 'female' })).http).toBe(403);
    expect((await send(clientOf(w, ''), mrn, { ...said, seen, gender: 'female' })).http).toBe(401);
    expect((await correct(mrn, { gender: 'female' }, records)).data).toMatchObject({ gender: 'female' });
  });
  test.each<[string, object, unknown[]]>([
    ['to a phone of nowhere', { phone_number: '12345' }, [422, 'phone_not_valid', 'phone_number']],
    ['to a birth date that is to come', { dob: '2026-11-23' }, [422, 'birth_date_not_valid', 'dob']],
    ['to a name in another alphabet', { first_name_ar: 'Huda' }, [422, 'name_not_valid', 'first_name_ar']],
    ['to no name in any language', { family_name: '' }, [422, 'name_not_valid', 'family_name']],
    ['to a number of another kind', identity('2098765432'), [422, 'identity_not_valid', 'identity_number']],
    ['to a national ID as an Iqama', identity('1098765432', 'iqama'), [422, 'identity_not_valid', 'identity_number']],
    ['to a country that is none', { nationality: 'XX' }, [422, 'nationality_not_valid', 'nationality']],
    ['without a reason', { gender: 'female', reason: 'typo' }, [422, 'correction_reason_required', 'reason']],
    ['to what is on file', { first_name: 'Huda12', dob: '1980-01-01' }, [422, 'contact_unchanged', undefined]],
    ['without a document', { gender: 'female', document: undefined }, [400, expect.any(String), 'document']],
    ['to the number of another file', identity('1010101010'), [409, 'identity_on_file', undefined]],
  ])('not %s', async (_, change, expected) => {
    const { id, mrn } = await imported();
    const before = await show(mrn);
    expect(outcome(await correct(mrn, change))).toEqual(expected);
    expect(await show(mrn)).toEqual(before);
    expect(await corrections(id)).toEqual([]);
  });
  test('not when they are no longer those that the desk saw; of two desks at once one corrects', async () => {
    const { id, mrn } = await imported();
    const seen = seenIn(await show(mrn));
    const attempt = (who: Client, dob: string) => send(who, mrn, { ...said, seen, dob });
    const replies = await Promise.all([attempt(desk, '1981-02-03'), attempt(records, '1982-03-04')]);
    expect(replies.map(outcome).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [200, undefined, undefined],
      [409, 'desk_changed', undefined],
    ]);
    expect(await corrections(id)).toHaveLength(1);
  });
});

describe('D9.02 a correction is kept', () => {
  test('with what was there before and after, by whom and why; the phone is masked there', async () => {
    const { id, mrn } = await imported({ iqama: '2098700011', phone: '+966551230001' });
    const change = { ...identity('1098700011'), dob: '١٩٨١-٠٢-٠٣', phone_number: '0551230002', first_name: 'Huda' };
    await correct(mrn, { ...change, first_name_ar: ' هدى ', family_name_ar: 'صالح' });
    const [kept, ...others] = await corrections(id);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      ...said,
      changes: {
        first_name: { before: 'Huda12', after: 'Huda' },
        first_name_ar: { before: '', after: 'هدى' },
        family_name_ar: { before: '', after: 'صالح' },
        national_id: { before: null, after: '1098700011' },
        iqama: { before: '2098700011', after: null },
        birth_date: { before: '1980-01-01', after: '1981-02-03' },
        phone: { before: '+9665••••••01', after: '+9665••••••02' },
      },
    });
    const found = { first_name: 'هدى', family_name: 'صالح', reason: 'The card is lost' };
    expect((await desk.post<{ items: object[] }>('/staff/patients/search', found)).data.items).toMatchObject([
      { mrn_number: mrn, identity_ends: '0011' },
    ]);
    const admin = await as(w, 'admin@balsam.example');
    const log = await admin.get<{ items: object[] }>(`/staff/audit?number=${mrn}&what=correction`);
    expect(log.data.items).toMatchObject([{ action: 'write', record_id: String(kept!.id), reason: said.reason }]);
  });
  test('of the person, who has it in the own copy of their data', async () => {
    await correct('1000009', { dob: '1991-01-02' });
    const take = exportsClient(w);
    const token = await w.tokenOf('1000009');
    const { id } = (await take.request(token)).body.data;
    await w.due();
    const files = filesIn((await take.file(token, id)).rawPayload);
    expect(JSON.parse(files.get('desk-corrections.json')!)).toMatchObject([
      { reason: said.reason, changes: { birth_date: { after: '1991-01-02' } } },
    ]);
  });
});

describe('D9.02 an identity number that was somebody else’s', () => {
  test('is free again for the one whose it is', async () => {
    const { mrn } = await imported({ national_id: '1098700099' });
    const mona = {
      language: 'en',
      first_name: 'Mona',
      family_name: 'Al Subaie',
      phone_number: '0551112233',
      phone_confirmed: false,
      gender: 'female',
      dob: '1990-04-01',
      location_id: 1,
      nationality: 'SA',
      field_name: 'national_id',
      identity_number: '1098700099',
      identity_seen: true,
      consent: true,
    };
    expect(outcome(await desk.post('/staff/patients', mona))).toEqual([409, 'person_on_file', undefined]);
    expect((await correct(mrn, identity('1098700100'))).data).toMatchObject({ identity_ends: '0100' });
    expect((await desk.post('/staff/patients', mona)).http).toBe(200);
  });
  test('as of twins who bear each other’s, is taken away from one before both are right', async () => {
    const one = await imported({ national_id: '1098700301' });
    const two = await imported({ national_id: '1098700302' });
    for (const [twin, number] of [
      [one, '1098700302'],
      [two, '1098700301'],
    ] as const)
      expect(outcome(await correct(twin.mrn, identity(number)))).toEqual([409, 'identity_on_file', undefined]);
    expect((await correct(one.mrn, { identity: null })).data).toMatchObject({
      identity_kind: null,
      identity_ends: null,
    });
    expect(outcome(await correct(one.mrn, { identity: null }))).toEqual([422, 'contact_unchanged', undefined]);
    expect((await correct(two.mrn, identity('1098700301'))).data).toMatchObject({ identity_ends: '0301' });
    expect((await correct(one.mrn, identity('1098700302'))).data).toMatchObject({ identity_ends: '0302' });
    const [taken] = await corrections(one.id);
    expect(taken).toMatchObject({ changes: { national_id: { before: '1098700301', after: null } } });
  });
});

describe('D9.02 a phone that a desk corrected', () => {
  const password = 'a quiet garden by the sea';
  const guest = clientOf(w, '');
  const register = (mrn: string, identity_number: string) =>
    guest.post<{ challenge: string }>('/auth/patient/register-medical-file', {
      mrn_number: mrn,
      field_name: 'national_id',
      identity_number,
      password,
      password_confirmation: password,
    });
  const verify = (challenge: string, otp_code: string) => guest.post('/otp/verify', { challenge, otp_code });

  test('of an imported file is where its person gets the code of a log-in, which confirms it', async () => {
    const { mrn } = await imported();
    const { data } = await correct(mrn, { ...identity('1098700201'), phone_number: '0551230201' });
    expect(data).toMatchObject({ phone_number: '+966551230201', phone_confirmed: false, has_log_in: false });
    const { challenge } = (await register(mrn, '1098700201')).data;
    expect((await verify(challenge, await codeSentTo(w, '+966551230201'))).http).toBe(200);
    expect(await show(mrn)).toMatchObject({ phone_confirmed: true, has_log_in: true });
  });
  test('is told there and at the former one, and is unconfirmed until it rang', async () => {
    const { mrn } = await imported({ phone: '+966551230301', language: 'en' });
    expect(await show(mrn)).toMatchObject({ phone_confirmed: true });
    expect((await correct(mrn, { phone_number: '٠٥٥١٢٣٠٣٠٢' })).data.phone_confirmed).toBe(false);
    expect(await messageTo(w, '+966551230301')).toMatch(/mobile number of your Balsam account was changed/);
    expect(await messageTo(w, '+966551230302')).toMatch(/added to a Balsam medical file/);
    const rang = await desk.post<Patient>(`/staff/patients/${mrn}/phone-confirmed`, {});
    expect(rang.data.phone_confirmed).toBe(true);
    const heard = await correct(mrn, { phone_number: '0551230303', phone_confirmed: true });
    expect(heard.data.phone_confirmed).toBe(true);
  });
  test('gets no log-in by a code that went to the former one', async () => {
    const { mrn } = await imported({ phone: '+966551230401', national_id: '1098700401' });
    const { challenge } = (await register(mrn, '1098700401')).data;
    const code = await codeSentTo(w, '+966551230401');
    await correct(mrn, { phone_number: '0551230402' });
    expect(outcome(await verify(challenge, code))).toEqual([409, 'registration_closed', undefined]);
    expect(await show(mrn)).toMatchObject({ has_log_in: false, phone_confirmed: false });
  });
  test('of somebody with a log-in ends none of their sessions, and is confirmed by the next code there', async () => {
    const own = await as(w, '1000008');
    expect((await correct('1000008', { phone_number: '0551230501' })).data.phone_confirmed).toBe(false);
    expect((await own.get('/users')).http).toBe(200);
    const asked = await guest.post<{ challenge: string }>('/auth/user/otp', {
      field_name: 'mrn_number',
      username: '1000008',
    });
    expect((await verify(asked.data.challenge, await codeSentTo(w, '+966551230501'))).http).toBe(200);
    expect((await show('1000008')).phone_confirmed).toBe(true);
  });
});

describe('D9.02 a phone that a desk takes away', () => {
  test('is gone with its confirmation, told there, kept in the history, and of no use again', async () => {
    const { id, mrn } = await imported({ phone: '+966551230601', language: 'en' });
    const { http, data } = await correct(mrn, { phone_number: null, phone_confirmed: true });
    expect([http, data.phone_number, data.phone_confirmed]).toEqual([200, null, false]);
    expect(await messageTo(w, '+966551230601')).toMatch(/mobile number of your Balsam account was changed/);
    expect((await corrections(id))[0]).toMatchObject({
      ...said,
      changes: { phone: { before: '+9665••••••01', after: null } },
    });
    expect(outcome(await correct(mrn, { phone_number: null }))).toEqual([422, 'contact_unchanged', undefined]);
    expect((await desk.post(`/staff/patients/${mrn}/phone-confirmed`, {})).http).not.toBe(200);
  });
  test('not without a reason', async () => {
    const { mrn } = await imported({ phone: '+966551230701' });
    expect(outcome(await correct(mrn, { phone_number: null, reason: '' }))).toEqual([
      422,
      'correction_reason_required',
      'reason',
    ]);
    expect((await show(mrn)).phone_number).toBe('+966551230701');
  });
});

describe('D3.02 D9.02 a code is no proof once its phone is not the person’s any more', () => {
  test.each([
    ['changed', '0551230802'],
    ['taken away', null],
  ])('of the consent of a relative whose phone was %s', async (_, phone) => {
    const { mrn } = await imported({
      phone: '+966551230801',
      national_id: '1098700801',
      first_name: 'Reema',
      birth_date: '2000-02-02',
      gender: 'female',
    });
    const imran = await as(w, '1000015');
    const asked = await imran.post<{ state: string; challenge: string }>('/family-members/add', {
      ...yazan,
      relation_id: 8,
      declaration: false,
      gender: 'female',
      id_number: '1098700801',
      first_name: 'Reema',
      family_name: 'Saleh',
      dob: '2000-02-02',
    });
    expect(asked.data.state).toBe('code_sent');
    const digits = await codeSentTo(w, '+966551230801');
    await correct(mrn, { phone_number: phone });
    const confirmed = await imran.post('/family-members/confirm', {
      challenge: asked.data.challenge,
      otp_code: digits,
    });
    expect(outcome(confirmed)).toEqual([422, 'code_spent', 'otp_code']);
    // Another one may be asked for a minute later; the next of these people has the same number.
    w.at(new Date(w.clock.now().getTime() + 120_000));
    await w.db.updateTable('person').set({ national_id: null }).where('mrn', '=', mrn).execute();
  });
});
