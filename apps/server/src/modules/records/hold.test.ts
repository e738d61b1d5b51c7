import { describe, expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay, type Client } from '#modules/booking/booking.fixture.ts';
import type { Data } from '#modules/visits/visits.fixture.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { agreeToTerms } from './bundle.fixture.ts';
import { resultReleased } from './events.ts';
import { codeOf, copyOf, Imported, observation, quantity } from './results.fixture.ts';

const w = await world();
const { post } = apiClient(w);
const [doctor, stranger, head] = [await as(w, 'D1003'), await as(w, 'D1030'), await as(w, 'D1002')];
let people = 0;

const ferritin = (id: string, value: number, more: object = {}) =>
  observation(id, {
    ...codeOf('2276-4', 'Ferritin'),
    ...quantity(value, 'ng/mL'),
    effectiveDateTime: addMinutes(w.clock.now(), -60).toISOString(),
    ...more,
  });

/** Somebody with a visit to the doctor and with one result. */
async function patient(more: object = {}) {
  people += 1;
  const person = new Imported(w, `aaaaaaaa-0000-4000-8000-0000000dd0${String(people).padStart(2, '0')}`);
  await person.bring();
  await agreeToTerms(w, person.mrn);
  const client = await person.client();
  const at = instantAt(`2026-12-${String(people).padStart(2, '0')}`, '03:00');
  await pay(w, client, await book(client, await newSlot(w, { doctor: 'D1003', at })));
  await person.bring(ferritin('f', 31, more));
  const [result] = await person.labs();
  return { person, client, id: result!.id };
}
const setHold = (who: Client, mrn: string, id: number, released: boolean) =>
  who.patch<Data>(`/reports/results/${id}`, { mrn_number: mrn, released });

describe('D11.11 a result of the laboratory is held back', () => {
  test('by a doctor in care alone, not by its patient nor for somebody else’s number', async () => {
    const [one, other] = [await patient(), await patient()];
    expect((await setHold(stranger, one.person.mrn, one.id, false)).http).toBe(404);
    expect((await setHold(one.client, one.person.mrn, one.id, false)).http).toBe(403);
    expect((await setHold(doctor, other.person.mrn, one.id, false)).http).toBe(404);
    expect(await one.person.labs()).toHaveLength(1);
  });

  test('and stands on no path to its patient until it is released', async () => {
    const { person, client, id } = await patient();
    const { mrn } = person;
    const token = await w.tokenOf(mrn);
    const told = async () => {
      const fhir = await w.app.inject({
        url: `/fhir/Patient/${mrn}/$summary`,
        headers: { authorization: `Bearer ${token}` },
      });
      const files = [...(await copyOf(w, person))].filter(([, text]) => text.includes('Ferritin'));
      const all = (await client.get<Data>('/timelines/all?limit=500')).data.items as Data[];
      return {
        list: (await person.labs()).length,
        trend: (await client.get(`/reports/trend?id=${id}`)).http,
        timeline: all.filter(({ kind }) => kind === 'lab').length,
        search: JSON.stringify((await post('/search', { query: 'Ferritin' }, { token })).data).includes(`"id":${id},`),
        fhir: fhir.payload.includes('Ferritin'),
        ips: JSON.stringify(await client.get('/medical-file/ips')).includes('Ferritin'),
        copy: files.length > 0,
      };
    };
    const seen = { list: 1, trend: 200, timeline: 1, search: true, fhir: true, ips: true, copy: true };
    expect(await told()).toEqual(seen);
    expect((await setHold(doctor, mrn, id, false)).data).toMatchObject({ held: true });
    expect(await told()).toEqual({
      list: 0,
      trend: 404,
      timeline: 0,
      search: false,
      fhir: false,
      ips: false,
      copy: false,
    });
    expect((await setHold(doctor, mrn, id, true)).data).toMatchObject({ held: false, hold: null });
    expect(await told()).toEqual(seen);
  });
});

