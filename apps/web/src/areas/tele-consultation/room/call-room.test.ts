import type { CallAnswer, CallStatus, Signal } from '@balsam/contract/tele-consultation';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallEngine, EngineOptions } from '../engine/call-engine.ts';
import { openCallRoom } from './call-room.ts';
import { enterAndRing } from './enter-and-ring.ts';

const allowed = { allowed: true };
const status = (change: Partial<CallStatus> = {}): CallStatus => ({
  state: null,
  own: 'waiting',
  other: 'away',
  other_back_until: null,
  ring: 'none',
  ring_until: null,
  met_at: null,
  ended: null,
  now: new Date(Date.now() + 3_600_000).toISOString(),
  may: { join: allowed, ring: allowed, enter: allowed, feedback: allowed },
  ...change,
});
const ok = (change: Partial<CallStatus>): CallAnswer => ({
  ok: true,
  id: 7,
  attendance: 'here',
  status: status(change),
});
const refusal = (code: Extract<CallAnswer, { ok: false }>['code']): CallAnswer => ({ ok: false, code });

type Mocked = { [K in keyof CallEngine]: ReturnType<typeof vi.fn<CallEngine[K]>> };
let engine: Mocked & { options?: EngineOptions };
const answers: CallAnswer[] = [];
const asked: string[] = [];
const returned: boolean[] = [];
const signals: Signal[] = [];
const onRefused = vi.fn<() => void>();
/** What happens while the server is asked to let this browser in. */
const meanwhile = vi.fn<() => void>();

function openRoom(side: 'doctor' | 'patient' = 'doctor') {
  return openCallRoom({
    id: 7,
    side,
    device: 'device',
    fetchToken: async () => ({ token: 't', iceServers: [] }),
    enter: async ({ to, returning }) => {
      asked.push(to);
      returned.push(returning);
      meanwhile();
      return answers.shift();
    },
    here: async () => answers.shift(),
    signal: async ({ signal }) => {
      signals.push(signal);
      return undefined;
    },
    leave: async () => {
      asked.push('leave');
      return undefined;
    },
    openEngine: (options) => {
      engine.options = options;
      return engine;
    },
    onRefused,
  });
}

beforeEach(() => {
  for (const list of [answers, asked, returned, signals]) list.length = 0;
  onRefused.mockClear();
  meanwhile.mockReset();
  engine = {
    start: vi.fn<CallEngine['start']>(),
    receive: vi.fn<CallEngine['receive']>(),
    setTrack: vi.fn<CallEngine['setTrack']>(),
    restart: vi.fn<CallEngine['restart']>(),
    setIceServers: vi.fn<CallEngine['setIceServers']>(),
    quality: vi.fn<CallEngine['quality']>(async () => 'good'),
    close: vi.fn<CallEngine['close']>(),
  };
});

describe('D10.02 going in', () => {
  test('D10.02 the waiting room needs no engine, the call does', async () => {
    const room = openRoom();
    answers.push(ok({}), ok({ own: 'in_call' }));
    await room.enter('waiting');
    expect([room.get().place, engine.options]).toEqual(['waiting', undefined]);
    await room.enter('call');
    expect([room.get().place, engine.start.mock.calls.length]).toEqual(['call', 0]);
  });
  test('D10.02 a way is begun once when the other side is or comes in', async () => {
    const room = openRoom();
    answers.push(ok({ own: 'in_call', other: 'in_call' }));
    await room.enter('call');
    expect(engine.start).toHaveBeenCalledOnce();
    room.onStatus(status({ own: 'in_call', other: 'in_call' }));
    expect(engine.start).toHaveBeenCalledOnce();
  });
  test('D10.02 a patient who comes too early waits', async () => {
    const room = openRoom('patient');
    answers.push(refusal('not_started'), ok({}));
    await room.enter('call');
    expect([asked, room.get().place]).toEqual([['call', 'waiting'], 'waiting']);
  });
  test('D10.02 a device whose clock is wrong by an hour counts by the server’s', async () => {
    const room = openRoom();
    answers.push(ok({}));
    await room.enter('waiting');
    expect(Math.round(room.get().clockOffset / 60_000)).toBe(60);
  });
  test('D10.02 what the server refuses makes the screen read again', async () => {
    const room = openRoom();
    answers.push(refusal('not_there'));
    await room.enter('call');
    expect(onRefused).toHaveBeenCalledOnce();
  });
});

