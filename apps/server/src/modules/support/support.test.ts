import { randomUUID } from 'node:crypto';
import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { hostileStrings } from '#test/hostile-strings.ts';
import { world } from '#test/world.ts';
import { createDelivery } from '#test/factories/deliveries.ts';
import { pictureOf } from '#platform/images/pictures.fixture.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { registering } from '#modules/registration/registration.fixture.ts';

const w = await world({ connections: 8 });
const { upload } = registering(w);
const now = w.clock.now();
const day = 24 * 60;
const [sara, fahad, agent] = await Promise.all(
  ['1000001', '1000002', 'support@balsam.example'].map((who) => payer(w, who)),
);

const idOf = async (who: Payer) => (await who.get('/users')).data.id as number;
const ticketBody = (change: object = {}) => ({
  subject: 'Where is it?',
  topic: 'delivery',
  text: 'I wait.',
  ...change,
});
const opened = async (who: Payer, change: object = {}): Promise<number> =>
  (await who.post('/tickets', ticketBody(change))).data.id;
const talk = (who: Payer, id: number, text: string, file_id?: string) =>
  who.post(`/tickets/${id}/messages`, { text, ...(file_id !== undefined && { file_id }) });
const read = async (who: Payer, id: number) => (await who.get(`/tickets/${id}/messages`)).data;
const picture = await pictureOf('png', 40, 30);
const sent = async (who: Payer) => (await upload(who.token, await idOf(who), picture, 'ticket')).body.data.id as string;
const seen = async (who: Payer, file: string) =>
  (
    await w.app.inject({
      url: `/api/v1/mediafiles/${file}`,
      headers: { authorization: `Bearer ${who.token}` },
    })
  ).statusCode;
const newcomers = await Promise.all(['1000010', '1000011', '1000012', '1000013'].map((who) => payer(w, who)));

describe('a ticket is refused', () => {
  test.each<[string, object, number, string]>([
    ['no text', { text: '' }, 422, 'message_empty'],
    ['a text of spaces', { text: '   ' }, 422, 'message_empty'],
    ['no subject', { subject: '  ' }, 400, 'required'],
    ['a subject of 121 letters', { subject: 'x'.repeat(121) }, 400, 'invalid_value'],
    ['a text of 2001 letters', { text: 'x'.repeat(2001) }, 400, 'invalid_value'],
    ['a topic of its own', { topic: 'anything' }, 400, 'invalid_value'],
    ['an order that is not there', { order_id: 999_999 }, 404, 'not_found'],
    ['a picture that is not there', { file_id: randomUUID() }, 404, 'not_found'],
  ])('with %s', async (_, change, http, code) => {
    expect(await sara!.post('/tickets', ticketBody(change))).toMatchObject({ http, code });
  });
  test('D3.01 about an order of somebody else', async () => {
    const id = await createDelivery(w, { mrn: '1000002', state: 'placed' });
    expect(await sara!.post('/tickets', ticketBody({ order_id: id }))).toMatchObject({ code: 'not_found' });
    expect((await fahad!.post('/tickets', ticketBody({ order_id: id }))).data.order_id).toBe(id);
  });
  test('the eleventh of a day, however many come at once; the next day goes on', async () => {
    const who = newcomers[0]!;
    const answers = await Promise.all(Array.from({ length: 12 }, () => who.post('/tickets', ticketBody())));
    expect(answers.map(({ code }) => code).filter((code) => code === 'too_many_tickets')).toHaveLength(2);
    expect((await who.get('/tickets')).data.total).toBe(10);
    w.at(addMinutes(now, day));
    expect((await who.post('/tickets', ticketBody())).http).toBe(200);
    w.at(now);
  });
  test('D3.01 of staff who do not answer tickets', async () => {
    const pharmacist = await payer(w, 'pharmacist@balsam.example');
    expect((await pharmacist.get('/tickets')).http).toBe(403);
    expect((await agent!.post('/tickets', ticketBody())).http).toBe(403);
  });
});

