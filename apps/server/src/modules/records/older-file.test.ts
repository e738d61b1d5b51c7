import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { bundleOf, copyOf, identifier, importer, patientResource, type SummaryDocument } from './bundle.fixture.ts';
import { Imported, observation, quantity, codeOf, type Resource } from './results.fixture.ts';
import { safetyFactsOf } from './index.ts';
import { measured, narrativeOf, of, order } from './summary.fixture.ts';

const w = await world();
const changed = (lastUpdated: string) => ({ meta: { lastUpdated } });

describe('a file that is older than what is kept', () => {
  test('D9.01 does not bring back a result that was taken back or corrected since', async () => {
    const person = new Imported(w, 'older');
    const tsh = (value: number, status: string, at: string) =>
      observation('o', { ...quantity(value, 'mIU/L'), status, ...changed(at) });
    await person.bring(tsh(9, 'final', '2025-03-01T10:00:00Z'));
    await person.bring(tsh(9, 'entered-in-error', '2025-03-02T10:00:00Z'));
    await person.bring(tsh(9, 'final', '2025-03-01T10:00:00Z'));
    expect(await person.labs()).toMatchObject([{ withdrawn: true, value: null }]);
    await person.bring(tsh(2, 'corrected', '2025-03-03T13:00:00+03:00'));
    await person.bring(tsh(9, 'final', '2025-03-03T09:59:00Z'));
    expect(await person.labs()).toMatchObject([{ withdrawn: false, decimal: '2', amended: true }]);
  });
  test('D9.01 is reported by the import, and a file that does not say how old it is counts as newer', async () => {
    const bring = importer(w);
    const bundle = (value: number, more: object) =>
      bundleOf(
        patientResource('p', identifier('https://a.example/mrn', 'reported')),
        measured('o', { valueQuantity: { value }, ...more }),
      );
    await bring(bundle(1, changed('2025-03-02T10:00:00Z')), { isNewPerson: true });
    const { refused } = await bring(bundle(2, changed('2025-03-01T10:00:00Z')));
    expect(refused).toEqual([{ line: 0, reason: 'Observation/o is older than the one that is kept' }]);
    expect((await bring(bundle(3, {}))).refused).toEqual([]);
  });
  test('D9.01 of two versions in one file the newer stands, in whatever order', async () => {
    const person = new Imported(w, 'versions');
    const version = (value: number, at: string) => observation('o', { ...quantity(value, 'mIU/L'), ...changed(at) });
    await person.bring(version(2, '2025-03-02T10:00:00Z'), version(9, '2025-03-01T10:00:00Z'));
    expect(await person.labs()).toMatchObject([{ decimal: '2' }]);
  });
});

describe('a result that is dated in the future', () => {
  const future = { effectiveDateTime: '2062-03-01' };
  test('D9.01 never stands as the newest: when it was issued counts, else it is in no list', async () => {
    const person = new Imported(w, 'future');
    await person.bring(
      observation('old', quantity(2, 'mIU/L')),
      observation('mistyped', { ...quantity(9, 'mIU/L'), ...future }),
      observation('issued', { ...quantity(3, 'mIU/L'), ...future, issued: '2025-01-02T08:00:00Z' }),
    );
    expect(await person.labs()).toMatchObject([{ decimal: '2', count: 2 }]);
    expect((await person.trend()).values.map(({ decimal }) => decimal)).toEqual(['3', '2']);
  });
});

