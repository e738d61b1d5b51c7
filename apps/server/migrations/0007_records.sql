-- A resource is kept whole as it came; what the screens read is drawn from it into encounter and observation.
create table fhir_resource (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  resource_type text not null,
  source_id text not null,
  body jsonb not null,
  body_hash bytea not null,
  imported_at timestamptz not null,
  unique (person_id, resource_type, source_id)
);
create table encounter (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  source_id text,
  class text not null,
  title text not null,
  title_ar text not null,
  reason text,
  provider text,
  practitioner text,
  status text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  unique (person_id, source_id)
);
create index encounter_person on encounter (person_id, started_at desc);
create table lab_test (
  loinc text primary key,
  title text not null,
  title_ar text not null,
  unit text not null,
  low double precision,
  high double precision,
  about text not null default '',
  about_ar text not null default '',
  is_sensitive boolean not null default false
);
create table observation (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  encounter_id bigint references encounter (id),
  source_id text,
  category text not null,
  loinc text,
  title text not null,
  title_ar text,
  value_number double precision,
  value_text text,
  unit text,
  low double precision,
  high double precision,
  status text not null,
  is_sensitive boolean not null default false,
  taken_at timestamptz not null,
  released_at timestamptz,
  unique (person_id, source_id)
);
create index observation_person on observation (person_id, category, taken_at desc);
create index observation_trend on observation (person_id, loinc, taken_at);
