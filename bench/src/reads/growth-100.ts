import { withClient } from '../client.ts';
import type { Cluster } from '../cluster.ts';
import type { Figure } from '../figures.ts';
import { grow } from '../grow.ts';
import type { Load } from '../load/load.ts';
import { fillShop } from '../shop/search.ts';
import { measureGrowthOf } from './growth.ts';
import { productList, reads, type Read } from './reads.ts';

const times = 100;
/** So many products come from the import, the others are copies of these under numbers of their own. */
const [imported, products] = [100_000, 500_000];
const visits = 2_000_000;

/** Copies of the imported products with their stock and what they are good for. */
const moreProducts = `
  create temp table product_copy as
    select p.id as old_id, nextval(pg_get_serial_sequence('product', 'id')) as new_id, k
    from product p cross join generate_series(1, ${products / imported - 1}) k where p.source <> 'portal';
  create temp table product_row as select p.*, c.new_id, c.k from product_copy c join product p on p.id = c.old_id;
  update product_row set id = new_id, source_id = source_id || '-copy-' || k, barcode = null, sold = greatest(0, sold - k), fingerprint = null;
  alter table product_row drop column new_id, drop column k;
  -- The words of so many are indexed at once faster than one after the other.
  do $do$ declare words text := pg_get_indexdef('product_search'::regclass); begin
    drop index product_search;
    insert into product overriding system value select * from product_row;
    execute words;
  end $do$;
  insert into stock_lot (product_id, location_id, lot, expires_on, quantity)
  select c.new_id, s.location_id, s.lot, s.expires_on, s.quantity from product_copy c join stock_lot s on s.product_id = c.old_id;
  insert into product_relief (product_id, relief_id)
  select c.new_id, r.relief_id from product_copy c join product_relief r on r.product_id = c.old_id;`;

/** Visits of the years before, as of people who came without a time: spread over all doctors, and all patients but those of the demo. */
const pastVisits = `
  create temp table visitor as select id, row_number() over (order by id) - 1 as n from person where mrn > '1010000';
  create temp table host as select d.id, d.default_speciality_id, c.id as clinic_id, c.location_id, row_number() over (order by d.id) - 1 as n
    from doctor d join lateral (select c.id, c.location_id from doctor_clinic dc join clinic c on c.id = dc.clinic_id
      where dc.doctor_id = d.id order by c.id limit 1) c on true;
  create unique index on visitor (n);
  create unique index on host (n);
  analyze visitor, host;
  insert into appointment (patient_id, doctor_id, location_id, speciality_id, clinic_id, type, starts_at, ends_at, state, payment_status, price, vat,
    created_at)
  select v.id, h.id, h.location_id, h.default_speciality_id, h.clinic_id, 'onsite', t.at, t.at + interval '20 minutes', 'completed', 'paid', 20000, 0,
    t.at - interval '3 days'
  from generate_series(0, ${visits - 1}) g
  join visitor v on v.n = g % (select count(*) from visitor) join host h on h.n = (g / 7) % (select count(*) from host),
  lateral (select '2026-11-01T05:00:00Z'::timestamptz - make_interval(mins => 20 * (g % 100000)) as at) t;`;

/** A hospital of a hundred times the size. */
async function fill(url: string): Promise<void> {
  await grow(url, times);
  await fillShop(url, imported);
  await withClient(url, (client) => client.query(`${moreProducts}\n${pastVisits}`));
}

const named = (name: string): Read => {
  const found = reads.find((read) => read.name === name);
  if (!found) throw new Error(`no read is called ${name}`);
  return found;
};
/** The ten that are asked for most. */
const hot: readonly Read[] = [
  productList,
  { name: 'product search', path: `/products?limit=20&query=${encodeURIComponent('بنادول')}` },
  { name: 'product', path: '/products/1' },
  { name: 'home listing', path: '/products/home-listing' },
  named('specialities'),
  named('find/doctors, all'),
  named('doctors/:id'),
  named('doctor/calendar, a month'),
  named('timeslots'),
  named('upcoming appointments'),
];

/** What there is, for the details. */
const sizesOf = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{
      size: string;
    }>(`select (select count(*) from doctor) || ' doctors, ' || (select count(*) from person)
      || ' people, ' || (select count(*) from slot) || ' times, ' || (select count(*) from appointment) || ' appointments, '
      || (select count(*) from product) || ' products, ' || pg_size_pretty(pg_database_size(current_database())) as size`);
    return rows[0]?.size ?? '';
  });

/** The ten hot reads with a hundred times the data. Filling takes minutes, and the database gigabytes. */
export async function measureGrowth100(cluster: Cluster, load: Load): Promise<Figure[]> {
  const began = performance.now();
  const sizes: string[] = [];
  const large = await cluster.extend(cluster.small, 'balsam_bench_100', async (url) => {
    await fill(url);
    sizes.push(await sizesOf(url));
  });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const figures = await measureGrowthOf(cluster, load, large, hot, { times, atMost: 2 });
  return figures.map((figure) => ({
    ...figure,
    detail: `${figure.detail}; ${sizes.join()}, filled in ${minutes} min`,
  }));
}
