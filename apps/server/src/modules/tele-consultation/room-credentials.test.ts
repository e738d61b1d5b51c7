import { describe, expect, test } from 'vitest';
import { next } from '#test/factories/sockets.ts';
import { world } from '#test/world.ts';
import { as, createPaidCall, openBrowser, openCallServer } from './call.fixture.ts';

const w = await world({ connections: 8 });
const [one, other] = [await openCallServer(w), await openCallServer(w)];
const fahad = await as(w, '1000002');

const afterSeconds = (seconds: number) => w.at(new Date(w.clock.now().getTime() + seconds * 1000));

describe('D10.01 credentials of the room', () => {
  test('D10.01 an old one, another log-in’s and one that was changed are refused', async () => {
    const { id } = await createPaidCall(w, fahad);
    const patient = await openBrowser(w, one, '1000002');
    const second = await openBrowser(w, one, '1000002');
    const { token } = await patient.inject<{ token: string }>('/tele-consultation/token', { appointment_id: id });
    const enter = (browser: typeof patient, room: string) =>
      browser.send('call:enter', { token: room, device: browser.device, to: 'waiting' });
    const expired = { ok: false, code: 'token_expired' };
    expect(await enter(second, token)).toEqual(expired);
    // Another letter than the one that stands there, which may be any.
    expect(await enter(patient, `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`)).toEqual(expired);
    expect(await enter(patient, 'x')).toEqual(expired);
    afterSeconds(300);
    expect(await enter(patient, token)).toMatchObject({ ok: true });
    w.at(new Date(w.clock.now().getTime() + 1));
    expect(await enter(patient, token)).toEqual(expired);
    expect(await patient.send('call:enter', { token, device: 'x', to: 'waiting' })).toEqual({
      ok: false,
      code: 'invalid',
    });
  });
  test('D10.01 a visit that is cancelled while the patient waits: both are told, and nobody comes in any more', async () => {
    const { id } = await createPaidCall(w, fahad);
    w.at(new Date(w.clock.now().getTime() - 10 * 60_000));
    const doctor = await openBrowser(w, one, 'D1001');
    const patient = await openBrowser(w, other, '1000002');
    const { token } = await doctor.inject<{ token: string }>('/tele-consultation/token', { appointment_id: id });
    await patient.enter(id, 'waiting');
    const told = [next(patient.socket, 'call:end'), next(doctor.socket, 'call:end')];
    expect((await fahad.post('/appointments/cancel', { appointment_id: id })).http).toBe(200);
    await one.app.dispatch();
    expect(await Promise.all(told)).toEqual([[{ id, reason: 'cancelled' }], [{ id, reason: 'cancelled' }]]);
    expect(await doctor.send('call:enter', { token, device: doctor.device, to: 'call' })).toEqual({
      ok: false,
      code: 'not_there',
    });
    expect(await patient.status(id)).toMatchObject({
      state: null,
      ended: 'cancelled',
      may: { join: { allowed: false } },
    });
  });
});
