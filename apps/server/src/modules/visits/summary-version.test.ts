import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { productIdOf } from '#test/factories/orders.ts';
import { demoNow, world } from '#test/world.ts';
import { as, night, paidVisit, putter, type Data } from './visits.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const layla = await as(w, 'D1001');
const put = await putter(w, 'D1001');
const amlodipine = await productIdOf(w, 'Amlodipine 5 mg tablets');
beforeEach(() => w.at(demoNow));

const medicine = { product_id: amlodipine, dose: '1 tablet', times_per_day: 1, days: 30 };
const whole = { findings: 'Clear chest', diagnoses: [{ code: 'I10' }], medicines: [medicine] };
const url = (id: number) => `/appointments/${id}/summary`;

/** A paid visit of Sara's that has begun; the clock stands still from here on. */
async function begun(day: string): Promise<number> {
  const { id } = await paidVisit(w, sara, { day });
  w.at(addMinutes(night(day), 5));
  return id;
}

describe('two screens of one doctor', () => {
  test('D10.05 a draft is not written over by one that never saw it, and the answer brings what is kept', async () => {
    const id = await begun('01');
    const first = await put(url(id), { ...whole, updated_at: null });
    const other = await put(url(id), { ...whole, findings: 'Wheezing', updated_at: first.data.updated_at });
    expect(other.http).toBe(200);
    const late = await put(url(id), { ...whole, findings: 'Clear', updated_at: first.data.updated_at });
    expect(late).toMatchObject({ http: 409, code: 'summary_changed', data: { findings: 'Wheezing' } });
    expect(late.data.updated_at).toBe(other.data.updated_at);
    expect((await put(url(id), { ...whole, updated_at: null })).code).toBe('summary_changed');
    expect((await layla.get<Data>(url(id))).data).toMatchObject({ findings: 'Wheezing' });
  });
  test('D10.05 of two first drafts one is kept', async () => {
    const id = await begun('02');
    const replies = await Promise.all(['a', 'b'].map((findings) => put(url(id), { findings, updated_at: null })));
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
  test('D10.05 only the draft that was seen is signed', async () => {
    const id = await begun('03');
    const seen = await put(url(id), whole);
    const changed = await put(url(id), { ...whole, medicines: [{ ...medicine, dose: '2 tablets' }] });
    const refused = await layla.post<Data>(`${url(id)}/sign`, { updated_at: seen.data.updated_at });
    expect(refused).toMatchObject({ http: 409, code: 'summary_changed' });
    expect(refused.data.medicines).toMatchObject([{ dose: '2 tablets' }]);
    expect(await layla.post(`${url(id)}/sign`, { updated_at: changed.data.updated_at })).toMatchObject({ http: 200 });
  });
  test('D10.05 who says nothing of what was seen writes and signs as before, without a body too', async () => {
    const id = await begun('04');
    await put(url(id), whole);
    expect(await put(url(id), { ...whole, findings: 'Better' })).toMatchObject({ http: 200 });
    const headers = { authorization: `Bearer ${await w.tokenOf('D1001')}` };
    const signed = await w.app.inject({ method: 'POST', url: `/api/v1${url(id)}/sign`, headers });
    expect(signed.statusCode).toBe(200);
  });
});

describe('medicines of a draft', () => {
  test('D10.05 a dose may still be missing from a draft, and nothing is signed without it', async () => {
    const id = await begun('05');
    const saved = await put(url(id), { ...whole, medicines: [{ ...medicine, dose: ' ' }] });
    expect(saved).toMatchObject({ http: 200, data: { medicines: [{ dose: '' }] } });
    expect(await layla.post(`${url(id)}/sign`, {})).toMatchObject({ http: 422, code: 'summary_incomplete' });
    await put(url(id), whole);
    expect(await layla.post(`${url(id)}/sign`, {})).toMatchObject({ http: 200 });
  });
  const isWithdrawn = (withdrawn_at: Date | null) =>
    w.db.updateTable('product').set({ withdrawn_at }).where('id', '=', amlodipine).execute();

  test('D10.05 a medicine that is withdrawn meanwhile is named', async () => {
    const id = await begun('06');
    await put(url(id), whole);
    await isWithdrawn(demoNow);
    const refused = await put(url(id), whole);
    await isWithdrawn(null);
    expect(refused).toMatchObject({ http: 422, code: 'medicine_withdrawn' });
    expect(refused.message).toContain('Amlodipine');
  });
  test('D10.05 nor is a draft signed that prescribes it', async () => {
    const id = await begun('07');
    await put(url(id), whole);
    await isWithdrawn(demoNow);
    const refused = await layla.post(`${url(id)}/sign`, {});
    expect(refused).toMatchObject({ http: 422, code: 'medicine_withdrawn' });
    expect(refused.message).toContain('Amlodipine');
    expect((await layla.get(`/appointments/${id}`)).data).toMatchObject({ state: 'booked' });
    await isWithdrawn(null);
    expect(await layla.post(`${url(id)}/sign`, {})).toMatchObject({ http: 200 });
  });
});
