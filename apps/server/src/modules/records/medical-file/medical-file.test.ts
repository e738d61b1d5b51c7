import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { keepStatement } from '../index.ts';
import { codeOf, Imported, observation, quantity } from '../results.fixture.ts';
import { openSealedMrn } from '../sealed-mrn.ts';
import { measuredTexts } from './medical-file.texts.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [sara, layla, stranger] = [await as(w, '1000001'), await as(w, 'D1001'), await as(w, 'D1030')];
const [ofOmar, ofNoura] = [await as(w, '1000002', '1000004'), await as(w, '1000002', '1000003')];
const of = '?mrn_number=1000001';
const file = async (who = sara, query = '') => (await who.get<Data>(`/medical-file${query}`)).data;
const keepFor = async (mrn: string, body: { resourceType: string } & Record<string, unknown>) => {
  const person = await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
  return w.db.transaction().execute((tx) => keepStatement(tx, person.id, body, w.clock.now()));
};

describe('who does not read it', () => {
  test('D3.01 a doctor of others, another patient, on every copy of it', async () => {
    for (const path of ['/medical-file', '/medical-file/pdf/ar', '/medical-file/ips', '/timelines/all'])
      expect([(await stranger.get(`${path}${of}`)).http, (await ofNoura.get(`${path}${of}`)).http]).toEqual([404, 404]);
  });
  test('D11.01 what is marked sensitive is on no path of a teenager’s guardian', async () => {
    const secret = {
      resourceType: 'Condition',
      meta: { security: [{ code: 'PSY' }] },
      code: { text: 'Secret condition' },
      onsetDateTime: '2026-01-02',
    };
    for (const mrn of ['1000003', '1000004']) await keepFor(mrn, secret);
    const paths = ['/medical-file', '/timelines/all?limit=500', '/medical-file/ips'];
    const told = async (who: typeof ofOmar) =>
      Promise.all(paths.map(async (path) => JSON.stringify(await who.get(path)).includes('Secret condition')));
    expect(await told(ofOmar)).toEqual([false, false, false]);
    expect((await told(ofNoura)).slice(0, 2)).toEqual([true, true]);
  });
});

describe('what a person states', () => {
  test('is marked, waits for a doctor, warns at once, and is confirmed', async () => {
    await sara.post('/medical-file/statements', { kind: 'allergy', text: 'Penicillin', note: 'A rash' });
    const line = (await file()).allergies.find(({ title }: Data) => title === 'Penicillin');
    expect(line).toMatchObject({ stated: 'waiting', note: 'A rash' });
    expect(await sara.patch(`/medical-file/statements/${line.id}`, { decision: 'confirmed' })).toMatchObject({
      http: 422,
    });
    await layla.patch(`/medical-file/statements/${line.id}`, { mrn_number: '1000001', decision: 'confirmed' });
    expect((await file()).allergies.find(({ id }: Data) => id === line.id)).toMatchObject({ stated: 'confirmed' });
  });
  test('is rejected by a doctor, or taken back; then it stands nowhere', async () => {
    await sara.post('/medical-file/statements', { kind: 'condition', text: 'Long ears' });
    await sara.post('/medical-file/statements', { kind: 'procedure', text: 'Wings removed' });
    const { conditions, procedures } = await file();
    const ears = conditions.find(({ title }: Data) => title === 'Long ears');
    const wings = procedures.find(({ title }: Data) => title === 'Wings removed');
    await layla.patch(`/medical-file/statements/${ears.id}`, { mrn_number: '1000001', decision: 'rejected' });
    await sara.patch(`/medical-file/statements/${wings.id}`, { decision: 'removed' });
    expect(JSON.stringify(await file())).not.toMatch(/Long ears|Wings removed/);
    expect(JSON.stringify(await sara.get('/medical-file/ips'))).not.toMatch(/Long ears|Wings removed/);
  });
});

test('a procedure that is stated without its day was not done today', async () => {
  await sara.post('/medical-file/statements', { kind: 'procedure', text: 'Tonsils taken out as a child' });
  await layla.post('/medical-file/statements', { mrn_number: '1000001', kind: 'procedure', text: 'Told to a doctor' });
  const { procedures } = await file();
  const dayOf = (title: string) => procedures.find((one: Data) => one.title === title).day;
  expect([dayOf('Tonsils taken out as a child'), dayOf('Told to a doctor')]).toEqual([null, null]);
});

