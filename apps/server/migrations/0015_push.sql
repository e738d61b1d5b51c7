-- The keys by which push services know us (VAPID): made once for all processes, the private one sealed with BALSAM_SECRET.
create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key_sealed text not null,
  created_at timestamptz not null
);

-- A device that takes push messages belongs to a log-in and goes with it. One row a token; the token itself is an address that
-- whoever knows it may write to, so it is found by its digest only.
alter table session drop column push_token;
drop table device_token;
create table device_token (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  token text not null,
  session_id bigint not null unique references session (id) on delete cascade,
  platform text not null check (platform in ('web', 'android', 'ios', 'native')),
  created_at timestamptz not null
);

-- The path that a push message opens.
alter table outgoing_message add column link text;
