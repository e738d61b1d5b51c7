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
  deleted_at timestamptz
);
create unique index person_national_id on person (national_id) where deleted_at is null and national_id is not null;
create unique index person_iqama on person (iqama) where deleted_at is null and iqama is not null;
create index person_phone on person (phone) where phone is not null;
create index person_email on person (email) where email is not null;
create unique index person_source on person (source, source_id) where source_id is not null;
create sequence mrn_number start 1000100 maxvalue 9999999;

create table account (
  id bigint generated always as identity primary key,
  person_id bigint not null unique references person (id),
  role_id smallint not null check (role_id in (1, 3, 4, 5, 6, 7, 8, 14)),
  doctor_code text unique,
  login_email text unique check (login_email = lower(login_email)),
  password_hash text,
  status text not null default 'active' check (status in ('active', 'locked', 'deleted')),
  totp_secret text,
  created_at timestamptz not null
);

create table guardianship (
  id bigint generated always as identity primary key,
  guardian_id bigint not null references person (id),
  dependent_id bigint not null references person (id),
  relation text not null,
  granted_at timestamptz not null,
  revoked_at timestamptz,
  check (guardian_id <> dependent_id)
);
create unique index guardianship_live on guardianship (guardian_id, dependent_id) where revoked_at is null;
create index guardianship_dependent on guardianship (dependent_id) where revoked_at is null;

-- Bearer tokens are stored hashed. person_id is the profile the session works in; guardian_id is set inside a dependent's.
create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references account (id),
  person_id bigint not null references person (id),
  guardian_id bigint references person (id),
  remember boolean not null,
  device_hash bytea,
  user_agent text,
  push_token text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_account on session (account_id) where revoked_at is null;

create table known_device (
  account_id bigint not null references account (id),
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account_id, device_hash)
);

-- A lane is whose tries count together: an account's, or those for one name that no account has; every device that an
-- account knows has a lane apart from it, so that a stranger's guesses do not lock out its person.
create table sign_in_tries (
  lane bytea primary key,
  wrong integer not null,
  last_wrong_at timestamptz not null
);
create table one_time_code (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('login', 'register', 'reset', 'delete', 'consent', 'order')),
  account_id bigint references account (id),
  lane bytea not null,
  challenge_hash bytea not null unique,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_lane on one_time_code (purpose, lane, id desc);
create index one_time_code_age on one_time_code (created_at);

create table terms_version (
  id bigint generated always as identity primary key,
  version integer not null unique,
  title text not null,
  title_ar text not null,
  body text not null,
  body_ar text not null,
  published_at timestamptz not null
);
create table terms_agreement (
  person_id bigint not null references person (id),
  terms_version_id bigint not null references terms_version (id),
  agreed_at timestamptz not null,
  primary key (person_id, terms_version_id)
);
