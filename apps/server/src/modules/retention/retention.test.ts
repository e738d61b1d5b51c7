import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { intend, newVisit, payer } from '#modules/billing/billing.fixture.ts';
import { world } from '#test/world.ts';
import { purges } from '../../modules.ts';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { rehearsePurges } from '#platform/jobs/rehearse-purges.ts';
import { secondApp } from '#test/second-app.ts';
import { endRetention } from './end-retention.ts';
import { addEverything } from './everything.fixture.ts';
import { rehearseRetention } from './index.ts';
import { booksOf, closeAccountOf, columnsWith, rowsLeft } from './retention.fixture.ts';

type Line = { msg: string; rows?: string; purged?: number };
const lines: Line[] = [];
const w = await world({
  connections: 20,
  config: { logLevel: 'info' },
  log: (line) => void lines.push(JSON.parse(line) as Line),
});
const words = 'Quercus Zabarjad 4711';
const filled = await filledRecord();
// Those of the demo hospital wait already; these tests bring their own.
await w.pool.query(`update account set status = 'locked' where status = 'deleted'`);
/** In Riyadh it is 2 June already. */
const closedAt = new Date('2027-06-01T21:30:00Z');
const fiscalEnd = new Date('2033-06-01T21:00:00Z');
const recordsEnd = new Date('2037-06-01T21:00:00Z');
const secondBefore = (at: Date) => new Date(at.getTime() - 1000);

async function filledRecord() {
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
  const kept = await addEverything(w, id, words);
  const sara = await payer(w, '1000001');
  const begun = await intend(sara, await newVisit(w, sara), { method: 'card' });
  await sara.post('/payment/confirm', { reference: begun.data.reference, purpose: 'appointment' });
  return { id, kept };
}
const sara = filled.id;
const run = async (at: Date): Promise<Line[]> => {
  lines.length = 0;
  w.at(at);
  await endRetention.run(w.platform, at);
  return lines.filter(({ msg }) => msg === 'rows purged');
};
const isKept = async (file: string) => (await w.platform.files.get(w.db, file)) !== undefined;
const personNow = (id: number) => w.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const auditOf = async (id: number) =>
  (
    await w.db
      .selectFrom('audit_entry')
      .select('what')
      .where('person_id', '=', id)
      .where('why', '=', 'system')
      .execute()
  )
    .map(({ what }) => what)
    .filter((what) => what.startsWith('end of'));

/** What stays without a name when the years are over. */
const unnamedRows = [
  'appointment',
  'appointment_event',
  'order_event',
  'order_line',
  'pharmacy_order',
  'payment',
  'person',
  'rating',
];

describe('D3.06 what a closed account left behind', () => {
  let before: Record<string, number> = {};
  let books: unknown;
  let numbers: string[] = [];

  test('is more than a little, and stays to the last second of the fiscal years', async () => {
    await closeAccountOf(w, '1000001', closedAt);
    before = await rowsLeft(w, sara);
    books = await booksOf(w);
    const { mrn, national_id: nationalId } = await personNow(sara);
    numbers = [mrn, nationalId].flatMap((number) => number ?? []);
    expect(numbers).toHaveLength(2);
    const many = ['observation', 'fhir_resource', 'visit_summary', 'visit_addendum', 'visit_message', 'admission_note'];
    const more = ['prescription_file', 'medical_report_file', 'payer_message', 'consent_decision', 'delivery_proof'];
    expect([...many, ...more, 'visit_consent', 'free_visit', 'stored_file'].filter((table) => !before[table])).toEqual(
      [],
    );
    expect(await run(secondBefore(fiscalEnd))).toEqual([]);
    expect(await rowsLeft(w, sara)).toEqual(before);
  });

  test('loses what orders and payments say with the first moment of the day in Riyadh, and nothing else', async () => {
    const logged = await run(fiscalEnd);
    expect(logged.find(({ rows }) => rows === 'delivery_proof')).toMatchObject({ purged: before['delivery_proof'] });
    // Photo and signature of the proof were two of the files.
    expect(logged.find(({ rows }) => rows === 'stored_file')).toMatchObject({ purged: 2 });
    expect(await rowsLeft(w, sara)).toEqual({ ...before, delivery_proof: 0, stored_file: before['stored_file']! - 2 });
    expect(await auditOf(sara)).toEqual(['end of fiscal data']);
    expect((await personNow(sara)).mrn).not.toBeNull();
  });

  test('stays otherwise to the last second of the years of records, and is rehearsed as it will go', async () => {
    expect(await run(secondBefore(recordsEnd))).toEqual([]);
    const rehearsed = await rehearseRetention(w.db, recordsEnd);
    const untouched = await rowsLeft(w, sara);
    expect(rehearsed.people).toBe(1);
    const logged = await run(recordsEnd);
    const gone = Object.fromEntries(logged.map(({ rows, purged }) => [rows, purged]));
    expect(gone).toEqual(Object.fromEntries(rehearsed.rows.map(({ table, rows }) => [table, rows])));
    expect(gone).toMatchObject({
      observation: before['observation'],
      fhir_resource: before['fhir_resource'],
      person: 1,
    });
    expect(untouched['observation']).toBe(before['observation']);
  });

  test('is then nowhere: no row, no number, no word, no file', async () => {
    const left = await rowsLeft(w, sara);
    const unnamed = new Set(unnamedRows);
    expect(Object.entries(left).filter(([table, rows]) => rows > 0 && !unnamed.has(table))).toEqual([]);
    expect(await personNow(sara)).toMatchObject({ mrn: null, national_id: null, birth_date: null, first_name: '' });
    for (const text of [...numbers, words]) expect(await columnsWith(w, text)).toEqual([]);
    expect(await Promise.all(filled.kept.map(isKept))).toEqual(filled.kept.map(() => false));
    const bytes = await Promise.all(filled.kept.map((file) => hasBytes(file)));
    expect(bytes).toEqual(filled.kept.map(() => false));
    expect(await auditOf(sara)).toEqual(['end of fiscal data', 'end of the medical record']);
  });

  test('leaves the ledger, the invoices and their numbers as they were, unnamed', async () => {
    expect(await booksOf(w)).toEqual(books);
    expect(books).toMatchObject({ sum: 0, unbalanced: [] });
    const { rows } = await w.pool.query('select count(*)::int as n from invoice where person_id = $1', [sara]);
    expect(rows[0].n).toBeGreaterThan(0);
  });
});

