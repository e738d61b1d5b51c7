import { beforeEach, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, night, paidVisit, putter, type Data } from './visits.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const layla = await as(w, 'D1001');
const put = await putter(w, 'D1001');
beforeEach(() => w.at(demoNow));

const whole = { findings: 'Clear chest', diagnoses: [{ code: 'I10' }] };
const url = (id: number) => `/appointments/${id}/summary`;
const sign = (id: number) => layla.post<Data>(`${url(id)}/sign`, {});

/** A paid visit of Sara's that has begun. */
async function begun(day: string): Promise<{ readonly id: number }> {
  const visit = await paidVisit(w, sara, { day });
  w.at(addMinutes(night(day), 5));
  return visit;
}

test('D10.05 D10.03 a visit that stayed missed for 24 hours has no summary written that could not be signed', async () => {
  const { id } = await begun('19');
  await layla.post(`/appointments/${id}/outcome`, { outcome: 'missed_by_doctor' });
  const last = addMinutes(w.clock.now(), 24 * 60);
  w.at(last);
  expect((await put(url(id), whole)).http).toBe(200);
  w.at(new Date(last.getTime() + 1000));
  expect((await layla.get<Data>(url(id))).data).toMatchObject({
    findings: 'Clear chest',
    may: { write: { allowed: false, code: 'outcome_final' } },
  });
  expect((await put(url(id), { ...whole, findings: 'Later' })).code).toBe('outcome_final');
  expect((await sign(id)).code).toBe('outcome_final');
});

test('D10.03 D10.05 that care was given, said on a screen from before, does not ask the patient about it', async () => {
  const visit = await begun('20');
  await put(url(visit.id), whole);
  await sign(visit.id);
  const said = await layla.post<Data>(`/appointments/${visit.id}/outcome`, { outcome: 'completed' });
  expect(said).toMatchObject({ http: 200, data: { state: 'completed', review: null } });
});

test('D10.05 nothing is added to it that nobody would be shown', async () => {
  const visit = await begun('21');
  await put(url(visit.id), whole);
  await sign(visit.id);
  const written = { appointment_id: visit.id, written_at: w.clock.now() };
  const before = Array.from({ length: 99 }, (_, n) => ({ ...written, text: `Addition ${n}` }));
  await w.db.insertInto('visit_addendum').values(before).execute();
  const add = (text: string) => layla.post<Data>(`${url(visit.id)}/addenda`, { text });
  expect((await add('The hundredth')).data).toMatchObject({
    addenda: expect.arrayContaining([expect.objectContaining({ text: 'The hundredth' })]),
    may: { add: { allowed: false, code: 'too_many_addenda' } },
  });
  expect(await add('One more')).toMatchObject({ http: 422, code: 'too_many_addenda' });
});
