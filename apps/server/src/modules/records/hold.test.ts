import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';
import { as, type Client } from '#modules/booking/booking.fixture.ts';
import type { Data } from '#modules/visits/visits.fixture.ts';
import { ferritinIn, patientsOf, setHold } from './hold.fixture.ts';
import { copyOf } from './results.fixture.ts';

const w = await world();
const { post } = apiClient(w);
const [doctor, stranger, head] = [await as(w, 'D1003'), await as(w, 'D1030'), await as(w, 'D1002')];
const [ferritin, patient] = [ferritinIn(w), patientsOf(w)];

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
