-- Pictures of a prescription that a patient sends; a pharmacist judges it once it is in an order.
create table prescription (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  order_id bigint references pharmacy_order (id),
  state text not null default 'pending' check (state in ('pending', 'approved', 'partly_approved', 'rejected')),
  reason text,
  note text not null default '',
  judged_by bigint references account (id),
  judged_at timestamptz,
  created_at timestamptz not null
);
create index prescription_person on prescription (person_id, id desc);
create index prescription_order on prescription (order_id) where order_id is not null;
create table prescription_file (
  prescription_id bigint not null references prescription (id),
  file_id uuid not null unique references stored_file (id),
  primary key (prescription_id, file_id)
);
