-- What the person or a doctor states here is kept as what others sent is: a resource, with the source 'stated'.
-- Supplies, requests for more, and reminders point to the resource of the medicine.
create table medication_refill (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  resource_id bigint not null references fhir_resource (id),
  title text not null,
  kind text not null check (kind in ('refill', 'delivery')),
  state text not null default 'pending' check (state in ('pending', 'ready', 'completed', 'rejected', 'cancelled')),
  name text not null,
  phone text not null,
  address text not null,
  product_id bigint references product (id),
  order_id bigint references pharmacy_order (id),
  reason text,
  decided_by bigint references account (id),
  decided_at timestamptz,
  created_at timestamptz not null
);
-- One open request for a medicine: of two at the same time one is refused.
create unique index medication_refill_open on medication_refill (resource_id) where state in ('pending', 'ready');
create index medication_refill_person on medication_refill (person_id, id desc);
create index medication_refill_queue on medication_refill (id) where state in ('pending', 'ready');
create index medication_refill_order on medication_refill (order_id) where order_id is not null;

-- What was handed out here; what others handed out came as MedicationDispense.
create table medication_supply (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  resource_id bigint not null references fhir_resource (id),
  supplied_on date not null,
  days integer not null check (days between 1 and 365),
  refill_id bigint unique references medication_refill (id),
  order_id bigint references pharmacy_order (id),
  created_at timestamptz not null,
  unique (order_id, resource_id)
);
create index medication_supply_person on medication_supply (person_id, resource_id, supplied_on desc);

create table medication_reminder (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  resource_id bigint not null unique references fhir_resource (id),
  slots text[] not null check (cardinality(slots) between 1 and 5),
  until date,
  next_at timestamptz,
  created_at timestamptz not null
);
create index medication_reminder_person on medication_reminder (person_id);
create index medication_reminder_due on medication_reminder (next_at) where next_at is not null;

-- One's own times; a person without a row has the usual ones.
create table reminder_times (
  person_id bigint primary key references person (id),
  times jsonb not null default '{}',
  in_ramadan boolean not null default false
);

create table medication_dose (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  resource_id bigint not null references fhir_resource (id),
  due_at timestamptz not null,
  answer text check (answer in ('taken', 'skipped')),
  answered_at timestamptz,
  unique (resource_id, due_at),
  check ((answer is null) = (answered_at is null))
);
create index medication_dose_person on medication_dose (person_id, due_at desc);

create table refill_subscription (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  resource_id bigint not null references fhir_resource (id),
  product_id bigint not null references product (id),
  every_days integer not null check (every_days between 7 and 180),
  -- Halalas with VAT, as agreed.
  agreed_price integer not null,
  next_on date not null,
  told_for date,
  state text not null default 'active' check (state in ('active', 'ended')),
  ended_because text check (ended_because in ('prescription_ended', 'price_changed', 'out_of_stock', 'stopped')),
  created_at timestamptz not null,
  check ((state = 'ended') = (ended_because is not null))
);
create unique index refill_subscription_active on refill_subscription (resource_id) where state = 'active';
create index refill_subscription_person on refill_subscription (person_id);
create index refill_subscription_due on refill_subscription (next_on) where state = 'active';

-- A reminder of a medicine is answered where it is read.
alter table notification add column dose_id bigint references medication_dose (id);
create index notification_dose on notification (dose_id) where dose_id is not null;

insert into setting (title, value, is_public, note) values
  ('TREATMENT_CYCLE_DAYS', '60', true, 'After so many days a refill may be asked for at once'),
  ('REMINDER_TIME_MORNING', '"08:00"', false, 'Usual time of a reminder, Riyadh'),
  ('REMINDER_TIME_NOON', '"13:00"', false, 'Usual time of a reminder, Riyadh'),
  ('REMINDER_TIME_AFTERNOON', '"16:00"', false, 'Usual time of a reminder, Riyadh'),
  ('REMINDER_TIME_EVENING', '"20:00"', false, 'Usual time of a reminder, Riyadh'),
  ('REMINDER_TIME_BEDTIME', '"22:00"', false, 'Usual time of a reminder, Riyadh'),
  ('REMINDER_TIME_SUHOOR', '"04:00"', false, 'Usual time of a reminder in Ramadan, Riyadh'),
  ('REMINDER_TIME_IFTAR', '"18:30"', false, 'Usual time of a reminder in Ramadan, Riyadh');
