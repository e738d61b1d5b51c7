-- The ticket that was given for a code, so that a kiosk that asks again gets the same one. Kept while its pass is good.
alter table kiosk_code_use add column queue_ticket_id bigint references queue_ticket (id) on delete cascade;

-- What was written of a visit with a sensitive diagnosis, and asked for of it, is kept from guardians with limited access; so are the
-- notices of it.
update medical_report m set is_sensitive = true
  from encounter e
  where e.person_id = m.person_id and e.source_id = 'balsam|visit-' || m.appointment_id and e.is_sensitive and not m.is_sensitive;
update notification n set is_sensitive = true
  from outbox o
  join medical_report m on m.id = (o.payload ->> 'report_id')::bigint
  where n.kind in ('report_ready', 'report_rejected', 'report_withdrawn') and o.id = n.source_event
    and o.kind = 'medical-report.moved' and m.is_sensitive and not n.is_sensitive;
