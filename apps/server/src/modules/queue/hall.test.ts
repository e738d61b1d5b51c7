import { describe, expect, test } from 'vitest';
import { instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { clientOf } from '#modules/booking/booking.fixture.ts';
import { callNext, clinicsOf, collect, device, frontDesk, move, somebody, walkIn } from './queue.fixture.ts';

const w = await world();
const desk = frontDesk(w);
const { skin } = await clinicsOf(w);
const sara = somebody(w, '1000001');
let day = 0;
/** Another day, on which nobody has a ticket and nothing was counted. */
const nextDay = () => {
  day += 1;
  w.at(instantAt(`2026-12-${String(day).padStart(2, '0')}`, '09:00'));
};
type Taken = { token_number: string };
const take = (kiosk: Awaited<ReturnType<typeof device>>, number: string, by = 'print') =>
  kiosk.client.post<Taken>('/queue/kiosk/tickets', { number, clinic_id: skin.id, by });

describe('pairing', () => {
  test('D13.03 a device without a pairing shows nothing, a revoked one no more', async () => {
    nextDay();
    expect(await clientOf(w, '').get('/queue/board')).toMatchObject({ http: 401 });
    expect(await clientOf(w, 'A'.repeat(43)).get('/queue/board')).toMatchObject({ http: 401 });
    const board = await device(w, 'board', skin.locationId);
    expect(await board.client.get('/queue/board')).toMatchObject({ http: 200 });
    expect(await desk.delete(`/staff/queue/devices/${board.id}`)).toMatchObject({ http: 200 });
    expect(await board.client.get('/queue/board')).toMatchObject({ http: 401 });
    expect(await desk.delete(`/staff/queue/devices/${board.id}`)).toMatchObject({ http: 404 });
  });
  test('a board is no kiosk, and neither is a log-in', async () => {
    const board = await device(w, 'board', skin.locationId);
    expect(await take(board, '1000001')).toMatchObject({ http: 403 });
    expect(await board.client.get('/patient-queue')).toMatchObject({ http: 403 });
    expect(await board.client.get(`/staff/queue?location_id=${skin.locationId}`)).toMatchObject({ http: 403 });
    expect(await sara.get('/queue/board')).toMatchObject({ http: 403 });
  });
  test('a code pairs once, for ten minutes, and its secret gives the token once', async () => {
    nextDay();
    const guest = clientOf(w, '');
    const begin = async () =>
      (
        await guest.post<{ code: string; secret: string }>('/queue/devices/pairing', {
          kind: 'board',
          location_id: skin.locationId,
        })
      ).data;
    const begun = await begin();
    const claim = () => guest.post<{ token: string | null }>('/queue/devices/claim', { secret: begun.secret });
    expect((await claim()).data.token).toBeNull();
    const pair = (code: string) => desk.post('/staff/queue/devices', { code, name: 'Hall' });
    expect((await pair(begun.code)).http).toBe(200);
    expect(await pair(begun.code)).toMatchObject({ http: 422, code: 'pairing_code_wrong' });
    expect((await claim()).data.token).toMatch(/^[\w-]{43}$/);
    expect(await claim()).toMatchObject({ http: 404 });
    const late = await begin();
    w.at(new Date(w.clock.now().getTime() + 10 * 60_000));
    expect(await pair(late.code)).toMatchObject({ code: 'pairing_code_wrong' });
  });
  test('wrong codes are counted: ten a minute', async () => {
    nextDay();
    const wrong = () => desk.post('/staff/queue/devices', { code: '000000', name: 'Hall' });
    for (let n = 0; n < 10; n += 1) expect((await wrong()).http).toBe(422);
    expect(await wrong()).toMatchObject({ http: 429 });
  });
});

describe('the life of a pairing', () => {
  test('D13.03 a board left on for weeks stays paired; one that nobody heard of for 30 days does not', async () => {
    w.at('2027-01-01T06:00:00Z');
    const board = await device(w, 'board', skin.locationId);
    const seen = async () =>
      (await desk.get<{ items: { id: number; last_seen_at: string }[] }>('/staff/queue/devices')).data.items.find(
        ({ id }) => id === board.id,
      )?.last_seen_at;
    for (const now of ['2027-01-08T06:00:00Z', '2027-02-06T06:00:00Z', '2027-03-08T05:59:59Z']) {
      w.at(now);
      expect((await board.client.get('/queue/board')).http).toBe(200);
      expect(await seen()).toBe(new Date(now).toISOString());
    }
    w.at('2027-04-07T05:59:59Z');
    expect((await board.client.get('/queue/board')).http).toBe(401);
    expect(await seen()).toBeUndefined();
    w.at(instantAt('2026-12-03', '09:00'));
  });
});

describe('D13.03 the board', () => {
  test('D13.03 shows letters and numbers and no name, the last call first', async () => {
    nextDay();
    const board = await device(w, 'board', skin.locationId);
    const [first, second] = [await walkIn(w, sara, skin.id), await walkIn(w, somebody(w, '1000002'), skin.id)];
    await walkIn(w, somebody(w, '1000011'), skin.id);
    await callNext(desk, skin.id);
    await move(desk, first.id, 'serving');
    w.at(new Date(w.clock.now().getTime() + 1000));
    await callNext(desk, skin.id);
    const { data } = await board.client.get<{ calls: { token_number: string; state: string }[]; next: string[] }>(
      '/queue/board',
    );
    expect(data.calls.map(({ token_number: token, state }) => [token, state])).toEqual([
      [second.token_number, 'called'],
      [first.token_number, 'serving'],
    ]);
    expect(data.next).toEqual([`${skin.letter}003`]);
    const names = ['Sara', 'سارة', 'Fahad', 'فهد', '1000001', first.doctor_name, first.clinic];
    for (const name of names) expect(JSON.stringify(data)).not.toContain(name);
  });
  test('a call again has another key, so that it is announced again', async () => {
    nextDay();
    const board = await device(w, 'board', skin.locationId);
    const ticket = await walkIn(w, sara, skin.id);
    const keys = async () =>
      (await board.client.get<{ calls: { key: string }[] }>('/queue/board')).data.calls.map(({ key }) => key);
    await callNext(desk, skin.id);
    const before = await keys();
    await move(desk, ticket.id, 'called');
    expect(await keys()).not.toEqual(before);
  });
});

describe('the kiosk', () => {
  test('answers alike for a number that nobody has, also when asked again', async () => {
    nextDay();
    const kiosk = await device(w, 'kiosk', skin.locationId);
    const [known, unknown] = [await take(kiosk, '1000003'), await take(kiosk, '1999999998')];
    expect([known.http, unknown.http]).toEqual([200, 200]);
    expect(Object.keys(unknown.data).toSorted()).toEqual(Object.keys(known.data).toSorted());
    expect([known.message, known.message_ar]).toEqual([unknown.message, unknown.message_ar]);
    expect((await take(kiosk, '1000003')).data.token_number).toBe(known.data.token_number);
    expect((await take(kiosk, '1999999998')).data.token_number).toBe(unknown.data.token_number);
    expect([known.data.token_number, unknown.data.token_number]).toEqual([`${skin.letter}001`, `${skin.letter}002`]);
  });
  test('takes five tries a minute of one device', async () => {
    nextDay();
    const kiosk = await device(w, 'kiosk', skin.locationId);
    for (let n = 0; n < 5; n += 1) expect((await take(kiosk, '1000003')).http).toBe(200);
    expect(await take(kiosk, '1000003')).toMatchObject({ http: 429, code: 'too_many_requests' });
    w.at(new Date(w.clock.now().getTime() + 60_000));
    expect((await take(kiosk, '1000003')).http).toBe(200);
  });
  test('an SMS goes to the number on file only; an ID, Arabic digits and a QR code name the same person', async () => {
    nextDay();
    const kiosk = await device(w, 'kiosk', skin.locationId);
    const first = await take(kiosk, 'MRN:1000001', 'sms');
    const again = await take(kiosk, '١٠١٠١٠١٠١٠');
    expect(again.data.token_number).toBe(first.data.token_number);
    await take(kiosk, '1999999998', 'sms');
    const messages = await w.db
      .selectFrom('outgoing_message')
      .select('destination')
      .where('created_at', '=', w.clock.now())
      .where('channel', '=', 'sms')
      .execute();
    expect(messages.map(({ destination }) => destination)).toEqual(['+966500000001']);
  });
  test('a ticket of the kiosk is not called before it is paid, and one of nobody never', async () => {
    nextDay();
    const kiosk = await device(w, 'kiosk', skin.locationId);
    await take(kiosk, '1000003');
    await take(kiosk, '1999999998');
    expect(await callNext(desk, skin.id)).toMatchObject({ code: 'queue_empty' });
  });
  test('a clinic of another branch is not there', async () => {
    nextDay();
    const kiosk = await device(w, 'kiosk', skin.locationId);
    const other = await w.db
      .selectFrom('clinic')
      .select('id')
      .where('location_id', '<>', skin.locationId)
      .limit(1)
      .executeTakeFirstOrThrow();
    const reply = await kiosk.client.post('/queue/kiosk/tickets', {
      number: '1000003',
      clinic_id: other.id,
      by: 'print',
    });
    expect(reply).toMatchObject({ http: 404 });
  });
});

test('D3.01 a typed number opens nobody’s record to a doctor before the desk has taken the payment', async () => {
  nextDay();
  await take(await device(w, 'kiosk', skin.locationId), '1000014');
  const ticket = await w.db
    .selectFrom('queue_ticket as t')
    .innerJoin('appointment as a', 'a.id', 't.appointment_id')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .innerJoin('person as p', 'p.id', 't.person_id')
    .select(['t.id', 'd.code', 'a.price', 'a.vat'])
    .where('p.mrn', '=', '1000014')
    .executeTakeFirstOrThrow();
  const doctor = somebody(w, ticket.code);
  const reads = () => doctor.get('/timelines?mrn_number=1000014');
  expect(await reads()).toMatchObject({ http: 404 });
  expect(await collect(desk, { id: ticket.id, total: (ticket.price + ticket.vat) / 100 })).toMatchObject({
    http: 200,
  });
  expect(await reads()).toMatchObject({ http: 200 });
});

test('D13.03 nobody’s phone is filled from a kiosk: five messages a day, and the screen says the same', async () => {
  nextDay();
  const kiosk = await device(w, 'kiosk', skin.locationId);
  const begun = w.clock.now();
  const replies = [];
  for (let n = 0; n < 6; n += 1) {
    w.at(new Date(begun.getTime() + n * 60_000));
    replies.push(await take(kiosk, '1000001', 'sms'));
  }
  expect(replies.map(({ http }) => http)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(replies.map(({ data }) => data.token_number)).size).toBe(1);
  const sent = w.db.selectFrom('outgoing_message').select('id').where('destination', '=', '+966500000001');
  expect(await sent.where('created_at', '>=', begun).where('channel', '=', 'sms').execute()).toHaveLength(5);
});
