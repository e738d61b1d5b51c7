import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import type { Data } from '#modules/visits/visits.fixture.ts';
import { ferritinIn, film, filmsOf, patientsOf, setHold } from './hold.fixture.ts';
import { codeOf, quantity } from './results.fixture.ts';

const w = await world();
const doctor = await as(w, 'D1003');
const [ferritin, patient] = [ferritinIn(w), patientsOf(w)];

describe('D11.11 what is held back stays so in a later version', () => {
  test('a report that comes again under another id with the number of the one before, until its doctor releases it', async () => {
    const { person, client } = await patient();
    const { mrn } = person;
    const listed = async () =>
      (await doctor.get<Data>(`/reports?type=radiology&mrn_number=${mrn}`)).data.items as Data[];
    await person.bring(film('first'));
    await doctor.patch(`/reports/${(await listed())[0].id}`, { mrn_number: mrn, released: false });
    const amended = film('second', { status: 'amended' });
    await person.bring(amended);
    expect(await filmsOf(client)).toEqual([]);
    const newer = (await listed()).find(({ summary }) => summary === 'Words of second');
    expect(newer).toMatchObject({ held: true, hold: { since: w.clock.now().toISOString() } });
    await doctor.patch(`/reports/${newer.id}`, { mrn_number: mrn, released: true });
    await person.bring({ ...amended, conclusion: 'Better words' });
    expect(await filmsOf(client)).toEqual(['Better words']);
  });

  test('a report of a held result that no longer names it', async () => {
    const { person, client, id } = await patient();
    const result = [{ reference: 'Observation/f' }];
    await person.bring(ferritin('f', 31), film('of-result', { result }));
    expect(await filmsOf(client)).toEqual(['Words of of-result']);
    await setHold(doctor, person.mrn, id, false);
    expect(await filmsOf(client)).toEqual([]);
    await person.bring(film('of-result', { status: 'corrected' }));
    expect(await filmsOf(client)).toEqual([]);
    await setHold(doctor, person.mrn, id, true);
    expect(await filmsOf(client)).toEqual(['Words of of-result']);
  });

  test.each(['final', 'corrected'])(
    'a third version under another id of a report whose second was %s',
    async (status) => {
      const { person, client, id } = await patient();
      await person.bring(ferritin('f', 31), film('of-result', { result: [{ reference: 'Observation/f' }] }));
      await setHold(doctor, person.mrn, id, false);
      await person.bring(film('of-result', { status }));
      await person.bring(film('another', { status: 'amended' }));
      expect(await filmsOf(client)).toEqual([]);
      await setHold(doctor, person.mrn, id, true);
      expect(new Set(await filmsOf(client))).toEqual(new Set(['Words of another', 'Words of of-result']));
    },
  );

  test('a report whose second version names one of two held results alone, when that one is released', async () => {
    const { person, client, id } = await patient();
    const results = ['f', 'g'].map((one) => ({ reference: `Observation/${one}` }));
    await person.bring(ferritin('g', 32), film('of-two', { result: results }));
    const other = (await person.labs()).find((one) => one.id !== id)!;
    for (const one of [id, other.id]) await setHold(doctor, person.mrn, one, false);
    await person.bring(film('of-two', { result: results.slice(0, 1) }));
    await setHold(doctor, person.mrn, id, true);
    expect(await filmsOf(client)).toEqual([]);
    await setHold(doctor, person.mrn, other.id, true);
    expect(await filmsOf(client)).toEqual(['Words of of-two']);
  });
});

describe('D11.11 the newer version of a result that is held back', () => {
  const replaces = { url: 'http://hl7.org/fhir/StructureDefinition/observation-replaces' };
  const identifier = [{ system: 'urn:results', value: '7' }];
  test.each([
    ['says that it replaces it', {}, { extension: [{ ...replaces, valueReference: { reference: 'Observation/f' } }] }],
    ['bears its number and is amended', { identifier }, { identifier, status: 'amended' }],
  ])('is held back too when it %s, until its doctor releases it', async (_, older, newer) => {
    const { person, id } = await patient(older);
    const { mrn } = person;
    await setHold(doctor, mrn, id, false);
    await person.bring(ferritin('f2', 35, newer));
    expect(await person.labs()).toEqual([]);
    const listed = (await doctor.get<Data>(`/reports?mrn_number=${mrn}`)).data.items as Data[];
    const correction = listed.flatMap((one) => [one, ...(one.values ?? [])]).find(({ decimal }) => decimal === '35');
    expect(correction).toMatchObject({ held: true, hold: { since: w.clock.now().toISOString() } });
    await setHold(doctor, mrn, correction.id, true);
    await person.bring(ferritin('f2', 36, newer));
    expect((await person.labs()).map(({ decimal }) => decimal)).toEqual(['36']);
  });
  test('is held back with its own correction from when it is said to replace it, until its doctor releases it', async () => {
    const { person, id } = await patient();
    const { mrn } = person;
    const replacing = (older: string) => ({
      extension: [{ ...replaces, valueReference: { reference: `Observation/${older}` } }],
    });
    const component = [{ ...codeOf('2498-4', 'Iron'), ...quantity(12, 'umol/L') }];
    await person.bring(ferritin('f2', 35, { component }), ferritin('f3', 36, replacing('f2')));
    await setHold(doctor, mrn, id, false);
    expect(await person.labs()).toHaveLength(2);
    await person.bring(ferritin('f2', 35, { component, ...replacing('f') }));
    expect(await person.labs()).toEqual([]);
    const rows = (await doctor.get<Data>(`/reports?mrn_number=${mrn}`)).data.items as Data[];
    const newest = rows.flatMap((one) => [one, ...(one.values ?? [])]).find(({ decimal }) => decimal === '36');
    await setHold(doctor, mrn, newest.id, true);
    await person.bring(ferritin('f2', 37, { component, ...replacing('f') }), ferritin('f3', 38, replacing('f2')));
    expect((await person.labs()).map(({ decimal }) => decimal)).toEqual(['38']);
  });
  test.each([
    ['moves its value into a component', { valueQuantity: undefined }],
    ['has one component more', {}],
  ])('is held back whole when it %s', async (_, newer) => {
    const { person, id } = await patient();
    await setHold(doctor, person.mrn, id, false);
    const component = [{ ...codeOf('2498-4', 'Iron'), ...quantity(12, 'umol/L') }];
    await person.bring(ferritin('f', 31, { ...newer, component }));
    expect((await person.labs()).filter(({ withdrawn }) => !withdrawn)).toEqual([]);
  });
});
