import type { Appointment } from '#shared/visits/appointment.ts';

type Timed = Pick<Appointment, 'starts_at' | 'ends_at' | 'check_in_from' | 'join_from' | 'join_until' | 'hold_until'>;

const secondMs = 1000;
const hourMs = 3_600_000;

const boundaries = (visit: Timed): readonly number[] =>
  [visit.starts_at, visit.ends_at, visit.check_in_from, visit.join_from, visit.join_until, visit.hold_until]
    .filter((at) => at !== null)
    .map((at) => Date.parse(at));

/**
 * Milliseconds until the server may answer differently about what may be done: a second after the next of the times of these
 * visits, at most an hour. `false` when all of them have passed.
 */
export const msToNextChange = (visits: readonly Timed[] | undefined, now: Date): number | false => {
  const ahead = (visits ?? []).flatMap(boundaries).filter((at) => at >= now.getTime());
  return ahead.length === 0 ? false : Math.min(Math.min(...ahead) - now.getTime() + secondMs, hourMs);
};
