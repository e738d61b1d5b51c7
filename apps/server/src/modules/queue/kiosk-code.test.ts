import { describe, expect, test } from 'vitest';
import { instantAt } from '@balsam/domain/time';
import { as, book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { clinicsOf, device, frontDesk, somebody } from './queue.fixture.ts';

const w = await world();
const { hers, skin } = await clinicsOf(w);
const sara = somebody(w, '1000001');
let day = 0;
const nextDay = () => {
  day += 1;
  w.at(instantAt(`2026-12-${String(day).padStart(2, '0')}`, '09:00'));
};
type Kiosk = Awaited<ReturnType<typeof device>>;
const codeOf = async (who = sara) =>
  (await who.get<{ code: string; expires_at: string }>('/patient-queue/kiosk-code')).data;
const readAt = (kiosk: Kiosk, code: string) => kiosk.client.post<{ pass: string }>('/queue/kiosk/codes', { code });
const takeBy = (kiosk: Kiosk, who: { pass?: string; number?: string }) =>
  kiosk.client.post<{ token_number: string }>('/queue/kiosk/tickets', { ...who, clinic_id: skin.id, by: 'print' });
const seconds = (count: number) => w.at(new Date(w.clock.now().getTime() + count * 1000));

describe('D13.22 the code that a phone shows a kiosk', () => {
  test('D13.22 gives the ticket of the profile that showed it, in digits that any scanner types', async () => {
    nextDay();
    const kiosk = await device(w, 'kiosk', skin.locationId);
    const { code } = await codeOf();
    expect(code).toMatch(/^\d{54}$/);
    const { data } = await readAt(kiosk, code);
    const ticket = await takeBy(kiosk, { pass: data.pass });
    expect(ticket.http).toBe(200);
    const { items } = (await sara.get<{ items: { token_number: string }[] }>('/patient-queue')).data;
    expect(items.map((each) => each.token_number)).toContain(ticket.data.token_number);
  });

  test('D13.22 inside the profile of a dependent it is the dependent who gets the ticket', async () => {
    nextDay();
    const kiosk = await device(w, 'kiosk', skin.locationId);
    const guardian = await as(w, '1000002', '1000003');
    const { data } = await readAt(kiosk, (await codeOf(guardian)).code);
    await takeBy(kiosk, { pass: data.pass });
    const { items } = (await guardian.get<{ items: { mrn_number: string }[] }>('/patient-queue')).data;
    expect(items.map((each) => each.mrn_number)).toEqual(['1000003']);
  });

  test('D13.22 a photograph of it is worth nothing: it is read once, and for a minute', async () => {
    nextDay();
    const [here, there] = [await device(w, 'kiosk', skin.locationId), await device(w, 'kiosk', skin.locationId)];
    const { code } = await codeOf();
    expect((await readAt(here, code)).http).toBe(200);
    for (const kiosk of [here, there])
      expect(await readAt(kiosk, code)).toMatchObject({ http: 422, code: 'kiosk_code_wrong' });
    const late = (await codeOf()).code;
    seconds(60);
    expect(await readAt(here, late)).toMatchObject({ code: 'kiosk_code_wrong' });
    const inTime = (await codeOf()).code;
    seconds(59);
    expect((await readAt(here, inTime)).http).toBe(200);
  });
});

type Ticket = { readonly token_number: string; readonly clinic: string; readonly appointment_id: number };
const visitAt = async (time: string) => {
  const slot = await newSlot(w, { at: instantAt(`2026-12-${String(day).padStart(2, '0')}`, time) });
  return pay(w, sara, await book(sara, slot));
};
const tickets = async () => (await sara.get<{ items: Ticket[] }>('/patient-queue')).data.items;
const show = async () => {
  const kiosk = await device(w, 'kiosk', skin.locationId);
  return takeBy(kiosk, { pass: (await readAt(kiosk, (await codeOf()).code)).data.pass });
};
const night = (time: string) => w.at(instantAt(`2026-12-${String(day).padStart(2, '0')}`, time));

describe('D13.22 who chose another clinic than that of their paid visit', () => {
  test('has the ticket of the visit, and a walk-in’s in the chosen clinic only when they ask again', async () => {
    nextDay();
    night('03:00');
    const visit = await visitAt('04:00');
    night('03:35');
    const { data } = await show();
    expect(data.token_number).toBe(`${hers.letter}001`);
    expect(await tickets()).toMatchObject([{ token_number: data.token_number, appointment_id: visit.id }]);
    expect((await show()).data.token_number).toBe(`${skin.letter}001`);
    expect(await tickets()).toHaveLength(2);
  });
  test('gets the walk-in’s ticket while the visit cannot be checked in yet', async () => {
    nextDay();
    night('03:00');
    const visit = await visitAt('04:00');
    night('03:25');
    expect((await show()).data.token_number).toBe(`${skin.letter}001`);
    expect((await sara.get<{ state: string }>(`/appointments/${visit.id}`)).data.state).toBe('booked');
  });
  test('is not told so to whoever typed the number: the answer is that of anybody', async () => {
    nextDay();
    night('03:00');
    const visit = await visitAt('04:00');
    night('03:35');
    const kiosk = await device(w, 'kiosk', skin.locationId);
    expect((await takeBy(kiosk, { number: '1000001' })).data.token_number).toBe(`${skin.letter}001`);
    expect((await sara.get<{ state: string }>(`/appointments/${visit.id}`)).data.state).toBe('booked');
    // The visit keeps its own place: its ticket is taken beside the walk-in's.
    await sara.post('/appointments/check-in', { appointment_id: visit.id });
    expect((await tickets()).map(({ token_number: token }) => token).toSorted()).toEqual(
      [`${hers.letter}001`, `${skin.letter}001`].toSorted(),
    );
  });
});

describe('D13.22 D13.02 a clinic that pauses', () => {
  const choose = async (who: { number: string } | undefined) => {
    const kiosk = await device(w, 'kiosk', hers.locationId);
    const shown = who ?? { pass: (await readAt(kiosk, (await codeOf()).code)).data.pass };
    const body = { ...shown, clinic_id: hers.id, by: 'print' };
    return kiosk.client.post<{ token_number: string }>('/queue/kiosk/tickets', body);
  };
  const setState = (state: string) => frontDesk(w).post(`/staff/queue/clinics/${hers.id}/state`, { state });
  test('takes who shows the code and has a visit there, as the phone and the desk do, and no walk-in', async () => {
    nextDay();
    night('03:00');
    const visit = await visitAt('04:00');
    night('03:35');
    await setState('paused');
    // A number that was typed says nothing of its owner: it is refused like any other.
    expect(await choose({ number: '1000001' })).toMatchObject({ http: 422, code: 'clinic_paused' });
    expect((await choose(undefined)).data).toMatchObject({ token_number: `${hers.letter}001` });
    expect(await tickets()).toMatchObject([{ appointment_id: visit.id }]);
    nextDay();
    await setState('paused');
    expect(await choose(undefined)).toMatchObject({ http: 422, code: 'clinic_paused' });
    expect(await tickets()).toEqual([]);
  });
});

describe('D13.22 who chose another clinic, at a kiosk that asks again', () => {
  test('has one ticket however often it asks, also twice at once', async () => {
    nextDay();
    night('03:00');
    await visitAt('04:00');
    night('03:35');
    const kiosk = await device(w, 'kiosk', skin.locationId);
    const { pass } = (await readAt(kiosk, (await codeOf()).code)).data;
    const replies = [
      ...(await Promise.all([takeBy(kiosk, { pass }), takeBy(kiosk, { pass })])),
      await takeBy(kiosk, { pass }),
    ];
    expect(replies.map(({ data }) => data.token_number)).toEqual(replies.map(() => `${hers.letter}001`));
    expect(await tickets()).toHaveLength(1);
  });
  test('keeps the walk-in’s ticket once the visit can be checked in', async () => {
    nextDay();
    night('03:00');
    await visitAt('04:00');
    night('03:29');
    const kiosk = await device(w, 'kiosk', skin.locationId);
    const { pass } = (await readAt(kiosk, (await codeOf()).code)).data;
    for (const time of ['03:29', '03:32']) {
      night(time);
      expect((await takeBy(kiosk, { pass })).data.token_number).toBe(`${skin.letter}001`);
    }
    expect(await tickets()).toHaveLength(1);
  });
});

describe('D13.22 what opens nothing', () => {
  test('D13.22 one that was made up or changed opens nothing, and only a kiosk reads it', async () => {
    nextDay();
    const [kiosk, board] = [await device(w, 'kiosk', skin.locationId), await device(w, 'board', skin.locationId)];
    const { code } = await codeOf();
    // Somebody else's number under the seal of the first, a later end, another seal.
    const changed = [12, 20, 25, 40].map((at) => {
      const digit = code[at] === '9' ? '0' : String(Number(code[at]) + 1);
      return `${code.slice(0, at)}${digit}${code.slice(at + 1)}`;
    });
    for (const forged of [...changed, '0'.repeat(54)])
      expect(await readAt(kiosk, forged)).toMatchObject({ code: 'kiosk_code_wrong' });
    expect((await readAt(kiosk, 'A'.repeat(54))).http).toBe(400);
    for (const client of [board.client, sara])
      expect((await client.post('/queue/kiosk/codes', { code })).http).toBe(403);
  });

  test('D13.22 the pass is good at that kiosk alone, for five minutes', async () => {
    nextDay();
    const [here, there] = [await device(w, 'kiosk', skin.locationId), await device(w, 'kiosk', skin.locationId)];
    const { pass } = (await readAt(here, (await codeOf()).code)).data;
    expect(await takeBy(there, { pass })).toMatchObject({ code: 'kiosk_code_wrong' });
    expect(await takeBy(here, { pass: `A${pass}` })).toMatchObject({ code: 'kiosk_code_wrong' });
    expect(await takeBy(here, {})).toMatchObject({ http: 400, code: 'required' });
    seconds(299);
    expect((await takeBy(here, { pass })).http).toBe(200);
    seconds(1);
    expect(await takeBy(here, { pass })).toMatchObject({ code: 'kiosk_code_wrong' });
  });

  test('D13.22 what was read is forgotten once its pass is good for nothing any more', async () => {
    nextDay();
    const kiosk = await device(w, 'kiosk', skin.locationId);
    await readAt(kiosk, (await codeOf()).code);
    const kept = async () => (await w.db.selectFrom('kiosk_code_use').select('expires_at').execute()).length;
    const before = await kept();
    expect(before).toBeGreaterThan(0);
    seconds(301);
    await w.due();
    expect(await kept()).toBe(0);
  });
});
