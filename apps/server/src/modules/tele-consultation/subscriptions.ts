import { callSides } from '@balsam/domain/tele-consultation';
import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentCancelled, appointmentMoved, callPartiesOf } from '#modules/booking/index.ts';
import { personOf } from './call.ts';
import { endCancelled } from './end-call.ts';
import { beginAnew, comesBack } from './move-call.ts';
import { sendState, statusOfBoth } from './publish-state.ts';

export const callSubscriptions: readonly Subscription[] = [
  on(appointmentCancelled, async ({ appointment_id: id }, { tx, now, after, platform }) => {
    const parties = await callPartiesOf(tx, id, now);
    const call = parties && (await endCancelled(tx, parties, now));
    if (!call) return;
    const told = await statusOfBoth(tx, call, now);
    after(() => {
      for (const side of callSides)
        platform.realtime.send(personOf(call, side), 'call:end', { id, reason: 'cancelled' });
      sendState(platform, told);
    });
  }),
  on(appointmentMoved, async ({ appointment_id: id }, { tx, now, after, platform }) => {
    const parties = await callPartiesOf(tx, id, now);
    const moved = parties && (await beginAnew(tx, parties, now));
    if (!moved) return;
    const told = await statusOfBoth(tx, moved.call, now);
    after(() => {
      for (const row of moved.left.filter((each) => !comesBack(moved, each, now)))
        platform.realtime.sendToConnection(row.connection, 'call:end', { id, reason: 'moved' });
      sendState(platform, told);
    });
  }),
];
