create table insurer (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  title_ar text not null,
  is_active boolean not null default true
);
-- What a plan covers, by the table of its benefits. Null percent and limit: those of the settings.
create table insurance_plan (
  id bigint generated always as identity primary key,
  insurer_id bigint not null references insurer (id),
  code text not null unique,
  title text not null,
  title_ar text not null,
  visit_types text[] not null,
  patient_percent smallint check (patient_percent between 0 and 100),
  patient_at_most bigint check (patient_at_most >= 0),
  -- A fee above this needs an approval; null: none does.
  approval_above bigint check (approval_above >= 0)
);
create index insurance_plan_insurer on insurance_plan (insurer_id);
-- The branches in the network of a plan.
create table insurance_plan_location (
  plan_id bigint not null references insurance_plan (id),
  location_id bigint not null references location (id),
  primary key (plan_id, location_id)
);
create table insurance_policy (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  plan_id bigint not null references insurance_plan (id),
  policy_number text not null check (policy_number ~ '^[A-Z0-9-]{4,30}$'),
  -- The number of the document that the insurer knows the member by.
  member_number text not null check (member_number ~ '^[12][0-9]{9}$'),
  card_file uuid references stored_file (id),
  checked text not null default 'unchecked' check (checked in ('unchecked', 'active', 'inactive')),
  starts_on date,
  ends_on date,
  checked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create unique index insurance_policy_number on insurance_policy (plan_id, policy_number, member_number) where removed_at is null;
create index insurance_policy_person on insurance_policy (person_id) where removed_at is null;
-- The insurance of a visit. `asked`: what the insurer was asked for, `approved`: what it bears; halalas without VAT.
create table appointment_cover (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references appointment (id),
  person_id bigint not null references person (id),
  policy_id bigint not null references insurance_policy (id),
  state text not null check (state in ('sent_for_approval', 'approved', 'rejected')),
  needed_approval boolean not null,
  asked bigint not null check (asked >= 0),
  approved bigint check (approved between 0 and asked),
  payer_reference text,
  reason text not null default '',
  held_until timestamptz,
  sent_at timestamptz not null,
  answered_at timestamptz,
  answered_by bigint references account (id),
  ended_at timestamptz,
  check ((state = 'approved') = (approved is not null))
);
create unique index appointment_cover_once on appointment_cover (appointment_id) where ended_at is null;
create index appointment_cover_person on appointment_cover (person_id, id desc);
create index appointment_cover_waiting on appointment_cover (held_until) where state = 'sent_for_approval' and ended_at is null;
-- What was said to an insurer and what it said, each signed by us and kept.
create table payer_message (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  policy_id bigint not null references insurance_policy (id),
  payer text not null,
  kind text not null check (kind in ('eligibility', 'approval')),
  request jsonb not null,
  response jsonb,
  signature text not null,
  at timestamptz not null
);
create index payer_message_person on payer_message (person_id, id);
create trigger payer_message_append_only before update or delete on payer_message for each row execute function forbid_change();
-- Where the insurance of a visit stands: while it is sent for approval the visit is held and not paid.
alter table appointment add column cover_state text check (cover_state in ('sent_for_approval', 'approved', 'rejected'));
insert into setting (title, value, is_public, note) values
  ('INSURANCE_PATIENT_PERCENT', '20', true, 'Of a covered fee, where the plan says nothing else'),
  ('INSURANCE_PATIENT_AT_MOST', '75', true, 'SAR');
