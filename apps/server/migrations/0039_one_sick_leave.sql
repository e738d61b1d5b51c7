-- A sick leave is a document of the hospital like others: those of signed summaries become such, and there is one place for them.
insert into medical_report (person_id, appointment_id, kind, state, language, sick_from, sick_to, code, created_at, updated_at, issued_at)
select l.person_id, l.appointment_id, 'sick_leave', 'approved', p.language, l.first_day, l.last_day,
  translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_'), l.issued_at, l.issued_at, l.issued_at
from sick_leave l join person p on p.id = l.person_id
on conflict (appointment_id, kind) where state in ('pending', 'in-progress', 'approved') do nothing;
drop table sick_leave;
