import { withClient } from '../client.ts';
import type { Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import type { BenchRequest, Load } from '../load/load.ts';
import { gather, queues, tokenOf } from '../booking/workload.ts';
import { measureAgainstSql } from '../same-sql.ts';

/** The people of `gather` by the MRNs it gives them. */
const crowd = `select id, row_number() over (order by id) as n from person where mrn >= '5000001' and mrn < '6000000'`;

/** Products without a prescription that are in stock and do not expire soon. */
const goods = `select p.id, row_number() over (order by p.id) as n, count(*) over () as of from product p
  where not p.is_prescription and p.withdrawn_at is null
    and exists (select from stock_lot s where s.product_id = p.id and s.expires_on > '2027-01-01')`;

/** Everybody of the crowd has a home, and two pieces each of two of the goods in the cart. */
const fillPharmacy = `
  with crowd as (${crowd}), goods as (${goods}), homes as (
    insert into address (person_id, name, street, district, city, latitude, longitude, is_default, created_at)
    select id, 'Home', 'Olaya 12', 'Olaya', 'Riyadh', 24.7, 46.68, true, $1 from crowd
  ), stocked as (
    update stock_lot set quantity = 1000 where product_id in (select id from goods)
  ), carts as (
    insert into cart (person_id, updated_at) select id, $1 from crowd returning id, person_id
  )
  insert into cart_line (cart_id, product_id, quantity, added_at)
  select c.id, g.id, 2, $1 from carts c join crowd w on w.id = c.person_id join goods g
    on g.n in (1 + w.n % g.of, 1 + (w.n + 7) % g.of)`;

async function gatherBuyers(url: string): Promise<void> {
  await gather(url);
  await withClient(url, (client) => client.query(fillPharmacy, ['2026-11-22T06:00:00Z']));
}

/** What everybody asks for: the order of their cart, paid by card. */
async function orders(url: string): Promise<BenchRequest[][]> {
  const homes = await withClient(url, (client) =>
    client.query<{ id: string }>(`select a.id from (${crowd}) c join address a on a.person_id = c.id order by c.n`),
  );
  const requests = homes.rows.map(({ id }, n): BenchRequest => ({
    method: 'POST',
    path: '/api/v1/orders',
    headers: { authorization: `Bearer ${tokenOf(n)}`, 'idempotency-key': `bench-order-${n}` },
    body: {
      mode: 'normal_delivery',
      address_id: Number(id),
      payment_method: 'card',
      privacy_accepted: true,
      return_policy_accepted: true,
    },
  }));
  return Array.from({ length: queues }, (_, queue) => requests.filter((_a, n) => n % queues === queue));
}

const traces = `select (select count(*) from pharmacy_order) || ' orders, ' || (select count(*) from order_line) || ' lines, '
  || (select sum(quantity) from order_stock) || ' pieces taken, ' || (select sum(quantity) from stock_lot) || ' left, '
  || (select count(*) from payment) || ' payments, ' || (select count(*) from sandbox_charge) || ' charges, '
  || (select count(*) from cart_line) || ' lines in carts, ' || (select count(*) from audit_entry) || ' audit entries, '
  || (select count(*) from outbox) || ' events' as left_behind`;

/** Ordering through HTTP (prices, stock, reservation, payment page) against its SQL alone. */
export const measureOrders = async (cluster: Cluster, load: Load): Promise<Figure[]> =>
  measureAgainstSql(cluster, load, {
    what: ['order', 'orders'],
    template: await cluster.extend(cluster.small, 'balsam_bench_orders', gatherBuyers),
    prepare: orders,
    traces,
    atLeast: 0.45,
  });
