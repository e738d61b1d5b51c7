-- Which doctor wrote: a visit may be a colleague's later. Empty where an older message does not tell: its visit has moved more than once
-- since then.
alter table visit_message add column doctor_id bigint references doctor (id);
alter table visit_message disable trigger visit_message_append_only;
with moved as (
  select appointment_id, min(at) as first_at, max(at) as last_at from appointment_event where kind = 'rescheduled' group by appointment_id
)
update visit_message m set doctor_id = coalesce(
    (select w.doctor_id from visit_answer w where w.message_id = m.id),
    case
      when v.last_at is null or m.created_at >= v.last_at then a.doctor_id
      when v.first_at = v.last_at then r.doctor_id
    end)
  from appointment a
  left join moved v on v.appointment_id = a.id
  left join visit_rearrangement r on r.appointment_id = a.id and r.state = 'moved'
  where a.id = m.appointment_id and m.from_doctor;
alter table visit_message enable trigger visit_message_append_only;
alter table visit_message add check (from_doctor or doctor_id is null);