describe('D11.11 while a result is held back', () => {
  test('those who care read it, with who holds it and since when', async () => {
    const { person, id } = await patient();
    const { mrn } = person;
    await setHold(doctor, mrn, id, false);
    w.at(addMinutes(demoNow, 5));
    await setHold(doctor, mrn, id, false);
    const names = await w.db
      .selectFrom('doctor as d')
      .innerJoin('person as p', 'p.id', 'd.person_id')
      .select(['p.family_name', 'p.family_name_ar'])
      .where('d.code', '=', 'D1003')
      .executeTakeFirstOrThrow();
    const [by, byArabic] = [expect.stringContaining(names.family_name), expect.stringContaining(names.family_name_ar)];
    const held = { id, held: true, hold: { by, by_ar: byArabic, since: demoNow.toISOString() } };
    expect((await doctor.get<Data>(`/reports?mrn_number=${mrn}`)).data.items).toMatchObject([held]);
    expect((await doctor.get<Data>(`/reports/trend?mrn_number=${mrn}&id=${id}`)).data.values).toMatchObject([held]);
    const all = (await doctor.get<Data>(`/timelines/all?mrn_number=${mrn}`)).data.items as Data[];
    expect(all.filter(({ kind }) => kind === 'lab')).toHaveLength(1);
    const written = await w.db
      .selectFrom('audit_entry')
      .select('why')
      .where('what', '=', 'laboratory result')
      .where('action', '=', 'write')
      .where('record_id', '=', String(id))
      .execute();
    expect(written).toEqual([{ why: 'care' }]);
    w.at(demoNow);
  });

  test('it stays so when the laboratory sends it again; once withdrawn it can be released alone', async () => {
    const { person, id } = await patient();
    const { mrn } = person;
    await setHold(doctor, mrn, id, false);
    await person.bring(ferritin('f', 32, { status: 'corrected' }));
    expect(await person.labs()).toEqual([]);
    expect((await doctor.get<Data>(`/reports?mrn_number=${mrn}`)).data.items).toMatchObject([
      { id, decimal: '32', held: true },
    ]);
    await setHold(doctor, mrn, id, true);
    await person.bring(ferritin('f', 32, { status: 'entered-in-error' }));
    expect((await setHold(doctor, mrn, id, false)).http).toBe(404);
    expect((await setHold(doctor, mrn, id, true)).data).toMatchObject({ withdrawn: true, held: false });
  });
});

test('D11.11 a report says who holds it back and since when, and once withdrawn is not held', async () => {
  const { person } = await patient();
  const { mrn } = person;
  const film = { resourceType: 'DiagnosticReport', id: 'film', status: 'final', code: { text: 'Film' } };
  const radiology = { ...film, category: [{ coding: [{ code: 'RAD' }] }], conclusion: 'Clear' };
  await person.bring(radiology);
  const listed = async () => (await doctor.get<Data>(`/reports?type=radiology&mrn_number=${mrn}`)).data.items as Data[];
  const [{ id }] = (await listed()) as [Data];
  await doctor.patch(`/reports/${id}`, { mrn_number: mrn, released: false });
  expect(await listed()).toMatchObject([{ held: true, hold: { since: w.clock.now().toISOString() } }]);
  await doctor.patch(`/reports/${id}`, { mrn_number: mrn, released: true });
  expect(await listed()).toMatchObject([{ held: false, hold: null }]);
  await person.bring({ ...radiology, status: 'entered-in-error' });
  expect((await doctor.patch(`/reports/${id}`, { mrn_number: mrn, released: false })).http).toBe(404);
});

test('D11.11 a critical result that is held back still goes to the head of department', async () => {
  const { person, id } = await patient({ interpretation: [{ coding: [{ code: 'HH' }] }] });
  await setHold(doctor, person.mrn, id, false);
  const waiting = async (who: Client) =>
    ((await who.get<Data>('/reports/highcare?state=open&limit=100')).data.items as Data[]).filter(
      (one) => one.patient.mrn_number === person.mrn,
    );
  expect(await waiting(doctor)).toHaveLength(1);
  expect(await waiting(head)).toEqual([]);
  w.at(addMinutes(w.clock.now(), 30));
  await w.due();
  expect(await waiting(head)).toMatchObject([{ title: 'Ferritin', decimal: '31' }]);
});

describe('D11.11 what is held back stays so in a later version', () => {
  const film = (id: string, more: object = {}) => ({
    resourceType: 'DiagnosticReport',
    id,
    status: 'final',
    code: { text: 'Chest film' },
    identifier: [{ system: 'urn:films', value: '77' }],
    category: [{ coding: [{ code: 'RAD' }] }],
    conclusion: `Words of ${id}`,
    ...more,
  });
  const ofPatient = async (who: Client) =>
    ((await who.get<Data>('/reports?type=radiology')).data.items as Data[]).map(({ summary }) => summary);

  test('a report that comes again under another id with the number of the one before, until its doctor releases it', async () => {
    const { person, client } = await patient();
    const { mrn } = person;
    const listed = async () =>
      (await doctor.get<Data>(`/reports?type=radiology&mrn_number=${mrn}`)).data.items as Data[];
    await person.bring(film('first'));
    await doctor.patch(`/reports/${(await listed())[0].id}`, { mrn_number: mrn, released: false });
    const amended = film('second', { status: 'amended' });
    await person.bring(amended);
    expect(await ofPatient(client)).toEqual([]);
    const newer = (await listed()).find(({ summary }) => summary === 'Words of second');
    expect(newer).toMatchObject({ held: true, hold: { since: w.clock.now().toISOString() } });
    await doctor.patch(`/reports/${newer.id}`, { mrn_number: mrn, released: true });
    await person.bring({ ...amended, conclusion: 'Better words' });
    expect(await ofPatient(client)).toEqual(['Better words']);
  });

  test('a report of a held result that no longer names it', async () => {
    const { person, client, id } = await patient();
    const result = [{ reference: 'Observation/f' }];
    await person.bring(ferritin('f', 31), film('of-result', { result }));
    expect(await ofPatient(client)).toEqual(['Words of of-result']);
    await setHold(doctor, person.mrn, id, false);
    expect(await ofPatient(client)).toEqual([]);
    await person.bring(film('of-result', { status: 'corrected' }));
    expect(await ofPatient(client)).toEqual([]);
    await setHold(doctor, person.mrn, id, true);
    expect(await ofPatient(client)).toEqual(['Words of of-result']);
  });
});

