-- The call of a virtual appointment, from the first time that a side comes.
create table consultation_call (
  appointment_id bigint primary key references appointment (id),
  rung_at timestamptz,
  answered_at timestamptz,
  declined_at timestamptz,
  met_at timestamptz,
  ended_at timestamptz,
  ended_why text check (ended_why in ('ended', 'cancelled')),
  changed_at timestamptz not null,
  check ((ended_at is null) = (ended_why is null))
);
-- Who came, from when to when, and by which connection: one row for each device that comes.
create table call_attendance (
  id bigint generated always as identity primary key,
  -- What its browser proves by that it is this one.
  reference uuid not null unique default gen_random_uuid(),
  appointment_id bigint not null references consultation_call (appointment_id),
  side text not null check (side in ('doctor', 'patient')),
  person_id bigint not null references person (id),
  device uuid not null,
  connection text not null,
  came_at timestamptz not null,
  entered_at timestamptz,
  connected_at timestamptz,
  seen_at timestamptz not null,
  lost_at timestamptz,
  left_at timestamptz,
  left_why text check (left_why in ('left', 'line_lost', 'taken_over', 'ended', 'cancelled')),
  check ((left_at is null) = (left_why is null))
);
-- A side is there on one device: the second takes the call over.
create unique index call_attendance_open on call_attendance (appointment_id, side) where left_at is null;
create index call_attendance_appointment on call_attendance (appointment_id, came_at);
create index call_attendance_connection on call_attendance (connection) where left_at is null;
create index call_attendance_seen on call_attendance (seen_at) where left_at is null;
create table call_feedback (
  appointment_id bigint not null references consultation_call (appointment_id),
  side text not null check (side in ('doctor', 'patient')),
  person_id bigint not null references person (id),
  rating smallint not null check (rating between 1 and 5),
  problems text[] not null default '{}',
  comment text not null default '',
  created_at timestamptz not null,
  primary key (appointment_id, side)
);
