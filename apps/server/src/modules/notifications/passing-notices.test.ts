import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { newBrowserKeys, pushService, subscriptionText } from '#gateways/push/browser.fixture.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { keep, metformin } from '#modules/medications/medications.fixture.ts';
import { callNext, clinicsOf, frontDesk, walkIn } from '#modules/queue/queue.fixture.ts';
import { createPaidCall } from '#modules/tele-consultation/call.fixture.ts';
import { demoNow, world } from '#test/world.ts';

const service = await pushService();
const w = await world({ config: { pushHosts: ['127.0.0.1'] } });
const layla = await as(w, 'D1001');

/** Fahad, signed in again, with a browser that takes push messages. */
async function onDevice() {
  const fahad = await as(w, '1000002');
  const token = subscriptionText(`${service.url}/fahad`, newBrowserKeys());
  expect((await fahad.post('/notifications/device-token', { token, platform: 'web' })).http).toBe(200);
  return fahad;
}
beforeEach(async () => {
  w.at(demoNow);
  service.state.status = 201;
  await w.dispatch();
  await w.db.deleteFrom('outgoing_message').execute();
  service.taken.length = 0;
});
const headers = () => service.taken.map(({ headers: { ttl, urgency } }) => ({ ttl, urgency }));

describe('D10.02 that the doctor rings', () => {
  /** A ring that began just now, and how to let seconds pass. */
  async function ringing() {
    const { id } = await createPaidCall(w, await as(w, '1000002'));
    await onDevice();
    await w.dispatch();
    service.taken.length = 0;
    const rungAt = w.clock.now();
    expect((await layla.post('/tele-consultation/ring', { appointment_id: id })).http).toBe(200);
    const after = (seconds: number) => w.at(new Date(rungAt.getTime() + seconds * 1000));
    const told = () =>
      w.db
        .selectFrom('notification')
        .select('id')
        .where('kind', '=', 'call_ringing')
        .where('appointment_id', '=', id)
        .execute();
    return { after, told };
  }

  test('reaches a device at once, and the push service keeps it no longer than it rings', async () => {
    const { after, told } = await ringing();
    after(5);
    await w.dispatch();
    expect(headers()).toEqual([{ ttl: '40', urgency: 'high' }]);
    expect(await told()).toHaveLength(1);
  });
  test('is told to nobody when it rings no more', async () => {
    const { after, told } = await ringing();
    after(45);
    await w.dispatch();
    expect([service.taken.length, (await told()).length]).toEqual([0, 0]);
  });
  test('is not sent later by a push service that was out of order meanwhile', async () => {
    const { after, told } = await ringing();
    service.state.status = 503;
    await w.dispatch();
    expect(await told()).toHaveLength(1);
    const tries = service.taken.length;
    service.state.status = 201;
    after(3600);
    await w.dispatch();
    expect(tries).toBeGreaterThan(0);
    expect(service.taken).toHaveLength(tries);
    const pushed = w.db.selectFrom('outgoing_message').select('status').where('useful_until', 'is not', null);
    // One for each browser that the tests before have registered.
    expect(new Set((await pushed.execute()).map(({ status }) => status))).toEqual(new Set(['failed']));
  });
});

test('D10.02 that one is next in the queue is of use on that day only', async () => {
  const { skin } = await clinicsOf(w);
  const at = new Date('2026-12-18T07:00:00Z');
  w.at(at);
  const fahad = await onDevice();
  await walkIn(w, await as(w, '1000001'), skin.id);
  await walkIn(w, fahad, skin.id);
  await callNext(frontDesk(w), skin.id);
  await w.dispatch();
  await w.dispatch();
  const endOfDay = addMinutes(new Date(`${riyadhDay(at)}T00:00:00+03:00`), 24 * 60);
  const ttl = String((endOfDay.getTime() - at.getTime()) / 1000);
  expect(headers()).toContainEqual({ ttl, urgency: 'high' });
});

describe('D11.07 that a dose is due', () => {
  /** Fahad takes a medicine in the morning at 8:00 and in the evening at 20:00; it is 8:00 of a day. */
  async function atEight(day: string): Promise<void> {
    const slots = ['morning', 'evening'];
    const medication = await keep(w, '1000002', metformin(`passing-${day}`, { authoredOn: '2026-12-01' }));
    w.at(new Date(`${day}T07:00:00+03:00`));
    const fahad = await onDevice();
    expect((await fahad.patch(`/medications/${medication}`, { reminder_slots: slots })).http).toBe(200);
    w.at(new Date(`${day}T08:00:00+03:00`));
  }

  test('reaches a device at once, and waits for one that is off no longer than until the next dose', async () => {
    await atEight('2026-12-20');
    await w.due();
    const until = (new Date('2026-12-20T20:00:00+03:00').getTime() - w.clock.now().getTime()) / 1000;
    expect(headers()).toContainEqual({ ttl: String(until), urgency: 'high' });
  });
  test('is not sent by a service that was out of order until the next dose was due', async () => {
    await atEight('2026-12-21');
    service.state.status = 503;
    await w.due();
    const tries = service.taken.length;
    service.state.status = 201;
    w.at(new Date('2026-12-21T20:00:00+03:00'));
    await w.dispatch();
    expect(tries).toBeGreaterThan(0);
    expect(service.taken).toHaveLength(tries);
  });
});
