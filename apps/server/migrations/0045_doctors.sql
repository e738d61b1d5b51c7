-- The front desk keeps the hours, the leave and the fees of doctors (DECISIONS section 13). Raised with each change of hours: who saves
-- hours that somebody else changed meanwhile is told.
alter table doctor add column schedule_revision integer not null default 0;
-- Codes of doctors who are invited; those of the demo hospital and of imports lie below.
create sequence doctor_code start with 5001;
alter table schedule_block add column clinic_id bigint references clinic (id);
-- Other hours than the weekly ones on one day; without blocks the doctor does not work that day.
create table schedule_exception (
  doctor_id bigint not null references doctor (id),
  day date not null,
  primary key (doctor_id, day)
);
create table schedule_exception_block (
  id bigint generated always as identity primary key,
  doctor_id bigint not null,
  day date not null,
  location_id bigint not null references location (id),
  clinic_id bigint references clinic (id),
  type text not null check (type in ('onsite', 'virtual', 'home', 'onspot')),
  start_minute integer not null check (start_minute between 0 and 1439),
  end_minute integer not null check (end_minute between 1 and 1440),
  slot_minutes integer not null check (slot_minutes between 5 and 240),
  foreign key (doctor_id, day) references schedule_exception (doctor_id, day) on delete cascade,
  check (start_minute < end_minute)
);
alter table schedule_exception_block add constraint schedule_exception_block_once
  exclude using gist (doctor_id with =, day with =, int4range(start_minute, end_minute) with &&);
-- Leave is asked for by the doctor or entered by the front desk; only what is approved counts.
alter table doctor_leave
  add column state text not null default 'approved' check (state in ('requested', 'approved', 'refused', 'withdrawn', 'cancelled')),
  add column answer text not null default '' check (length(answer) <= 500),
  add column created_by bigint references account (id),
  add column created_at timestamptz,
  add column decided_by bigint references account (id),
  add column decided_at timestamptz;
alter table doctor_leave add constraint doctor_leave_once exclude using gist (
  doctor_id with =, daterange(from_day, to_day, '[]') with &&
) where (state in ('requested', 'approved'));
create index doctor_leave_requested on doctor_leave (created_at) where state = 'requested';
-- What the front desk decided about a booked visit whose doctor is not there at its time: another slot, or without one cancelled with the
-- money back. Each is done in a transaction of its own, so that a failure of one holds up none of the others.
create table visit_rearrangement (
  appointment_id bigint primary key references appointment (id),
  doctor_id bigint not null references doctor (id),
  slot_id bigint references slot (id),
  state text not null default 'pending' check (state in ('pending', 'moved', 'cancelled', 'refused', 'gone')),
  refusal text check (length(refusal) <= 60),
  decided_by bigint not null references account (id),
  decided_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'pending') = (done_at is null))
);
create index visit_rearrangement_doctor on visit_rearrangement (doctor_id, decided_at);