describe('D11.11 the patient is told of what is released', () => {
  const notices = async (who: Client) => {
    await w.dispatch();
    const { notifications } = (await who.get<Data>('/notifications/fetch?limit=50')).data as {
      notifications: readonly { kind: string; link: string; message: string; title: string }[];
    };
    return notifications.filter(({ kind }) => kind.endsWith('result_released'));
  };

  test('once, however often it is held and released, and without a word of the result', async () => {
    const { person, client, id } = await patient();
    await setHold(doctor, person.mrn, id, false);
    expect(await notices(client)).toEqual([]);
    for (const released of [true, true, false, true]) await setHold(doctor, person.mrn, id, released);
    const told = await notices(client);
    expect(told).toMatchObject([{ kind: 'result_released', link: `/lab-works?test=${id}` }]);
    expect(JSON.stringify(told)).not.toMatch(/Ferritin|31/);
  });

  test('not when it is held back again before', async () => {
    const { person, client, id } = await patient();
    for (const released of [false, true, false]) await setHold(doctor, person.mrn, id, released);
    expect(await notices(client)).toEqual([]);
  });

  test('of a report, too', async () => {
    const { person, client } = await patient();
    const film = { resourceType: 'DiagnosticReport', id: 'told', status: 'final', code: { text: 'Film' } };
    await person.bring({ ...film, category: [{ coding: [{ code: 'RAD' }] }], conclusion: 'Clear' });
    const of = `mrn_number=${person.mrn}`;
    const [{ id }] = (await doctor.get<Data>(`/reports?type=radiology&${of}`)).data.items as [Data];
    for (const released of [false, true]) await doctor.patch(`/reports/${id}`, { mrn_number: person.mrn, released });
    expect(await notices(client)).toMatchObject([{ kind: 'result_released', link: `/radiology-report?report=${id}` }]);
  });

  test('of a sensitive result the guardian of a sixteen-year-old hears nothing, of another they do', async () => {
    const omar = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000004').executeTakeFirstOrThrow();
    const [own, guardian] = [await as(w, '1000004'), await as(w, '1000002', '1000004')];
    for (const isSensitive of [true, false]) {
      const { id } = await w.db
        .insertInto('observation')
        .values({
          person_id: omar.id,
          category: 'laboratory',
          title: 'Test',
          status: 'final',
          is_sensitive: isSensitive,
          taken_at: w.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await w.db.updateTable('observation').set({ released_at: w.clock.now() }).where('id', '=', id).execute();
      await w.db.transaction().execute((tx) => publish(tx, resultReleased, { kind: 'lab', id }, w.clock.now()));
      const link = `/lab-works?test=${id}`;
      expect((await notices(own)).map((one) => one.link)).toContain(link);
      expect((await notices(guardian)).some((one) => one.link === link)).toBe(!isSensitive);
    }
  });
});

describe('D10.10 the open screens of the person read their record again', () => {
  const toldOf = async (mrn: string, change: () => Promise<unknown>) => {
    const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
    await w.dispatch();
    w.events.clear();
    await change();
    await w.dispatch();
    return w.events.sent
      .filter(({ personId, event }) => personId === id && event === 'record:new')
      .map((e) => e.id === id);
  };
  test('when a result is held back and released, and not when that changes nothing', async () => {
    const { person, id } = await patient();
    expect(await toldOf(person.mrn, () => setHold(doctor, person.mrn, id, true))).toEqual([]);
    expect(await toldOf(person.mrn, () => setHold(doctor, person.mrn, id, false))).toEqual([true]);
    expect(await toldOf(person.mrn, () => setHold(doctor, person.mrn, id, true))).toEqual([true]);
  });
  test('when something is imported that was not there, and not when it is imported again', async () => {
    const { person } = await patient();
    // The person and the guardians with full access, each apart: a file may hold what is sensitive.
    expect(await toldOf(person.mrn, () => person.bring(ferritin('g', 40)))).toEqual([true, true]);
    expect(await toldOf(person.mrn, () => person.bring(ferritin('g', 40)))).toEqual([]);
  });
});
