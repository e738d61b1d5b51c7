-- A sign-in whose password was right and whose code is awaited.
create table staff_challenge (
  challenge_hash bytea primary key,
  account_id bigint not null references account (id),
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_challenge_age on staff_challenge (created_at);

-- Links that staff get by e-mail. The secret of the authenticator app rests sealed while the app is being set up.
create table staff_link (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references account (id),
  purpose text not null check (purpose in ('invitation', 'password', 'second_factor')),
  sealed_secret text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
-- One of each purpose works at a time.
create unique index staff_link_live on staff_link (account_id, purpose) where used_at is null and revoked_at is null;
