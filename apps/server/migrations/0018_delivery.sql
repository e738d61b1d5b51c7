-- What a rider drives can carry. Its name and number are the person's; a rider without a row drives an ordinary motorcycle.
create table rider_vehicle (
  person_id bigint primary key references person (id),
  max_grams integer not null check (max_grams > 0),
  has_cold_box boolean not null
);
-- When somebody rides, and from which branch. One shift at a time.
create table rider_shift (
  id bigint generated always as identity primary key,
  rider_id bigint not null references person (id),
  location_id bigint not null references location (id),
  started_at timestamptz not null,
  ended_at timestamptz,
  check (ended_at >= started_at)
);
create unique index rider_shift_open on rider_shift (rider_id) where ended_at is null;
create index rider_shift_branch on rider_shift (location_id) where ended_at is null;
create index rider_shift_rider on rider_shift (rider_id, id);
-- Who was asked to bring an order, and what came of it. by_account_id is null when the system chose by itself.
-- accepted_at is the rider's yes; ended_at and outcome stay empty while the order is theirs to bring.
create table delivery_assignment (
  id bigint generated always as identity primary key,
  order_id bigint not null references pharmacy_order (id),
  rider_id bigint not null references person (id),
  by_account_id bigint references account (id),
  assigned_at timestamptz not null,
  answer_by timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('delivered', 'returned', 'declined', 'timed_out', 'withdrawn', 'shift_ended', 'cancelled')),
  reason text,
  check ((ended_at is null) = (outcome is null))
);
create unique index delivery_assignment_open on delivery_assignment (order_id) where ended_at is null;
create index delivery_assignment_order on delivery_assignment (order_id, id);
create index delivery_assignment_unanswered on delivery_assignment (answer_by) where ended_at is null and accepted_at is null;
create index delivery_assignment_rider on delivery_assignment (rider_id, id);
-- What shows that an order was handed over, or why it came back. A picture stands for one order only.
create table delivery_proof (
  order_id bigint primary key references pharmacy_order (id),
  rider_id bigint not null references person (id),
  photo uuid unique references stored_file (id),
  signature uuid unique references stored_file (id),
  reason text,
  at timestamptz not null
);
create index delivery_proof_rider on delivery_proof (rider_id, order_id);
-- Where a rider was last, while on the way to somebody: one row a rider, no trail, forgotten after a day.
create table rider_position (
  rider_id bigint primary key references person (id),
  latitude double precision not null check (latitude between 16 and 33),
  longitude double precision not null check (longitude between 34 and 56),
  measured_at timestamptz not null,
  received_at timestamptz not null
);
-- Pictures of deliveries that were never used are looked for again and again.
create index stored_file_deliveries on stored_file (created_at) where kind = 'delivery';

insert into setting (title, value, is_public, note) values
  ('RIDER_ANSWER_MINUTES', '5', true, 'How long a rider may take to accept an order'),
  ('RIDER_ORDERS_MAXIMUM', '4', true, 'Orders that the system gives to one rider at a time; staff may give more'),
  ('PROOF_PHOTO_FROM_SAR', '500', true, 'Orders of this total or more are handed over with a photo');
