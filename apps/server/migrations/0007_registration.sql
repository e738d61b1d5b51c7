-- Nothing becomes a person before its code is right (and its ID photo is there): until then it waits here, for a day at most.
-- person_id is whose medical file a log-in is asked for. A decoy is of somebody who is known already, or whom nobody knows:
-- its code is never right, so that the answers tell nothing.
create table registration (
  id bigint primary key,
  kind text not null check (kind in ('new', 'medical_file')),
  is_decoy boolean not null,
  person_id bigint references person (id),
  language text check (language in ('ar', 'en')),
  first_name text not null default '',
  middle_name text not null default '',
  family_name text not null default '',
  phone text,
  email text,
  gender text check (gender in ('male', 'female')),
  birth_date date,
  location_id bigint references location (id),
  nationality text,
  identity_column text not null check (identity_column in ('national_id', 'iqama')),
  identity_number text not null,
  password_hash text not null,
  id_photo_file uuid references stored_file (id),
  upload_token_hash bytea unique,
  upload_expires_at timestamptz,
  uploads integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (kind <> 'new' or (phone is not null and email is not null and gender is not null and birth_date is not null
    and location_id is not null and nationality is not null and language is not null and upload_token_hash is not null)),
  check (kind <> 'medical_file' or is_decoy or person_id is not null)
);
create index registration_expires on registration (expires_at);
