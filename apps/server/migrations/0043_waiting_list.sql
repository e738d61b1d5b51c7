-- Somebody who wants an earlier time, of a doctor or of a speciality. before_day is the last day that suits them.
create table waiting_list_entry (
  id bigint generated always as identity primary key,
  patient_id bigint not null references person (id),
  doctor_id bigint references doctor (id),
  speciality_id bigint references speciality (id),
  type text not null check (type in ('onsite', 'virtual', 'home')),
  location_id bigint references location (id),
  before_day date not null,
  -- The visit that an earlier one takes the place of; null when there is none yet.
  appointment_id bigint references appointment (id),
  state text not null default 'waiting' check (state in ('waiting', 'fulfilled', 'left', 'ended')),
  created_at timestamptz not null,
  -- When it was last compared with the free slots.
  checked_at timestamptz,
  check ((doctor_id is null) <> (speciality_id is null))
);
create unique index waiting_list_entry_once on waiting_list_entry (patient_id, type, coalesce(doctor_id, 0), coalesce(speciality_id, 0))
  where state = 'waiting';
create index waiting_list_entry_doctor on waiting_list_entry (doctor_id, created_at) where state = 'waiting';
create index waiting_list_entry_speciality on waiting_list_entry (speciality_id, created_at) where state = 'waiting';
create index waiting_list_entry_checked on waiting_list_entry (checked_at) where state = 'waiting';
create index waiting_list_entry_appointment on waiting_list_entry (appointment_id) where state = 'waiting';
create index waiting_list_entry_patient on waiting_list_entry (patient_id);

-- A slot that is held for one of them. These two indexes settle the race: one offer for a slot, one for a person.
create table waiting_list_offer (
  id bigint generated always as identity primary key,
  entry_id bigint not null references waiting_list_entry (id) on delete cascade,
  patient_id bigint not null references person (id),
  slot_id bigint not null references slot (id),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  unique (entry_id, slot_id)
);
create unique index waiting_list_offer_slot on waiting_list_offer (slot_id) where state = 'open';
create unique index waiting_list_offer_patient on waiting_list_offer (patient_id) where state = 'open';
