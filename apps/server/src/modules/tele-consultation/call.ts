import {
  callStateFor,
  comeBackUntil,
  mayEnterCall,
  mayGiveFeedback,
  mayHoldToken,
  mayRing,
  otherSide,
  presenceOf,
  ringOf,
  ringUntil,
  isInCall,
  type Attendance,
  type CallFacts,
  type CallSide,
} from '@balsam/domain/tele-consultation';
import type { CallStatus } from '@balsam/contract/tele-consultation';
import { mayJoinCall } from '@balsam/domain/booking';
import { roles } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { SignedIn } from '#platform/access/actor.ts';
import type { Sql } from '#platform/db/types.ts';
import { sayWhether, type CallParties } from '#modules/booking/index.ts';
import { openAttendances, hasEntered, type AttendanceRow } from './attendance.store.ts';
import { hasFeedback, readCall, type CallRow } from './calls.store.ts';

/** A call as it stands: its appointment, its row once there is one, and who has come and not left. */
export type CallNow = {
  readonly parties: CallParties;
  readonly row: CallRow | undefined;
  readonly attendances: readonly AttendanceRow[];
};

/** On which side somebody is; access has been checked before. */
export const sideOf = ({ roleId }: Pick<SignedIn, 'roleId'>): CallSide =>
  roleId === roles.doctor ? 'doctor' : 'patient';

export const readCallNow = async (sql: Sql, parties: CallParties): Promise<CallNow> => ({
  parties,
  row: await readCall(sql, parties.id),
  attendances: await openAttendances(sql, parties.id),
});

export const attendanceOf = ({ attendances }: CallNow, side: CallSide): AttendanceRow | undefined =>
  attendances.find((each) => each.side === side);

export const toAttendance = (row: AttendanceRow): Attendance => ({
  enteredAt: row.entered_at,
  seenAt: row.seen_at,
  lostAt: row.lost_at,
});

const presenceIn = (call: CallNow, side: CallSide, now: Date) => {
  const row = attendanceOf(call, side);
  return presenceOf(row && toAttendance(row), now);
};

/** A call as the rules of the domain take it. */
export const toCallFacts = (call: CallNow, now: Date): CallFacts => ({
  joinUntil: addMinutes(call.parties.startsAt, call.parties.settings.joinWindowMinutes),
  rungAt: call.row?.rung_at ?? null,
  answeredAt: call.row?.answered_at ?? null,
  declinedAt: call.row?.declined_at ?? null,
  metAt: call.row?.met_at ?? null,
  endedAt: call.row?.ended_at ?? null,
  presence: { doctor: presenceIn(call, 'doctor', now), patient: presenceIn(call, 'patient', now) },
});

/** Whether a side may have a credential for the room now. */
export const mayHaveToken = (call: CallNow, side: CallSide, now: Date) => {
  const { metAt, presence } = toCallFacts(call, now);
  return mayHoldToken(call.parties, { metAt, isStillIn: isInCall(presence[side]) }, now);
};

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** What a side is told of the call: over the socket, and in every reply. */
export async function statusFor(sql: Sql, call: CallNow, side: CallSide, now: Date): Promise<CallStatus> {
  const facts = toCallFacts(call, now);
  const ring = ringOf(facts, now);
  const other = attendanceOf(call, otherSide(side));
  const isLost = facts.presence[otherSide(side)] === 'line_lost';
  const canRate = call.row !== undefined && (await hasEntered(sql, call.parties.id, side));
  const hasRated = canRate && (await hasFeedback(sql, call.parties.id, side));
  const { startsAt } = call.parties;
  return {
    state: callStateFor(side, facts, now),
    own: facts.presence[side],
    other: facts.presence[otherSide(side)],
    other_back_until: isLost && other ? iso(comeBackUntil(toAttendance(other), now)) : null,
    ring,
    ring_until: ring === 'ringing' && facts.rungAt ? iso(ringUntil(facts.rungAt)) : null,
    met_at: iso(facts.metAt),
    ended: call.row?.ended_why ?? null,
    now: now.toISOString(),
    may: {
      join: sayWhether(mayJoinCall(call.parties, now)),
      ring: sayWhether(side === 'doctor' ? mayRing(call.parties, now) : notTheirs),
      enter: sayWhether(mayEnterCall(side, facts, now)),
      feedback: sayWhether(mayGiveFeedback({ startsAt, hasEntered: canRate && !hasRated }, now)),
    },
  };
}
const notTheirs = { ok: false, code: 'forbidden', values: {} } as const;

/** Whose sockets are told of the call, by side. */
export const personOf = ({ parties }: Pick<CallNow, 'parties'>, side: CallSide): number =>
  side === 'doctor' ? parties.doctorPersonId : parties.patientId;
