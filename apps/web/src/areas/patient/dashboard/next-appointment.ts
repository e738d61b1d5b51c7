import type { Appointment } from '#shared/visits/appointment.ts';

type Candidate = Pick<Appointment, 'may' | 'hold_until' | 'starts_at'>;

const dayMs = 86_400_000;

const isHeldShortly = ({ may, hold_until: until }: Candidate, now: Date): boolean =>
  may.pay.allowed && until !== null && Date.parse(until) - now.getTime() <= dayMs;

/**
 * The one appointment to think of now, out of those ahead (soonest first): a call that can be joined, then a visit that can be
 * checked in to, then a time that is lost unless it is paid within a day, else the next one.
 */
export const nextAppointment = <Visit extends Candidate>(ahead: readonly Visit[], now: Date): Visit | undefined =>
  ahead.find(({ may }) => may.join.allowed) ??
  ahead.find(({ may }) => may.check_in.allowed) ??
  ahead.find((visit) => isHeldShortly(visit, now)) ??
  ahead[0];

/** An unpaid time ahead, other than the one above, whose hold is the next to end. */
export const nextToPay = <Visit extends Candidate>(
  ahead: readonly Visit[],
  above: Visit | undefined,
): Visit | undefined =>
  ahead
    .filter((visit) => visit !== above && visit.may.pay.allowed)
    .toSorted((a, b) => Date.parse(a.hold_until ?? a.starts_at) - Date.parse(b.hold_until ?? b.starts_at))[0];