describe('D3.07 what a minor left behind', () => {
  /** Born on 28 February 2010: the 28th birthday begins at midnight in Riyadh. */
  const birthday = new Date('2038-02-27T21:00:00Z');
  const noura = '1000003';
  let child = 0;
  const admin = () => payer(w, 'admin@balsam.example');
  const overview = async () => (await (await admin()).get('/staff/retention')).data;
  const confirm = async (mrn_number: string, id = child) =>
    (await admin()).post(`/staff/retention/${id}/confirm`, { mrn_number });

  test('is not asked about before the 28th birthday', async () => {
    await addAccount();
    child = await closeAccountOf(w, noura, new Date('2027-06-01T09:00:00Z'), '2010-02-28');
    w.at(secondBefore(birthday));
    expect((await overview()).waiting).toMatchObject({ items: [], total: 0 });
    expect(await confirm(noura)).toMatchObject({ http: 404 });
    w.at(birthday);
    const { items } = (await overview()).waiting;
    expect(items).toMatchObject([
      { id: child, mrn_number: noura, records: true, fiscal: true, birth_date: '2010-02-28' },
    ]);
    expect(items[0].content).toContainEqual({ kind: 'results', count: 60 });
  });
  test('stays while nobody has confirmed it, on any day', async () => {
    const before = await rowsLeft(w, child);
    expect(await run(birthday)).toEqual([]);
    expect(await run(addMinutes(birthday, 400 * 1440))).toEqual([]);
    expect(await rowsLeft(w, child)).toEqual(before);
  });
  test('is an administrator’s to confirm, with the number of that record, once', async () => {
    for (const who of ['support@balsam.example', 'frontdesk@balsam.example', '1000002']) {
      const other = await payer(w, who);
      expect(await other.get('/staff/retention')).toMatchObject({ http: 403 });
      expect(await other.post(`/staff/retention/${child}/confirm`, { mrn_number: noura })).toMatchObject({ http: 403 });
    }
    expect(await confirm('1000002')).toMatchObject({ http: 422, code: 'mrn_differs' });
    expect(await confirm(noura, 999_999)).toMatchObject({ http: 404 });
    const both = await Promise.all([confirm(noura), confirm(noura)]);
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await overview()).toMatchObject({ waiting: { total: 0 }, next: { people: 1 } });
    const { rows } = await w.pool.query(
      `select action from audit_entry where person_id = $1 and what = 'retention' and why = 'staff' order by id`,
      [child],
    );
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['read', 'write']));
  });
  test('goes with the next day', async () => {
    const logged = await run(addMinutes(w.clock.now(), 1440));
    expect(logged.find(({ rows }) => rows === 'observation')).toMatchObject({ purged: 13 });
    expect(await personNow(child)).toMatchObject({ mrn: null, birth_date: null, first_name: '' });
  });

  const addAccount = () =>
    w.pool.query(
      `insert into account (person_id, role_id, status, created_at) select id, 3, 'active', $2 from person where mrn = $1`,
      [noura, closedAt],
    );
});