describe('what a doctor confirmed or recorded', () => {
  test.each(['allergy', 'condition', 'procedure'])(
    'an own %s waits for a doctor; once confirmed, nobody but a doctor takes it out',
    async (kind) => {
      const find = async (text: string) =>
        Object.values(await file())
          .flat()
          .find((line: Data) => line?.title === text) as Data;
      const [own, ofDoctor] = [`Own ${kind}`, `Doctor’s ${kind}`];
      await sara.post('/medical-file/statements', { kind, text: own });
      await layla.post('/medical-file/statements', { mrn_number: '1000001', kind, text: ofDoctor });
      expect([(await find(own)).stated, (await find(ofDoctor)).stated]).toEqual(['waiting', 'confirmed']);
      const { id } = await find(own);
      await layla.patch(`/medical-file/statements/${id}`, { mrn_number: '1000001', decision: 'confirmed' });
      expect((await find(own)).stated).toBe('confirmed');
      for (const text of [own, ofDoctor]) {
        const removal = await sara.patch(`/medical-file/statements/${(await find(text)).id}`, { decision: 'removed' });
        expect(removal).toMatchObject({ http: 422, code: 'statement_of_other_side' });
        expect(await find(text)).toMatchObject({ stated: 'confirmed' });
      }
    },
  );
  test('a vaccine and a medicine that a doctor recorded stay, too', async () => {
    const mrn_number = '1000001';
    await layla.post('/vaccinations', { mrn_number, cvx: '140', title: 'Influenza', given_on: '2026-11-20' });
    await layla.post('/medications', { mrn_number, title: 'Kept medicine', dosage: '', instruction: '' });
    const entries = await w.db
      .selectFrom('record_entry as e')
      .innerJoin('person as p', 'p.id', 'e.person_id')
      .select('e.id')
      .where('p.mrn', '=', mrn_number)
      .where('e.title', 'in', ['Influenza', 'Kept medicine'])
      .execute();
    expect(entries).toHaveLength(2);
    for (const { id } of entries)
      expect(await sara.patch(`/medical-file/statements/${id}`, { decision: 'removed' })).toMatchObject({
        http: 422,
        code: 'statement_of_other_side',
      });
  });
  test('what others recorded is nobody’s to decide here', async () => {
    const { allergies } = await file();
    const kept = allergies.find(({ stated }: Data) => stated === null);
    expect(kept).toBeDefined();
    expect((await sara.patch(`/medical-file/statements/${kept.id}`, { decision: 'removed' })).http).toBe(404);
  });
});

test('a measurement beyond what the device reads keeps its sign, on paper in Arabic in words', async () => {
  const person = new Imported(w, 'measured');
  const saturation = { ...codeOf('59408-5', 'Oxygen saturation'), ...quantity(70, '%', '<') };
  await person.bring(observation('o', { ...saturation, category: [{ coding: [{ code: 'vital-signs' }] }] }));
  const { measurements } = (await (await person.client()).get<Data>('/medical-file')).data;
  expect(measurements).toMatchObject([{ title: 'Oxygen saturation', decimal: '70', comparator: '<', unit: '%' }]);
  expect(Object.values(measuredTexts).map((text) => text('70'))).toEqual([
    { en: '<70', ar: 'أقل من 70' },
    { en: '≤70', ar: '70 أو أقل' },
    { en: '>70', ar: 'أكثر من 70' },
    { en: '≥70', ar: '70 أو أكثر' },
  ]);
});

describe('insurance', () => {
  test('has the policies that stand in the list, with the state of today, for the doctor too', async () => {
    const listed = (await sara.get<Data>('/insurances')).data.items;
    const [shown, toDoctor] = [(await file()).policies, (await file(layla, of)).policies];
    expect(shown.map(({ policy_number: number }: Data) => number)).toEqual(
      listed.map(({ policy_number: number }: Data) => number),
    );
    expect(new Set(shown.map(({ state }: Data) => state))).toEqual(new Set(['active', 'expired']));
    expect(toDoctor).toEqual(shown);
    expect(shown[0]).not.toHaveProperty('national_id');
    expect((await file(ofNoura)).policies).toEqual([]);
  });
});

test('D11.11 a blood group that is held back stands in the file of those who care, not in the patient’s own', async () => {
  const group = { category: [{ coding: [{ code: 'laboratory' }] }], valueString: 'AB Rh(D) negative' };
  const person = new Imported(w, 'grouped');
  await person.bring(observation('g', { ...codeOf('882-1', 'ABO and Rh group'), ...group }));
  const { id, mrn } = await w.db
    .selectFrom('person')
    .select(['id', 'mrn'])
    .where('mrn', '=', person.mrn)
    .executeTakeFirstOrThrow();
  const stay = await w.db
    .selectFrom('admission')
    .select(['doctor_id', 'ward_id', 'diagnosis', 'diagnosis_ar', 'admitted_at'])
    .where('doctor_id', '=', (d) => d.selectFrom('doctor').select('id').where('code', '=', 'D1001'))
    .limit(1)
    .executeTakeFirstOrThrow();
  await w.db
    .insertInto('admission')
    .values({ ...stay, person_id: id, bed: 'blood' })
    .execute();
  const [own, ofDoctor] = [await person.client(), `?mrn_number=${mrn}`];
  const seen = async () => [(await file(own)).blood_group, (await file(layla, ofDoctor)).blood_group];
  expect(await seen()).toEqual(['AB Rh(D) negative', 'AB Rh(D) negative']);
  await w.db.updateTable('observation').set({ released_at: null }).where('person_id', '=', id).execute();
  expect(await seen()).toEqual([null, 'AB Rh(D) negative']);
});

