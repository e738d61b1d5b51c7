import { expect, test } from 'vitest';
import { productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { clinicsOf, collect, device, frontDesk } from '#modules/queue/queue.fixture.ts';
import { keepStatement } from '#modules/records/index.ts';
import { paidVisit, pictureOf, putter, type Data } from './visits.fixture.ts';

const w = await world();
const [sara, layla] = [await as(w, '1000001'), await as(w, 'D1001')];
const { id: visit } = await paidVisit(w, sara, { day: '13' });
const chart = async () => (await layla.get<Data>(`/appointments/${visit}/chart`)).data;
const titles = (facts: readonly Data[]): string[] => facts.map(({ title }) => title);
const unsaid = { criticality: null, severity: null };
const none = { allergies: [], medicines: [], conditions: [] };

test('D11.10 the chart marks what nobody but the patient states, until a doctor confirms or rejects it', async () => {
  expect((await chart()).unconfirmed).toEqual(none);
  await sara.post('/medical-file/statements', { kind: 'allergy', text: 'Latex' });
  await sara.post('/medical-file/statements', { kind: 'condition', text: 'Long ears' });
  const { data: tea } = await sara.post<Data>('/medications', { title: 'Green tea', dosage: 'One a day' });
  const stated = await chart();
  expect(stated.unconfirmed).toEqual({ allergies: ['Latex'], medicines: ['Green tea'], conditions: ['Long ears'] });
  const ibuprofen = { title: 'Allergy to ibuprofen', title_ar: 'حساسية من الإيبوبروفين', doubt: null, ...unsaid };
  expect(stated.allergies).toEqual(
    expect.arrayContaining([{ title: 'Latex', title_ar: null, doubt: null, ...unsaid }, ibuprofen]),
  );

  const mrn_number = '1000001';
  const file = (await layla.get<Data>(`/medical-file?mrn_number=${mrn_number}`)).data;
  const lineOf = (lines: Data[], title: string) => lines.find((line) => line.title === title);
  const latex = lineOf(file.allergies, 'Latex');
  const ears = lineOf(file.conditions, 'Long ears');
  await layla.patch(`/medical-file/statements/${latex.id}`, { mrn_number, decision: 'confirmed' });
  await layla.patch(`/medical-file/statements/${ears.id}`, { mrn_number, decision: 'rejected' });
  await layla.patch(`/medications/${tea.id}`, { mrn_number, confirmed: true });
  const decided = await chart();
  expect(decided.unconfirmed).toEqual(none);
  expect(titles(decided.allergies)).toContain('Latex');
  expect(titles(decided.medicines)).toContain('Green tea');
  expect(titles(decided.conditions)).not.toContain('Long ears');
});

test('D11.10 what a doctor says as well is not marked', async () => {
  await layla.post('/medical-file/statements', { mrn_number: '1000001', kind: 'allergy', text: 'Peanuts' });
  await sara.post('/medical-file/statements', { kind: 'allergy', text: 'Peanuts' });
  const { allergies, unconfirmed } = await chart();
  expect(titles(allergies).filter((one) => one === 'Peanuts')).toHaveLength(1);
  expect(unconfirmed).toEqual(none);
});

test('D11.13 of a name with several entries the chart tells the one that counts now, as the medical file does', async () => {
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
  const translation = (content: string) => ({
    extension: [
      {
        url: 'http://hl7.org/fhir/StructureDefinition/translation',
        extension: [
          { url: 'lang', valueCode: 'ar' },
          { url: 'content', valueString: content },
        ],
      },
    ],
  });
  const gout = (clinical: string, arabic: string, more: object) => ({
    resourceType: 'Condition',
    code: { text: 'Gout', _text: translation(arabic) },
    clinicalStatus: { coding: [{ code: clinical }] },
    verificationStatus: { coding: [{ code: 'confirmed' }] },
    ...more,
  });
  const keep = (body: { resourceType: string } & Record<string, unknown>) =>
    w.db.transaction().execute((tx) => keepStatement(tx, id, body, w.clock.now()));
  const lineOf = async () => (await chart()).conditions.filter(({ title }: Data) => title === 'Gout');
  await keep(gout('active', 'داء قديم', { onsetDateTime: '2015', recordedDate: '2015-03-01' }));
  await keep(gout('active', 'النقرس', { onsetDateTime: '2024-05', recordedDate: '2024-05-01' }));
  expect(await lineOf()).toEqual([{ title: 'Gout', title_ar: 'النقرس', since: '2024-05', doubt: null }]);
  await keep(gout('resolved', 'النقرس', { recordedDate: '2025-05-01T22:00:00Z' }));
  expect(await lineOf()).toEqual([]);
  await keep(gout('relapse', 'النقرس', { recordedDate: '2026-05-01T22:00:00Z' }));
  expect(await lineOf()).toEqual([{ title: 'Gout', title_ar: 'النقرس', since: '2026-05-02', doubt: null }]);
  const salve = (title_ar: string) => ({
    resourceType: 'AllergyIntolerance',
    code: { text: 'Wool salve', _text: translation(title_ar) },
  });
  await keep(salve('مرهم قديم'));
  await keep({ ...salve('مرهم الصوف'), note: [{ text: 'told again' }] });
  expect((await chart()).allergies.find(({ title }: Data) => title === 'Wool salve')).toEqual({
    title: 'Wool salve',
    title_ar: 'مرهم الصوف',
    doubt: null,
    ...unsaid,
  });
});

test('D11.13 the chart tells the medicines that are taken now, as the medical file does', async () => {
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
  const keep = (body: { resourceType: string } & Record<string, unknown>) =>
    w.db.transaction().execute((tx) => keepStatement(tx, id, body, w.clock.now()));
  const named = (text: string, more: object) => ({
    status: 'active',
    medicationCodeableConcept: { text },
    ...more,
  });
  await keep({
    resourceType: 'MedicationStatement',
    ...named('Zzended', { effectivePeriod: { start: '2018', end: '2019' } }),
  });
  await keep({ resourceType: 'MedicationStatement', ...named('Zztaken', { effectivePeriod: { start: '2018' } }) });
  await keep({ resourceType: 'MedicationRequest', ...named('Zzproposed', { intent: 'proposal' }) });
  const file = (await layla.get<Data>('/medical-file?mrn_number=1000001')).data;
  const ours = (list: Data[]) => titles(list).filter((title) => title.startsWith('Zz'));
  expect([ours((await chart()).medicines), ours(file.medicines)]).toEqual([['Zztaken'], ['Zztaken']]);
  const { items } = (await sara.get<Data>('/medications?limit=100')).data;
  expect(new Set(ours(items))).toEqual(new Set(['Zzended', 'Zztaken']));
});

test('D3.01 a visit that was given up shows its doctor no more of what the record says and what the patient told', async () => {
  const patient = await as(w, '1000014');
  const { id, patient: person } = await paidVisit(w, patient, { day: '14' });
  const picture = await pictureOf(w, person.id);
  const told = { complaint: 'A rash', since: '', helps: '', medicines: '', allergies: '', file_ids: [picture] };
  await patient.put(`/appointments/${id}/case-history`, told);
  const paths = ['chart', 'case-history', 'sc-survey', 'questionnaire'].map((name) => `/appointments/${id}/${name}`);
  const reads = async (who: string) => {
    const headers = { authorization: `Bearer ${await w.tokenOf(who)}` };
    const replies = [...paths, `/mediafiles/${picture}`, '/timelines?mrn_number=1000014'].map(async (path) => {
      const reply = await w.app.inject({ url: `/api/v1${path}`, headers });
      return reply.statusCode;
    });
    return Promise.all(replies);
  };
  expect(await reads('D1001')).toEqual([200, 200, 200, 200, 200, 200]);
  await patient.post('/appointments/cancel', { appointment_id: id });
  expect(await reads('D1001')).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await reads('1000014')).slice(1, 5)).toEqual([200, 200, 200, 200]);
});

