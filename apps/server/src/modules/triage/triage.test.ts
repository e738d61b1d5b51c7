import { questions, triageVersion } from '@balsam/domain/triage';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoNow, world } from '#test/world.ts';
import { as, night, paidVisit, putter, type Data } from '#modules/visits/visits.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const ofNoura = await as(w, '1000002', '1000003');
const layla = await as(w, 'D1001');
const admin = await as(w, 'admin@balsam.example');
const put = await putter(w, '1000001');

const told = (code: string, change: object = {}) => ({ code, since: 'days', severity: 'mild', ...change });
const cough = { chief_complaint: 'cough', symptoms: [told('cough')] };
const take = (client: typeof sara, body: object = cough) => client.post<Data>('/sc-survey', body);
const attach = (id: number, to: number | null) => put(`/sc-survey/${id}/appointment`, { appointment_id: to });
const remove = async (id: number) => {
  const headers = { authorization: `Bearer ${await w.tokenOf('1000001')}` };
  return (await w.app.inject({ method: 'DELETE', url: `/api/v1/sc-survey/${id}`, headers })).statusCode;
};
const profile = (mrn: string, change: { birth_date?: string | null; gender?: 'male' | 'female' | null }) =>
  w.db.updateTable('person').set(change).where('mrn', '=', mrn).execute();

describe('refusals', () => {
  test('D3.01 nobody else reads, attaches or deletes a survey', async () => {
    const { data } = await take(fahad);
    expect((await sara.get(`/sc-survey/${data.id}`)).http).toBe(404);
    expect((await attach(data.id, null)).http).toBe(404);
    expect(await remove(data.id)).toBe(404);
    expect((await layla.get(`/sc-survey/${data.id}`)).http).toBe(403);
  });
  test.each([
    ['no symptoms', { symptoms: [] }],
    ['200 symptoms', { symptoms: Array.from({ length: 200 }, () => told('cough')) }],
    ['no chief complaint', { chief_complaint: ' ' }],
    ['a severity that is none', { symptoms: [told('cough', { severity: 'deadly' })] }],
  ])('S5.12 %s is malformed', async (_, change) => {
    expect((await take(sara, { ...cough, ...change })).http).toBe(400);
  });
  test('S5.12 gender and age are asked for where the profile is silent, and only there', async () => {
    const before = await w.db
      .selectFrom('person')
      .select(['birth_date', 'gender'])
      .where('mrn', '=', '1000006')
      .executeTakeFirstOrThrow();
    const maryam = await as(w, '1000006');
    await profile('1000006', { birth_date: null, gender: null });
    expect(await take(maryam)).toMatchObject({ http: 422, code: 'survey_gender_required' });
    expect(await take(maryam, { ...cough, gender: 'female' })).toMatchObject({
      http: 422,
      code: 'survey_age_required',
    });
    const { data } = await take(maryam, { ...cough, gender: 'female', age_years: 41 });
    expect([data.age_years, data.gender]).toEqual([41, 'female']);
    await profile('1000006', before);
    expect((await take(maryam, { ...cough, gender: 'male', age_years: 3 })).data).toMatchObject({ gender: 'female' });
  });
  test('a pregnant man: what he cannot have does not count, and alone it is no survey', async () => {
    const alone = await take(fahad, { chief_complaint: 'waters_broken', symptoms: [told('waters_broken')] });
    expect(alone).toMatchObject({ http: 422, code: 'survey_symptom_unknown' });
    const { data } = await take(fahad, {
      ...cough,
      symptoms: [told('cough'), told('waters_broken')],
      answers: { pregnant: ['late'], pregnancy_how: ['bleeding'] },
    });
    expect([data.urgency, data.symptoms.length]).toEqual(['self_care', 1]);
  });
  test('D10.04 the guardian of a sixteen-year-old neither asks nor reads, of a child of six they do', async () => {
    const ofOmar = await as(w, '1000002', '1000004');
    expect((await take(ofOmar)).code).toBe('own_affair');
    expect((await ofOmar.get('/sc-survey')).code).toBe('own_affair');
    expect((await take(ofNoura)).http).toBe(200);
  });
});

describe('D14.01 the answer', () => {
  test('names urgency, specialities of the hospital with the reason, and who approved the table', async () => {
    const { data } = await take(sara, {
      chief_complaint: 'palpitations',
      symptoms: [told('palpitations', { severity: 'moderate' }), told('tiredness')],
    });
    expect(data).toMatchObject({
      urgency: 'today',
      version: triageVersion,
      approved_by: expect.stringContaining('Layla'),
    });
    expect(data.specialities.length).toBeLessThanOrEqual(3);
    const [first] = data.specialities;
    expect([first.code, first.because.map((one: Data) => one.title)]).toEqual([
      'CAR',
      expect.arrayContaining([expect.stringContaining('heartbeat')]),
    ]);
    expect(data.watch_for.length).toBeGreaterThan(0);
  });
  test('a red flag is an emergency for a child of six; without one she is led to paediatrics', async () => {
    expect((await take(ofNoura, { ...cough, answers: { danger: ['blue_lips'] } })).data.urgency).toBe('emergency');
    const { data } = await take(ofNoura);
    expect(data.specialities[0]).toMatchObject({ code: 'PED', by_age: true });
  });
  test('answers changed after the result are a survey of their own', async () => {
    const first = await take(sara, { ...cough, answers: { breath_how: ['sudden'] } });
    const second = await take(sara, { ...cough, answers: { breath_how: [] } });
    expect([first.data.urgency, second.data.urgency]).toEqual(['emergency', 'self_care']);
    const { data } = await sara.get<Data>('/sc-survey');
    expect(data.items.slice(0, 2).map(({ id }: Data) => id)).toEqual([second.data.id, first.data.id]);
  });
});

