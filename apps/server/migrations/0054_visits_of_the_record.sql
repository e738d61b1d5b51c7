-- A visit that its sender marked as sensitive is hidden from a guardian with limited access, as results and entries are; and who saw
-- the patient, and where, reads in Arabic where the source says it.
alter table encounter
  add column is_sensitive boolean not null default false,
  add column provider_ar text,
  add column practitioner_ar text;
update encounter e set is_sensitive = true
from fhir_resource r
where r.person_id = e.person_id and r.resource_type = 'Encounter' and r.source_id = e.source_id
  and jsonb_path_query_array(r.body, '$.meta.security[*].code') ?|
    array['R', 'V', 'BH', 'ETH', 'ETHUD', 'GDIS', 'HIV', 'MH', 'MST', 'OPIOIDUD', 'PSY', 'PSYTHPN', 'SCA', 'SDV', 'SEX', 'SPI', 'STD', 'SUD',
      'TBOO', 'VIO'];

-- One name for when one is reminded, from the table to the wire.
alter table reminder_times rename to reminder_slots;
