import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { as, book, clientOf, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { insuranceIn } from '#modules/insurance/insurance.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { doorCode } from './arrive.ts';

type Step = { readonly name: string; readonly done_at: string | null; readonly may: { readonly allowed: boolean } };
type View = { readonly steps: readonly Step[]; readonly paying: string | null };
type Asked = {
  readonly questionnaire: {
    readonly items: readonly {
      readonly link_id: string;
      readonly text_ar: string;
      readonly options: readonly { readonly title_ar: string }[];
    }[];
  } | null;
  readonly answers: readonly object[];
  readonly updated_at: string | null;
  readonly completed_at: string | null;
};

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
const secret = w.config.secret;
beforeEach(() => w.at(demoNow));

let minute = 0;
const paidOn = async (day: string, time = '03:00', client = sara): Promise<Appointment> => {
  const at = addMinutes(instantAt(`2026-12-${day}`, time), (minute += 1));
  return pay(w, client, await book(client, await newSlot(w, { at, minutes: 10 })));
};
/** On the day before the visit, when everything is open. */
const dayBefore = (a: Appointment) => w.at(addMinutes(new Date(a.starts_at), -24 * 60));
const url = (id: number) => `/appointments/${id}/check-in`;
const asks = (id: number) => `/appointments/${id}/questionnaire`;
const stepOf = (view: View, name: string) => view.steps.find((step) => step.name === name)!;
/** Heart visits ask for these two. */
const answered = [
  { link_id: 'chest-pain', value: 'no' },
  { link_id: 'breath', value: false },
  { link_id: 'smokes', value: 'never' },
];
/** The visits of the demo's doctor become heart visits. */
const ofHeart = async (a: Appointment) => {
  const heart = await w.db.selectFrom('speciality').select('id').where('code', '=', 'CAR').executeTakeFirstOrThrow();
  await w.db.updateTable('appointment').set({ speciality_id: heart.id }).where('id', '=', a.id).execute();
  return a;
};

describe('D13.20 what was done at home', () => {
  test('D12.01 an insurance pays only for a visit that it is used for', async () => {
    const { policyOf, visitOf, apply } = await insuranceIn(w);
    const visit = await visitOf(sara);
    w.at(addMinutes(new Date(visit.starts_at), -2 * 24 * 60));
    const says = { step: 'insurance', paying: 'insurance' };
    expect(await sara.put(url(visit.id), says)).toMatchObject({ http: 422, code: 'insurance_first' });
    expect((await apply(sara, visit.id, (await policyOf(sara)).id)).http).toBe(200);
    expect((await sara.put<View>(url(visit.id), says)).data.paying).toBe('insurance');
  });
  test('is seen at the desk from the day of the visit on, by no desk before', async () => {
    // A desk is signed out when nobody works at it: one for each time.
    const atDesk = () => as(w, 'frontdesk@balsam.example');
    const a = await paidOn('14', '05:00');
    dayBefore(a);
    await sara.put(url(a.id), { step: 'details' });
    await sara.put(url(a.id), { step: 'consents' });
    expect((await (await atDesk()).get(url(a.id))).http).toBe(404);
    w.at(addMinutes(new Date(a.starts_at), -30));
    const desk = await atDesk();
    const { data } = await desk.get<View>(url(a.id));
    const done = data.steps.filter((step) => step.done_at !== null).map(({ name }) => name);
    expect(done).toEqual(['details', 'consents']);
    expect(data.steps.every(({ may }) => !may.allowed)).toBe(true);
    expect((await desk.put(url(a.id), { step: 'details' })).http).toBe(403);
  });
});

describe('D13.20 the steps', () => {
  test('are closed until Riyadh midnight three days before, and from the start of the visit on', async () => {
    const a = await paidOn('10', '00:10');
    const opens = instantAt('2026-12-07', 0);
    w.at(new Date(opens.getTime() - 1));
    const says = { step: 'details' };
    expect(await sara.put(url(a.id), says)).toMatchObject({ http: 422, code: 'check_in_not_open' });
    w.at(opens);
    expect((await sara.put(url(a.id), says)).http).toBe(200);
    w.at(new Date(a.starts_at));
    expect(await sara.put(url(a.id), says)).toMatchObject({ http: 409, code: 'check_in_over' });
  });

  test('are kept one by one, by the patient alone', async () => {
    const a = await paidOn('11');
    dayBefore(a);
    expect((await fahad.get(url(a.id))).http).toBe(404);
    expect((await fahad.put(url(a.id), { step: 'details' })).http).toBe(404);
    expect((await layla.put(url(a.id), { step: 'details' })).http).toBe(403);
    await sara.put(url(a.id), { step: 'details' });
    await sara.put(url(a.id), { step: 'insurance', paying: 'self' });
    const { data } = await sara.get<View>(url(a.id));
    expect(stepOf(data, 'details').done_at).not.toBeNull();
    expect(stepOf(data, 'consents').done_at).toBeNull();
    expect(data.paying).toBe('self');
    const seen = (await layla.get<View>(url(a.id))).data;
    expect(seen.steps.map(({ name, done_at }) => [name, done_at])).toEqual(
      data.steps.map(({ name, done_at }) => [name, done_at]),
    );
    expect(seen.steps.every(({ may }) => !may.allowed)).toBe(true);
    expect((await (await as(w, 'D1002')).get(url(a.id))).http).toBe(404);
  });

  test('D10.04 of a sixteen-year-old: what is told is their own, to the treatment the guardian agrees', async () => {
    const omar = await as(w, '1000004');
    const guardian = await as(w, '1000002', '1000004');
    const a = await paidOn('12', '03:00', guardian);
    dayBefore(a);
    expect(await guardian.put(url(a.id), { step: 'case_history' })).toMatchObject({ http: 403, code: 'own_affair' });
    expect((await guardian.get(asks(a.id))).http).toBe(403);
    expect(await omar.put(url(a.id), { step: 'consents' })).toMatchObject({ http: 422, code: 'guardian_agrees' });
    expect((await omar.put(url(a.id), { step: 'case_history' })).http).toBe(200);
    expect((await guardian.put(url(a.id), { step: 'consents' })).http).toBe(200);
  });
});

test('D13.21 every speciality has three questions at least, in both languages', async () => {
  const parents = await w.db.selectFrom('speciality').select(['id', 'code']).where('parent_id', 'is', null).execute();
  const visit = await paidOn('28');
  for (const { id, code } of parents) {
    await w.db.updateTable('appointment').set({ speciality_id: id }).where('id', '=', visit.id).execute();
    const { questionnaire } = (await sara.get<Asked>(asks(visit.id))).data;
    const titles = questionnaire?.items.flatMap(({ text_ar, options }) => [text_ar, ...options.map((o) => o.title_ar)]);
    expect([code, questionnaire?.items.length ?? 0]).toEqual([code, expect.toSatisfy((n: number) => n >= 3 && n <= 7)]);
    expect([code, titles?.filter((text) => /[A-Za-z]/.test(text))]).toEqual([code, []]);
  }
  expect(parents.length).toBeGreaterThanOrEqual(16);
});

test('D13.21 the questionnaire is not written over by a device that never saw what is kept, nor finished unseen', async () => {
  const a = await ofHeart(await paidOn('17'));
  dayBefore(a);
  const save = (answers: object[], updated_at: string | null, finished = false) =>
    sara.put<Asked>(asks(a.id), { answers, updated_at, finished });
  const both = await Promise.all([0, 1].map((n) => save(answered.slice(n, n + 1), null)));
  const won = both.find(({ http }) => http === 200)!.data;
  expect(both.find(({ http }) => http !== 200)).toMatchObject({
    http: 409,
    code: 'answers_changed',
    data: { answers: won.answers, updated_at: won.updated_at },
  });
  const later = await save(answered, won.updated_at);
  expect(await save([], won.updated_at, true)).toMatchObject({ http: 409, code: 'answers_changed' });
  expect((await layla.get<Asked>(asks(a.id))).data).toMatchObject({ answers: answered, completed_at: null });
  expect((await save(answered, later.data.updated_at, true)).http).toBe(200);
});

describe('D13.21 the questionnaire', () => {
  test('is kept as a FHIR resource, read by the doctor of the visit and by no other', async () => {
    const a = await ofHeart(await paidOn('13'));
    dayBefore(a);
    expect((await sara.get<Asked>(asks(a.id))).data.questionnaire?.items.map((each) => each.link_id)).toContain(
      'breath',
    );
    const draft = answered.slice(0, 1);
    expect((await sara.put<Asked>(asks(a.id), { answers: draft })).data).toMatchObject({
      answers: draft,
      completed_at: null,
    });
    expect(stepOf((await sara.get<View>(url(a.id))).data, 'questionnaire').done_at).toBeNull();
    expect((await sara.put<Asked>(asks(a.id), { answers: answered, finished: true })).http).toBe(200);
    expect((await layla.get<Asked>(asks(a.id))).data).toMatchObject({ answers: answered });
    expect((await (await as(w, 'D1002')).get(asks(a.id))).http).toBe(404);
    expect((await layla.put(asks(a.id), { answers: [] })).http).toBe(403);
    const { resource } = await w.db
      .selectFrom('questionnaire_response')
      .select('resource')
      .where('appointment_id', '=', a.id)
      .executeTakeFirstOrThrow();
    expect(resource).toMatchObject({
      resourceType: 'QuestionnaireResponse',
      status: 'completed',
      item: [
        { linkId: 'chest-pain', answer: [{ valueCoding: { code: 'no', display: 'No' } }] },
        { linkId: 'breath', answer: [{ valueBoolean: false }] },
        { linkId: 'smokes', answer: [{ valueCoding: { code: 'never' } }] },
      ],
    });
  });

  test('answers that do not fit change nothing, and the refusal names the question', async () => {
    const a = await ofHeart(await paidOn('14'));
    dayBefore(a);
    const wrong = [{ link_id: 'systolic', value: 500 }];
    expect(await sara.put(asks(a.id), { answers: wrong })).toMatchObject({
      http: 422,
      code: 'answer_wrong',
      errors: [{ path: 'answers.systolic' }],
    });
    expect(await sara.put(asks(a.id), { answers: answered.slice(1), finished: true })).toMatchObject({
      code: 'answer_missing',
      errors: [{ path: 'answers.chest-pain' }],
    });
    expect((await sara.put(asks(a.id), { answers: [{ link_id: 'more', value: 'x'.repeat(1001) }] })).http).toBe(400);
    expect((await sara.get<Asked>(asks(a.id))).data.answers).toEqual([]);
  });
});

describe('S8.06 arriving by the code at the door', () => {
  const arriveAt = (a: Appointment, code: string, client = sara) => {
    w.at(addMinutes(new Date(a.starts_at), -10));
    return client.post('/appointments/arrive', { code });
  };

  test('leads to the visit of today at that branch', async () => {
    const a = await paidOn('15');
    const reply = await arriveAt(a, doorCode(secret, a.location.id));
    expect(reply).toMatchObject({ http: 200, data: { id: a.id, state: 'checked_in' } });
  });

  test('says again to who has checked in which number they have, also when their next visit is not open yet', async () => {
    const a = await paidOn('18', '09:00');
    await paidOn('18', '16:00');
    const code = doorCode(secret, a.location.id);
    const { data } = await arriveAt(a, code);
    expect(data).toMatchObject({ id: a.id, state: 'checked_in', token_number: expect.stringMatching(/\d{3}$/) });
    const again = await arriveAt(a, code);
    expect(again).toMatchObject({ http: 200, data: { id: a.id, token_number: data.token_number } });
  });

  test('leads past a number without an appointment, and past a visit that is not paid', async () => {
    const a = await paidOn('17', '09:00');
    const skin = await w.db
      .selectFrom('clinic as c')
      .innerJoin('doctor_clinic as dc', 'dc.clinic_id', 'c.id')
      .innerJoin('doctor as d', 'd.id', 'dc.doctor_id')
      .select('c.id')
      .where('c.location_id', '=', a.location.id)
      .where('c.is_home_health', '=', false)
      .where('d.code', '<>', 'D1001')
      .orderBy('c.id', 'desc')
      .executeTakeFirstOrThrow();
    const unpaidAt = addMinutes(new Date(a.starts_at), -15);
    w.at(addMinutes(unpaidAt, -45));
    await book(sara, await newSlot(w, { at: unpaidAt, minutes: 10 }));
    const walkIn = await sara.post('/patient-queue', { type: 'walk_in', clinic_id: skin.id });
    expect(walkIn).toMatchObject({ http: 200, data: { is_paid: false } });
    w.at(addMinutes(unpaidAt, 2));
    const code = doorCode(secret, a.location.id);
    expect(await sara.post('/appointments/arrive', { code })).toMatchObject({ http: 200, data: { id: a.id } });
  });

  test('is refused for a forged code, at another branch, too early, and for whoever has no visit', async () => {
    const a = await paidOn('16');
    const code = doorCode(secret, a.location.id);
    for (const forged of [doorCode('another', a.location.id), `${code}x`, code.replace(/^\d+/, '2'), 'x', '1-'])
      expect(await arriveAt(a, forged)).toMatchObject({ http: 422, code: 'door_code_wrong' });
    expect(await arriveAt(a, doorCode(secret, a.location.id + 1))).toMatchObject({ code: 'no_visit_here_today' });
    expect(await arriveAt(a, code, fahad)).toMatchObject({ http: 404, code: 'no_visit_here_today' });
    w.at(addMinutes(new Date(a.starts_at), -31));
    expect(await sara.post('/appointments/arrive', { code })).toMatchObject({ code: 'too_early_to_check_in' });
  });

  test('the front desk prints the codes, a patient does not read them', async () => {
    const desk = clientOf(w, await w.tokenOf('frontdesk@balsam.example'));
    const { data } = await desk.get<{ items: { location_id: number; url: string }[] }>('/staff/door-codes');
    const [first] = data.items;
    expect(first?.url).toMatch(new RegExp(`/arrive/${doorCode(secret, first!.location_id)}$`));
    expect((await sara.get('/staff/door-codes')).http).toBe(403);
  });
});
