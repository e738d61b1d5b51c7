-- One way for all writes: a key is claimed for a time before its call acts, and keeps the reply afterwards. It belongs to the account and
-- the profile that is open, or to a guest. What a call that opens several transactions came to stands in progress, so that the same key
-- goes on from there when its process dies. Keys live two days, and body_hash is keyed from now on: none of the old ones is worth keeping.
drop table idempotency_key;
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

alter table payment drop column idempotency_key;
alter table pharmacy_order drop column idempotency_key;
