import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { canaryOf, createOwnedRecords } from '#test/walk/owned-records.ts';
import { world } from '#test/world.ts';
import { filesIn, exportsClient } from './privacy.fixture.ts';

const w = await world();
const exportsOf = exportsClient(w);
const client = apiClient(w);

const hoursOn = (hours: number) => w.at(new Date(w.clock.now().getTime() + hours * 3_600_000));
const bornOn = (mrn: string, day: string) =>
  w.db.updateTable('person').set({ birth_date: day }).where('mrn', '=', mrn).execute();
const storedAt = (key: string) => path.join(w.config.dataDir, 'files', key);
const keptFiles = () =>
  w.db.selectFrom('stored_file').select(['id', 'storage_key', 'bytes']).where('kind', '=', 'data_export').execute();

/** Whose the rows of each file are, and in which table they stand. */
const owners: Readonly<Record<string, string>> = {
  appointments: 'appointment where patient_id',
  payments: 'payment where person_id',
  invoices: 'invoice where person_id',
  wallet: `posting where ledger_account_id in (select id from ledger_account where kind = 'wallet' and person_id`,
  loyalty_points: `posting where ledger_account_id in (select id from ledger_account where kind = 'loyalty' and person_id`,
  notifications: 'notification where person_id',
  'records/visits': 'encounter where person_id',
  'records/results': `observation where (category <> 'laboratory' or released_at is not null) and person_id`,
  'sign-ins': 'session where account_id in (select id from account where person_id',
  consents: 'consent_decision where person_id',
  'data-exports': 'data_export where person_id',
};
const ownIds = async (name: string, personId: number): Promise<number[]> => {
  const closing = owners[name]!.includes('(select') ? ')' : '';
  const { rows } = await w.pool.query<{ id: number }>(`select id from ${owners[name]} = $1${closing} order by id`, [
    personId,
  ]);
  return rows.map(({ id }) => id);
};

describe('what is in it', () => {
  const others = [
    { who: '1000006', doctor: 'D1001' },
    { who: '1000002', inside: '1000004', doctor: 'D1005' },
  ];
  const copyOf = async (token: string, before: () => Promise<unknown> = async () => undefined) => {
    const { id } = (await exportsOf.request(token)).body.data;
    await before();
    await w.due();
    const reply = await exportsOf.file(token, id);
    expect(reply.headers['content-type']).toBe('application/zip');
    return filesIn(reply.rawPayload);
  };

  test('D3.01 all that is kept about the person, and nothing of anybody else', async () => {
    const { personId } = await createOwnedRecords(w, { who: '1000001', doctor: 'D1001' });
    await createOwnedRecords(w, others[0]!);
    await createOwnedRecords(w, others[1]!);
    const token = await w.tokenOf('1000001');
    await w.dispatch();
    const kept: (readonly [string, number[]])[] = [];
    const files = await copyOf(token, async () => {
      const ids = Object.keys(owners).map(async (name) => [name, await ownIds(name, personId)] as const);
      kept.push(...(await Promise.all(ids)));
    });
    const holding = [...files].filter(([, text]) => text.includes(canaryOf('1000001'))).map(([name]) => name);
    expect(holding).toEqual(expect.arrayContaining(['profile.json', 'notifications.json', 'records/ips.json']));
    const idsIn = (name: string) => (JSON.parse(files.get(`${name}.json`)!) as { id: number }[]).map(({ id }) => id);
    expect(kept.map(([name]) => [name, idsIn(name)])).toEqual(kept);
    expect(kept.filter(([, ids]) => ids.length === 0).map(([name]) => name)).toEqual(['consents']);
    const strange = [...files].filter(([, text]) => /Kanari(?!1000001x)/.test(text)).map(([name]) => name);
    expect(strange).toEqual([]);
  });
  test('receipts as PDF, a list of it all in both languages, and no secret of the account', async () => {
    const files = await copyOf(await w.tokenOf('1000001'));
    expect([...files.keys()].some((name) => /^receipts\/.+\.pdf$/.test(name))).toBe(true);
    expect([...files.values()].join('\n')).not.toMatch(/argon2|password_hash|token_hash|totp/);
    const readme = files.get('README.txt')!;
    const unexplained = [...files.keys()].filter((name) => !readme.includes(name.split('/')[0]!));
    expect(unexplained).toEqual(['README.txt']);
    // Its time is in the digits of its language, and that of Riyadh.
    const [arabic, english] = readme.split('-'.repeat(64));
    expect(arabic).toContain('٢٢/١١/٢٠٢٦');
    expect(english).toContain('22/11/2026');
  });
});

