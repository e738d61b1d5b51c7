-- When an order was rated: the pharmacy reads ratings from the newest.
alter table pharmacy_order add column rated_at timestamptz;
update pharmacy_order set rated_at = completed_at where rating is not null;
create index pharmacy_order_rated on pharmacy_order (rated_at desc, id desc) where rated_at is not null;
