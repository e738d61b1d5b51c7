import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { importBundle } from './index.ts';

const w = await world();

const child = {
  resourceType: 'Patient',
  id: 'teenager',
  name: [{ use: 'official', family: 'Kanari', given: ['Huda', 'Ali'] }],
  gender: 'female',
  // Sixteen on the day of the demo hospital.
  birthDate: '2010-06-01',
};
const result = (code: string, display: string) => ({
  resourceType: 'Observation',
  id: 'r1',
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { coding: [{ system: 'http://loinc.org', code, display }] },
  subject: { reference: 'urn:uuid:teenager' },
  effectiveDateTime: '2025-03-01T09:30:00+03:00',
  valueQuantity: { value: 1 },
});
const bring = (resource: ReturnType<typeof result>) => {
  const entry = [child, resource].map((it) => ({ fullUrl: `urn:uuid:${it.id}`, resource: it }));
  const text = JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
  return w.db.transaction().execute((tx) => importBundle(tx, text, { now: w.clock.now() }));
};
const sensitive = () =>
  w.db.selectFrom('observation').select('is_sensitive').where('source_id', '=', 'r1').executeTakeFirstOrThrow();

const { mrn } = await bring(result('2339-0', 'Glucose'));
const idOf = async (of: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', of).executeTakeFirstOrThrow()).id;
await w.db
  .insertInto('guardianship')
  .values({
    guardian_id: await idOf('1000002'),
    dependent_id: await idOf(mrn),
    relation_id: 1,
    granted_at: w.clock.now(),
  })
  .execute();
const mother = await as(w, '1000002', mrn);
const titles = async () =>
  (await mother.get<{ items: { loinc: string }[] }>('/reports')).data.items.map(({ loinc }) => loinc);

test('D3.03 a second import that says which test it was hides a sensitive one from the guardian', async () => {
  expect([await sensitive(), await titles()]).toEqual([{ is_sensitive: false }, ['2339-0']]);
  await bring(result('2118-8', 'Pregnancy test'));
  expect([await sensitive(), await titles()]).toEqual([{ is_sensitive: true }, []]);
  await bring(result('2118-8', 'Pregnancy test (urine)'));
  expect([await sensitive(), await titles()]).toEqual([{ is_sensitive: true }, []]);
});

test('D3.03 a second import never shows a guardian what was sensitive before', async () => {
  await bring(result('2339-0', 'Glucose'));
  expect([await sensitive(), await titles()]).toEqual([{ is_sensitive: true }, []]);
});