test('what a sender changed the meaning of is no fact of the chart', async () => {
  const modified = { modifierExtension: [{ url: 'https://a.example/absent', valueBoolean: true }] };
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
  const keep = (body: { resourceType: string } & Record<string, unknown>) =>
    w.db.transaction().execute((tx) => keepStatement(tx, id, body, w.clock.now()));
  await keep({ resourceType: 'Condition', code: { text: 'Looked for and absent' }, ...modified });
  const relative = { relationship: { text: 'Aunt' }, condition: [{ code: { text: 'Absent in the aunt' } }] };
  await keep({ resourceType: 'FamilyMemberHistory', status: 'completed', ...relative, ...modified });
  const told = await chart();
  expect(titles(told.conditions)).not.toContain('Looked for and absent');
  expect(JSON.stringify(told.family)).not.toContain('aunt');
});

test('D3.01 a draft warns of what the record says no sooner than the record is open', async () => {
  const patient = await as(w, '1000012');
  await patient.post('/medical-file/statements', { kind: 'allergy', text: 'Ibuprofen' });
  const { skin } = await clinicsOf(w);
  const kiosk = await device(w, 'kiosk', skin.locationId);
  await kiosk.client.post('/queue/kiosk/tickets', { number: '1000012', clinic_id: skin.id, by: 'print' });
  const ticket = await w.db
    .selectFrom('queue_ticket as t')
    .innerJoin('appointment as a', 'a.id', 't.appointment_id')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .innerJoin('person as p', 'p.id', 't.person_id')
    .select(['t.id', 'a.id as visit', 'd.code', 'a.price', 'a.vat'])
    .where('p.mrn', '=', '1000012')
    .executeTakeFirstOrThrow();
  const put = await putter(w, ticket.code);
  const product_id = await productIdOf(w, 'Sapofen 400 mg tablets');
  const medicine = { product_id, dose: '1 tablet', times_per_day: 1, days: 5 };
  const doctor = await as(w, ticket.code);
  const url = `/appointments/${ticket.visit}/summary`;
  const reads = async () => [
    (await doctor.get<Data>(url)).data.warnings,
    (await doctor.get(`/appointments/${ticket.visit}/chart`)).http,
  ];
  expect(await put(url, { medicines: [medicine], diagnoses: [], findings: '', advice: '' })).toMatchObject({
    http: 200,
    data: { warnings: [] },
  });
  expect(await reads()).toEqual([[], 404]);
  await collect(frontDesk(w), { id: ticket.id, total: (ticket.price + ticket.vat) / 100 });
  expect(await reads()).toMatchObject([[{ kind: 'allergy' }], 200]);
});

test('D11.14 the chart tells a medicine that begins later as planned', async () => {
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
  const later = {
    resourceType: 'MedicationStatement',
    status: 'active',
    medicationCodeableConcept: { text: 'Zzlater' },
    effectiveDateTime: '2030-01-01',
  };
  await w.db.transaction().execute((tx) => keepStatement(tx, id, later, w.clock.now()));
  const told = (await chart()).medicines.filter(({ title }: Data) => title.startsWith('Zz'));
  expect(told).toEqual(
    expect.arrayContaining([
      { title: 'Zzlater', title_ar: null, is_planned: true },
      { title: 'Zztaken', title_ar: null, is_planned: false },
    ]),
  );
});
