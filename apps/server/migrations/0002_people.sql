create table person (
  id bigint generated always as identity primary key,
  mrn text unique check (mrn ~ '^[0-9]{7}$'),
  first_name text not null default '',
  middle_name text not null default '',
  family_name text not null default '',
  first_name_ar text not null default '',
  middle_name_ar text not null default '',
  family_name_ar text not null default '',
  national_id text check (national_id ~ '^1[0-9]{9}$'),
  iqama text check (iqama ~ '^[0-9A-Za-z]{8,15}$'),
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  gender text check (gender in ('male', 'female')),
  birth_date date,
  phone text check (phone ~ '^\+9665[0-9]{8}$'),
  email text check (email = lower(email) and length(email) <= 254),
  contact_phone text,
  address text,
  city text,
  photo_file uuid references stored_file (id),
  portrait text,
  language text not null default 'ar' check (language in ('ar', 'en')),
  vehicle_number text,
  vehicle_type text,
  source text not null default 'portal',
  source_id text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- The branch somebody registered at (its reference is made with the hospital), and the photo of their identity document.
  location_id bigint,
  id_photo_file uuid references stored_file (id)
);
create unique index person_national_id on person (national_id) where deleted_at is null and national_id is not null;
create unique index person_iqama on person (iqama) where deleted_at is null and iqama is not null;
create index person_phone on person (phone) where phone is not null;
create index person_email on person (email) where email is not null;
-- The id that another system gives its Patient is no number of a person: two systems may use the same one.
create index person_source on person (source_id) where source_id is not null;
create sequence mrn_number start 1000100 maxvalue 9999999;

-- The numbers by which other systems know a person (FHIR Identifier): what an import finds them by. One number is one person's.
create table person_identifier (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  system text not null check (length(system) between 1 and 500),
  value text not null check (length(value) between 1 and 200),
  created_at timestamptz not null,
  unique (system, value)
);
create index person_identifier_person on person_identifier (person_id);