describe('the timeline of everything', () => {
  test('has every kind, the newest first, by kind and year; undated ones stand last', async () => {
    await keepFor('1000001', { resourceType: 'Procedure', status: 'completed', code: { text: 'Undated operation' } });
    const all = (await sara.get<Data>('/timelines/all?limit=500')).data;
    const days = all.items.flatMap(({ day }: Data) => day ?? []);
    expect(days).toEqual(days.toSorted((a: string, b: string) => b.localeCompare(a)));
    const undated = all.items.slice(days.length);
    expect(undated.every(({ day }: Data) => day === null)).toBe(true);
    expect(undated.map(({ title }: Data) => title)).toContain('Undated operation');
    expect(all.kinds).toEqual(
      expect.arrayContaining(['visit', 'appointment', 'lab', 'radiology', 'medicine', 'allergy']),
    );
    const medicines = (await sara.get<Data>('/timelines/all?kind=medicine&limit=500')).data.items;
    expect(new Set(medicines.map(({ kind }: Data) => kind))).toEqual(new Set(['medicine']));
    const year = all.years[0] as number;
    const ofYear = (await sara.get<Data>(`/timelines/all?year=${year}&limit=500`)).data.items;
    expect(new Set(ofYear.map(({ day }: Data) => day.slice(0, 4)))).toEqual(new Set([String(year)]));
  });
  test('what was not done says so, in the list and opened', async () => {
    const vaccine = { resourceType: 'Immunization', status: 'not-done', vaccineCode: { text: 'Refused vaccine' } };
    await keepFor('1000001', { ...vaccine, occurrenceDateTime: '2024-05-06' });
    await keepFor('1000001', { resourceType: 'Procedure', status: 'preparation', code: { text: 'Planned surgery' } });
    const { items } = (await sara.get<Data>('/timelines/all?limit=500')).data;
    const refused = items.find(({ title }: Data) => title === 'Refused vaccine');
    expect([refused, items.find(({ title }: Data) => title === 'Planned surgery')]).toMatchObject([
      { not_done: true },
      { not_done: true },
    ]);
    expect((await sara.get<Data>(`/timelines/entries/${refused.id}`)).data).toMatchObject({ not_done: true });
    expect(items.filter((one: Data) => one.not_done)).toHaveLength(2);
  });
  test('an entry opens in plain words, of one’s own only', async () => {
    const [entry] = (await sara.get<Data>('/timelines/all?kind=allergy')).data.items;
    expect((await sara.get<Data>(`/timelines/entries/${entry.id}`)).data.title).toBe(entry.title);
    expect((await ofNoura.get(`/timelines/entries/${entry.id}`)).http).toBe(404);
  });
});

describe('D11.04 a sealed number', () => {
  test('is never the same twice, for oneself and patients in care, for one audience and 15 minutes', async () => {
    const seal = async (who = sara, mrn = '1000001') => who.get<Data>(`/encrypt/${mrn}?audience=lab`);
    const [one, other] = [await seal(), await seal()];
    expect(one.data.token).not.toBe(other.data.token);
    expect((await seal(layla)).http).toBe(200);
    expect([(await seal(sara, '1000002')).http, (await seal(stranger)).http]).toEqual([404, 404]);
    const now = w.clock.now();
    const open = (audience: string, at: Date, token = one.data.token) =>
      openSealedMrn(w.config.secret, token, audience, at);
    expect(open('lab', now)).toBe('1000001');
    expect([open('other', now), open('lab', addMinutes(now, 15)), open('lab', now, `${one.data.token}x`)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(open('lab', addMinutes(now, 14.9))).toBe('1000001');
  });
});

test.each(['2026-11-23', '2062-03-01', '1899-12-31'])(
  'a statement of %s, ahead or before birth, is refused',
  async (since) => {
    for (const kind of ['allergy', 'condition', 'procedure'])
      expect(await sara.post('/medical-file/statements', { kind, text: 'Of no such day', since })).toMatchObject({
        http: 422,
        errors: [{ path: 'since', code: 'day_not_possible' }],
      });
    expect(JSON.stringify((await sara.get<Data>('/medical-file')).data)).not.toContain('Of no such day');
  },
);
