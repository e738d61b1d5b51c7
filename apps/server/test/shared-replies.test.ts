import { describe, expect, test } from 'vitest';
import { instantAt } from '@balsam/domain/time';
import { newSlot } from '#modules/booking/booking.fixture.ts';
import { namesRead } from '#platform/db/table-changes.ts';
import { routes } from '../src/modules.ts';
import { apiClient } from './api-client.ts';
import { secondApp } from './second-app.ts';
import { addressOf, calls, type SampleRequest } from './walk/calls.ts';
import { guestRequests } from './walk/guest-requests.ts';
import { world } from './world.ts';

const w = await world();
const api = apiClient(w);
const other = await secondApp(w, 4);

/** Requests beyond the samples, so that each statement that a call may send is sent. */
const more: Readonly<Record<string, readonly NonNullable<SampleRequest['query']>[]>> = {
  'hospital.findDoctors': [
    { query: 'layla' },
    { query: 'قلب', limit: '3' },
    { query: 'hart' },
    { location_id: '1', method: 'onsite', date: '2026-11-25', sort: 'rating' },
  ],
  'hospital.usersDoctors': [
    { speciality_id: '1', language: 'ar' },
    { clinic_id: '1', appointment_type: 'virtual' },
  ],
  'hospital.specialities': [{ location_id: '1', appointment_type: 'onsite' }],
  'hospital.searchSpecialities': [{ query: 'heart' }, { query: 'hart' }],
  'catalogue.products': [
    { query: 'panadol' },
    { query: 'panadl 500' },
    { offer: 'true', in_stock: 'true', sort: 'price_asc' },
    { relief_id: '1', price_max: '50' },
  ],
  'catalogue.listing': [{ query: 'panadl' }, { brand_id: '1', sort: 'name' }, { query: 'zzzzqq' }],
  'catalogue.suggestions': [{ query: 'pana' }],
};

const shared = routes.flatMap(({ endpoint, shared: sharing }) => {
  const call = calls.find((named) => named.endpoint === endpoint);
  if (!sharing || !call) return [];
  const sample = guestRequests[call.name] ?? {};
  const requests = [sample, ...(more[call.name] ?? []).map((query) => ({ ...sample, query }))];
  const urls = requests.map((request) => addressOf(endpoint, 'v1', request));
  return [{ name: call.name, tables: sharing.tables, urls }];
});

/** Runs work and answers what was sent to the database meanwhile. */
async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const clients = await Promise.all(Array.from({ length: 4 }, () => w.pool.connect()));
  const restore = clients.map((client) => {
    const query = client.query.bind(client) as (...sending: unknown[]) => unknown;
    client.query = ((first: { text: string }, ...rest: unknown[]) => {
      sent.push(first.text);
      return query(first, ...rest);
    }) as typeof client.query;
    client.release();
    return () => {
      client.query = query as typeof client.query;
    };
  });
  await work();
  for (const back of restore) back();
  return sent;
}

const tablesThereAre = async (): Promise<ReadonlySet<string>> => {
  const { rows } = await w.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')`,
  );
  return new Set(rows.map(({ name }) => name));
};

const forget = () => w.changes.announce(new Set(shared.flatMap(({ tables }) => [...tables])));
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => w.app.inject({ url, headers });

