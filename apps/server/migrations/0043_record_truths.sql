-- Whether a resource tells of the patient. One about a fetus, a donor or a device is kept whole and is nobody's result.
alter table fhir_resource add column is_about_patient boolean not null default true;

-- What a result was beside its words and its number: the codes of an answer, the system of a unit's code, a period of time.
alter table observation
  add column value_coding jsonb,
  add column unit_system text,
  add column taken_period jsonb,
  drop constraint observation_withdrawn_has_no_value,
  add constraint observation_withdrawn_has_no_value
    check (withdrawn_at is null or (value_number is null and value_text is null and value_decimal is null and value_coding is null));

-- What was brought in before: observations with a focus that is not their own subject are taken back where they were shown, and a
-- result no longer stands with a visit that its reference does not name. The rest comes with the next import of the same bundle.
update fhir_resource set is_about_patient = false
where resource_type in ('Observation', 'Procedure') and (
  exists (select from jsonb_array_elements(case jsonb_typeof(body -> 'focus') when 'array' then body -> 'focus' else '[]' end) as f
    where f ->> 'reference' is distinct from body #>> '{subject,reference}')
  or body @? '$.extension[*].url ? (@ like_regex "[-.]focus(Code)?$")');
update observation o set value_number = null, value_decimal = null, comparator = null, value_text = null, low = null, high = null,
  range_text = null, interpretation = null, withdrawn_at = now()
from fhir_resource f
where f.person_id = o.person_id and f.resource_type = 'Observation' and f.source_id = o.source_id and not f.is_about_patient
  and o.withdrawn_at is null;
update observation o set encounter_id = null
from fhir_resource f
where f.person_id = o.person_id and f.resource_type = 'Observation' and f.source_id = o.source_id and o.encounter_id is not null
  and f.body #>> '{encounter,reference}' !~* '(^urn:|^#|(^|/)Encounter/)';
update observation o set unit_system = f.body #>> '{valueQuantity,system}'
from fhir_resource f
where f.person_id = o.person_id and f.resource_type = 'Observation' and f.source_id = o.source_id and o.component = 0
  and o.unit_code is not null;

-- The code of UCUM for the units of our own laboratory.
alter table lab_test add column unit_code text;
update lab_test set unit_code = case unit when 'mIU/L' then 'm[IU]/L' else unit end where unit <> '';

-- The tests of pregnancy, and of infections that are told to nobody else, under the codes that laboratories use most.
insert into lab_test (loinc, title, title_ar, unit, about, about_ar, is_sensitive) values
  ('2106-3', 'Pregnancy test (urine)', 'اختبار الحمل (بول)', '', 'Whether there is a pregnancy', 'وجود حمل من عدمه', true),
  ('2110-5', 'Pregnancy test (blood)', 'اختبار الحمل (دم)', '', 'Whether there is a pregnancy', 'وجود حمل من عدمه', true),
  ('19080-1', 'Pregnancy hormone (hCG)', 'هرمون الحمل', '', 'A hormone of pregnancy', 'هرمون يفرزه الحمل', true),
  ('21198-7', 'Pregnancy hormone (beta-hCG)', 'هرمون الحمل بيتا', '', 'A hormone of pregnancy', 'هرمون يفرزه الحمل', true),
  ('56888-1', 'HIV test', 'اختبار فيروس نقص المناعة', '', 'Whether HIV is found', 'وجود فيروس نقص المناعة من عدمه', true),
  ('21613-5', 'Chlamydia test', 'اختبار الكلاميديا', '', 'Whether chlamydia is found', 'وجود الكلاميديا من عدمه', true),
  ('24111-7', 'Gonorrhoea test', 'اختبار السيلان', '', 'Whether gonorrhoea is found', 'وجود السيلان من عدمه', true);
update observation o set is_sensitive = true from lab_test t where t.loinc = o.loinc and t.is_sensitive;
