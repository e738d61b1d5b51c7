-- The branch that an order leaves, or waits at for a pickup; sourcing is what the patient agreed to where no branch had all of it.
alter table pharmacy_order add column branch_id bigint references location (id);
alter table pharmacy_order add column sourcing text not null default 'one_branch' check (sourcing in ('one_branch', 'transfer', 'split'));
-- Of a pickup that waits: how many reminders were sent.
alter table pharmacy_order add column pickup_reminders smallint not null default 0;
create index pharmacy_order_waiting_pickup on pharmacy_order (id) where mode = 'pickup' and state = 'ready_to_ship';
create index pharmacy_order_slot on pharmacy_order (branch_id, scheduled_from) where mode = 'scheduled_delivery';

-- Cities that a branch brings orders to beside its own.
create table delivery_city (
  location_id bigint not null references location (id),
  city text not null check (length(city) between 1 and 100),
  primary key (location_id, city)
);

insert into setting (title, value, is_public, note) values
  ('PHARMACY_OPENS', '"09:00"', true, 'Fast delivery and slots, in Riyadh'),
  ('PHARMACY_CLOSES', '"23:00"', true, 'Fast delivery and slots, in Riyadh'),
  ('FAST_DELIVERY_RADIUS_KM', '15', true, 'Around each branch'),
  ('DELIVERY_SLOT_HOURS', '2', true, ''),
  ('DELIVERY_SLOT_ORDERS', '12', false, 'Planned deliveries that a branch brings in one slot'),
  ('TRANSFER_DAYS', '2', true, 'How long products take from one branch to another');

-- The price that a list shows of what has no offer: of a piece with VAT, rounded half up.
drop index product_price;
create index product_shown_price on product ((price + (price * vat_percent + 50) / 100), id) where withdrawn_at is null and offer_id is null;
-- Words of a product that are its own rather than its category's or its form's.
alter table product add column own_words integer[] not null default '{}';

-- What a hand-over or a return asked for and did not get.
alter table delivery_proof add column missing text[] not null default '{}';
-- The point is the city's, as none was given: nobody measures a way by it.
alter table address add column is_approximate boolean not null default false;

alter table coupon add column first_order_only boolean not null default false;
