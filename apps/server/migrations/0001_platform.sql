-- What any module needs: append-only guard, outbox, sent messages, audit, idempotency, settings, files.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists fuzzystrmatch;

create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

-- Events leave in the transaction that caused them; due_at is read by the injected clock, never by the database's.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  claimed_until timestamptz,
  done_at timestamptz,
  last_error text
);
create index outbox_due on outbox (due_at, id) where done_at is null;
create index outbox_done on outbox (done_at) where done_at is not null;

-- Every SMS, e-mail and push that left (or waits to leave) the system.
create table outgoing_message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email', 'push')),
  destination text not null,
  subject text,
  body text not null,
  language text not null check (language in ('ar', 'en')),
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  gateway text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The path that a push message opens.
  link text,
  -- A message that is to be emptied before the others, such as the farewell to a deleted account.
  keep_until timestamptz
);
create index outgoing_message_destination on outgoing_message (destination, id desc);
create index outgoing_message_age on outgoing_message (created_at);
create index outgoing_message_keep_until on outgoing_message (keep_until) where keep_until is not null;
-- What was sent is emptied after a while. The index finds the oldest that still say whom they went to.
create index outgoing_message_kept on outgoing_message (created_at) where destination <> '';

-- The audit log is put in order by the numbers of transactions, which begin anew in every cluster. A system that was restored from a
-- backup counts on from where the old one stood.
create table transaction_origin (
  id smallint primary key default 1 check (id = 1),
  counted_before bigint not null check (counted_before >= 0)
);
insert into transaction_origin (counted_before) values (0);
create function transaction_number(number xid8) returns xid8 stable language sql as $$
  select (number::text::bigint + counted_before)::text::xid8 from transaction_origin
$$;

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_account_id bigint,
  actor_person_id bigint,
  actor_role smallint,
  person_id bigint not null,
  action text not null check (action in ('read', 'write')),
  what text not null,
  record_id text,
  why text not null,
  request_id text not null,
  transaction xid8 not null default transaction_number(pg_current_xact_id())
);
create index audit_entry_person on audit_entry (person_id, id desc);
create index audit_entry_sealing on audit_entry (transaction, id);
create trigger audit_entry_append_only before update or delete on audit_entry for each row execute function forbid_change();
create trigger audit_entry_no_truncate before truncate on audit_entry for each statement execute function forbid_change();

-- The chain: each seal covers the entries of the transactions in [from_transaction, to_transaction) in order (transaction, id).
create table audit_seal (
  id bigint generated always as identity primary key,
  from_transaction xid8 not null,
  to_transaction xid8 not null,
  entries integer not null,
  previous_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null,
  unique (from_transaction)
);
create trigger audit_seal_append_only before update or delete on audit_seal for each row execute function forbid_change();
create trigger audit_seal_no_truncate before truncate on audit_seal for each statement execute function forbid_change();

-- One way for all writes: a key is claimed for a time before its call acts, and keeps the reply afterwards. It belongs to the account and
-- the profile that is open, or to a guest. What a call that opens several transactions came to stands in progress, so that the same key
-- goes on from there when its process dies. Keys live two days; body_hash is keyed.
create table idempotency_key (
  account_id bigint,
  person_id bigint,
  guest_id text,
  endpoint text not null,
  key text not null,
  body_hash bytea not null,
  claimed_by text,
  claimed_until timestamptz,
  progress jsonb not null default '{}',
  reply jsonb,
  created_at timestamptz not null,
  check ((account_id is null) = (person_id is null)),
  check ((account_id is null) <> (guest_id is null)),
  check ((claimed_by is null) = (claimed_until is null)),
  check ((reply is null) <> (claimed_by is null))
);
create unique index idempotency_key_name on idempotency_key (account_id, person_id, guest_id, endpoint, key) nulls not distinct;
create index idempotency_key_person on idempotency_key (person_id) where person_id is not null;
create index idempotency_key_age on idempotency_key (created_at);

-- Counts of things that are limited by account, address or in all: (scope, key) within a bucket of time.
create table limit_counter (
  scope text not null,
  key text not null,
  bucket timestamptz not null,
  count integer not null,
  primary key (scope, key, bucket)
);
create index limit_counter_age on limit_counter (bucket);

create table setting (
  title text primary key,
  value jsonb not null,
  is_public boolean not null default false,
  note text not null default ''
);
insert into setting (title, value, is_public, note) values
  ('CONTACT_NUMBER', '"+966115550100"', true, 'Shown wherever the portal offers a call'),
  ('EMERGENCY_NUMBER', '"997"', true, 'The ambulance'),
  ('CONTACT_EMAIL', '"care@balsam.example"', true, 'Shown on contact us'),
  ('CURRENCY', '"SAR"', true, ''),
  ('MESSAGE_RETENTION_DAYS', '90', false, 'SMS, e-mails and push messages keep whom they went to and what they said so long');

create table stored_file (
  id uuid primary key,
  person_id bigint,
  kind text not null,
  mime text not null,
  bytes integer not null check (bytes >= 0),
  storage_key text not null unique,
  created_at timestamptz not null
);

-- The clock of tests: an offset that every process adds. One row.
create table dev_clock (
  id smallint primary key default 1 check (id = 1),
  offset_ms bigint not null
);

-- Made here because the socket adapter may not create tables at run time.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
