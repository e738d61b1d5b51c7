import { median, quantile, type Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { inTurn, rounds } from '../in-turn.ts';
import type { Load } from '../load/load.ts';
import { count, measureAgainstSql, onceOn, throughHttp } from '../same-sql.ts';
import { bookings, gather } from './workload.ts';

const smallWithCrowd = (cluster: Cluster) => cluster.extend(cluster.small, 'balsam_bench_booking', gather);

const traces = `select (select count(*) from appointment) || ' appointments, ' || (select count(*) from audit_entry) || ' audit entries, '
  || (select count(*) from outbox) || ' events, ' || (select count(*) from idempotency_key where reply is not null) || ' replies' as left_behind`;

/** Booking through HTTP against its SQL alone. */
export const measureBooking = async (cluster: Cluster, load: Load): Promise<Figure[]> =>
  measureAgainstSql(cluster, load, {
    what: ['booking', 'bookings'],
    template: await smallWithCrowd(cluster),
    prepare: bookings,
    traces,
    atLeast: 0.55,
  });

/** Booking in the large hospital against the small one: the time that 99 of 100 bookings stay under. */
export async function measureBookingGrowth(cluster: Cluster, load: Load): Promise<Figure[]> {
  const small = await smallWithCrowd(cluster);
  const large = await cluster.extend(await cluster.large(), 'balsam_bench_booking_large', gather);
  const prepared = await inTurn([small, large], async (template) => ({
    template,
    queues: await onceOn(cluster, template, bookings),
  }));
  const p99Of = async ({ template, queues }: (typeof prepared)[number]) =>
    onceOn(cluster, template, async (url) =>
      quantile((await throughHttp(cluster, load, url, queues)).milliseconds, 0.99),
    );
  const seen = await rounds(count, () => inTurn(prepared, p99Of));
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
