create table location (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  title_ar text not null,
  city text not null,
  city_ar text not null,
  address text not null,
  address_ar text not null,
  latitude double precision not null,
  longitude double precision not null,
  phone text not null
);
alter table person add foreign key (location_id) references location (id);
create table department (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  title_ar text not null
);
create table clinic (
  id bigint generated always as identity primary key,
  code text not null unique,
  location_id bigint not null references location (id),
  department_id bigint not null references department (id),
  title text not null,
  title_ar text not null,
  is_home_health boolean not null default false
);
-- A parent has no parent_id; its sub-specialities point to it. keywords are complaints a person would type.
create table speciality (
  id bigint generated always as identity primary key,
  code text not null unique,
  parent_id bigint references speciality (id),
  department_id bigint references department (id),
  title text not null,
  title_ar text not null,
  description text not null default '',
  description_ar text not null default '',
  keywords text not null default '',
  keywords_ar text not null default '',
  icon text not null default 'stethoscope',
  position integer not null default 0
);
create index speciality_parent on speciality (parent_id, position);
create table doctor (
  id bigint generated always as identity primary key,
  person_id bigint not null unique references person (id),
  code text not null unique,
  department_id bigint not null references department (id),
  default_speciality_id bigint not null references speciality (id),
  qualification text not null,
  qualification_ar text not null,
  biography text not null default '',
  biography_ar text not null default '',
  languages text[] not null default '{ar,en}',
  experience_years integer not null default 0,
  is_active boolean not null default true,
  rating_count integer not null default 0,
  rating_sum integer not null default 0
);
create table doctor_speciality (
  doctor_id bigint not null references doctor (id),
  speciality_id bigint not null references speciality (id),
  primary key (doctor_id, speciality_id)
);
create index doctor_speciality_other on doctor_speciality (speciality_id, doctor_id);
create table doctor_clinic (
  doctor_id bigint not null references doctor (id),
  clinic_id bigint not null references clinic (id),
  primary key (doctor_id, clinic_id)
);
create index doctor_clinic_other on doctor_clinic (clinic_id, doctor_id);
create table doctor_experience (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctor (id),
  title text not null,
  title_ar text not null,
  place text not null,
  place_ar text not null,
  from_year integer not null,
  to_year integer
);
create index doctor_experience_doctor on doctor_experience (doctor_id, from_year desc);
-- Fee of a visit without VAT, by its type.
create table doctor_fee (
  doctor_id bigint not null references doctor (id),
  type text not null check (type in ('onsite', 'virtual', 'home', 'onspot')),
  amount bigint not null check (amount >= 0),
  primary key (doctor_id, type)
);
-- The vocabulary that search matches on: one row for each normalised word and the record it leads to. kind: doctor, speciality.
create table search_word (
  word text not null,
  kind text not null check (kind in ('doctor', 'speciality')),
  record_id bigint not null,
  primary key (word, kind, record_id)
);
-- One slip leaves the beginning or the end of a word as it was: these two find every word within one typo.
create index search_word_prefix on search_word (word text_pattern_ops);
create index search_word_suffix on search_word (reverse(word) text_pattern_ops);
create index search_word_record on search_word (kind, record_id);
-- Weekly hours. weekday: 0 Sunday to 6 Saturday; minutes from Riyadh midnight.
create table schedule_block (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctor (id),
  location_id bigint not null references location (id),
  type text not null check (type in ('onsite', 'virtual', 'home', 'onspot')),
  weekday smallint not null check (weekday between 0 and 6),
  start_minute integer not null check (start_minute between 0 and 1439),
  end_minute integer not null check (end_minute between 1 and 1440),
  slot_minutes integer not null check (slot_minutes between 5 and 240),
  valid_from date not null,
  valid_to date,
  check (start_minute < end_minute),
  check (valid_from <= valid_to)
);
-- Nobody sees two patients at once.
alter table schedule_block add constraint schedule_block_doctor_once exclude using gist (
  doctor_id with =, weekday with =, int4range(start_minute, end_minute) with &&, daterange(valid_from, valid_to, '[]') with &&
);
create index schedule_block_doctor on schedule_block (doctor_id, weekday);
create table doctor_leave (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctor (id),
  from_day date not null,
  to_day date not null,
  note text not null default '',
  check (from_day <= to_day)
);
create index doctor_leave_doctor on doctor_leave (doctor_id, from_day);
create table holiday (
  day date primary key,
  title text not null,
  title_ar text not null
);
-- Made from schedule_block 60 days ahead; day is the Riyadh day. A slot withdrawn by leave is closed, never deleted.
create table slot (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctor (id),
  location_id bigint not null references location (id),
  type text not null check (type in ('onsite', 'virtual', 'home', 'onspot')),
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_closed boolean not null default false,
  unique (doctor_id, starts_at),
  check (starts_at < ends_at)
);
create index slot_doctor_day on slot (doctor_id, day, type) where not is_closed;
create index slot_type_start on slot (type, starts_at) where not is_closed;
create index slot_bookable_start on slot (starts_at) where not is_closed and type <> 'onspot';
create index slot_doctor_type_start on slot (doctor_id, type, starts_at) where not is_closed;
