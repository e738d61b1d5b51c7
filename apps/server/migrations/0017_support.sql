-- Somebody asks for help. waiting_since: since when nobody has answered what the patient wrote; read_by_*: the last message each side has seen.
create table ticket (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  order_id bigint references pharmacy_order (id),
  subject text not null,
  topic text not null check (topic in ('order', 'payment', 'product', 'delivery', 'account', 'other')),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  read_by_patient bigint not null default 0,
  read_by_staff bigint not null default 0,
  waiting_since timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'closed') = (closed_at is not null)),
  check ((state = 'open') = (waiting_since is not null))
);
create index ticket_person on ticket (person_id, updated_at desc, id desc);
create index ticket_waiting on ticket (waiting_since, id) where state = 'open';
create index ticket_state on ticket (state, updated_at desc, id desc);
-- What was written. author_id: the patient, a guardian who works in the profile, or somebody of support.
create table ticket_message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket (id),
  author_id bigint not null references person (id),
  from_staff boolean not null,
  text text not null default '',
  file_id uuid unique references stored_file (id),
  created_at timestamptz not null,
  check (text <> '' or file_id is not null)
);
create index ticket_message_ticket on ticket_message (ticket_id, id);
-- Pictures for tickets that were never sent are purged by their age.
create index stored_file_tickets on stored_file (created_at) where kind = 'ticket';
