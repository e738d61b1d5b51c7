import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const w = await world({ connections: 8 });
const client = apiClient(w);
const now = w.clock.now();
const day = 24 * 60;
const [sara, fahad, agent, doctor] = await Promise.all(
  ['1000001', '1000002', 'support@balsam.example', 'D1001'].map((who) => w.tokenOf(who)),
);

const message = (change: object = {}) => ({
  name: 'منال القحطاني',
  contact: '٠٥٥ ١٢٣ ٤٥٦٧',
  topic: 'appointment',
  text: 'هل يمكن الحجز ليوم الجمعة؟',
  ...change,
});
let networks = 0;
/** An address that has sent nothing yet. */
const newIp = () => `198.51.100.${(networks += 1)}`;
const write = (change: object = {}, { ip = newIp(), token }: { ip?: string; token?: string | undefined } = {}) =>
  client.post('/contact-us', message(change), { ip, ...(token !== undefined && { token }) });
const asAgent = { token: agent! };
const talk = async (id: number) => (await client.get(`/tickets/${id}/messages`, asAgent)).data;
const queue = async () =>
  (await client.get('/tickets', { ...asAgent, query: { limit: 500 } })).data.items as { id: number }[];
const ticketCount = async () =>
  Number(
    (
      await w.db
        .selectFrom('ticket')
        .select((x) => x.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('a message to the hospital is refused', () => {
  test.each<[string, object, number, string, string]>([
    ['no name', { name: undefined }, 400, 'required', 'name'],
    ['a name of spaces', { name: '   ' }, 400, 'required', 'name'],
    ['a name of 101 letters', { name: 'x'.repeat(101) }, 400, 'too_long', 'name'],
    ['a name of two lines', { name: 'Sara\nAdmin' }, 400, 'invalid_value', 'name'],
    ['no contact', { contact: '' }, 400, 'required', 'contact'],
    ['a contact that is none', { contact: 'call me' }, 422, 'phone_email_not_valid', 'contact'],
    ['a number of the desk', { contact: '0115550100' }, 422, 'phone_email_not_valid', 'contact'],
    ['no topic', { topic: undefined }, 400, 'required', 'topic'],
    ['a topic of orders alone', { topic: 'delivery' }, 400, 'invalid_value', 'topic'],
    ['no text', { text: ' ' }, 400, 'required', 'text'],
    ['a text of 2001 letters', { text: 'x'.repeat(2001) }, 400, 'too_long', 'text'],
  ])('with %s, at its field, and nothing is kept', async (_, change, http, code, path) => {
    const before = await ticketCount();
    const reply = await write(change);
    expect([reply.http, reply.body.errors[0]]).toMatchObject([http, { code, path }]);
    expect(await ticketCount()).toBe(before);
  });
  test('D14.05 more than twenty an hour from one address, however many come at once; another address and the next hour go on', async () => {
    const ip = newIp();
    const many = Array.from({ length: 23 }, () => write({}, { ip }));
    const codes = (await Promise.all(many)).map(({ body }) => body.code).filter(Boolean);
    expect(codes).toEqual(['too_many_requests', 'too_many_requests', 'too_many_requests']);
    expect((await write({}, { ip, token: fahad })).http).toBe(429);
    expect((await write()).http).toBe(200);
    w.at(addMinutes(now, 60));
    expect((await write({}, { ip })).http).toBe(200);
    w.at(now);
  });
  test('a second time under its key: a guest whose answer was lost has one ticket', async () => {
    const headers = { 'x-guest-id': 'guest-of-contact-us-1', 'idempotency-key': 'contact-us-key-1' };
    const [options, before] = [{ ip: newIp(), headers }, await ticketCount()];
    const [first, again] = [
      await client.post('/contact-us', message(), options),
      await client.post('/contact-us', message(), options),
    ];
    expect(again.data).toEqual(first.data);
    expect(await ticketCount()).toBe(before + 1);
  });
  test('of a patient who has opened ten tickets today', async () => {
    const token = await w.tokenOf('1000010');
    const answers = await Promise.all(Array.from({ length: 11 }, () => write({}, { token })));
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['too_many_tickets']);
  });
});

describe('what a guest writes', () => {
  test('D14.05 waits among the tickets of support, with the name and the number to answer to', async () => {
    w.events.clear();
    const { http, data } = await write();
    expect([http, data]).toEqual([200, { id: expect.any(Number) }]);
    expect((await queue()).find(({ id }) => id === data.id)).toMatchObject({
      topic: 'appointment',
      status: 'open',
      unread: 1,
      patient: null,
      sender: { name: 'منال القحطاني', contact: '+966551234567' },
      last_message: 'هل يمكن الحجز ليوم الجمعة؟',
      may: { write: false, close: true },
    });
    expect(w.events.sent.filter(({ event }) => event === 'ticket').length).toBeGreaterThan(0);
    expect((await talk(data.id)).items).toMatchObject([
      { author: 'منال القحطاني', author_ar: 'منال القحطاني', mine: false, from_staff: false },
    ]);
  });
  test('is nobody else’s to read, to answer or to close', async () => {
    const { id } = (await write()).data;
    for (const token of [sara!, fahad!]) {
      expect((await client.get(`/tickets/${id}/messages`, { token })).http).toBe(404);
      expect((await client.post(`/tickets/${id}/close`, {}, { token })).http).toBe(404);
    }
    expect((await client.get(`/tickets/${id}/messages`)).http).toBe(401);
    expect((await client.get(`/tickets/${id}/messages`, { token: doctor! })).http).toBe(403);
  });
  test('D14.05 is answered by phone or e-mail: support writes nothing under it, and closes it', async () => {
    const { id } = (await write({ contact: 'manal@example.com' })).data;
    const answer = await client.post(`/tickets/${id}/messages`, { text: 'Yes' }, asAgent);
    expect([answer.http, answer.body.code]).toEqual([422, 'ticket_of_guest']);
    await talk(id);
    expect((await client.post(`/tickets/${id}/close`, {}, asAgent)).data).toMatchObject({ status: 'closed' });
  });
  test('is a guest’s also when somebody of the hospital wrote it', async () => {
    const { id } = (await write({}, { token: doctor })).data;
    expect((await talk(id)).ticket).toMatchObject({ patient: null, sender: { contact: '+966551234567' } });
  });
});

describe('what a patient writes', () => {
  test('is a ticket of theirs, which support answers in the portal', async () => {
    const { id } = (await write({ name: 'Sara' }, { token: sara })).data;
    expect((await talk(id)).ticket).toMatchObject({
      patient: { name: 'Sara Khalid Al-Harbi' },
      sender: { name: 'Sara', contact: '+966551234567' },
      may: { write: true },
    });
    expect((await client.post(`/tickets/${id}/messages`, { text: 'Yes' }, asAgent)).http).toBe(200);
    const mine = (await client.get('/tickets', { token: sara! })).data.items[0];
    expect(mine).toMatchObject({ id, unread: 1, sender: null, patient: null });
    const entries = await w.db
      .selectFrom('audit_entry')
      .select(['action', 'why'])
      .where('what', '=', 'ticket')
      .where('record_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(entries.slice(0, 2)).toEqual([
      { action: 'write', why: 'self' },
      { action: 'read', why: 'staff' },
    ]);
  });
});

// Last: the log-ins of the others are gone by then.
describe('a ticket of a guest', () => {
  test('goes when it has been closed for its time, what is open stays', async () => {
    const [closed, open] = [(await write()).data.id, (await write()).data.id] as [number, number];
    await talk(closed);
    await client.post(`/tickets/${closed}/close`, {}, asAgent);
    const left = async () =>
      (await w.db.selectFrom('ticket').select('id').where('id', 'in', [closed, open]).orderBy('id').execute()).map(
        ({ id }) => id,
      );
    w.at(addMinutes(now, 180 * day));
    await w.due();
    expect(await left()).toEqual([closed, open]);
    w.at(addMinutes(now, 181 * day));
    await w.due();
    expect(await left()).toEqual([open]);
    w.at(now);
  });
});