describe('a talk', () => {
  test('goes to and fro, each side with its own count of what it has not read', async () => {
    const id = await opened(newcomers[1]!, { subject: 'A box was open' });
    const queue = (await agent!.get('/tickets?limit=500')).data.items as { id: number }[];
    expect(queue.find((one) => one.id === id)).toMatchObject({ unread: 1, status: 'open', patient: expect.anything() });
    expect((await read(agent!, id)).ticket.unread).toBe(0);
    await talk(agent!, id, 'We are sorry.');
    await talk(agent!, id, 'A new one is on its way.');
    const mine = (await newcomers[1]!.get('/tickets')).data.items[0];
    expect(mine).toMatchObject({
      id,
      unread: 2,
      status: 'answered',
      patient: null,
      last_message: 'A new one is on its way.',
    });
    const { items } = await read(newcomers[1]!, id);
    expect(items.map((m: { mine: boolean; from_staff: boolean }) => [m.mine, m.from_staff])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect((await newcomers[1]!.get('/tickets')).data.items[0].unread).toBe(0);
    await talk(newcomers[1]!, id, 'Thank you.');
    expect((await read(agent!, id)).ticket.status).toBe('open');
  });
  test('D3.01 is not found by another patient, whatever they try', async () => {
    const id = await opened(sara!);
    expect((await fahad!.get(`/tickets/${id}/messages`)).http).toBe(404);
    expect((await talk(fahad!, id, 'I am Sara.')).http).toBe(404);
    expect((await fahad!.post(`/tickets/${id}/close`, {})).http).toBe(404);
    expect((await sara!.get('/tickets/999999/messages')).http).toBe(404);
  });
});

describe('what is written', () => {
  test('stays as it was typed, whatever it is', async () => {
    const who = newcomers[2]!;
    const id = await opened(who);
    const texts = hostileStrings
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= 2000)
      .slice(0, 290);
    const answers: number[] = [];
    for (const text of texts) answers.push((await talk(who, id, text)).http);
    const { items } = (await who.get(`/tickets/${id}/messages?limit=500`)).data as { items: { text: string }[] };
    const taken = texts.filter((_, n) => answers[n] === 200);
    expect(answers.filter((http) => http >= 500)).toEqual([]);
    expect(items.slice(1).map(({ text }) => text)).toEqual(taken);
    expect(taken.length).toBeGreaterThan(texts.length - 5);
  });
  test('sent twice with one key is written once', async () => {
    const id = await opened(sara!);
    const key = randomUUID();
    const send = () => sara!.post(`/tickets/${id}/messages`, { text: 'Once' }, key);
    expect((await send()).data.id).toBe((await send()).data.id);
    expect((await read(sara!, id)).total).toBe(2);
  });
  test('is told to both sides at once, to nobody else', async () => {
    const id = await opened(sara!);
    w.events.clear();
    await talk(agent!, id, 'Here we are.');
    const persons = await Promise.all([sara!, fahad!].map(idOf));
    const receivers = w.events.sent.filter(({ event }) => event === 'ticket').map(({ personId }) => personId);
    expect([receivers.includes(persons[0]!), receivers.includes(persons[1]!)]).toEqual([true, false]);
    expect(receivers.length).toBeGreaterThan(1);
  });
});

describe('an end', () => {
  test('of either side; the patient opens it again within a week, support never', async () => {
    const id = await opened(newcomers[3]!);
    await read(agent!, id);
    expect((await agent!.post(`/tickets/${id}/close`, {})).data).toMatchObject({
      status: 'closed',
      may: { write: false },
    });
    expect((await agent!.post(`/tickets/${id}/close`, {})).http).toBe(200);
    expect(await talk(agent!, id, 'One more thing')).toMatchObject({ code: 'ticket_closed' });
    w.at(addMinutes(now, 7 * day));
    expect((await talk(newcomers[3]!, id, 'It came back.')).http).toBe(200);
    expect((await read(newcomers[3]!, id)).ticket.status).toBe('open');
    await newcomers[3]!.post(`/tickets/${id}/close`, {});
    w.at(addMinutes(now, 14 * day + 1));
    expect(await talk(newcomers[3]!, id, 'Hello?')).toMatchObject({ code: 'ticket_closed' });
    w.at(now);
  });
  test('is not made by support over a message that came in meanwhile and that nobody has read', async () => {
    const id = await opened(newcomers[2]!);
    await read(agent!, id);
    await talk(agent!, id, 'It comes today.');
    await talk(newcomers[2]!, id, 'It came, but one box is open.');
    expect(await agent!.post(`/tickets/${id}/close`, {})).toMatchObject({ http: 409, code: 'ticket_unread' });
    expect((await read(agent!, id)).ticket).toMatchObject({ status: 'open' });
    expect((await agent!.post(`/tickets/${id}/close`, {})).data).toMatchObject({ status: 'closed' });
    const own = await opened(newcomers[2]!);
    await talk(agent!, own, 'Which box?');
    expect((await newcomers[2]!.post(`/tickets/${own}/close`, {})).data).toMatchObject({ status: 'closed' });
  });
});

