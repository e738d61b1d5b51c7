create table notification (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  kind text not null,
  title text not null,
  title_ar text not null,
  message text not null,
  message_ar text not null,
  link text,
  appointment_id bigint references appointment (id),
  source_event bigint,
  seen_at timestamptz,
  created_at timestamptz not null,
  unique (source_event, person_id)
);
create index notification_person on notification (person_id, id desc);
create index notification_unseen on notification (person_id) where seen_at is null;
create index notification_age on notification (created_at);
create table notification_preference (
  person_id bigint not null references person (id),
  kind text not null,
  channel text not null check (channel in ('in_app', 'push', 'sms', 'email')),
  is_on boolean not null,
  primary key (person_id, kind, channel)
);

create table device_token (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  token text not null,
  session_id bigint not null unique references session (id) on delete cascade,
  platform text not null check (platform in ('web', 'android', 'ios', 'native')),
  created_at timestamptz not null
);

-- The keys by which push services know us (VAPID): made once for all processes, the private one sealed with BALSAM_SECRET.
create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key_sealed text not null,
  created_at timestamptz not null
);
