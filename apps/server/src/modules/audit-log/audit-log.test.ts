import { describe, expect, test } from 'vitest';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { cell } from './export-log.ts';

type Item = {
  id: number;
  at: string;
  action: string;
  what: string;
  reason: string | null;
  record_id: string | null;
  who: { id: number; name: string; role_id: number } | null;
  whose: { mrn_number: string | null; name: string | null };
};
type Page = { items: Item[]; next: number | null; from: string; until: string; whose: { mrn_number: string } | null };

const w = await world();
const admin = await as(w, 'admin@balsam.example');
const desk = await as(w, 'frontdesk@balsam.example');
const search = (query = '') => admin.get<Page>(`/staff/audit?${query}`);
const today = riyadhDay(demoNow);
const personOf = async (email: string) =>
  (await w.db.selectFrom('account').select('person_id').where('login_email', '=', email).executeTakeFirstOrThrow())
    .person_id;
const file = async (query: string) =>
  w.app.inject({
    url: `/api/v1/staff/audit/export?${query}`,
    headers: { authorization: `Bearer ${await w.tokenOf('admin@balsam.example')}` },
  });

await desk.post('/staff/patients/search', { number: '1000001' });
await desk.post('/staff/patients/search', {
  first_name: 'Fahad',
  family_name: 'Al',
  reason: 'Called without a number',
});
await desk.get('/staff/patients/1000001');

describe('D13.30 the audit log', () => {
  test('is searched by administrators alone', async () => {
    for (const who of [
      'frontdesk@balsam.example',
      'records@balsam.example',
      'support@balsam.example',
      'D1001',
      '1000001',
    ]) {
      const client = await as(w, who);
      for (const path of ['/staff/audit', '/staff/audit/kinds', '/staff/audit/staff', '/staff/audit/export'])
        expect((await client.get(path)).http).toBe(403);
    }
  });
  test('by who of the staff it was: their names to choose from are no look at anybody, so the log does not fill with its own looks', async () => {
    const entries = () => w.db.selectFrom('audit_entry').select('id').where('what', '=', 'staff profile').execute();
    const before = await entries();
    const { data } = await admin.get<{ items: { id: number; name: string; name_ar: string }[] }>('/staff/audit/staff');
    const clerk = await personOf('frontdesk@balsam.example');
    expect(data.items.find(({ id }) => id === clerk)).toEqual({
      id: clerk,
      name: expect.stringMatching(/\w/),
      name_ar: expect.stringMatching(/[\u0600-\u06ff]/),
    });
    expect(await entries()).toEqual(before);
  });
  test('by the number of a person, whose name it never tells', async () => {
    const { data } = await search('number=1000001');
    expect(data.whose).toMatchObject({ mrn_number: '1000001' });
    expect(data.items.length).toBeGreaterThan(0);
    expect(new Set(data.items.map(({ whose }) => `${whose.mrn_number} ${whose.name}`))).toEqual(
      new Set(['1000001 null']),
    );
    expect((await search('number=%D9%A1%D9%A0%D9%A0%D9%A0%D9%A0%D9%A0%D9%A1')).data.whose).toMatchObject({
      mrn_number: '1000001',
    });
    expect((await search('number=9999999')).http).toBe(404);
    expect((await search('number=Sara')).http).toBe(404);
  });
  test('by who it was, by kind and by action, with the reason that was given', async () => {
    const staff = await personOf('frontdesk@balsam.example');
    const { data } = await search(`staff=${staff}&what=person&action=read`);
    expect(new Set(data.items.map(({ who }) => who?.id))).toEqual(new Set([staff]));
    expect(new Set(data.items.map(({ what }) => what))).toEqual(new Set(['person']));
    expect(data.items.map(({ reason }) => reason)).toContain('Called without a number');
    expect(data.items.at(-1)?.reason).toBeNull();
    expect((await search(`staff=${staff}&what=person&action=write`)).data.items).toEqual([]);
    expect((await search('staff=999999')).http).toBe(404);
  });
});

test('D13.30 each kind that there is can be searched by, also the ends of records and who named a head', async () => {
  const { data } = await admin.get<{ items: { what: string }[] }>('/staff/audit/kinds');
  const kinds = data.items.map(({ what }) => what);
  const replies = await Promise.all(kinds.map((what) => search(`what=${encodeURIComponent(what)}`)));
  expect(kinds.filter((_, n) => replies[n]?.http !== 200)).toEqual([]);
  const late = ['retention', 'end of the medical record', 'end of fiscal data', 'head of department'];
  expect(kinds).toEqual(expect.arrayContaining([...late, 'medicines on prescription']));
});

describe('D13.30 the audit log over time', () => {
  test('is searched by Riyadh days, both included', async () => {
    const staff = await personOf('frontdesk@balsam.example');
    const counted = async (from: string, until: string) =>
      (await search(`staff=${staff}&what=person&from=${from}&until=${until}`)).data.items.length;
    expect(await counted(today, today)).toBeGreaterThan(0);
    expect(await counted('2026-01-01', '2026-01-02')).toBe(0);
    w.at('2026-11-23T21:00:00Z');
    const late = await as(w, 'frontdesk@balsam.example');
    await late.post('/staff/patients/search', { number: '1000001' });
    const again = await as(w, 'admin@balsam.example');
    const of = async (day: string) =>
      (await again.get<Page>(`/staff/audit?staff=${staff}&what=person&from=${day}&until=${day}`)).data.items.length;
    expect([await of('2026-11-23'), await of('2026-11-24')]).toEqual([0, 1]);
    w.at(demoNow);
  });
  test('is read page by page, each entry once', async () => {
    const before = await w.db.selectFrom('audit_entry').select('id').execute();
    const seen: number[] = [];
    let next: number | null | undefined;
    do {
      const { data } = await search(`from=2020-01-01&until=2030-01-01${next ? `&before=${next}` : ''}`);
      seen.push(...data.items.map(({ id }) => id));
      next = data.next;
    } while (next !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter(({ id }) => !seen.includes(id))).toEqual([]);
  });
});

