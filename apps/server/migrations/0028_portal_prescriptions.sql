-- A prescription that an order relies on may be one of the person's own record instead of pictures; its words stay as they were relied on.
alter table prescription
  add column record_id bigint references fhir_resource (id),
  add column record_title text,
  add constraint prescription_record check ((record_id is null) = (record_title is null));
-- Pictures that never became a prescription are looked for again and again.
create index stored_file_prescriptions on stored_file (created_at) where kind = 'prescription';
