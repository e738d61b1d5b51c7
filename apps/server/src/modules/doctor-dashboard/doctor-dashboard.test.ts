import { expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { paidVisit, type Data } from '#modules/visits/visits.fixture.ts';

const w = await world();
const countsOf = async (who: string) => (await (await as(w, who)).get<Data>('/doctor/dashboard')).data;

test('S2.15 the four blocks count what their rooms show', async () => {
  const layla = await as(w, 'D1001');
  const totalOf = async (url: string): Promise<number> => (await layla.get<Data>(url)).data.total;
  const counts = await countsOf('D1001');
  expect(counts).toMatchObject({
    appointments: await totalOf('/appointments/today'),
    inpatients: await totalOf('/users/inpatient'),
    critical_results: await totalOf('/reports/highcare'),
    ovr: 2,
  });
  expect(counts.inpatients).toBe(4);
  expect(counts.critical_results).toBe(1);
  expect(counts.appointments).toBeGreaterThan(5);
});

test('S2.15 a count follows what happens, and touches nobody’s record', async () => {
  const entries = async () => (await w.db.selectFrom('audit_entry').select('id').execute()).length;
  const before = await entries();
  const { critical_results: waiting, ovr } = await countsOf('D1001');
  expect(await entries()).toBe(before);
  const layla = await as(w, 'D1001');
  const [result] = (await layla.get<Data>('/reports/highcare')).data.items;
  await layla.post(`/reports/highcare/${result.id}/acknowledge`, { read_back: '6.8' });
  await layla.post('/ovr', { what: 'A draft' });
  expect(await countsOf('D1001')).toMatchObject({ critical_results: waiting - 1, ovr: ovr + 1 });
});

test('S6.02 it is for doctors alone', async () => {
  for (const who of ['1000001', 'admin@balsam.example'])
    expect((await (await as(w, who)).get('/doctor/dashboard')).http).toBe(403);
});

test('D10.08 a doctor sees their own answering time: the median of the first answers of 30 days, from three on', async () => {
  const doctor = await as(w, 'D1009');
  const { id } = await paidVisit(w, await as(w, '1000001'), { day: '11', doctor: 'D1009' });
  let at = demoNow;
  for (const minutes of [5, 60, 10]) {
    expect((await countsOf('D1009')).answers_within).toBeNull();
    await (await as(w, '1000001')).post(`/appointments/${id}/messages`, { text: 'question' });
    expect((await countsOf('D1009')).unanswered).toBe(1);
    at = addMinutes(at, minutes);
    w.at(at);
    await doctor.post(`/appointments/${id}/messages`, { text: 'answer' });
    await doctor.post(`/appointments/${id}/messages`, { text: 'and another' });
  }
  expect(await countsOf('D1009')).toMatchObject({ answers_within: 10, unanswered: 0 });
  w.at(addMinutes(at, 30 * 1440 + 1));
  expect((await countsOf('D1009')).answers_within).toBeNull();
});