describe('D13.30 looking at it', () => {
  test('stands in it, and in the log of whose record it was', async () => {
    const sara = await as(w, '1000001');
    await search('number=1000001&action=read');
    const { data } = await sara.get<Page>('/users/access-log?by=others');
    expect(data.items.find(({ what }) => what === 'audit log')).toMatchObject({
      record_id: expect.stringContaining(today),
      who: { role_id: 1 },
    });
    expect((await search('what=audit%20log')).data.items.length).toBeGreaterThan(0);
  });
  test('as a file is an entry of its own; the file opens in a spreadsheet and runs nothing', async () => {
    const reply = await file('number=1000001&lang=en');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(reply.headers['content-disposition']).toContain('attachment');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const [head, ...lines] = reply.body.trim().split('\r\n');
    expect(head).toContain('"Time in Riyadh","Who"');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.includes('"1000001"'))).toBe(true);
    expect((await file('number=1000001')).body).toContain('الوقت بتوقيت الرياض');
    expect((await search('what=audit%20log%20export')).data.items).toHaveLength(2);
    expect(['=1+1', '+1', '-1', '@x', 'a"b'].map(cell)).toEqual([`"'=1+1"`, `"'+1"`, `"'-1"`, `"'@x"`, '"a""b"']);
    const wide = ['\uff1d1', '\uff0b1', '\uff0d1', '\uff20x', '\n=1'];
    expect(wide.map(cell)).toEqual(wide.map((text) => `"'${text}"`));
  });
  test('as a file holds no formula where another separator begins a cell: a semicolon in Arabic Excel, a tab, a line end', () => {
    const hidden = ['seen; =1+1', ';=1', 'x\n=1', 'x\t\uff1d1', 'x|@y', 'x;"=1;'];
    const shown = ["seen; '=1+1", ";'=1", "x\n'=1", "x\t'\uff1d1", "x|'@y", `x;""'=1;`];
    expect(hidden.map(cell)).toEqual(shown.map((text) => `"${text}"`));
    const plain = ['1-2; 3+4', 'a=b', 'x; y', 'first\nsecond'];
    expect(plain.map(cell)).toEqual(plain.map((text) => `"${text}"`));
  });
  test('as a file is whole over many pages, and refused where it would be too large', async () => {
    const at = addMinutes(demoNow, -60 * 24 * 200);
    const row = { at, person_id: 1, action: 'read' as const, what: 'profile', why: 'self', request_id: 'many' };
    for (let n = 0; n < 3; n += 1)
      await w.db
        .insertInto('audit_entry')
        .values(Array.from({ length: 1000 }, () => row))
        .execute();
    const day = riyadhDay(at);
    const reply = await file(`from=${day}&until=${day}&lang=en`);
    expect(reply.body.trim().split('\r\n')).toHaveLength(3001);
    for (let n = 0; n < 48; n += 1)
      await w.db
        .insertInto('audit_entry')
        .values(Array.from({ length: 1000 }, () => row))
        .execute();
    expect((await file(`from=${day}&until=${day}`)).json()).toMatchObject({ code: 'export_too_large' });
  });
});

describe('D13.30 after an account was closed', () => {
  test('the numbers find what was done with its file, and with that of whoever registered anew', async () => {
    const files = () =>
      w.db
        .selectFrom('person')
        .select(['id', 'mrn', 'national_id'])
        .where('national_id', '=', id)
        .orderBy('id')
        .execute();
    const id = '1099887766';
    await w.db.updateTable('person').set({ national_id: id }).where('mrn', '=', '1000009').execute();
    await desk.get('/staff/patients/1000009');
    await w.db.updateTable('person').set({ deleted_at: demoNow }).where('mrn', '=', '1000009').execute();
    const numbersOf = async (query: string) => {
      const { data } = await search(query);
      return [data.whose?.mrn_number, ...new Set(data.items.map(({ whose }) => whose.mrn_number))];
    };
    expect(await numbersOf('number=1000009&what=profile')).toEqual(['1000009', '1000009']);
    expect(await numbersOf(`number=${id}&what=profile`)).toEqual(['1000009', '1000009']);
    await w.db.updateTable('person').set({ national_id: id }).where('mrn', '=', '1000010').execute();
    await desk.get('/staff/patients/1000010');
    expect(await numbersOf(`number=${id}`)).toEqual(['1000010', '1000010', '1000009']);
    const looks = await w.db
      .selectFrom('audit_entry')
      .select('id')
      .where('what', '=', 'audit log')
      .where(
        'person_id',
        'in',
        (await files()).map((one) => one.id),
      )
      .execute();
    expect(looks).toHaveLength(4);
  });
});
