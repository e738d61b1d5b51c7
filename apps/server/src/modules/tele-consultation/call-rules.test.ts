import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { book, newSlot } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { as, attendanceIn, createPaidCall, openBrowser, openCallServer, type Call } from './call.fixture.ts';

const w = await world({
  connections: 6,
  config: { turn: { urls: ['stun:turn.example:3478', 'turn:turn.example:3478'], secret: 'a secret of the relay' } },
});
const server = await openCallServer(w);
const [sara, fahad, layla] = [await as(w, '1000001'), await as(w, '1000002'), await as(w, 'D1001')];
type Token = {
  token: string;
  expires_at: string;
  ice_servers: { urls: string[]; username?: string; credential?: string }[];
};

const body = (id: number, more: object = {}) => ({ appointment_id: id, ...more });

describe('D10.01 who may have a credential, ring and end', () => {
  test.each(['token', 'ring', 'end', 'decline', 'join', 'feedback'])(
    'D3.01 %s of somebody else is not found',
    async (call) => {
      const { id } = await createPaidCall(w, fahad);
      const stranger = call === 'ring' || call === 'end' ? await as(w, 'D1002') : sara;
      expect(await stranger.post(`/tele-consultation/${call}`, body(id, { rating_value: 5 }))).toMatchObject({
        http: 404,
        code: 'not_found',
      });
    },
  );
  test('D3.01 the state of somebody else’s call is not found', async () => {
    const { id } = await createPaidCall(w, fahad);
    expect((await sara.get(`/tele-consultation/${id}`)).http).toBe(404);
    expect((await (await as(w, 'D1002')).get(`/tele-consultation/${id}`)).http).toBe(404);
  });
  test.each([
    ['ring', '1000002'],
    ['end', '1000002'],
    ['decline', 'D1001'],
  ])('D10.01 %s is not for %s', async (call, who) => {
    const { id } = await createPaidCall(w, fahad);
    expect((await (await as(w, who)).post(`/tele-consultation/${call}`, body(id))).http).toBe(403);
  });
  test('D10.01 both have a credential from an hour before to an hour after the start', async () => {
    const { id, starts_at } = await createPaidCall(w, fahad);
    const start = new Date(starts_at).getTime();
    const codes: unknown[] = [];
    for (const [client, call] of [
      [fahad, 'token'],
      [layla, 'token'],
      [layla, 'ring'],
    ] as const)
      for (const seconds of [-3601, -3600, 3600, 3601]) {
        w.at(new Date(start + seconds * 1000));
        const reply = await client.post<Token>(`/tele-consultation/${call}`, body(id));
        codes.push(reply.code ?? reply.http);
      }
    const each = ['too_early_to_join', 200, 200, 'too_late_to_join'];
    expect(codes).toEqual([...each, ...each, ...each]);
  });
});

describe('D10.01 what may not be called, and what a credential holds', () => {
  test('D10.01 an unpaid one and one on site have neither', async () => {
    w.at(demoNow);
    const soon = addMinutes(demoNow, 45);
    const unpaid = await book(
      sara,
      await newSlot(w, { at: soon, type: 'virtual', minutes: 5, doctor: 'D1006' }),
      'virtual',
    );
    const onsite = await book(sara, await newSlot(w, { at: new Date('2026-12-20T00:00:00Z') }));
    const doctor = await as(w, 'D1006');
    expect((await sara.post('/tele-consultation/token', body(unpaid.id))).code).toBe('payment_pending');
    expect((await doctor.post('/tele-consultation/ring', body(unpaid.id))).code).toBe('payment_pending');
    expect((await sara.post('/tele-consultation/token', body(onsite.id))).code).toBe('call_not_allowed');
    expect((await layla.post('/tele-consultation/ring', body(onsite.id))).code).toBe('call_not_allowed');
    expect(await sara.get<Call>(`/tele-consultation/${onsite.id}`)).toMatchObject({
      http: 200,
      data: { state: null, join_from: null, may: { join: { code: 'call_not_allowed' } } },
    });
  });
  test('D10.01 the credential is good for five minutes, the relay’s user name for three hours and holds nothing of the person', async () => {
    const { id } = await createPaidCall(w, fahad);
    const { data } = await fahad.post<Token>('/tele-consultation/token', body(id));
    expect(data.expires_at).toBe(addMinutes(w.clock.now(), 5).toISOString());
    const [stun, relay] = data.ice_servers;
    expect(stun).toEqual({ urls: ['stun:turn.example:3478'] });
    expect(relay?.username).toMatch(new RegExp(`^${addMinutes(w.clock.now(), 180).getTime() / 1000}:[\\w-]{12}$`));
    const credential = createHmac('sha1', 'a secret of the relay')
      .update(relay?.username ?? '')
      .digest('base64');
    expect(relay?.credential).toBe(credential);
    expect(data.token).not.toContain('a secret');
  });
  test('D10.01 the guardian of a child joins in the child’s profile', async () => {
    const inside = await as(w, '1000002', '1000003');
    const { id } = await createPaidCall(w, inside);
    expect((await inside.post<Token>('/tele-consultation/token', body(id))).http).toBe(200);
    expect((await fahad.post('/tele-consultation/token', body(id))).http).toBe(404);
    const [doctor, guardian] = [
      await openBrowser(w, server, 'D1001'),
      await openBrowser(w, server, '1000002', '1000003'),
    ];
    await doctor.enter(id, 'call');
    expect(await guardian.enter(id, 'call')).toMatchObject({ ok: true, status: { state: 'participant' } });
  });
});

