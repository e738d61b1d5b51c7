-- Why the front desk decided about a visit may name the patient: it is emptied when the years of a closed account are over. All else of
-- the history stays as it was written.
create function forbid_change_but_reason() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger appointment_event_append_only on appointment_event;
create trigger appointment_event_append_only before update or delete on appointment_event
  for each row execute function forbid_change_but_reason();