describe.each(shared)('$name, the same for everybody', ({ tables, urls }) => {
  test.each(urls)('%s reads from no table that is not declared', async (url) => {
    forget();
    const sent = await statementsDuring(() => get(url));
    const there = await tablesThereAre();
    const read = new Set(sent.flatMap(namesRead).filter((name) => there.has(name)));
    expect(sent).not.toEqual([]);
    expect([...read].filter((name) => !(tables as readonly string[]).includes(name))).toEqual([]);
  });

  test.each(urls)('S7.01 %s answers a guest and two patients alike', async (url) => {
    const answers = [];
    for (const mrn of [undefined, '1000001', '1000002']) {
      forget();
      const reply = await get(url, mrn === undefined ? {} : { authorization: `Bearer ${await w.tokenOf(mrn)}` });
      answers.push(reply.body);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).not.toMatch(/1000001|1000002|"mrn/);
  });
});

const rename = (title: string) => w.db.updateTable('clinic').set({ title }).where('id', '=', 1).execute();
const titleIn = async (app: typeof w.app) => {
  const reply = await app.inject('/api/v1/clinics');
  return (JSON.parse(reply.body) as { data: { items: { title: string }[] } }).data.items[0]?.title;
};

describe('a reply that is kept', () => {
  test('is not sent again after this process changed what it shows, and by another a second later', async () => {
    const was = await titleIn(other.app);
    await titleIn(w.app);
    await rename('Clinic of the morning');
    expect([await titleIn(w.app), await titleIn(other.app)]).toEqual(['Clinic of the morning', was]);
    w.at(new Date(w.clock.now().getTime() + 1000));
    expect(await titleIn(other.app)).toBe('Clinic of the morning');
  });

  test('is made anew after a refusal: a time that another process gave away is shown so to whom it was refused', async () => {
    const slot = await newSlot(w, { at: instantAt('2026-12-03', '03:00') });
    const times = `/api/v1/timeslots/by-location?doctor_id=1&dated=2026-12-03`;
    const isFreeIn = async (app: typeof w.app) => {
      const { data } = (await app.inject(times)).json<{ data: { items: { id: number; is_free: boolean }[] } }>();
      return data.items.find(({ id }) => id === slot)?.is_free;
    };
    const bookIn = async (app: typeof w.app, mrn: string) => {
      const headers = { authorization: `Bearer ${await w.tokenOf(mrn)}` };
      const payload = { slot_id: slot, type: 'onsite' };
      return (await app.inject({ method: 'POST', url: '/api/v1/appointments/create', headers, payload })).statusCode;
    };
    expect(await isFreeIn(other.app)).toBe(true);
    expect([await bookIn(w.app, '1000001'), await isFreeIn(w.app), await isFreeIn(other.app)]).toEqual([
      200,
      false,
      true,
    ]);
    expect([await bookIn(other.app, '1000002'), await isFreeIn(other.app)]).toEqual([409, false]);
  });

  test('is not what a change that was taken back would have shown', async () => {
    const was = await titleIn(w.app);
    await w.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('clinic').set({ title: 'Never' }).where('id', '=', 1).execute();
        throw new Error('taken back');
      })
      .catch(() => {});
    expect(await titleIn(w.app)).toBe(was);
  });

  test('is made once for all who ask for it together, however they write it', async () => {
    forget();
    const sent = await statementsDuring(() =>
      Promise.all(['', '?', '?unknown=1', '?x=2'].map((query) => get(`/api/v1/locations${query}`))),
    );
    expect(sent.filter((text) => text.includes('"location"'))).toHaveLength(1);
  });

  test('is told to a browser that has it already in a word, until it changes', async () => {
    const first = await get('/api/v1/clinics');
    const etag = String(first.headers.etag);
    const again = await get('/api/v1/clinics', { 'if-none-match': `"else", ${etag}` });
    expect([again.statusCode, again.body, first.headers['cache-control']]).toEqual([304, '', 'public, no-cache']);
    await rename('Clinic of the evening');
    expect((await get('/api/v1/clinics', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('is none where the call is refused: what comes later is asked for anew', async () => {
    const path = '/api/v1/products/999999';
    expect([(await get(path)).statusCode, (await get(path)).headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

test('what belongs to a person is never kept: of the calls that take a log-in none is shared', () => {
  const closed = routes.filter(({ endpoint, shared: sharing }) => sharing && !endpoint.access.includes('guest'));
  expect(closed).toEqual([]);
  expect(shared.length).toBeGreaterThan(20);
});

test('a change by an import, outside of requests, is seen at once in its process', async () => {
  const { data } = await api.get('/products/1');
  const before = (data as { name: string }).name;
  await w.platform.db
    .updateTable('product')
    .set({ name: `${before} anew` })
    .where('id', '=', 1)
    .execute();
  expect(((await api.get('/products/1')).data as { name: string }).name).toBe(`${before} anew`);
});
