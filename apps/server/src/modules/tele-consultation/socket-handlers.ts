import { EnterCall, InCall, Signal, type CallAnswer } from '@balsam/contract/tele-consultation';
import { signalLimits } from '@balsam/domain/tele-consultation';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { Sender, SocketHandler, SocketHandlers } from '#platform/realtime/socket-handlers.ts';
import { closeAttendance, markLost, openAttendanceOf, peerOf, touchAttendance } from './attendance.store.ts';
import { enterCall } from './enter-call.ts';
import { lockCall, updateCall } from './calls.store.ts';
import { publishState, sendState, statusOfBoth } from './publish-state.ts';
import { callPartiesOf } from '#modules/booking/index.ts';
import { readCallNow, statusFor } from './call.ts';
import { openRoomToken } from './room-token.ts';

type Handle = SocketHandler<CallAnswer>['handle'];
const refuse = (code: Extract<CallAnswer, { ok: false }>['code']): CallAnswer => ({ ok: false, code });

const Here = InCall.extend({ connected: z.boolean() });
const Signalled = InCall.extend({ signal: Signal });

/** Its line is gone once its socket has closed: the other side is told, and it has a minute to come back. */
const watchLine = (platform: Platform, sender: Sender): void =>
  sender.onClose('call', async () => {
    const lost = await markLost(platform.db, sender.connection, platform.clock.now());
    if (lost) await publishState(platform, lost.appointment_id);
  });

const enter =
  (platform: Platform): Handle =>
  async (sender, message) => {
    const request = EnterCall.safeParse(message).data;
    if (!request) return refuse('invalid');
    const now = platform.clock.now();
    const room = openRoomToken(platform.config.secret, request.token, sender.who, now);
    if (!room) return refuse('token_expired');
    const entered = await platform.db.transaction().execute((tx) => enterCall(tx, { sender, room, request, now }));
    if (typeof entered === 'string') return refuse(entered);
    const { call, own, replaced } = entered;
    watchLine(platform, sender);
    const id = room.appointmentId;
    if (replaced) platform.realtime.sendToConnection(replaced, 'call:end', { id, reason: 'taken_over' });
    const told = await statusOfBoth(platform.db, call, now);
    sendState(platform, told);
    return { ok: true, id, attendance: own.reference, status: told.status[room.side] };
  };

/** Every few seconds of each browser in a call: it is there, and is told how the call stands, should it have missed something. */
const here =
  (platform: Platform): Handle =>
  async ({ connection }, message) => {
    const sent = Here.safeParse(message).data;
    if (!sent) return refuse('invalid');
    const now = platform.clock.now();
    const { db, realtime } = platform;
    const before = await openAttendanceOf(db, sent.attendance, connection);
    const own = await touchAttendance(db, {
      reference: sent.attendance,
      connection,
      connected: sent.connected,
      now,
    });
    if (!before || !own) return refuse('not_there');
    const id = own.appointment_id;
    const parties = await callPartiesOf(db, id, now);
    if (!parties) return refuse('not_there');
    const status = await statusFor(db, await readCallNow(db, parties), own.side, now);
    if (status.state === 'ring') realtime.send(parties.patientId, 'call:ring', { id });
    if (before.lost_at) await publishState(platform, id);
    return { ok: true, id, attendance: own.reference, status };
  };

/** Passes a message on to the other side of a call in which both are now; it is not kept. */
const signal =
  (platform: Platform): Handle =>
  async ({ connection }, message) => {
    const sent = Signalled.safeParse(message).data;
    if (!sent) return refuse('invalid');
    const peer = await peerOf(platform.db, sent.attendance, connection);
    if (!peer) return refuse('not_there');
    const id = peer.appointment_id;
    platform.realtime.sendToConnection(peer.connection, 'call:signal', { id, signal: sent.signal });
    return { ok: true, id, attendance: sent.attendance };
  };

const leave =
  (platform: Platform): Handle =>
  async ({ connection }, message) => {
    const sent = InCall.safeParse(message).data;
    if (!sent) return refuse('invalid');
    const now = platform.clock.now();
    const left = await platform.db.transaction().execute(async (tx) => {
      const own = await openAttendanceOf(tx, sent.attendance, connection);
      if (!own) return undefined;
      await lockCall(tx, own.appointment_id, now);
      await closeAttendance(tx, own.id, 'left', now);
      if (own.side === 'doctor') await updateCall(tx, own.appointment_id, { rung_at: null }, now);
      return own;
    });
    if (!left) return refuse('not_there');
    await publishState(platform, left.appointment_id);
    return { ok: true, id: left.appointment_id, attendance: left.reference };
  };

const limited = (handle: Handle, perTenSeconds: number): SocketHandler<CallAnswer> => ({
  handle,
  // Candidates come in bursts: they are passed on side by side.
  atOnce: 20,
  perTenSeconds,
  tooMany: refuse('too_many'),
  failed: refuse('unavailable'),
});

/** What browsers in a call send; each message is authorised by itself against what the database holds. */
export const callHandlers = (platform: Platform): Omit<SocketHandlers, 'position'> => ({
  'call:enter': limited(enter(platform), 20),
  'call:here': limited(here(platform), 20),
  'call:signal': limited(signal(platform), signalLimits.perTenSeconds),
  'call:leave': limited(leave(platform), 20),
});
