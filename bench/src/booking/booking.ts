import { median, quantile, type Figure } from '../figures.ts';
import type { House } from '../house.ts';
import { inTurn, rounds } from '../in-turn.ts';
import type { Load } from '../load/load.ts';
import { count, measureAgainstSql, onceOn, throughHttp } from '../same-sql.ts';
import { bookings, gather } from './workload.ts';

const smallWithCrowd = (house: House) => house.extend(house.small, 'balsam_bench_booking', gather);

const traces = `select (select count(*) from appointment) || ' appointments, ' || (select count(*) from audit_entry) || ' audit entries, '
  || (select count(*) from outbox) || ' events, ' || (select count(*) from idempotency_key where reply is not null) || ' replies' as left_behind`;

/** Booking through HTTP against its SQL alone. */
export const measureBooking = async (house: House, load: Load): Promise<Figure[]> =>
  measureAgainstSql(house, load, {
    what: ['booking', 'bookings'],
    template: await smallWithCrowd(house),
    ask: bookings,
    traces,
    atLeast: 0.5,
  });

/** Booking in the large hospital against the small one: the time that 99 of 100 bookings stay under. */
export async function measureBookingGrowth(house: House, load: Load): Promise<Figure[]> {
  const small = await smallWithCrowd(house);
  const large = await house.extend(await house.large(), 'balsam_bench_booking_large', gather);
  const asked = await inTurn([small, large], async (template) => ({
    template,
    lanes: await onceOn(house, template, bookings),
  }));
  const p99Of = async ({ template, lanes }: (typeof asked)[number]) =>
    onceOn(house, template, async (url) => quantile((await throughHttp(house, load, url, lanes)).milliseconds, 0.99));
  const seen = await rounds(count, () => inTurn(asked, p99Of));
  const at = (n: number) => median(seen.map((pair) => pair[n] ?? 0));
  return [
    {
      what: 'p99 at 10x / 1x: POST /appointments/create',
      measured: median(seen.map(([one = 1, ten = 0]) => ten / one)),
      unit: 'x',
      aim: { atMost: 1.3 },
      binding: false,
      detail: `${at(1).toFixed(1)} / ${at(0).toFixed(1)} ms`,
    },
  ];
}
