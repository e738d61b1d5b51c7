import { describe, expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { codeIn } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';
import { as, book, clientOf, newSlot, pay, type Client, type Reply } from '#modules/booking/booking.fixture.ts';

type Patient = {
  mrn_number: string;
  name: string;
  identity_ends: string;
  phone_number: string;
  phone_confirmed: boolean;
  has_log_in: boolean;
  registered_at_desk: { by: string; consented_at: string } | null;
  visits: { id: number; may_check_in: boolean; state: string; may: { settle: { allowed: boolean } } }[];
};
type Found = { items: { mrn_number: string; name: string }[] };

const w = await world({ connections: 8 });
const desk = await as(w, 'frontdesk@balsam.example');
const records = await as(w, 'records@balsam.example');
const fahad = await as(w, '1000002');

const form = {
  language: 'en',
  first_name: 'Mona',
  family_name: 'Al Subaie',
  phone_number: '0551112233',
  phone_confirmed: false,
  email_address: '',
  gender: 'female',
  dob: '1990-04-01',
  location_id: 1,
  nationality: 'SA',
  field_name: 'national_id',
  identity_number: '1098765432',
  identity_seen: true,
  consent: true,
};
const correction = {
  document: 'passport',
  reason: 'A digit was typed wrongly',
  gender: 'female',
  seen: {
    first_name: 'Mona',
    middle_name: '',
    family_name: 'Al Subaie',
    first_name_ar: '',
    middle_name_ar: '',
    family_name_ar: '',
    birth_date: null,
    gender: null,
    nationality: null,
    identity_kind: null,
    identity_ends: null,
    phone_number: null,
  },
};
const register = (who: Client, change: object = {}) => who.post<Patient>('/staff/patients', { ...form, ...change });
const find = (who: Client, body: object) => who.post<Found>('/staff/patients/search', body);
const outcome = ({ http, code, errors }: Reply<unknown>) => [http, code, errors?.[0]?.path];
const auditOf = (what: string) =>
  w.db
    .selectFrom('audit_entry')
    .select(['person_id', 'action', 'record_id', 'actor_role', 'why'])
    .where('what', '=', what)
    .where('why', '=', 'staff')
    .orderBy('id')
    .execute();

const staffEntries = () =>
  w.db
    .selectFrom('audit_entry as e')
    .innerJoin('person as p', 'p.id', 'e.person_id')
    .select(['p.mrn', 'e.what', 'e.action'])
    .where('e.why', '=', 'staff')
    .orderBy('e.id')
    .execute();

describe('D13.32 a file is opened at the desk', () => {
  test('by the front desk and the records office alone', async () => {
    for (const who of [
      'admin@balsam.example',
      'pharmacist@balsam.example',
      'support@balsam.example',
      'D1001',
      '1000002',
    ])
      expect(outcome(await register(await as(w, who)))).toEqual([403, 'forbidden', undefined]);
    expect((await register(clientOf(w, ''))).http).toBe(401);
  });
  test.each<[string, object, unknown[]]>([
    [
      'an identity number of the wrong form',
      { identity_number: '3098765432' },
      [422, 'identity_not_valid', 'identity_number'],
    ],
    ['a national ID as an Iqama', { field_name: 'iqama' }, [422, 'identity_not_valid', 'identity_number']],
    ['a phone of nowhere', { phone_number: '12345' }, [422, 'phone_not_valid', 'phone_number']],
    ['a child', { dob: '2015-01-01' }, [422, 'registration_under_age', 'dob']],
    ['a name in two alphabets', { first_name: 'منى' }, [422, 'name_not_valid', 'first_name']],
    ['a branch that is not there', { location_id: 4711 }, [422, 'location_not_valid', 'location_id']],
    ['without a look at the document', { identity_seen: false }, [422, 'identity_not_seen', 'identity_seen']],
    ['without consent', { consent: false }, [422, 'consent_not_noted', 'consent']],
    ['a person on file', { identity_number: '1010000012' }, [409, 'person_on_file', undefined]],
  ])('not of %s', async (name, change, expected) => {
    const known = await w.db
      .selectFrom('person')
      .select('national_id')
      .where('mrn', '=', '1000001')
      .executeTakeFirstOrThrow();
    const sent = name === 'a person on file' ? { identity_number: known.national_id } : change;
    expect(outcome(await register(desk, sent))).toEqual(expected);
    const rows = await w.db
      .selectFrom('desk_registration')
      .select('person_id')
      .where('registered_at', '=', w.clock.now())
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('D13.32 a file that was opened at the desk', () => {
  test('has an MRN, the consent noted, the phone unconfirmed until it rang, and an entry in the log', async () => {
    const { data } = await register(desk);
    expect(data).toMatchObject({
      name: 'Mona Al Subaie',
      identity_ends: '5432',
      phone_number: '+966551112233',
      phone_confirmed: false,
      has_log_in: false,
      registered_at_desk: { consented_at: demoNow.toISOString() },
    });
    expect(data.mrn_number).toMatch(/^\d{7}$/);
    expect((await auditOf('registration')).at(-1)).toMatchObject({ action: 'write', actor_role: 7 });
    const confirmed = await desk.post<Patient>(`/staff/patients/${data.mrn_number}/phone-confirmed`, {});
    expect(confirmed.data.phone_confirmed).toBe(true);
    const ofFile = (await staffEntries()).filter(({ mrn }) => mrn === data.mrn_number);
    expect(ofFile.map(({ what, action }) => `${what}: ${action}`)).toEqual([
      'registration: write',
      'contact: write',
      'profile: read',
    ]);
  });
  test('is one, when two desks register the same person at once', async () => {
    const twin = { identity_number: '1098765440' };
    const replies = await Promise.all([register(desk, twin), register(records, twin), register(desk, twin)]);
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
  test('gets a log-in from its person later, by MRN and identity number with a code to that phone', async () => {
    const number = '1098765457';
    const { data } = await register(desk, { identity_number: number, phone_number: '0551112244' });
    const guest = clientOf(w, '');
    const password = 'a quiet garden by the sea';
    const begun = await guest.post<{ challenge: string }>('/auth/patient/register-medical-file', {
      mrn_number: data.mrn_number,
      field_name: 'national_id',
      identity_number: number,
      password,
      password_confirmation: password,
    });
    await w.dispatch();
    const { body } = await w.db
      .selectFrom('outgoing_message')
      .select('body')
      .where('destination', '=', '+966551112244')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const otp_code = codeIn(body);
    expect((await guest.post('/otp/verify', { challenge: begun.data.challenge, otp_code })).http).toBe(200);
    const shown = await desk.get<Patient>(`/staff/patients/${data.mrn_number}`);
    expect(shown.data).toMatchObject({ has_log_in: true, phone_confirmed: true });
  });
});

describe('D13.32 a file that was opened at the desk and has no log-in', () => {
  test('has its phone confirmed once: saying it again changes nothing', async () => {
    const { data } = await register(desk, { identity_number: '1098765465', phone_number: '0551112255' });
    const confirm = () => desk.post<Patient>(`/staff/patients/${data.mrn_number}/phone-confirmed`, {});
    const replies = [await confirm(), await confirm()];
    expect(replies.map((reply) => reply.data.phone_confirmed)).toEqual([true, true]);
    const ofFile = (await staffEntries()).filter(({ mrn, what }) => mrn === data.mrn_number && what === 'contact');
    expect(ofFile).toHaveLength(1);
  });
  test('is the only one whose phone a desk confirms: not one with a log-in, from elsewhere or of nobody', async () => {
    const elsewhere = (await register(desk, { identity_number: '1098765473', phone_number: '0551112266' })).data;
    await w.db.updateTable('person').set({ phone_typed_at: null }).where('mrn', '=', elsewhere.mrn_number).execute();
    for (const mrn of ['1000001', elsewhere.mrn_number, '9999999'])
      expect((await desk.post(`/staff/patients/${mrn}/phone-confirmed`, {})).http).toBe(404);
  });
});

describe('D13.33 a file is found', () => {
  const sara = () =>
    w.db
      .selectFrom('person')
      .select(['id', 'mrn', 'national_id', 'phone'])
      .where('mrn', '=', '1000001')
      .executeTakeFirstOrThrow();

  test('by MRN, national ID or phone exactly, and each find is in the log of who was found', async () => {
    const { id, mrn, national_id, phone } = await sara();
    for (const number of [mrn, national_id, phone, phone?.replace('+966', '0'), '١٠٠٠٠٠١'])
      expect((await find(desk, { number })).data.items).toMatchObject([{ mrn_number: '1000001' }]);
    expect((await find(desk, { number: '100000' })).data.items).toEqual([]);
    const looks = (await auditOf('person')).filter(({ person_id }) => person_id === id);
    expect(looks).toHaveLength(5);
    expect(looks[0]).toMatchObject({ action: 'read', actor_role: 7, record_id: null });
  });
  test('by name only with a reason, which stands beside everybody who was found', async () => {
    const name = { first_name: 'Sar', family_name: 'Al' };
    for (const reason of ['', '  ', 'why'])
      expect(outcome(await find(records, { ...name, reason }))).toEqual([422, 'search_reason_required', 'reason']);
    const { data } = await find(records, { ...name, reason: 'The patient lost the card' });
    expect(data.items.map(({ mrn_number }) => mrn_number)).toContain('1000001');
    const search = await w.db.selectFrom('patient_search').selectAll().executeTakeFirstOrThrow();
    expect(search).toMatchObject({ reason: 'The patient lost the card', found: data.items.length });
    const entries = (await auditOf('person')).filter(({ record_id }) => record_id === String(search.id));
    expect(entries).toHaveLength(data.items.length);
    await expect(w.db.deleteFrom('patient_search').execute()).rejects.toThrow('append-only');
  });
  test('not by a pattern, nor by a letter', async () => {
    const reason = 'Looking for everybody';
    expect((await find(desk, { first_name: '%%', family_name: '%%', reason })).data.items).toEqual([]);
    expect((await find(desk, { first_name: 'S', family_name: 'A', reason })).http).toBe(400);
  });
  test('by nobody else', async () => {
    for (const who of ['admin@balsam.example', 'support@balsam.example', 'D1001', '1000002']) {
      const client = await as(w, who);
      expect((await find(client, { number: '1000001' })).http).toBe(403);
      expect((await client.get('/staff/patients/1000001')).http).toBe(403);
    }
  });
});

describe('at the desk', () => {
  test('S8.06 a visit of today is checked in, once; the records office only sees it', async () => {
    const at = instantAt('2026-11-23', '03:10');
    const a = await pay(w, fahad, await book(fahad, await newSlot(w, { at })));
    const path = `/staff/visits/${a.id}/check-in`;
    expect((await desk.post(path, {})).code).toBe('too_early_to_check_in');
    w.at(at);
    const now = await as(w, 'frontdesk@balsam.example');
    const seen = await now.get<Patient>('/staff/patients/1000002');
    expect(seen.data.visits.find(({ id }) => id === a.id)).toMatchObject({ may_check_in: true });
    const officer = await as(w, 'records@balsam.example');
    const read = (await officer.get<Patient>('/staff/patients/1000002')).data.visits.find(({ id }) => id === a.id);
    expect(read).toMatchObject({ may_check_in: false, may: { settle: { allowed: false } } });
    expect((await officer.post(path, {})).http).toBe(403);
    expect((await now.post(path, {})).data).toMatchObject({ state: 'checked_in' });
    expect(outcome(await now.post(path, {}))).toEqual([409, 'already_checked_in', undefined]);
    w.at(demoNow);
  });
});

describe('looks by number', () => {
  test('D13.33 nobody goes through the numbers: an hour has so many looks', async () => {
    w.at(addMinutes(demoNow, 24 * 60));
    const busy = await as(w, 'frontdesk@balsam.example');
    for (let n = 0; n < 20; n += 1)
      await find(busy, { first_name: 'Sara', family_name: 'Al', reason: 'Looking again' });
    expect(outcome(await find(busy, { first_name: 'Sara', family_name: 'Al', reason: 'Once more' }))).toEqual([
      429,
      'too_many_requests',
      undefined,
    ]);
    await w.db.updateTable('limit_counter').set({ count: 120 }).where('scope', '=', 'patient_name').execute();
    await find(busy, { number: '1000001' });
    await w.db.updateTable('limit_counter').set({ count: 120 }).where('scope', '=', 'patient_number').execute();
    expect((await find(busy, { number: '1000001' })).code).toBe('too_many_requests');
    expect((await busy.get('/staff/patients/1000001')).code).toBe('too_many_requests');
  });
  test.each<[string, string, (who: Client) => Promise<Reply<unknown>>]>([
    ['opening a file', 'frontdesk', (who) => who.get('/staff/patients/1000001')],
    ['opening a file of nobody', 'frontdesk', (who) => who.get('/staff/patients/9999999')],
    ['confirming a phone', 'frontdesk', (who) => who.post('/staff/patients/1000042/phone-confirmed', {})],
    ['confirming a phone of nobody', 'frontdesk', (who) => who.post('/staff/patients/9999999/phone-confirmed', {})],
    ['correcting a file of nobody', 'frontdesk', (who) => who.patch('/staff/patients/9999999', correction)],
    ['registering who is on file', 'frontdesk', (who) => register(who, { identity_number: '1010000012' })],
    ['visits for a document', 'records', (who) => who.get('/desk/report-visits?mrn_number=1000001')],
    ['visits of nobody', 'records', (who) => who.get('/desk/report-visits?mrn_number=9999999')],
  ])('D13.33 %s is one look of the hour', async (_, who, look) => {
    const { id } = await w.db
      .selectFrom('account')
      .select('id')
      .where('login_email', '=', `${who}@balsam.example`)
      .executeTakeFirstOrThrow();
    const ofAccount = { scope: 'patient_number', key: String(id) };
    await w.db.deleteFrom('limit_counter').where('scope', '=', 'patient_number').execute();
    const client = await as(w, `${who}@balsam.example`);
    await look(client);
    const counted = w.db
      .selectFrom('limit_counter')
      .select(['scope', 'key', 'count'])
      .where('scope', '=', 'patient_number');
    expect(await counted.execute()).toEqual([{ ...ofAccount, count: 1 }]);
    await w.db.updateTable('limit_counter').set({ count: 120 }).where('scope', '=', 'patient_number').execute();
    expect((await look(client)).code).toBe('too_many_requests');
  });
});