async function inCall() {
  const room = openRoom();
  answers.push(ok({ own: 'in_call', other: 'in_call' }));
  await room.enter('call');
  engine.options?.onState('connected');
  await vi.waitUntil(() => answers.length === 0);
  return room;
}

describe('D10.01 going in to ring', () => {
  const ring = vi.fn<() => void>();
  beforeEach(() => void ring.mockClear());

  test('D10.01 the patient is rung by a doctor who is in the call', async () => {
    const room = openRoom();
    answers.push(ok({}), ok({ own: 'in_call' }));
    await room.enter('waiting');
    await enterAndRing(room, ring);
    expect([room.get().place, ring.mock.calls.length]).toEqual(['call', 1]);
  });
  test.each([undefined, refusal('not_there')])(
    'D10.01 and not by one who did not get in, whatever the socket answers (%j)',
    async (answer) => {
      const room = openRoom();
      answers.push(ok({}));
      await room.enter('waiting');
      if (answer) answers.push(answer);
      await enterAndRing(room, ring);
      expect([room.get().place, ring.mock.calls.length]).toEqual(['waiting', 0]);
    },
  );
});

describe('D10.02 lines that break', () => {
  test('D10.02 without the server the picture goes on, and the room is entered again by itself', async () => {
    const room = await inCall();
    room.onLine(false);
    expect([room.get().isConnected, room.get().engine]).toEqual([false, 'connected']);
    answers.push(ok({ own: 'in_call', other: 'in_call' }));
    room.onLine(true);
    await vi.waitUntil(() => asked.length === 2);
    await vi.waitUntil(() => !room.get().isEntering);
    expect([asked, engine.close.mock.calls.length, engine.start.mock.calls.length]).toEqual([['call', 'call'], 0, 1]);
  });
  test('D10.02 a side that has gone takes its picture along; one whose line is lost keeps it', async () => {
    const room = await inCall();
    room.onStatus(status({ own: 'in_call', other: 'line_lost' }));
    expect(engine.close).not.toHaveBeenCalled();
    room.onStatus(status({ own: 'in_call', other: 'away' }));
    expect([engine.close.mock.calls.length, room.get().engine]).toEqual([1, 'idle']);
    room.onStatus(status({ own: 'in_call', other: 'in_call' }));
    expect(engine.start).toHaveBeenCalledTimes(2);
  });
  test('D10.02 what does not get on for two looks is begun anew', async () => {
    const room = await inCall();
    engine.options?.onState('lost');
    for (const _ of [1, 2]) {
      answers.push(ok({ own: 'in_call', other: 'in_call' }));
      await room.beat();
    }
    expect(engine.start).toHaveBeenCalledTimes(2);
  });
  test('D10.02 another network looks for the way again', async () => {
    const room = await inCall();
    room.onNetworkChange();
    expect(engine.restart).toHaveBeenCalledOnce();
  });
  test('D10.02 another device: it is out, and does not come back by itself', async () => {
    const room = await inCall();
    room.onEnd('taken_over');
    room.onLine(true);
    await room.beat();
    expect([room.get().out, room.get().place, asked, engine.close.mock.calls.length]).toEqual([
      'taken_over',
      'outside',
      ['call'],
      1,
    ]);
  });
  test('D10.02 who counts as gone comes back', async () => {
    const room = await inCall();
    answers.push(refusal('not_there'), ok({ own: 'in_call', other: 'in_call' }));
    await room.beat();
    expect([asked, room.get().place]).toEqual([['call', 'call'], 'call']);
  });
});

