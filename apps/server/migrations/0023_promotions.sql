-- What a promotion is good for, and how often: null is no limit.
alter table promotion
  add column at_most bigint check (at_most > 0),
  add column visit_type text check (visit_type in ('onsite', 'virtual', 'home', 'onspot')),
  add column speciality_id bigint references speciality (id),
  add column for_everybody boolean not null default true,
  add column uses_left integer check (uses_left >= 0);
create table promotion_assignment (
  promotion_id bigint not null references promotion (id),
  person_id bigint not null references person (id),
  assigned_at timestamptz not null,
  primary key (promotion_id, person_id)
);
create index promotion_assignment_person on promotion_assignment (person_id);
-- A code on a visit, until the visit ends without it. These two settle the race: once for a person, one for a visit.
create table promotion_use (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotion (id),
  person_id bigint not null references person (id),
  appointment_id bigint not null references appointment (id),
  applied_at timestamptz not null,
  ended_at timestamptz
);
create unique index promotion_use_person on promotion_use (promotion_id, person_id) where ended_at is null;
create unique index promotion_use_appointment on promotion_use (appointment_id) where ended_at is null;
-- The free first visit, once for an identity number, whoever has it.
create table free_visit (
  id bigint generated always as identity primary key,
  identity_number text not null check (identity_number ~ '^[12][0-9]{9}$'),
  person_id bigint not null references person (id),
  appointment_id bigint not null references appointment (id),
  claimed_at timestamptz not null,
  given_back_at timestamptz
);
create unique index free_visit_once on free_visit (identity_number) where given_back_at is null;
create unique index free_visit_appointment on free_visit (appointment_id) where given_back_at is null;
create index free_visit_person on free_visit (person_id);