describe('a picture', () => {
  test('D3.01 is seen by both sides of its ticket alone, and sent once', async () => {
    const id = await opened(sara!);
    const file = await sent(sara!);
    expect(await Promise.all([sara!, agent!, fahad!].map((who) => seen(who, file)))).toEqual([200, 404, 404]);
    expect((await talk(fahad!, await opened(fahad!), '', file)).http).toBe(404);
    expect((await talk(sara!, id, '', file)).http).toBe(200);
    expect((await talk(sara!, id, 'again', file)).http).toBe(404);
    expect(await Promise.all([sara!, agent!, fahad!].map((who) => seen(who, file)))).toEqual([200, 200, 404]);
    const answer = await sent(agent!);
    await talk(agent!, id, '', answer);
    expect(await Promise.all([sara!, agent!, fahad!].map((who) => seen(who, answer)))).toEqual([200, 200, 404]);
    expect((await read(sara!, id)).ticket.has_attachment).toBe(true);
  });
});

describe('D11.01 what somebody of 16 asks support', () => {
  test('is theirs alone: their guardian neither lists, reads, writes nor closes it, nor sees its picture, nor is told', async () => {
    const [omar, guardian] = [await payer(w, '1000004'), await payer(w, '1000002', '1000004')];
    const [file, id] = [await sent(omar), await opened(omar)];
    await talk(omar, id, 'Like this', file);
    const ids = async (who: Payer) => ((await who.get('/tickets')).data.items as { id: number }[]).map((one) => one.id);
    expect([await ids(omar), await ids(guardian)]).toEqual([[id], []]);
    expect((await guardian.get('/tickets')).data.total).toBe(0);
    const tries = [
      guardian.get(`/tickets/${id}/messages`),
      talk(guardian, id, 'What is it?'),
      guardian.post(`/tickets/${id}/close`, {}),
    ];
    expect((await Promise.all(tries)).map(({ code }) => code)).toEqual(['not_found', 'not_found', 'not_found']);
    expect([await seen(omar, file), await seen(guardian, file)]).toEqual([200, 404]);
    await talk(agent!, id, 'We look into it');
    const own = await opened(guardian);
    await talk(agent!, own, 'We look into it');
    await w.dispatch();
    const links = async (who: Payer) =>
      ((await who.get('/notifications/fetch')).data.notifications as { kind: string; link: string }[])
        .filter(({ kind }) => kind === 'ticket_answered')
        .map(({ link }) => Number(link.split('/').at(-1)));
    expect([await links(guardian), new Set(await links(omar))]).toEqual([[own], new Set([id, own])]);
    expect([await ids(guardian), (await read(guardian, own)).items.length]).toEqual([[own], 2]);
  });
});

describe('an answer', () => {
  test('to a ticket in which the patient wrote on meanwhile leaves it waiting until somebody has read that', async () => {
    const id = await opened(newcomers[2]!);
    await read(agent!, id);
    const { waiting_since: since } = await w.db
      .selectFrom('ticket')
      .select('waiting_since')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    w.at(addMinutes(now, 5));
    await talk(newcomers[2]!, id, 'And one box is open.');
    await talk(agent!, id, 'It comes today.');
    const queue = (await agent!.get('/tickets?status=open&limit=500')).data.items as { id: number }[];
    expect(queue.find((one) => one.id === id)).toMatchObject({ unread: 1, status: 'open' });
    const waiting = await w.db.selectFrom('ticket').select('waiting_since').where('id', '=', id).executeTakeFirst();
    expect(waiting).toEqual({ waiting_since: since });
    await read(agent!, id);
    await talk(agent!, id, 'A new one is on its way.');
    expect((await read(agent!, id)).ticket).toMatchObject({ status: 'answered' });
    w.at(now);
  });
  test('notifies the patient once until it is read, without a word of the talk', async () => {
    const id = await opened(sara!);
    await talk(agent!, id, 'A secret word');
    await talk(agent!, id, 'And another');
    await w.dispatch();
    const notes = () =>
      w.db.selectFrom('notification').selectAll().where('link', '=', `/pharmacy/support/${id}`).execute();
    expect(await notes()).toMatchObject([{ kind: 'ticket_answered', person_id: await idOf(sara!) }]);
    expect(JSON.stringify(await notes())).not.toContain('secret');
    await read(sara!, id);
    await talk(agent!, id, 'Are you there?');
    await w.dispatch();
    expect(await notes()).toHaveLength(2);
  });
  test('D3.05 and every look at a ticket is written down', async () => {
    const id = await opened(sara!);
    await read(agent!, id);
    const entries = await w.db
      .selectFrom('audit_entry')
      .select(['action', 'why'])
      .where('what', '=', 'ticket')
      .where('record_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'write', why: 'self' },
      { action: 'read', why: 'staff' },
    ]);
  });
});
