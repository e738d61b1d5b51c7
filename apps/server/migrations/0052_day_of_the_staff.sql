-- Why the front desk or a doctor said what became of a visit, and what they said: the history of a correction (D13.34).
alter table appointment_event
  add column outcome text check (outcome in ('completed', 'missed_by_patient', 'missed_by_doctor', 'missed_by_both', 'line_failed', 'checked_in')),
  add column reason text check (char_length(reason) between 3 and 300);

-- Why somebody of the staff looked for a person by name. Whom they found stands in the audit log under this number (D13.33).
create table patient_search (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  reason text not null check (char_length(reason) between 5 and 300),
  found integer not null check (found >= 0),
  at timestamptz not null
);
create trigger patient_search_append_only before update or delete on patient_search for each row execute function forbid_change();
create trigger patient_search_no_truncate before truncate on patient_search for each statement execute function forbid_change();

-- Files that were opened at a desk, for somebody who came without a log-in: who saw the document and noted the consent. The phone is
-- unconfirmed until somebody heard it ring, or the person got a log-in by a code sent to it (D13.32).
create table desk_registration (
  person_id bigint primary key references person (id),
  account_id bigint not null references account (id),
  location_id bigint not null references location (id),
  registered_at timestamptz not null,
  consented_at timestamptz not null,
  phone_confirmed_at timestamptz
);
create index desk_registration_at on desk_registration (registered_at);

-- One spelling of a name: people at a desk type what they hear.
create function name_key(name text) returns text immutable strict parallel safe language sql as $$
  select lower(translate(name, 'أإآٱةىـ-', 'ااااهي'))
$$;
create index person_name on person (name_key(first_name) text_pattern_ops, name_key(family_name) text_pattern_ops);
create index person_name_ar on person (name_key(first_name_ar) text_pattern_ops, name_key(family_name_ar) text_pattern_ops);

-- The audit log by time and by who it was; by whose record it is there already.
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_actor on audit_entry (actor_person_id, at desc, id desc) where actor_person_id is not null;

-- What a day is counted by.
create index appointment_starts on appointment (starts_at);
create index pharmacy_order_placed on pharmacy_order (placed_at) where placed_at is not null;
create index pharmacy_order_completed on pharmacy_order (completed_at) where completed_at is not null;
create index queue_ticket_day on queue_ticket (day);
create index ticket_created on ticket (created_at);
create index ticket_closed on ticket (closed_at) where closed_at is not null;
create index journal_occurred on journal (occurred_at);
