-- What a closed account left behind and how far it has gone. A minor's waits for an administrator; the two ends are apart, since
-- medical records and fiscal data are kept for years of their own.
create table retention_end (
  person_id bigint primary key references person (id),
  confirmed_by bigint references account (id),
  confirmed_at timestamptz,
  records_ended_at timestamptz,
  fiscal_ended_at timestamptz,
  check ((confirmed_at is null) = (confirmed_by is null))
);
-- The Riyadh day whose run is complete. A run that was killed has not written it, and is taken up again.
create table retention_run (
  only_row boolean primary key default true check (only_row),
  completed_on date not null
);

-- What was written about somebody stays as it was written, until it goes as a whole at the end of its years. The ledger, invoices and the
-- audit log keep the stricter guard: they lose nothing but a name that they never held.
create function retention_is_ending() returns boolean language sql as $$
  select coalesce(current_setting('balsam.retention', true), '') = 'ending'
$$;
create function forbid_change_until_retention_ends() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and retention_is_ending() then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

create or replace trigger consent_decision_append_only before update or delete on consent_decision
  for each row execute function forbid_change_until_retention_ends();
create or replace trigger visit_addendum_append_only before update or delete on visit_addendum
  for each row execute function forbid_change_until_retention_ends();
create or replace trigger visit_message_append_only before update or delete on visit_message
  for each row execute function forbid_change_until_retention_ends();
create or replace trigger payer_message_append_only before update or delete on payer_message
  for each row execute function forbid_change_until_retention_ends();
create or replace trigger visit_consent_append_only before update or delete on visit_consent
  for each row execute function forbid_change_until_retention_ends();
create or replace trigger admission_note_append_only before update or delete on admission_note
  for each row execute function forbid_change_until_retention_ends();

create or replace function forbid_change_when_signed() returns trigger language plpgsql as $$
declare
  id bigint := case when tg_op = 'INSERT' then new.appointment_id else old.appointment_id end;
begin
  if tg_op = 'DELETE' and retention_is_ending() then
    return old;
  end if;
  if exists (select from visit_summary where appointment_id = id and signed_at is not null) then
    raise exception 'a signed visit summary cannot be changed';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
