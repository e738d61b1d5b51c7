import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureBooking, measureBookingGrowth } from './booking/booking.ts';
import { isMet, tableOf, type Figure } from './figures.ts';
import { measureCalls } from './calls/calls.ts';
import { measureFirstFrame } from './calls/first-frame.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { inTurn } from './in-turn.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureLimit } from './limit/limit.ts';
import { openLoad, type Load } from './load/load.ts';
import { measureOrders } from './orders/orders.ts';
import { measureOutages } from './outages/outages.ts';
import { measureLive } from './live/live.ts';
import { measureTours } from './live/tours.ts';
import { measureOverload } from './overload/overload.ts';
import { measureQueueWait } from './queue/queue-wait.ts';
import { measureAgainstBare } from './reads/against-bare.ts';
import { measureGrowth100 } from './reads/growth-100.ts';
import { measureGrowth } from './reads/growth.ts';
import { countStatements } from './reads/statement-counts.ts';
import { keepFigures, type Outcome } from './record.ts';
import { measureRequests } from './requests/requests.ts';
import { measureResident } from './resident/resident.ts';
import { measureImport } from './shop/import.ts';
import { measureSearch } from './search/everywhere.ts';
import { measureShopRecall } from './shop/recall.ts';
import { measureShopSearch } from './shop/search.ts';
import { measureSignIn } from './sign-in/sign-in.ts';
import { measureStops } from './stops/stops.ts';
import { measureSizes } from './sizes/sizes.ts';
import { triageCodes } from './triage/codes.ts';
import { measureTriage } from './triage/triage.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Those on a hospital of their own. */
const onCluster: Readonly<Record<string, (cluster: Cluster, load: Load) => Promise<Figure[]>>> = {
  statements: countStatements,
  booking: measureBooking,
  orders: measureOrders,
  bare: measureAgainstBare,
  limit: measureLimit,
  'sign-in': measureSignIn,
  search: measureSearch,
  'shop-search': measureShopSearch,
  'shop-recall': measureShopRecall,
  import: measureImport,
  live: measureLive,
  calls: measureCalls,
  'first-frame': measureFirstFrame,
  lighthouse: (cluster) => measureLighthouse(cluster, parts),
  requests: measureRequests,
  overload: measureOverload,
  stops: measureStops,
  outages: measureOutages,
  growth: async (cluster, load) => [
    ...(await measureBookingGrowth(cluster, load)),
    ...(await measureGrowth(cluster, load)),
  ],
  'growth-100': measureGrowth100,
  memory: (cluster, load) => measureResident(cluster, load, Number(values.minutes)),
};
/** Those that take so long that they are made only when they are named. */
const long = new Set(['growth-100', 'memory']);

/** Measures; one that fails says so, and the others go on. */
async function outcomeOf(name: string, measure: () => Promise<Figure[]>): Promise<Outcome> {
  say(`Measuring ${name} …`);
  try {
    return { name, figures: await measure() };
  } catch (error) {
    say(`${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return { name, error };
  }
}

async function measureOnCluster(names: readonly string[]): Promise<Outcome[]> {
  if (names.length === 0) return [];
  const cluster = await openCluster(say);
  const load = openLoad();
  const leave = () => void cluster.close().finally(() => process.exit(130));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    return await inTurn(names, (name) => outcomeOf(name, async () => (await onCluster[name]?.(cluster, load)) ?? []));
  } finally {
    await load.close();
    await cluster.close();
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'no-record': { type: 'boolean', default: false },
    codes: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
  },
});
if (values.codes) {
  console.log(triageCodes());
  process.exit();
}
/** These alone may be followed by what to look at (files of cases, names of screens), which is measured and not recorded. */
const [first, ...rest] = positionals;
const isPart = first === 'triage' || first === 'lighthouse';
const requested = isPart ? [first] : positionals;
const parts = isPart ? rest : [];

/** Those that need nothing but the sources. */
const alone: Readonly<Record<string, () => Promise<Figure[]>>> = {
  sizes: () => measureSizes(say),
  tours: measureTours,
  'queue-wait': measureQueueWait,
  triage: () => Promise.resolve(measureTriage(parts, say)),
};
const all = [...Object.keys(alone), ...Object.keys(onCluster)];
const unknown = requested.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: it measures ${all.join(', ')}`);
const chosen = requested.length > 0 ? requested : all.filter((name) => !long.has(name));

const outcomes = [
  ...(await inTurn(
    Object.entries(alone).filter(([name]) => chosen.includes(name)),
    ([name, measure]) => outcomeOf(name, measure),
  )),
  ...(await measureOnCluster(chosen.filter((name) => name in onCluster))),
];
if (!values['no-record'] && parts.length === 0)
  keepFigures(path.join(import.meta.dirname, '../figures.json'), outcomes, new Date());
const figures = outcomes.flatMap((outcome) => ('figures' in outcome ? outcome.figures : []));
console.log(tableOf(figures));
const failed = outcomes.filter((outcome) => 'error' in outcome).map(({ name }) => name);
if (failed.length > 0) console.log(`Not measured, see above: ${failed.join(', ')}`);
if (failed.length > 0 || figures.some((figure) => figure.binding && !isMet(figure))) process.exitCode = 1;
