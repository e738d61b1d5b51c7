-- What people decided about the uses of their data beyond care: the last decision of a purpose counts, none of them is ever changed.
create table consent_decision (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  purpose text not null check (purpose in ('marketing', 'health_tips', 'surveys', 'research', 'insurers')),
  given boolean not null,
  text_version integer not null check (text_version > 0),
  decided_by text not null check (decided_by in ('self', 'guardian')),
  by_person_id bigint not null references person (id),
  decided_at timestamptz not null
);
create index consent_decision_person on consent_decision (person_id, purpose, id desc);
create trigger consent_decision_append_only before update or delete on consent_decision for each row execute function forbid_change();
create trigger consent_decision_no_truncate before truncate on consent_decision for each statement execute function forbid_change();

-- Copies of a person's data. file_id is chosen before its first byte is written, so that what a process left behind is found.
create table data_export (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  account_id bigint not null references account (id),
  asked_by text not null check (asked_by in ('self', 'guardian')),
  language text not null check (language in ('ar', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed', 'removed')),
  parts_done integer not null default 0,
  parts_total integer not null default 0,
  attempts integer not null default 0,
  claimed_until timestamptz,
  file_id uuid,
  bytes bigint,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check (state <> 'ready' or (file_id is not null and expires_at is not null))
);
-- At most one under way for a person, whoever asks and however often.
create unique index data_export_under_way on data_export (person_id) where state in ('waiting', 'running');
create index data_export_person on data_export (person_id, id desc);
create index data_export_due on data_export (id) where state in ('waiting', 'running');
create index data_export_old on data_export (expires_at) where state = 'ready';