describe('S4.03 a call that nobody came to', () => {
  test('S4.03 no one joined, from the end of the window on, for both', async () => {
    const { id, starts_at } = await createPaidCall(w, fahad);
    const patient = await openBrowser(w, server, '1000002');
    await patient.enter(id, 'waiting');
    const end = addMinutes(new Date(starts_at), 60);
    w.at(end);
    expect((await fahad.get<Call>(`/tele-consultation/${id}`)).data.state).toBeNull();
    w.at(new Date(end.getTime() + 1));
    const states = await Promise.all([fahad, layla].map((client) => client.get<Call>(`/tele-consultation/${id}`)));
    expect(states.map(({ data }) => data.state)).toEqual(['no one joined', 'no one joined']);
  });
  test('D10.03 whoever waited for the doctor in the call was not missing by the word of the doctor alone', async () => {
    const { id } = await createPaidCall(w, fahad);
    await (await openBrowser(w, server, '1000002')).enter(id, 'waiting');
    const settle = (outcome: string) => layla.post(`/appointments/${id}/outcome`, { outcome });
    expect(await settle('missed_by_patient')).toMatchObject({ http: 422, code: 'patient_was_there' });
    expect(await settle('missed_by_doctor')).toMatchObject({ data: { state: 'missed', missed_by: 'doctor' } });
    const nobody = await createPaidCall(w, fahad);
    expect(await layla.post(`/appointments/${nobody.id}/outcome`, { outcome: 'missed_by_patient' })).toMatchObject({
      data: { missed_by: 'patient' },
    });
  });
  test('D10.02 a talk goes on beyond the window; who has left does not come back', async () => {
    const { id, starts_at } = await createPaidCall(w, fahad);
    const [doctor, patient] = [await openBrowser(w, server, 'D1001'), await openBrowser(w, server, '1000002')];
    const attendance = attendanceIn(await doctor.enter(id, 'call'));
    const own = attendanceIn(await patient.enter(id, 'call'));
    w.at(new Date(new Date(starts_at).getTime() + 3600_001));
    for (const [browser, mine] of [
      [doctor, attendance],
      [patient, own],
    ] as const)
      expect(await browser.send('call:here', { attendance: mine, connected: true })).toMatchObject({ ok: true });
    expect(await patient.enter(id, 'call')).toMatchObject({ ok: true, status: { state: 'participant' } });
    await patient.send('call:leave', { attendance: own });
    expect((await fahad.post('/tele-consultation/token', body(id))).code).toBe('too_late_to_join');
  });
});

describe('S5.08 feedback on a call', () => {
  const feedback = (id: number, more: object) => body(id, more);
  async function ended() {
    const { id } = await createPaidCall(w, fahad);
    const [doctor, patient] = [await openBrowser(w, server, 'D1001'), await openBrowser(w, server, '1000002')];
    await doctor.enter(id, 'call');
    await patient.enter(id, 'call');
    await doctor.post('end', id);
    return id;
  }
  const path = '/tele-consultation/feedback';

  test('S5.08 without a star, without words of a doctor, without a call: each is refused', async () => {
    const id = await ended();
    expect(await fahad.post(path, feedback(id, { comment: 'x' }))).toMatchObject({
      http: 422,
      code: 'rating_required',
      message: 'Select any star to continue',
    });
    expect(await layla.post(path, feedback(id, { rating_value: 5, comment: '  ' }))).toMatchObject({
      http: 422,
      code: 'feedback_required',
      message: 'Please enter your feedback before submitting.',
    });
    expect((await fahad.post(path, feedback(id, { rating_value: 6 }))).http).toBe(400);
    const never = await createPaidCall(w, fahad);
    expect((await fahad.post(path, feedback(never.id, { rating_value: 5 }))).code).toBe('no_call_to_rate');
  });
  test('S5.08 from each side once; a doctor speaks of the line only', async () => {
    const id = await ended();
    const problems = ['picture', 'sound', 'line'];
    expect((await fahad.get<Call>(`/tele-consultation/${id}`)).data.may.feedback.allowed).toBe(true);
    const answers = await Promise.all(
      [1, 2].map(() => fahad.post(path, feedback(id, { rating_value: 2, problems, comment: ' جيد ' }))),
    );
    expect(answers.map(({ http, code }) => code ?? String(http)).toSorted()).toEqual(['200', 'feedback_already_given']);
    expect((await layla.post(path, feedback(id, { rating_value: 4, problems, comment: 'ok' }))).http).toBe(200);
    expect((await fahad.get<Call>(`/tele-consultation/${id}`)).data.may.feedback.allowed).toBe(false);
    const rows = await w.db
      .selectFrom('call_feedback')
      .select(['side', 'rating', 'problems', 'comment'])
      .where('appointment_id', '=', id)
      .orderBy('side')
      .execute();
    expect(rows).toEqual([
      { side: 'doctor', rating: 4, problems: ['line'], comment: 'ok' },
      { side: 'patient', rating: 2, problems, comment: 'جيد' },
    ]);
  });
});
