-- A discharge summary may be about a stay in hospital that no visit led to: a document is about a visit or about a stay.
alter table medical_report
  alter column appointment_id drop not null,
  add column admission_id bigint references admission (id),
  add constraint medical_report_about check (num_nonnulls(appointment_id, admission_id) = 1),
  add constraint medical_report_of_stay check (admission_id is null or kind = 'discharge_summary');
create unique index medical_report_open_stay on medical_report (admission_id, kind)
  where state in ('pending', 'in-progress', 'approved');
create index admission_ended on admission (discharged_at desc) where discharged_at is not null;

-- Resources that named or showed what was held back, and in a later version do not: hidden as long as one of these is held.
alter table record_entry add column held_with bigint[] not null default '{}';

-- How often the texts of a document were written: an officer writes over those that they have seen alone.
alter table medical_report add column revision integer not null default 0;
