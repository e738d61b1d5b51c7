import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { keep, metformin } from './medications.fixture.ts';

const w = await world();
const [sara, admin] = [await payer(w, '1000001'), await payer(w, 'admin@balsam.example')];

type Setting = { readonly title: string; readonly value: number; readonly revision: number };
async function setTo(title: string, value: number): Promise<void> {
  const all = (await admin.get('/staff/settings')).data.items as Setting[];
  const { revision } = all.find((one) => one.title === title)!;
  expect(await admin.patch(`/staff/settings/${title}`, { value, revision })).toMatchObject({ http: 200 });
}
const ask = (medication_id: number) =>
  sara.post('/medication-refills', {
    medication_id,
    kind: 'refill',
    name: 'Sara',
    phone: '0500000001',
    address: 'Olaya',
  });
const mayRefill = async (id: number) =>
  (await sara.get('/medications')).data.items.find((one: { id: number }) => one.id === id).may_refill;

// Ordered thirty days ago for sixty: thirty days are left of it.
describe('D13.07 D11.05 the button for a refill shows by the setting that a request is judged by', () => {
  test.each([
    ['REFILL_WITHIN_DAYS', 29, 30, 5],
    ['TREATMENT_CYCLE_DAYS', 31, 30, 60],
  ])('%s', async (title, tooEarly, inTime, usual) => {
    const id = await keep(w, '1000001', metformin(title, { authoredOn: '2026-10-23' }));
    expect(await mayRefill(id)).toMatchObject({ allowed: false, code: 'refill_too_early' });
    await setTo(title, tooEarly);
    expect(await mayRefill(id)).toMatchObject({ allowed: false, message: expect.stringMatching(/\b1\b/) });
    expect(await ask(id)).toMatchObject({ code: 'refill_too_early' });
    await setTo(title, inTime);
    expect(await mayRefill(id)).toEqual({ allowed: true });
    expect(await ask(id)).toMatchObject({ http: 200, data: { status: 'pending' } });
    await setTo(title, usual);
  });
});
