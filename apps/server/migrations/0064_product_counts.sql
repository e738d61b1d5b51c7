-- How many products that are sold each category, brand and complaint has: kept in the transaction that changes it, since the shop's first page
-- shows them and half a million products take seconds to count.
create table product_count (
  facet text not null check (facet in ('category', 'brand', 'relief')),
  value_id bigint not null,
  products integer not null,
  primary key (facet, value_id)
);

create type product_facets as (id bigint, category_id bigint, brand_id bigint);

-- A statement adds its difference: what was sold before it counts one less, what is sold after it one more. Most change nothing and write nothing.
create function count_products() returns trigger language plpgsql as $$
declare
  before product_facets[] := '{}';
  after product_facets[] := '{}';
begin
  if tg_op <> 'INSERT' then
    before := array(select (id, category_id, brand_id)::product_facets from old_product where withdrawn_at is null);
  end if;
  if tg_op <> 'DELETE' then
    after := array(select (id, category_id, brand_id)::product_facets from new_product where withdrawn_at is null);
  end if;
  insert into product_count (facet, value_id, products)
  select counted.facet, counted.value_id, sum(changed.difference)
  from (select p.*, -1 as difference from unnest(before) p union all select p.*, 1 from unnest(after) p) changed
  cross join lateral (
    select 'category', changed.category_id
    union all select 'brand', changed.brand_id
    union all select 'relief', relief_id from product_relief where product_id = changed.id
  ) counted (facet, value_id)
  group by counted.facet, counted.value_id
  having sum(changed.difference) <> 0
  -- Everybody in the same order, so that no two statements wait for each other.
  order by counted.facet, counted.value_id
  on conflict (facet, value_id) do update set products = product_count.products + excluded.products;
  return null;
end $$;

create trigger product_inserted after insert on product referencing new table as new_product
  for each statement execute function count_products();
create trigger product_updated after update on product referencing old table as old_product new table as new_product
  for each statement execute function count_products();
create trigger product_deleted after delete on product referencing old table as old_product
  for each statement execute function count_products();

create function count_relief_products() returns trigger language plpgsql as $$
begin
  -- A product that is withdrawn or sold again at the same time waits, and counts what is there then.
  perform from product where id in (select product_id from changed) order by id for share;
  insert into product_count (facet, value_id, products)
  select 'relief', c.relief_id, case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed c join product p on p.id = c.product_id and p.withdrawn_at is null
  group by c.relief_id order by c.relief_id
  on conflict (facet, value_id) do update set products = product_count.products + excluded.products;
  return null;
end $$;

create trigger product_relief_inserted after insert on product_relief referencing new table as changed
  for each statement execute function count_relief_products();
create trigger product_relief_deleted after delete on product_relief referencing old table as changed
  for each statement execute function count_relief_products();

-- Once for those that are there.
insert into product_count (facet, value_id, products)
select 'category', category_id, count(*) from product where withdrawn_at is null group by category_id
union all select 'brand', brand_id, count(*) from product where withdrawn_at is null group by brand_id
union all select 'relief', r.relief_id, count(*) from product_relief r join product p on p.id = r.product_id and p.withdrawn_at is null group by r.relief_id;
