import type { CallAnswer, EnterCall } from '@balsam/contract/tele-consultation';
import { isInCall, mayComeBack, mayEnterCall } from '@balsam/domain/tele-consultation';
import type { Tx } from '#platform/db/types.ts';
import type { Sender } from '#platform/realtime/socket-handlers.ts';
import { callPartiesOf } from '#modules/booking/index.ts';
import { closeAttendance, insertAttendance, updateAttendance, type AttendanceRow } from './attendance.store.ts';
import { attendanceOf, mayHaveToken, personOf, readCallNow, toCallFacts, type CallNow } from './call.ts';
import { lockCall, updateCall } from './calls.store.ts';
import type { Room } from './room-token.ts';

export type Entered = {
  readonly call: CallNow;
  readonly own: AttendanceRow;
  /** Of another device of the same side, which is out of the call now. */
  readonly replaced: string | undefined;
};
type Refused = Extract<CallAnswer, { readonly ok: false }>['code'];
type Coming = { readonly sender: Sender; readonly room: Room; readonly request: EnterCall; readonly now: Date };

/** The device's own row goes on; another device's is closed, and this one begins. */
async function takePlace(tx: Tx, call: CallNow, { sender, room, request, now }: Coming) {
  const before = attendanceOf(call, room.side);
  const isSame = before?.device === request.device;
  const wasIn = isSame && before.entered_at !== null && isInCall(toCallFacts(call, now).presence[room.side]);
  const enteredAt = wasIn ? before.entered_at : request.to === 'call' ? now : null;
  const { connection, who } = sender;
  const same = isSame ? await updateAttendance(tx, before.id, { connection, enteredAt, now }) : undefined;
  // A tab that was copied has the device's name too; a line that came back sends to nobody by its old name.
  if (same) return { own: same, replaced: before?.connection === connection ? undefined : before?.connection };
  if (before) await closeAttendance(tx, before.id, 'taken_over', now);
  const personId = who.guardianId ?? who.personId;
  const { appointmentId, side } = room;
  const own = await insertAttendance(tx, {
    appointmentId,
    side,
    personId,
    device: request.device,
    connection,
    enteredAt,
    now,
  });
  return { own, replaced: isSame ? undefined : before?.connection };
}

/** Why a browser does not come to where it wants; undefined when it may. */
function refusalOf(call: CallNow, { sender, room, request, now }: Coming): Refused | undefined {
  // The visit may have gone to a colleague since the credential was given.
  if (personOf(call, room.side) !== sender.who.personId) return 'not_there';
  if (!mayHaveToken(call, room.side, now).ok) return 'not_there';
  const facts = toCallFacts(call, now);
  if (request.returning) {
    const own = attendanceOf(call, room.side);
    const isTakenOver = own !== undefined && own.device !== request.device;
    const back = mayComeBack(request.to, { endedAt: facts.endedAt, isTakenOver });
    if (!back.ok) return back.code;
  }
  if (request.to === 'call' && !mayEnterCall(room.side, facts, now).ok) return 'not_started';
  return undefined;
}

/** What follows from a side being in the call: it rings no more, an ended call is open again, and the two may have met. */
async function noteEntry(tx: Tx, call: CallNow, side: Room['side'], now: Date): Promise<CallNow> {
  const { metAt, presence, endedAt, rungAt } = toCallFacts(call, now);
  const haveMet = isInCall(presence.doctor) && isInCall(presence.patient);
  const row = await updateCall(
    tx,
    call.parties.id,
    {
      ...(side === 'patient' && rungAt && { answered_at: now }),
      ...(side === 'doctor' && endedAt && { ended_at: null, ended_why: null }),
      ...(haveMet && metAt === null && { met_at: now }),
    },
    now,
  );
  return { ...call, row };
}

/**
 * A browser comes to the waiting room or into the call, comes back to it, or takes it over from another device of its side (D10.02).
 * The rules are asked again: a credential may be older than a cancellation.
 */
export async function enterCall(tx: Tx, coming: Coming): Promise<Entered | Refused> {
  const { room, now } = coming;
  await lockCall(tx, room.appointmentId, now);
  const parties = await callPartiesOf(tx, room.appointmentId, now);
  if (!parties) return 'not_there';
  const before = await readCallNow(tx, parties);
  const refusal = refusalOf(before, coming);
  if (refusal) return refusal;
  const { own, replaced } = await takePlace(tx, before, coming);
  const after = await readCallNow(tx, parties);
  const call = own.entered_at ? await noteEntry(tx, after, room.side, now) : after;
  return { call, own, replaced };
}
