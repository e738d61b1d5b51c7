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

-- What tells of something sensitive is kept from guardians with limited access, as the record is: also what was sent before.
alter table notification add column is_sensitive boolean not null default false;
update notification n set is_sensitive = true
  from encounter e
  where n.kind = 'visit_summary' and e.person_id = n.person_id and e.source_id = 'balsam|visit-' || n.appointment_id and e.is_sensitive;
update notification n set is_sensitive = true
  from outbox o
  join medical_report m on m.id = (o.payload ->> 'report_id')::bigint
  where n.kind in ('report_ready', 'report_rejected', 'report_withdrawn') and o.id = n.source_event
    and o.kind = 'medical-report.moved' and m.is_sensitive;

-- A push message about what passes, as a call that rings, is of use until then only.
alter table outgoing_message add column useful_until timestamptz;
