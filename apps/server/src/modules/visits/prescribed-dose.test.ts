import { expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { as, night, paidVisit, putter, type Data } from './visits.fixture.ts';

const w = await world();
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
const put = await putter(w, 'D1001');

test('D10.05 D11.16 how much of a medicine is taken is told wherever it is listed, in the words of its doctor', async () => {
  const { id } = await paidVisit(w, fahad, { day: '20' });
  w.at(addMinutes(night('20'), 5));
  const product_id = await productIdOf(w, 'Amlodipine 5 mg tablets');
  const medicines = [{ product_id, dose: 'Half a tablet', times_per_day: 2, days: 45 }];
  const url = `/appointments/${id}/summary`;
  expect((await put(url, { findings: 'Clear chest', diagnoses: [{ code: 'I10' }], medicines })).http).toBe(200);
  expect((await layla.post(`${url}/sign`, {})).http).toBe(200);
  const inWords = {
    dosage: 'Half a tablet, twice a day for 45 days',
    dosage_ar: 'Half a tablet، مرتين يوميًا لمدة ٤٥ يومًا',
  };
  const listed = (items: Data[]) => items.filter(({ dosage }: Data) => String(dosage).includes('45 days'));
  expect(listed((await fahad.get<Data>('/medications')).data.items)).toEqual([expect.objectContaining(inWords)]);
  expect(listed((await fahad.get<Data>('/medical-file')).data.medicines)).toEqual([expect.objectContaining(inWords)]);
});