describe('an extension that may turn a meaning round', () => {
  const modifierExtension = [{ url: 'https://a.example/not-this-one', valueBoolean: true }];
  test('D9.01 keeps results and visits out of every list', async () => {
    const person = new Imported(w, 'modified');
    const component = [
      { ...codeOf('8480-6', 'Systolic'), ...quantity(120, 'mm[Hg]') },
      { ...codeOf('8462-4', 'Diastolic'), ...quantity(80, 'mm[Hg]'), modifierExtension },
    ];
    const visit = { resourceType: 'Encounter', id: 'v', status: 'finished', period: { start: '2025-03-01' } };
    await person.bring(
      observation('o', { ...quantity(9, 'mIU/L'), modifierExtension }),
      observation('p', { component }),
      { ...visit, modifierExtension },
    );
    expect((await person.labs()).map(({ title }) => title)).toEqual(['Systolic']);
    expect((await (await person.client()).get<{ items: object[] }>('/timelines')).data.items).toEqual([]);
  });
});

describe('a summary in words', () => {
  test('never reads an order not to give something as a medicine that is taken', async () => {
    const medicine = { medicationCodeableConcept: { text: 'Warfarin' } };
    const { mrn } = await importer(w)(
      bundleOf(
        patientResource('p'),
        order('not', { ...medicine, doNotPerform: true }),
        order('plan', { ...medicine, intent: 'proposal' }),
        order('odd', { ...medicine, modifierExtension: [{ url: 'https://a.example/x', valueCode: 'x' }] }),
        order('yes', medicine),
      ),
      { isNewPerson: true },
    );
    const document = (await copyOf(w, mrn)).get('ips.json') as SummaryDocument;
    expect(narrativeOf(document, '10160-0').match(/Warfarin[^<]*/g)).toEqual([
      'Warfarin (active, not to be given)',
      'Warfarin (active, proposal)',
      'Warfarin (active, with a condition that its sender knows)',
      'Warfarin (active)',
    ]);
  });
  test('holds every test of somebody with more than two hundred', async () => {
    const many = Array.from({ length: 230 }, (_, n) =>
      measured(`o${n}`, { code: { text: `Test ${n}` }, valueQuantity: { value: n } }),
    );
    const { mrn } = await importer(w)(bundleOf(patientResource('p'), ...many), { isNewPerson: true });
    expect(of((await copyOf(w, mrn)).get('ips.json') as SummaryDocument, 'Observation')).toHaveLength(230);
  });
});

test.each(['unknown', undefined])(
  'a medicine whose status is %s is warned of, and prescribes nothing',
  async (status) => {
    const medicine = { medicationCodeableConcept: { text: 'Warfarin' }, status };
    const { mrn } = await importer(w)(bundleOf(patientResource('p'), order('m', medicine)), {
      isNewPerson: true,
    });
    const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
    expect((await safetyFactsOf(w.db, id)).medicines).toMatchObject([{ name: 'Warfarin' }]);
  },
);

test.each<[string, object]>([
  ['a common test of pregnancy', codeOf('2106-3', 'hCG urine')],
  ['a label of its sender', { ...codeOf('9999-9', 'Anything'), meta: { security: [{ code: 'R' }] } }],
  ['a label about infections', { ...codeOf('9999-8', 'Anything'), meta: { security: [{ code: 'STD' }] } }],
])('D3.03 a guardian of somebody of 16 does not see %s', async (what, more) => {
  const child = { name: [{ family: 'Kanari', given: ['Huda'] }], birthDate: '2010-06-01' };
  const person = new Imported(w, `teen ${what}`.replaceAll(' ', '-'), child);
  const sensitive: Resource = observation('s', { ...quantity(1, 'mIU/L'), ...more });
  await person.bring(sensitive, observation('o', quantity(2, 'mIU/L')));
  const idOf = (mrn: string) => w.db.selectFrom('person').select('id').where('mrn', '=', mrn);
  const grant = { relation_id: 1, granted_at: w.clock.now() };
  await w.db
    .insertInto('guardianship')
    .values({ ...grant, guardian_id: idOf('1000002'), dependent_id: idOf(person.mrn) })
    .execute();
  const mother = await as(w, '1000002', person.mrn);
  const { items } = (await mother.get<{ items: object[] }>('/reports')).data;
  expect(items).toMatchObject([{ decimal: '2' }]);
  expect(await person.labs()).toHaveLength(2);
});
