create table appointment (
  id bigint generated always as identity primary key,
  patient_id bigint not null references person (id),
  doctor_id bigint not null references doctor (id),
  slot_id bigint not null references slot (id),
  location_id bigint not null references location (id),
  speciality_id bigint not null references speciality (id),
  type text not null check (type in ('onsite', 'virtual', 'home', 'onspot')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'booked' check (state in ('booked', 'checked_in', 'completed', 'missed', 'cancelled', 'released')),
  payment_status text not null default 'unpaid'
    check (payment_status in ('unpaid', 'pending payment', 'partial', 'paid', 'success', 'cancelled')),
  is_billed boolean not null default false,
  hold_until timestamptz,
  price bigint not null check (price >= 0),
  vat bigint not null check (vat >= 0),
  token_number integer,
  rescheduled_from bigint references appointment (id),
  booked_by bigint references account (id),
  confirmed_at timestamptz,
  checked_in_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  check (starts_at < ends_at)
);
-- These settle the race: one live appointment for a slot, and nobody in two places at once.
create unique index appointment_slot on appointment (slot_id) where state not in ('cancelled', 'released');
alter table appointment add constraint appointment_doctor_once
  exclude using gist (doctor_id with =, tstzrange(starts_at, ends_at) with &&) where (state not in ('cancelled', 'released'));
alter table appointment add constraint appointment_patient_once
  exclude using gist (patient_id with =, tstzrange(starts_at, ends_at) with &&) where (state not in ('cancelled', 'released'));
create index appointment_patient on appointment (patient_id, starts_at desc);
create index appointment_doctor on appointment (doctor_id, starts_at);
create index appointment_replaced on appointment (rescheduled_from) where rescheduled_from is not null;
create index appointment_open on appointment (ends_at) where state in ('booked', 'checked_in');
create index appointment_hold on appointment (hold_until) where hold_until is not null and state = 'booked';
create table appointment_event (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references appointment (id),
  kind text not null,
  by_account bigint,
  at timestamptz not null
);
create index appointment_event_appointment on appointment_event (appointment_id, id);
create trigger appointment_event_append_only before update or delete on appointment_event for each row execute function forbid_change();
create table appointment_reminder (
  appointment_id bigint not null references appointment (id),
  kind text not null check (kind in ('24h', '2h')),
  due_at timestamptz not null,
  sent_at timestamptz,
  primary key (appointment_id, kind)
);
create index appointment_reminder_due on appointment_reminder (due_at) where sent_at is null;
create table rating (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctor (id),
  person_id bigint references person (id),
  appointment_id bigint unique references appointment (id),
  value smallint not null check (value between 1 and 5),
  comment text not null default '',
  created_at timestamptz not null
);
create index rating_doctor on rating (doctor_id, id desc);

insert into setting (title, value, is_public, note) values
  ('PAYMENT_CUTOFF_MINUTES', '30', true, 'Before the start of a visit on site or at home'),
  ('PAYMENT_HOLD_MINUTES', '10', true, 'Virtual and on-spot visits'),
  ('OFFER_LEAD_MINUTES', '40', true, 'Nearer slots are not offered'),
  ('CALL_JOIN_WINDOW_MINUTES', '60', true, 'Before and after the start'),
  ('CHECK_IN_OPENS_MINUTES', '30', true, 'Before the start');