describe('D3.06 the daily run', () => {
  const end = new Date('2060-01-01T09:00:00Z');

  test('that was killed is taken up where it stood, and is complete once a day', async () => {
    const [first, second] = [
      await closeAccountOf(w, '1000006', new Date('2040-01-01T09:00:00Z')),
      await closeAccountOf(w, '1000007', new Date('2040-01-01T09:00:00Z')),
    ];
    const file = await w.platform.files.save(
      w.db,
      { personId: second, kind: 'photo', mime: 'image/webp', bytes: Buffer.from('RIFF') },
      closedAt,
    );
    const killed = {
      ...w.platform,
      files: { ...w.platform.files, remove: () => Promise.reject(new Error('killed')) },
    };
    w.at(end);
    await expect(endRetention.run(killed, end)).rejects.toThrow('killed');
    expect([(await personNow(first)).mrn, (await personNow(second)).mrn]).toEqual([null, '1000007']);
    expect((await run(end)).find(({ rows }) => rows === 'person')).toMatchObject({ purged: 1 });
    expect([(await personNow(second)).mrn, await isKept(file)]).toEqual([null, false]);
    await closeAccountOf(w, '1000008', new Date('2040-01-01T09:00:00Z'));
    expect(await run(addMinutes(end, 60))).toEqual([]);
    expect((await run(addMinutes(end, 1440))).find(({ rows }) => rows === 'person')).toMatchObject({ purged: 1 });
  });

  test('of two processes at once ends each record once', async () => {
    const other = await secondApp(w);
    for (const mrn of ['1000009', '1000010', '1000011', '1000012'])
      await closeAccountOf(w, mrn, new Date('2040-01-01T09:00:00Z'));
    const day = addMinutes(end, 3 * 1440);
    lines.length = 0;
    const runs = [w.platform, { ...other.platform, log: w.platform.log }];
    await Promise.all(runs.map((platform) => endRetention.run(platform, day)));
    const people = lines.filter(({ rows }) => rows === 'person').map(({ purged }) => purged ?? 0);
    expect(people.reduce((a, b) => a + b, 0)).toBe(4);
    expect(await rehearseRetention(w.db, day)).toEqual({ people: 0, waiting: 0, rows: [] });
  });

  test('leaves whoever lies in a ward', async () => {
    const { mrn } = await w.db
      .selectFrom('person as p')
      .innerJoin('admission as a', (j) => j.onRef('a.person_id', '=', 'p.id').on('a.discharged_at', 'is', null))
      .select('p.mrn')
      .executeTakeFirstOrThrow();
    const id = await closeAccountOf(w, mrn ?? '', new Date('2030-01-01T09:00:00Z'));
    expect(await run(addMinutes(end, 4 * 1440))).toEqual([]);
    expect((await personNow(id)).mrn).toBe(mrn);
  });

  test('of the purges is rehearsed as it goes, and changes nothing', async () => {
    const now = addMinutes(end, 5 * 1440);
    const count = async () => Number((await w.pool.query('select count(*) from session')).rows[0].count);
    const before = await count();
    const counted = await rehearsePurges(w.db, purges, now);
    expect(await count()).toBe(before);
    expect(before).toBeGreaterThan(0);
    expect(counted.find(({ table }) => table === 'session')).toEqual({ table: 'session', rows: before });
  });
});

async function hasBytes(file: string): Promise<boolean> {
  const blobs = await openBlobStore(w.config);
  return blobs.getBytes(`${file.slice(0, 2)}/${file}`).then(
    () => true,
    () => false,
  );
}

describe('D3.06 a run after a clock that ran ahead', () => {
  test('goes on, though a day that is far away was noted', async () => {
    const day = new Date('2061-01-01T09:00:00Z');
    await run(addMinutes(day, 400 * 1440));
    await closeAccountOf(w, '1000014', new Date('2040-01-01T09:00:00Z'));
    expect((await run(day)).find(({ rows }) => rows === 'person')).toMatchObject({ purged: 1 });
  });
});

describe('D3.06 a daily run that is stopped', () => {
  test('begins no further person, and the next start takes it up the same day', async () => {
    const id = await closeAccountOf(w, '1000015', new Date('2040-01-01T09:00:00Z'));
    const day = new Date('2060-06-01T09:00:00Z');
    await endRetention.run({ ...w.platform, stopping: AbortSignal.abort() }, day);
    expect((await personNow(id)).mrn).toBe('1000015');
    await run(day);
    expect((await personNow(id)).mrn).toBeNull();
  });
});