describe('a copy of the data is refused', () => {
  test('to whoever does not know the password, however well signed in', async () => {
    const token = await w.tokenOf('1000009');
    const { http, body } = await exportsOf.request(token, 'not this one');
    expect([http, body.code, body.errors[0].path]).toEqual([422, 'current_password_wrong', 'currentPassword']);
    expect((await exportsOf.list(token)).items).toEqual([]);
  });
  test('to somebody who only signs in by code, who must set a password first', async () => {
    const token = await w.tokenOf('1000015');
    await w.pool.query(
      'update account set password_hash = null where person_id = (select id from person where mrn = $1)',
      ['1000015'],
    );
    const { http, body } = await exportsOf.request(token);
    expect([http, body.code]).toEqual([422, 'password_not_set']);
  });
  test('to the guardian of somebody of 15, who does not see the existing ones either', async () => {
    await bornOn('1000003', '2011-11-23');
    const inside = await w.tokenOf('1000002', '1000003');
    const reply = await exportsOf.request(inside);
    expect([reply.http, reply.body.data.asked_by]).toEqual([200, 'guardian']);
    await w.due();
    const { id } = await exportsOf.newest(inside);
    expect((await exportsOf.file(inside, id)).statusCode).toBe(200);
    await bornOn('1000003', '2011-11-22');
    const { http, body } = await exportsOf.request(inside);
    expect([http, body.code]).toEqual([403, 'person_decides']);
    expect(await exportsOf.list(inside)).toMatchObject({ items: [], may_ask: false, why_not: 'person_decides' });
    expect((await exportsOf.file(inside, id)).statusCode).toBe(404);
  });
  test('while another is made: of many at the same time one is begun', async () => {
    const token = await w.tokenOf('1000010');
    const answers = await Promise.all([1, 2, 3, 4].map(() => exportsOf.request(token)));
    expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ http }) => http === 409)?.body.code).toBe('export_running');
    expect(await exportsOf.list(token)).toMatchObject({ left_today: 2, may_ask: false, why_not: 'export_running' });
  });
  test('a fourth time on one day, until the next morning in Riyadh', async () => {
    const token = await w.tokenOf('1000011');
    for (const _ of [1, 2, 3]) {
      expect((await exportsOf.request(token)).http).toBe(200);
      await w.due();
    }
    const { http, body } = await exportsOf.request(token);
    expect([http, body.code]).toEqual([429, 'too_many_exports']);
    expect(await exportsOf.list(token)).toMatchObject({ left_today: 0, why_not: 'too_many_exports' });
    w.at('2026-11-22T21:00:00Z');
    expect((await exportsOf.request(await w.tokenOf('1000011'))).http).toBe(200);
  });
});

describe('the person gets a notice', () => {
  test('that the copy is ready, once, with a link to it; and polling its progress is not audited', async () => {
    const token = await w.tokenOf('1000016');
    const { body } = await exportsOf.request(token);
    expect(body.data).toMatchObject({ state: 'waiting', percent: 0, asked_by: 'self' });
    const logged = async () => (await client.get('/users/access-log', { token })).body.data.items[0];
    await exportsOf.list(token);
    await exportsOf.list(token);
    expect(await logged()).toMatchObject({ action: 'write', title: 'Copy of the data', why: 'self' });
    await w.due();
    const { notifications } = (await client.get('/notifications/fetch', { token })).body.data;
    const ready = notifications.filter(({ kind }: { kind: string }) => kind === 'data_export_ready');
    expect(ready).toMatchObject([{ link: '/profile/privacy', seen: false }]);
  });
});

describe('the file', () => {
  test('is not found for anybody else, and says so when it is not ready', async () => {
    const token = await w.tokenOf('1000012');
    const { id } = (await exportsOf.request(token)).body.data;
    const early = await exportsOf.file(token, id);
    expect([early.statusCode, early.json().code]).toEqual([409, 'export_not_ready']);
    await w.due();
    expect((await exportsOf.file(token, id)).statusCode).toBe(200);
    expect((await exportsOf.file(await w.tokenOf('1000013'), id)).statusCode).toBe(404);
    expect((await exportsOf.file(token, 987_654)).statusCode).toBe(404);
  });
  test('is gone after seven days, from the disk as well', async () => {
    const token = await w.tokenOf('1000014');
    const { id } = (await exportsOf.request(token)).body.data;
    await w.due();
    const [file] = (await keptFiles()).slice(-1);
    expect(existsSync(storedAt(file!.storage_key))).toBe(true);
    expect(file!.bytes).toBe((await exportsOf.newest(token)).bytes);
    hoursOn(7 * 24);
    const gone = await exportsOf.file(token, id);
    expect([gone.statusCode, gone.json().code]).toEqual([410, 'export_gone']);
    await w.due();
    expect(existsSync(storedAt(file!.storage_key))).toBe(false);
    expect((await keptFiles()).map((kept) => kept.id)).not.toContain(file!.id);
    expect((await exportsOf.newest(token)).state).toBe('removed');
  });
  test('goes at once when the person has deleted their account', async () => {
    await exportsOf.request(await w.tokenOf('1000013'));
    await w.due();
    const before = (await keptFiles()).length;
    await w.db.updateTable('person').set({ deleted_at: w.clock.now() }).where('mrn', '=', '1000013').execute();
    await w.due();
    expect(await keptFiles()).toHaveLength(before - 1);
  });
});
