import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '../client.ts';
import { median, quantile, type Figure } from '../figures.ts';
import type { House } from '../house.ts';
import { inTurn, rounds } from '../in-turn.ts';
import { wireOf, type Asked, type Load } from '../load/load.ts';
import { openServer } from '../server.ts';
import { stepsOf, type Step } from './replay.ts';
import { chooseRunner } from './runners.ts';
import { scriptOf } from './script.ts';
import { bookings, gather } from './workload.ts';

const count = 5;

const smallWithCrowd = (house: House) => house.extend(house.small, 'balsam_bench_booking', gather);

/** Books everything once, one after the other, and writes down what was said to the database for each. */
async function listenIn(house: House, template: string, lanes: readonly (readonly Asked[])[]): Promise<Step[][][]> {
  const { url, drop } = await house.clone(template);
  const server = await openServer(url, house.folder, true);
  const steps = await inTurn(lanes, (lane) =>
    inTurn(lane, async ({ method = 'GET', path: where, headers = {}, body }) => {
      server.heard();
      const reply = await server.http.inject({ method, url: where, headers, payload: body as object });
      if (reply.statusCode !== 200) throw new Error(`not booked: ${reply.body}`);
      return stepsOf(server.heard());
    }),
  );
  await server.close();
  await drop();
  return steps;
}

/** What a run left behind, so that nobody is measured who did less. */
const traces = `select (select count(*) from appointment) || ' appointments, ' || (select count(*) from audit_entry) || ' audit entries, '
  || (select count(*) from outbox) || ' events, ' || (select count(*) from idempotency_key where reply is not null) || ' replies' as left_behind`;

type Run = { readonly seconds: number; readonly leftBehind: string };

async function onCopy(house: House, template: string, work: (url: string) => Promise<number>): Promise<Run> {
  const { url, drop } = await house.clone(template);
  const seconds = await work(url);
  const { rows } = await withClient(url, (client) => client.query<{ left_behind: string }>(traces));
  await drop();
  return { seconds, leftBehind: rows[0]?.left_behind ?? '' };
}

/** Books everything through HTTP. Answers the seconds, and how long each booking took. */
async function throughHttp(house: House, load: Load, url: string, lanes: readonly (readonly Asked[])[]) {
  const server = await openServer(url, house.folder);
  const outcome = await load.run({ port: server.port, lanes: lanes.map((lane) => lane.map(wireOf)) });
  await server.close();
  return outcome;
}

/** Booking through HTTP, with all rules, audit, outbox and idempotency, against the same statements with nothing around them. */
export async function measureBooking(house: House, load: Load): Promise<Figure[]> {
  const template = await smallWithCrowd(house);
  const lanes = await onceOn(house, template, bookings);
  const steps = await listenIn(house, template, lanes);
  const runner = await chooseRunner();
  const script = path.join(house.folder, 'booking.pgbench');
  writeFileSync(script, scriptOf(steps));
  const round = async () => {
    const bare = await onCopy(house, template, (url) => runner.run(url, script, steps));
    const ours = await onCopy(house, template, async (url) => (await throughHttp(house, load, url, lanes)).seconds);
    if (bare.leftBehind !== ours.leftBehind)
      throw new Error(`the replay did not do the same: ${bare.leftBehind}; through HTTP ${ours.leftBehind}`);
    return { bare: bare.seconds, ours: ours.seconds };
  };
  await round();
  const seen = await rounds(count, round);
  const people = lanes.flat().length;
  const rate = (seconds: readonly number[]) => Math.round(people / median(seconds));
  return [
    {
      what: `booking through HTTP / ${runner.name}`,
      measured: median(seen.map(({ bare, ours }) => bare / ours)),
      unit: 'x',
      aim: { atLeast: 0.5 },
      binding: false,
      detail: `${rate(seen.map((s) => s.ours))} / ${rate(seen.map((s) => s.bare))} bookings a second, ${lanes.length} at once, ${steps[0]?.[0]?.length} statements each`,
    },
  ];
}

async function onceOn<T>(house: House, template: string, work: (url: string) => Promise<T>): Promise<T> {
  const { url, drop } = await house.clone(template);
  const result = await work(url);
  await drop();
  return result;
}

/** Booking in the large hospital against the small one: the time that 99 of 100 bookings stay under. */
export async function measureBookingGrowth(house: House, load: Load): Promise<Figure[]> {
  const small = await smallWithCrowd(house);
  const large = await house.extend(house.large, 'balsam_bench_booking_large', gather);
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
