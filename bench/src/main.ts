import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureBooking, measureBookingGrowth } from './booking/booking.ts';
import { isMet, tableOf, type Figure } from './figures.ts';
import { openHouse, type House } from './house.ts';
import { inTurn } from './in-turn.ts';
import { openLoad, type Load } from './load/load.ts';
import { measureOrders } from './orders/orders.ts';
import { measureLive } from './live/live.ts';
import { measureTours } from './live/tours.ts';
import { measureOverload } from './overload/overload.ts';
import { measureAgainstBare } from './reads/against-bare.ts';
import { measureGrowth } from './reads/growth.ts';
import { countStatements } from './reads/statement-counts.ts';
import { measureImport } from './shop/import.ts';
import { measureShopRecall } from './shop/recall.ts';
import { measureShopSearch } from './shop/search.ts';
import { measureSignIn } from './sign-in/sign-in.ts';
import { measureStops } from './stops/stops.ts';
import { measureSizes } from './sizes/sizes.ts';

type Measurement = (house: House, load: Load) => Promise<Figure[]>;

const inTheHouse: Readonly<Record<string, Measurement>> = {
  statements: countStatements,
  booking: measureBooking,
  orders: measureOrders,
  bare: measureAgainstBare,
  'sign-in': measureSignIn,
  'shop-search': measureShopSearch,
  'shop-recall': measureShopRecall,
  import: measureImport,
  live: measureLive,
  tours: measureTours,
  overload: measureOverload,
  stops: measureStops,
  growth: async (house, load) => [...(await measureBookingGrowth(house, load)), ...(await measureGrowth(house, load))],
};
const record = path.join(import.meta.dirname, '../figures.json');
const say = (line: string) => process.stderr.write(`${line}\n`);

async function measureInTheHouse(names: readonly string[]): Promise<Figure[]> {
  if (names.length === 0) return [];
  const house = await openHouse(say);
  const load = openLoad();
  const leave = () => void house.close().finally(() => process.exit(130));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    const figures = await inTurn(names, async (name) => {
      say(`Measuring ${name} …`);
      return (await inTheHouse[name]?.(house, load)) ?? [];
    });
    return figures.flat();
  } finally {
    await load.close();
    await house.close();
  }
}

const all = ['sizes', ...Object.keys(inTheHouse)];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: it measures ${all.join(', ')}`);
const chosen = asked.length > 0 ? asked : all;

const figures = [
  ...(chosen.includes('sizes') ? await measureSizes(say) : []),
  ...(await measureInTheHouse(chosen.filter((name) => name !== 'sizes'))),
];
console.log(tableOf(figures));
if (asked.length === 0)
  writeFileSync(record, `${JSON.stringify({ measured_at: new Date().toISOString(), figures }, null, 2)}\n`);
if (figures.some((figure) => figure.binding && !isMet(figure))) process.exitCode = 1;
