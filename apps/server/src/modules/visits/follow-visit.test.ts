import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { addMinutes } from '@balsam/domain/time';
import { book, newSlot } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { as, night, paidVisit, pictureOf, putter, type Data } from './visits.fixture.ts';

const w = await world();
const [sara, layla, colleague] = [await as(w, '1000001'), await as(w, 'D1001'), await as(w, 'D1003')];
const put = await putter(w, '1000001');
beforeEach(() => w.at(demoNow));

const history = { complaint: 'سعال منذ أسبوع', since: '', helps: '', medicines: '', allergies: 'Dust' };
const answers = [
  { link_id: 'chest-pain', value: 'no' },
  { link_id: 'breath', value: false },
  { link_id: 'smokes', value: 'never' },
];
const specialityOf = async (code: string): Promise<number> =>
  (await w.db.selectFrom('speciality').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const setSpeciality = async (id: number, code: string) =>
  w.db
    .updateTable('appointment')
    .set({ speciality_id: await specialityOf(code) })
    .where('id', '=', id)
    .execute();

/** All that a patient can tell before a visit on the heart. Answers the picture and the survey. */
async function tellAll({ id, starts_at, patient }: Appointment) {
  await setSpeciality(id, 'CAR');
  w.at(addMinutes(new Date(starts_at), -24 * 60));
  const personId = patient.id;
  const picture = await pictureOf(w, personId);
  const steps = [
    await put(`/appointments/${id}/case-history`, { ...history, file_ids: [picture] }),
    await put(`/appointments/${id}/questionnaire`, { answers, finished: true }),
    await put(`/appointments/${id}/check-in`, { step: 'details' }),
    await put(`/appointments/${id}/check-in`, { step: 'insurance', paying: 'self' }),
    await put(`/appointments/${id}/check-in`, { step: 'consents' }),
  ];
  const symptoms = [{ code: 'cough', since: 'days', severity: 'mild' }];
  const survey = (await sara.post<Data>('/sc-survey', { chief_complaint: 'cough', symptoms })).data.id as number;
  steps.push(await put(`/sc-survey/${survey}/appointment`, { appointment_id: id }));
  expect(steps.map(({ http }) => http)).toEqual(steps.map(() => 200));
  w.at(demoNow);
  return { picture, survey };
}

/** What a client reads of what was told before a visit. */
async function toldBefore(client: typeof sara, id: number) {
  const [told, asked, surveys] = [
    (await client.get<Data>(`/appointments/${id}/case-history`)).data,
    (await client.get<Data>(`/appointments/${id}/questionnaire`)).data,
    (await client.get<Data>(`/appointments/${id}/sc-survey`)).data,
  ];
  return {
    complaint: told.complaint,
    pictures: told.file_ids,
    answers: asked.answers,
    surveys: surveys.items.map((survey: Data) => survey.id),
  };
}
const nothing = { complaint: '', pictures: [], answers: [], surveys: [] };
const stepsDone = async (id: number): Promise<string[]> =>
  (await sara.get<Data>(`/appointments/${id}/check-in`)).data.steps
    .filter((step: Data) => step.done_at !== null)
    .map((step: Data) => step.name);

/** Takes another time, perhaps with another doctor, for a visit of this speciality. What follows by events has not happened yet. */
async function move(old: Appointment, day: string, to: { doctor?: string; code: string }): Promise<number> {
  const { doctor = 'D1001', code } = to;
  const slot_id = await newSlot(w, { at: night(day), doctor });
  await w.db
    .updateTable('doctor')
    .set({ default_speciality_id: await specialityOf(code) })
    .where('code', '=', doctor)
    .execute();
  const body =
    old.status === 'paid'
      ? await sara.post<Data>('/appointments/rebook', { appointment_id: old.id, slot_id })
      : await sara.post<Data>('/appointments/reschedule', {
          old_app_id: old.id,
          slot_id,
          type: 'onsite',
          policy_accepted: true,
        });
  expect(body).toMatchObject({ http: 200 });
  return (body.data.appointment ?? body.data).id as number;
}
const booked = async (day: string) => book(sara, await newSlot(w, { at: night(day) }));

describe('D13.04 a patient takes another time: what was told before the visit', () => {
  test('is read before the new one, though it is with a colleague, and no more before the old one', async () => {
    const old = await booked('20');
    const { picture, survey } = await tellAll(old);
    const id = await move(old, '21', { doctor: 'D1003', code: 'CAR' });
    expect(await toldBefore(colleague, id)).toEqual({
      complaint: history.complaint,
      pictures: [picture],
      answers: expect.arrayContaining(answers),
      surveys: [survey],
    });
    expect(await stepsDone(id)).toEqual(['details', 'insurance', 'questionnaire', 'consents']);
    expect(await toldBefore(layla, old.id)).toEqual(nothing);
    const { resource } = await w.db
      .selectFrom('questionnaire_response')
      .select('resource')
      .where('appointment_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(resource).toMatchObject({ encounter: { identifier: { value: String(id) } } });
  });
  test('goes along with a paid one', async () => {
    const old = await paidVisit(w, sara, { day: '22' });
    const { picture } = await tellAll(old);
    const id = await move(old, '23', { code: 'CAR' });
    expect(await toldBefore(layla, id)).toMatchObject({ complaint: history.complaint, pictures: [picture] });
    expect(await stepsDone(id)).toEqual(['details', 'insurance', 'questionnaire', 'consents']);
  });
  test.each([
    ['an unpaid', '17', '18', booked],
    ['a paid', '15', '16', async (day: string) => paidVisit(w, sara, { day })],
  ] as const)(
    'goes along with %s one of a speciality that the doctor has beside the first',
    async (_, day, to, visit) => {
      const old = await visit(day);
      const { picture } = await tellAll(old);
      await w.db
        .insertInto('doctor_speciality')
        .values({ doctor_id: old.doctor.id, speciality_id: await specialityOf('CAR') })
        .onConflict((c) => c.doNothing())
        .execute();
      const id = await move(old, to, { code: 'FAM-GEN' });
      expect(await toldBefore(layla, id)).toMatchObject({ complaint: history.complaint, pictures: [picture] });
      await w.db
        .deleteFrom('doctor_speciality')
        .where('speciality_id', '=', await specialityOf('CAR'))
        .execute();
    },
  );
  test('stays where it is when the new visit is on something else', async () => {
    const old = await booked('24');
    const { picture, survey } = await tellAll(old);
    const id = await move(old, '25', { code: 'DER' });
    expect((await toldBefore(layla, id)).pictures).toEqual([]);
    expect(await toldBefore(layla, old.id)).toMatchObject({ pictures: [picture], surveys: [survey] });
  });
});

describe('D10.04 D13.04 a patient takes another time: the chat', () => {
  const url = (id: number) => `/appointments/${id}/messages`;
  const texts = async (client: typeof sara, id: number) =>
    (await client.get<Data>(url(id))).data.items.map(({ text }: Data) => text);
  const chatsOf = async (client: typeof sara) => (await client.get<Data>('/doctor/messages')).data.items as Data[];

  test('goes on with the same doctor, who still owes an answer, also after another move', async () => {
    const old = await paidVisit(w, sara, { day: '28' });
    await sara.post(url(old.id), { text: 'May I eat before?', file_ids: [await pictureOf(w, old.patient.id)] });
    const second = await move(old, '29', { code: 'CAR' });
    const mine = await chatsOf(layla);
    expect(mine.filter(({ appointment_id: of }) => of === old.id)).toEqual([]);
    expect(mine.find(({ appointment_id: of }) => of === second)).toMatchObject({ unanswered: true, unread: 1 });
    expect(await texts(layla, second)).toEqual(['May I eat before?']);
    await layla.post(url(second), { text: 'Water only.', file_ids: [] });
    const third = await move((await sara.get<Data>(`/appointments/${second}`)).data, '30', { code: 'CAR' });
    expect(await texts(sara, third)).toEqual(['May I eat before?', 'Water only.']);
  });
  test('stays between the two who wrote: a colleague does not read it', async () => {
    const old = await paidVisit(w, sara, { day: '31' });
    await sara.post(url(old.id), { text: 'For Layla alone', file_ids: [] });
    const id = await move(old, '19', { doctor: 'D1003', code: 'CAR' });
    expect(await texts(colleague, id)).toEqual([]);
    expect(await texts(layla, old.id)).toEqual(['For Layla alone']);
  });
});
