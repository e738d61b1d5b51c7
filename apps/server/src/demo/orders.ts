import { sql, type Insertable } from 'kysely';
import { standardVatPercent } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { isOrderActive, promisedBy, totalsOf } from '@balsam/domain/orders';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { readStockedProducts, type StockedProduct } from '#modules/catalogue/index.ts';
import { orderLines, totalColumns } from '#modules/orders/index.ts';
import type { PharmacyOrder } from '#platform/db/schema.gen.ts';
import type { Tx } from '#platform/db/types.ts';
import { englishHome, homes, plannedOrders, type PlannedOrder } from './orders/plan.ts';
import { endOf, endReasons } from './orders/ends.ts';
import { stepsOf } from './orders/steps.ts';
import type { Seeding } from './seeding.ts';

/** DECISIONS §4, as the settings have them at first. */
const charges = { freeFrom: halalas(150_00), standard: halalas(12_00), fastExtra: halalas(16_00) };
/** DECISIONS §15, as they have them at first. */
const promises = { closes: '23:00', normalDays: 1, transferDays: 2 };

const pharmacist = 'pharmacist@balsam.example';

type People = ReadonlyMap<string, { readonly personId: number; readonly accountId: number }>;

/** Everybody who orders, checks or brings, by MRN or by the e-mail address of their log-in. */
async function findPeople(tx: Tx): Promise<People> {
  const rows = await tx
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['a.id as accountId', 'p.id as personId', 'p.mrn', 'a.login_email'])
    .execute();
  return new Map(rows.map((row) => [row.mrn ?? row.login_email ?? '', row]));
}

async function productsByName(tx: Tx, now: Date): Promise<ReadonlyMap<string, StockedProduct>> {
  const names = plannedOrders.flatMap(({ items }) => items.map(({ name }) => name));
  const ids = await tx.selectFrom('product').select('id').where('name', 'in', names).execute();
  const products = await readStockedProducts(
    tx,
    ids.map(({ id }) => id),
    now,
  );
  return new Map([...products.values()].map((product) => [product.card.name, product]));
}

function priced({ items, mode }: PlannedOrder, products: ReadonlyMap<string, StockedProduct>) {
  const lines = items.map(({ name, quantity }) => {
    const product = products.get(name);
    if (!product) throw new RangeError(`no product ${name}`);
    return { product, quantity };
  });
  const totals = totalsOf({ lines: lines.map(({ product, quantity }) => ({ ...product, quantity })), mode, charges });
  return { lines, totals };
}

/** Imran and Aisha, who read English. */
const englishReaders: ReadonlySet<string> = new Set(['1000015', '1000028']);

const addressOf = (mrn: string, n: number) => {
  const home = englishReaders.has(mrn) ? englishHome : homes[mrn === '1000001' ? 0 : n % homes.length]!;
  const { name, street, district, latitude, longitude } = home;
  const where = {
    ADDRESS: [street, district].join(home === englishHome ? ', ' : '، '),
    ADDRESS_NAME: name,
    CITY: 'Riyadh',
  };
  return JSON.stringify({ ...where, LATITUDE: latitude, LONGITUDE: longitude });
};

type Facts = { readonly people: People; readonly branch: number; readonly now: Date };

function orderRow(
  order: PlannedOrder,
  { totals }: ReturnType<typeof priced>,
  n: number,
  { people, branch, now }: Facts,
): Insertable<PharmacyOrder> {
  const buyer = people.get(order.mrn)!;
  const placed = addMinutes(now, -order.minutesAgo);
  const steps = stepsOf(order, now);
  const isPickup = order.mode === 'pickup';
  const planned =
    order.mode === 'scheduled_delivery' ? { from: addMinutes(placed, 60), to: addMinutes(placed, 120) } : undefined;
  const handOver = { mode: order.mode, window: planned, placedAt: placed, isTransferred: false };
  return {
    person_id: buyer.personId,
    account_id: buyer.accountId,
    mode: order.mode,
    state: order.state,
    payment_state: 'paid',
    ...endOf(order.state, totals),
    payable_until: addMinutes(placed, 11),
    scheduled_from: planned?.from ?? null,
    scheduled_to: planned?.to ?? null,
    address: isPickup ? null : addressOf(order.mrn, n),
    location_id: isPickup ? branch : null,
    branch_id: branch,
    vat_percent: standardVatPercent,
    ...totalColumns(totals),
    rider_id: order.rider === undefined ? null : people.get(order.rider)!.personId,
    rider_assigned_at: steps.find(({ to }) => to === 'rider_assigned')?.at ?? null,
    completed_at: isOrderActive(order.state) ? null : steps.at(-1)!.at,
    rating: order.stars,
    rating_comment: order.stars === null ? null : '',
    rated_at: order.stars === null ? null : addMinutes(steps.at(-1)!.at, 30),
    created_at: addMinutes(placed, -4),
    placed_at: placed,
    promised_by: promisedBy(handOver, promises) ?? null,
  };
}