test('D10.02 what is sent is told to the other side, at once and when the way is found', async () => {
  const room = openRoom();
  answers.push(ok({ own: 'in_call', other: 'in_call' }));
  room.tellSends({ audio: true, video: 'camera' });
  await room.enter('call');
  expect(signals).toEqual([]);
  engine.options?.onState('connected');
  room.tellSends({ audio: false, video: 'off' });
  expect(signals).toEqual([{ sends: { audio: true, video: 'camera' } }, { sends: { audio: false, video: 'off' } }]);
  room.onSignal({ sends: { audio: true, video: 'screen' } });
  expect(room.get().otherSends).toEqual({ audio: true, video: 'screen' });
});

test('D10.02 leaving closes the line and says so', async () => {
  const room = openRoom();
  answers.push(ok({ own: 'in_call' }));
  await room.enter('call');
  await room.leave();
  expect([room.get().out, asked]).toEqual(['left', ['call', 'leave']]);
});

test('D10.02 a call that the doctor ends puts out who is in it, and not who only waits', async () => {
  const room = openRoom('patient');
  answers.push(ok({}), ok({ own: 'in_call' }));
  await room.enter('waiting');
  room.onStatus(status({ ended: 'ended' }));
  room.onEnd('ended');
  expect(room.get()).toMatchObject({ place: 'waiting', out: undefined });
  await room.enter('call');
  room.onEnd('ended');
  expect(room.get()).toMatchObject({ place: 'outside', out: 'ended' });
  const other = openRoom('patient');
  answers.push(ok({}));
  await other.enter('waiting');
  other.onEnd('cancelled');
  expect(other.get()).toMatchObject({ place: 'outside', out: 'cancelled' });
});

describe('D10.02 coming back by itself', () => {
  test('D10.02 what somebody presses is no coming back, what the browser does about its line is', async () => {
    const room = openRoom();
    answers.push(ok({}), ok({}), ok({ own: 'in_call' }), ok({ own: 'in_call' }));
    await room.enter('waiting');
    await room.enter('waiting');
    await room.enter('call');
    await room.enter('call');
    expect(returned).toEqual([false, true, false, true]);
  });
  test('D10.02 a reload that is still in the call comes back to the call', async () => {
    const room = openRoom();
    answers.push(ok({ own: 'in_call' }), refusal('not_there'), refusal('ended'));
    await room.enter('waiting');
    await room.beat();
    expect([asked, returned, room.get().out]).toEqual([['waiting', 'call'], [false, true], 'ended']);
  });
  test.each(['ended', 'taken_over'] as const)('D10.02 a call that is %s is over for it', async (code) => {
    const room = await inCall();
    answers.push(refusal('not_there'), refusal(code));
    await room.beat();
    expect(room.get()).toMatchObject({ place: 'outside', out: code, isEntering: false });
    await room.beat();
    expect(asked).toEqual(['call', 'call']);
  });
  test('D10.02 a call that ends before it has asked to come back is not asked for', async () => {
    const room = openRoom();
    const entering = room.enter('call');
    room.onEnd('ended');
    await entering;
    expect([room.get().out, room.get().isConnected, asked]).toEqual(['ended', true, []]);
  });
  test.each([ok({ own: 'in_call' }), refusal('not_started')])(
    'D10.02 a call that ends before the answer comes stays ended, whatever the answer is',
    async (late) => {
      const room = openRoom();
      answers.push(late);
      meanwhile.mockImplementation(() => room.onEnd('ended'));
      await room.enter('call');
      expect(room.get()).toMatchObject({ place: 'outside', out: 'ended' });
      expect(engine.options).toBeUndefined();
      expect(asked).toEqual(late.ok ? ['call', 'leave'] : ['call']);
    },
  );
});
