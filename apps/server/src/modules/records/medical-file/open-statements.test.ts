import { expect, test } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { bundle, receiver, subject } from './receive.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [sara, layla] = [await as(w, '1000001'), await as(w, 'D1001')];
const born = (await sara.get<Data>('/medical-file')).data.identity.birth_date;
const receive = receiver(w);
const conditions = (from: number, count: number) =>
  bundle(
    born,
    ...Array.from({ length: count }, (_, nth) => ({
      resourceType: 'Condition',
      id: `c${from + nth}`,
      subject,
      code: { text: `Condition number ${from + nth}` },
    })),
  );
const refused = { http: 422, code: 'too_many_statements' };

test('D11.15 at most 500 statements wait for a doctor, of summaries and of each way to state something', async () => {
  const { data: tea } = await sara.post<Data>('/medications', { title: 'Green tea', dosage: 'One a day' });
  for (const from of [0, 200]) expect((await receive(conditions(from, 200))).data).toMatchObject({ added: 200 });
  expect(await receive(conditions(400, 100))).toMatchObject(refused);
  expect((await receive(conditions(400, 99))).data).toMatchObject({ added: 99 });
  expect((await receive(conditions(400, 99))).data).toMatchObject({ added: 0, known: 99 });
  expect(await receive(conditions(499, 1))).toMatchObject(refused);
  expect(await sara.post('/medical-file/statements', { kind: 'allergy', text: 'Latex' })).toMatchObject(refused);
  expect(await sara.post('/medications', { title: 'Mint tea', dosage: 'One a day' })).toMatchObject(refused);
  const mrn_number = '1000001';
  const ofDoctor = { mrn_number, kind: 'allergy', text: 'Peanuts' };
  expect((await layla.post('/medical-file/statements', ofDoctor)).http).toBe(200);
  expect(await sara.patch(`/medications/${tea.id}`, { is_active: false })).toMatchObject({ http: 200 });
  expect(await sara.post('/medical-file/statements', { kind: 'allergy', text: 'Latex' })).toMatchObject({ http: 200 });
  expect(await sara.post('/medical-file/statements', { kind: 'allergy', text: 'Wool' })).toMatchObject(refused);
  const { allergies } = (await sara.get<Data>('/medical-file')).data;
  const { id } = allergies.find(({ title }: Data) => title === 'Latex');
  await layla.patch(`/medical-file/statements/${id}`, { mrn_number, decision: 'confirmed' });
  expect((await sara.post('/medical-file/statements', { kind: 'allergy', text: 'Wool' })).http).toBe(200);
});