describe('attached to a visit', () => {
  test('its doctor sees it then and only then, other doctors never', async () => {
    const visit = await paidVisit(w, sara, { day: '01' });
    const { data } = await take(sara);
    const seenBy = async (client: typeof sara) => {
      const reply = await client.get<Data>(`/appointments/${visit.id}/sc-survey`);
      return reply.http === 200 ? reply.data.items.map(({ id }: Data) => id) : reply.http;
    };
    expect(await seenBy(layla)).toEqual([]);
    expect((await attach(data.id, visit.id)).data.appointment_id).toBe(visit.id);
    expect([await seenBy(layla), await seenBy(await as(w, 'D1002')), await seenBy(fahad)]).toEqual([
      [data.id],
      404,
      404,
    ]);
    await attach(data.id, null);
    expect(await seenBy(layla)).toEqual([]);
  });
  test('not to somebody else’s visit, nor to one that has begun', async () => {
    const { data } = await take(sara);
    const his = await paidVisit(w, fahad, { day: '02' });
    expect((await attach(data.id, his.id)).http).toBe(404);
    const hers = await paidVisit(w, sara, { day: '03' });
    w.at(night('03'));
    expect((await attach(data.id, hers.id)).code).toBe('case_history_closed');
    w.at(demoNow);
  });
  test('what the doctor of a visit relied on stays with it once it has begun', async () => {
    const [past, next] = [await paidVisit(w, sara, { day: '05' }), await paidVisit(w, sara, { day: '06' })];
    const { data } = await take(sara);
    expect(data.may_change).toEqual({ allowed: true });
    expect((await attach(data.id, past.id)).data.may_change).toEqual({ allowed: true });
    const shown = async (): Promise<Data[]> => [
      (await sara.get<Data>(`/sc-survey/${data.id}`)).data.may_change,
      (await sara.get<Data>('/sc-survey')).data.items.find(({ id }: Data) => id === data.id).may_change,
      (await sara.get<Data>(`/appointments/${past.id}/sc-survey`)).data.items[0].may_change,
    ];
    expect(await shown()).toEqual([{ allowed: true }, { allowed: true }, { allowed: true }]);
    w.at(night('05'));
    const stays = { allowed: false, code: 'survey_of_visit', message: expect.stringContaining('stays attached') };
    expect(await shown()).toMatchObject([stays, stays, stays]);
    expect((await attach(data.id, next.id)).code).toBe('survey_of_visit');
    expect((await attach(data.id, null)).code).toBe('survey_of_visit');
    expect(await remove(data.id)).toBe(409);
    const { items } = (await layla.get<Data>(`/appointments/${past.id}/sc-survey`)).data;
    expect(items.map(({ id }: Data) => id)).toEqual([data.id]);
    expect(items[0].may_change).toMatchObject({ allowed: false, code: 'forbidden' });
    await w.db.updateTable('appointment').set({ state: 'missed' }).where('id', '=', past.id).execute();
    expect(await shown()).toEqual([{ allowed: true }, { allowed: true }, { allowed: true }]);
    expect((await attach(data.id, next.id)).data.appointment_id).toBe(next.id);
    w.at(demoNow);
  });
  test('what its owner deletes is gone for the doctor too', async () => {
    const visit = await paidVisit(w, sara, { day: '04' });
    const { data } = await take(sara);
    await attach(data.id, visit.id);
    expect(await remove(data.id)).toBe(200);
    expect((await layla.get<Data>(`/appointments/${visit.id}/sc-survey`)).data.items).toEqual([]);
  });
});

test('three to five questions of each speciality, none of one that is not there', async () => {
  const { data } = await sara.get<Data>('/specialities');
  const codes = new Set(questions.map(({ code }) => code));
  for (const { id } of data.items) {
    const { items } = (await sara.get<Data>(`/specialities/selected-questions?speciality_id=${id}`)).data;
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(items.length).toBeLessThanOrEqual(5);
    expect(items.every((one: Data) => codes.has(one.code))).toBe(true);
  }
  expect((await sara.get('/specialities/selected-questions?speciality_id=999999')).http).toBe(404);
});

test('D14.06 without the approval of a named physician it is closed; an administrator writes it down once', async () => {
  const { data } = await admin.get<Data>('/triage-approval');
  expect(data).toMatchObject({ version: triageVersion, approved_by: expect.any(String) });
  const approve = (body: object) => admin.post<Data>('/triage-approval', body);
  expect((await sara.post('/triage-approval', { version: triageVersion, physician: 'Somebody' })).http).toBe(403);
  expect((await approve({ version: 'old', physician: 'Noura Saleh' })).code).toBe('triage_version_changed');
  expect((await approve({ version: triageVersion, physician: 'Noura Saleh' })).code).toBe('triage_already_approved');
});

test('D14.06 a hospital without the demo begins closed and is opened by an administrator', async () => {
  await sql`alter table triage_approval disable trigger triage_approval_append_only`.execute(w.db);
  await w.db.deleteFrom('triage_approval').execute();
  await sql`alter table triage_approval enable trigger triage_approval_append_only`.execute(w.db);
  expect((await sara.get<Data>('/symptoms')).data).toMatchObject({ is_open: false, approved_by: null });
  expect((await take(sara)).code).toBe('symptom_checker_closed');
  const opened = await admin.post<Data>('/triage-approval', { version: triageVersion, physician: 'Noura Saleh' });
  expect(opened.data.approved_by).toBe('Noura Saleh');
  expect((await take(sara)).data.approved_by).toBe('Noura Saleh');
});