/** What each order went through, and who moved it. */
async function insertSteps(tx: Tx, ids: readonly number[], { people, now }: Facts): Promise<void> {
  const rows = plannedOrders.flatMap((order, n) => {
    const movers = { patient: order.mrn, pharmacist, rider: order.rider ?? '', assignment: '', lapse: '' };
    return stepsOf(order, now).map(({ from, to, by, at }) => ({
      reason: endReasons[to] ?? null,
      order_id: ids[n]!,
      at,
      from_state: from,
      to_state: to,
      by_account_id: people.get(movers[by])?.accountId ?? null,
    }));
  });
  await tx.insertInto('order_event').values(rows).execute();
}

/** Prescriptions of the orders that need one, judged or waiting for the pharmacist. */
async function insertPrescriptions(tx: Tx, ids: readonly number[], { people, now }: Facts): Promise<void> {
  const rows = plannedOrders.flatMap(({ mrn, prescription, minutesAgo }, n) =>
    prescription === undefined
      ? []
      : [
          {
            person_id: people.get(mrn)!.personId,
            order_id: ids[n]!,
            state: prescription,
            created_at: addMinutes(now, -minutesAgo - 8),
            reason: prescription === 'rejected' ? (endReasons.rejected ?? null) : null,
            ...(prescription !== 'pending' && {
              judged_by: people.get(pharmacist)!.accountId,
              judged_at: addMinutes(now, -minutesAgo + 2),
            }),
          },
        ],
  );
  await tx.insertInto('prescription').values(rows).execute();
}

/** The goods are taken from the stock of the branch, of one lot each; what ended at the pharmacy is in stock again. */
async function takeGoods(tx: Tx, { branch, now }: Facts): Promise<void> {
  await sql`
    insert into order_stock (order_id, lot_id, quantity)
    select l.order_id, lot.id, l.quantity from order_line l
    join pharmacy_order o on o.id = l.order_id and o.state not in ('cancelled', 'rejected')
    cross join lateral (select s.id from stock_lot s where s.product_id = l.product_id and s.quantity >= 20
      and s.location_id = ${branch} and s.expires_on > ${riyadhDay(now)}::date order by s.expires_on, s.id limit 1) as lot
    order by l.order_id, lot.id`.execute(tx);
  await sql`
    update stock_lot s set quantity = s.quantity - t.quantity
    from (select lot_id, sum(quantity) as quantity from order_stock group by lot_id) as t where s.id = t.lot_id`.execute(
    tx,
  );
}

/** The neighbours of Dammam that its branch brings orders to. */
async function insertDeliveryCities(tx: Tx): Promise<void> {
  await sql`insert into delivery_city (location_id, city)
    select l.id, c.city from (values ('DMM', 'Khobar'), ('DMM', 'Dhahran'), ('DMM', 'Qatif'), ('DMM', 'Hofuf'), ('RUH', 'Hofuf'),
      ('RUH', 'Al Kharj')) as c (code, city) join location l on l.code = c.code`.execute(tx);
}

/** Sara's addresses: where she lives, and where she works. */
async function insertAddresses(tx: Tx, { people, now }: Facts): Promise<void> {
  const rows = [homes[0], homes[2]].map((home, n) => ({
    ...home,
    city: 'Riyadh',
    is_default: n === 0,
    person_id: people.get('1000001')!.personId,
    created_at: addMinutes(now, -90_000),
  }));
  await tx.insertInto('address').values(rows).execute();
}

/** The orders of DECISIONS §8; billing's part pays them. */
export async function seedOrders(tx: Tx, { now }: Seeding): Promise<void> {
  const [people, products] = [await findPeople(tx), await productsByName(tx, now)];
  const { id: branch } = await tx
    .selectFrom('location')
    .select('id')
    .where('code', '=', 'RUH')
    .executeTakeFirstOrThrow();
  const facts = { people, branch, now };
  const carts = plannedOrders.map((order) => priced(order, products));
  const rows = plannedOrders.map((order, n) => orderRow(order, carts[n]!, n, facts));
  const made = await tx.insertInto('pharmacy_order').values(rows).returning('id').execute();
  const ids = made.map(({ id }) => id);
  await tx
    .insertInto('order_line')
    .values(carts.flatMap((cart, n) => orderLines(ids[n]!, cart)))
    .execute();
  await insertSteps(tx, ids, facts);
  await insertPrescriptions(tx, ids, facts);
  await takeGoods(tx, facts);
  await insertAddresses(tx, facts);
  await insertDeliveryCities(tx);
}
