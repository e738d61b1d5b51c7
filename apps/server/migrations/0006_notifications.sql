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
create table notification_preference (
  person_id bigint not null references person (id),
  kind text not null,
  channel text not null check (channel in ('in_app', 'push', 'sms', 'email')),
  is_on boolean not null,
  primary key (person_id, kind, channel)
);
create table device_token (
  token text primary key,
  person_id bigint not null references person (id),
  session_id bigint references session (id),
  platform text not null,
  created_at timestamptz not null
);
create index device_token_person on device_token (person_id);
