import { expect, test } from 'vitest';
import { writtenText } from '@balsam/domain/text';
import { hostileStrings } from '#test/hostile-strings.ts';
import { demoNow, world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import type { Data } from '#modules/visits/visits.fixture.ts';

const w = await world();
// Dr. Ziad and Dr. Noor are of one department, Dr. Turki is of another.
const ziad = await as(w, 'D1028');
const noor = await as(w, 'D1027');
const turki = await as(w, 'D1031');
const admin = await as(w, 'admin@balsam.example');

const whole = {
  category: 'fall',
  severity: 'near_miss',
  location: 'Corridor of the second floor',
  happened_at: '2026-11-22T05:00:00.000Z',
  what: 'A wet floor without a sign',
  action: 'It was dried',
};
const idOf = async (body: object): Promise<number> => (await ziad.post<Data>('/ovr', body)).data.id;
const submitted = () => idOf({ ...whole, submit: true });
/** When it was changed last, as whoever sends has seen it: the clock stands still. */
const seen = { updated_at: demoNow.toISOString() };
const found = { ...seen, state: 'reviewed', outcome: 'confirmed', actions: 'Signs were bought' };
const idsOf = async (who: typeof ziad, query = ''): Promise<number[]> =>
  (await who.get<Data>(`/ovr?limit=100${query}`)).data.items.map(({ id }: Data) => id);

test('D13.06 a draft is its reporter’s alone, whoever asks', async () => {
  const id = await idOf({ what: 'Half a sentence' });
  for (const who of [noor, turki, admin]) {
    expect((await who.get(`/ovr/${id}`)).http).toBe(404);
    expect((await who.patch(`/ovr/${id}`, { ...seen, what: 'Mine now' })).http).toBe(404);
    expect((await who.patch(`/ovr/${id}`, found)).http).toBe(404);
    expect(await idsOf(who)).not.toContain(id);
    expect(await idsOf(who, '&view=shared')).not.toContain(id);
  }
  const outsiders = ['1000001', 'pharmacist@balsam.example', 'frontdesk@balsam.example', 'rider@balsam.example'];
  const replies = await Promise.all(outsiders.map(async (who) => (await as(w, who)).get(`/ovr/${id}`)));
  expect(replies.map(({ http }) => http)).toEqual([403, 403, 403, 403]);
  expect((await admin.post('/ovr', whole)).http).toBe(403);
  expect((await ziad.get<Data>(`/ovr/${id}`)).data).toMatchObject({
    state: 'draft',
    mine: true,
    what: 'Half a sentence',
    reporter: { name: 'Ziad Al-Tamimi' },
    may: { write: { allowed: true }, review: { allowed: false } },
  });
});

test('D13.06 it is submitted whole, of what has happened, and once', async () => {
  const id = await idOf({ what: 'A wet floor' });
  const submit = (more: object = {}) => ziad.patch<Data>(`/ovr/${id}`, { ...seen, ...more, state: 'submitted' });
  expect(await submit()).toMatchObject({ http: 422, code: 'ovr_incomplete', errors: [{ path: 'category' }] });
  expect(await submit({ ...whole, location: '  ' })).toMatchObject({ errors: [{ path: 'location' }] });
  const later = new Date(demoNow.getTime() + 1000).toISOString();
  expect(await submit({ ...whole, happened_at: later })).toMatchObject({ code: 'ovr_in_future' });
  expect((await ziad.get<Data>(`/ovr/${id}`)).data).toMatchObject({ state: 'draft', location: '' });
  expect((await submit(whole)).data).toMatchObject({ state: 'submitted', submitted_at: demoNow.toISOString() });
  expect(await submit(whole)).toMatchObject({ http: 409, code: 'ovr_submitted' });
  expect(await ziad.patch(`/ovr/${id}`, { ...seen, what: 'Another story' })).toMatchObject({ code: 'ovr_submitted' });
  expect((await ziad.get<Data>(`/ovr/${id}`)).data.what).toBe(whole.what);
});

test('D13.06 what is typed on one device does not take the place of what was saved from another unseen', async () => {
  const id = await idOf({ what: 'Half a sentence' });
  w.at(new Date(demoNow.getTime() + 1000));
  const first = await ziad.patch<Data>(`/ovr/${id}`, { ...seen, what: 'From the phone' });
  expect(first.http).toBe(200);
  for (const more of [{}, { ...whole, state: 'submitted' }])
    expect(await ziad.patch(`/ovr/${id}`, { ...seen, what: 'From the computer', ...more })).toMatchObject({
      http: 409,
      code: 'ovr_changed',
    });
  const { data } = await ziad.get<Data>(`/ovr/${id}`);
  expect(data).toMatchObject({ state: 'draft', what: 'From the phone' });
  const { updated_at } = data;
  const second = await ziad.patch<Data>(`/ovr/${id}`, { updated_at, what: 'From the computer' });
  expect(second.data.what).toBe('From the computer');
  const unsaid = await ziad.patch<Data>(`/ovr/${id}`, { what: 'From a client that does not say what it has seen' });
  expect(unsaid.http).toBe(200);
  w.at(demoNow);
});

test('D13.06 a moment is one instant, in whichever time zone it was written', async () => {
  const id = await submitted();
  expect((await ziad.get<Data>(`/ovr/${id}`)).data.happened_at).toBe('2026-11-22T05:00:00.000Z');
  expect((await ziad.post('/ovr', { ...whole, happened_at: '2026-11-22 08:00' })).http).toBe(400);
});

test('D13.06 the reporter is hidden from colleagues, and known to themselves and to those who review', async () => {
  const id = await submitted();
  for (const who of [noor, turki]) expect((await who.get(`/ovr/${id}`)).http).toBe(404);
  expect((await admin.get<Data>(`/ovr/${id}`)).data.reporter).toEqual({
    name: 'Ziad Al-Tamimi',
    name_ar: 'زياد التميمي',
  });
  await admin.patch(`/ovr/${id}`, { ...found, shared: true });
  const reply = await noor.get<Data>(`/ovr/${id}`);
  expect(reply.data).toMatchObject({ reporter: null, mine: false, review: { outcome: 'confirmed', by: null } });
  const list = await noor.get<Data>('/ovr?view=shared&limit=100');
  expect(list.data.items.map((one: Data) => one.id)).toContain(id);
  expect(JSON.stringify([reply, list])).not.toMatch(/Ziad|Tamimi|زياد|التميمي/);
  expect((await noor.patch(`/ovr/${id}`, { ...seen, what: 'x' })).http).toBe(403);
  expect((await turki.get(`/ovr/${id}`)).http).toBe(404);
  expect(await idsOf(turki, '&view=shared')).not.toContain(id);
  expect((await ziad.get<Data>(`/ovr/${id}`)).data).toMatchObject({ mine: true, review: { actions: found.actions } });
});

test('D13.06 what the review does not share no colleague sees', async () => {
  const id = await submitted();
  await admin.patch(`/ovr/${id}`, found);
  expect((await noor.get(`/ovr/${id}`)).http).toBe(404);
  expect(await idsOf(noor, '&view=shared')).not.toContain(id);
});

test('D13.06 it is reviewed once, with outcome and actions, by an administrator', async () => {
  const id = await submitted();
  expect((await ziad.patch(`/ovr/${id}`, found)).http).toBe(403);
  expect((await admin.patch(`/ovr/${id}`, { ...seen, what: 'Rewritten' })).http).toBe(403);
  expect(await admin.patch(`/ovr/${id}`, { ...seen, state: 'reviewed' })).toMatchObject({
    code: 'ovr_review_incomplete',
    errors: [{ path: 'outcome' }],
  });
  expect((await admin.patch(`/ovr/${id}`, { ...found, actions: '  ' })).http).toBe(400);
  const replies = await Promise.all([0, 1, 2].map(() => admin.patch<Data>(`/ovr/${id}`, found)));
  expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(replies.find(({ http }) => http === 409)?.code).toBe('ovr_reviewed');
});

test('D13.06 reviewers filter by state and kind, and see how many of each kind there are', async () => {
  const id = await idOf({ ...whole, category: 'infection', submit: true });
  expect(await idsOf(admin, '&state=submitted&category=infection')).toEqual([id]);
  expect(await idsOf(admin, '&state=reviewed&category=infection')).toEqual([]);
  const { counts } = (await admin.get<Data>('/ovr?state=submitted')).data;
  expect(counts).toContainEqual({ category: 'infection', count: 1 });
  const open: Data[] = (await admin.get<Data>('/ovr?limit=100&state=submitted')).data.items;
  const moments: number[] = open.map((one) => Date.parse(one.submitted_at));
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  expect((await ziad.get<Data>('/ovr')).data.counts).toEqual([]);
  expect(await idsOf(admin, '&state=draft')).toEqual([]);
});

test('D13.06 a reviewer who reads or decides stands in the log of who reported', async () => {
  const id = await submitted();
  await admin.get(`/ovr/${id}`);
  await admin.patch(`/ovr/${id}`, found);
  const log = await w.db
    .selectFrom('audit_entry')
    .select(['action', 'why'])
    .where('what', '=', 'incident report')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(log.map(({ action, why }) => `${action} ${why}`)).toEqual(['write self', 'read staff', 'write staff']);
});

test('D13.06 nobody keeps more than twenty drafts, however many are begun at once', async () => {
  const replies = await Promise.all(Array.from({ length: 24 }, () => turki.post('/ovr', {})));
  expect(replies.filter(({ http }) => http === 200)).toHaveLength(20);
  expect(replies.filter(({ code }) => code === 'too_many_ovr_drafts')).toHaveLength(4);
});

test('D13.06 what hostile strings say is kept as it was typed', async () => {
  const id = await idOf({});
  const texts = hostileStrings.map(writtenText).filter((text) => text !== '' && text.length <= 4000);
  const faults = [];
  for (const text of texts.slice(0, 120)) {
    const { http, data } = await ziad.patch<Data>(`/ovr/${id}`, { ...seen, what: text });
    if (http === 200 ? data.what !== text : http !== 400) faults.push([http, text]);
  }
  expect(faults).toEqual([]);
});
