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

-- What is purged is found by its age. A session ends when it runs out or is ended, whichever comes first.
create index session_ended on session (least(expires_at, revoked_at));
create index notification_age on notification (created_at);
create index outgoing_message_age on outgoing_message (created_at);
create index sign_in_tries_age on sign_in_tries (last_wrong_at);
-- A message that is to be emptied before the others, such as the farewell to a deleted account.
alter table outgoing_message add column keep_until timestamptz;
create index outgoing_message_keep_until on outgoing_message (keep_until) where keep_until is not null;

-- Accounts that were deleted until now leave nothing of it either.
update pharmacy_order o set cancellation_description = null, rating_comment = null
from person p where p.id = o.person_id and p.deleted_at is not null and (o.cancellation_description is not null or o.rating_comment is not null);
update prescription r set note = '' from person p where p.id = r.person_id and p.deleted_at is not null and r.note <> '';
delete from notification n using person p where p.id = n.person_id and p.deleted_at is not null;
update fhir_resource f set body = f.body - '{telecom,address,contact,photo,text}'::text[]
from person p where p.id = f.person_id and p.deleted_at is not null and f.resource_type in ('Patient', 'RelatedPerson', 'Person');
