-- A resource is kept whole as it came; what the screens read is taken from it into encounter and observation.
create table fhir_resource (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  resource_type text not null,
  source_id text not null,
  body jsonb not null,
  body_hash bytea not null,
  imported_at timestamptz not null,
  -- The address that other resources name it by.
  full_url text,
  -- The Patient id or address of the system that it came from, empty for the system that the person's file was opened from; ids that
  -- are no UUIDs carry it in source_id, so that two systems that both number from one do not overwrite each other.
  source text not null default '',
  -- One about a fetus, a donor or a device is kept whole and is nobody's result.
  is_about_patient boolean not null default true,
  unique (person_id, resource_type, source_id)
);
-- For the copy of all that was brought, page by page.
create index fhir_resource_pages on fhir_resource (person_id, id);

create table encounter (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  source_id text,
  class text not null,
  title text not null,
  title_ar text not null,
  reason text,
  provider text,
  practitioner text,
  status text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  started_text text,
  -- When what was published was taken back.
  withdrawn_at timestamptz,
  unique (person_id, source_id),
  -- Nothing that was entered in error or cancelled can stand as if it were true.
  constraint encounter_retracted_is_withdrawn
    check (withdrawn_at is not null or status not in ('entered-in-error', 'cancelled'))
);
create index encounter_person on encounter (person_id, started_at desc);

create table lab_test (
  loinc text primary key,
  title text not null,
  title_ar text not null,
  unit text not null,
  low double precision,
  high double precision,
  about text not null default '',
  about_ar text not null default '',
  is_sensitive boolean not null default false,
  -- The code of UCUM for the unit of our own laboratory.
  unit_code text
);

-- What a laboratory sent, without loss: the number as it was written, how the value lies to it, which ends belong to the range,
-- what the laboratory itself stated, how exactly the moment is known, the codes of an answer, the system of a unit's code.
create table observation (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  encounter_id bigint references encounter (id),
  source_id text,
  category text not null,
  loinc text,
  title text not null,
  title_ar text,
  value_number double precision,
  value_text text,
  unit text,
  low double precision,
  high double precision,
  status text not null,
  is_sensitive boolean not null default false,
  taken_at timestamptz not null,
  released_at timestamptz,
  -- Zero is the observation's own value; 1, 2 and so on are its components.
  component smallint not null default 0,
  value_decimal text check (value_decimal ~ '^-?\d{1,40}(\.\d{1,40})?$'),
  comparator text check (comparator in ('<', '<=', '>', '>=')),
  value_coding jsonb,
  unit_code text,
  unit_system text,
  low_exclusive boolean not null default false,
  high_exclusive boolean not null default false,
  range_kind text not null default 'normal' check (range_kind in ('normal', 'target', 'critical')),
  range_text text,
  interpretation text
    check (interpretation in ('critical_low', 'low', 'normal', 'high', 'critical_high', 'abnormal')),
  taken_text text,
  taken_period jsonb,
  -- When what was published was taken back. Its value is gone from then on, so that no path can show it.
  withdrawn_at timestamptz,
  constraint observation_source unique (person_id, source_id, component),
  constraint observation_withdrawn_has_no_value
    check (withdrawn_at is null or (value_number is null and value_text is null and value_decimal is null and value_coding is null)),
  -- Nothing that was entered in error or cancelled can stand as if it were true.
  constraint observation_retracted_is_withdrawn
    check (withdrawn_at is not null or status not in ('entered-in-error', 'cancelled'))
);
create index observation_person on observation (person_id, category, taken_at desc);
create index observation_trend on observation (person_id, loinc, taken_at);

-- The test catalogue: names in both languages by LOINC. A result shows the range that came with it, never one from here;
-- low and high are the defaults for the hospital's own laboratory.
insert into lab_test (loinc, title, title_ar, unit, low, high, about, about_ar) values
  ('4548-4', 'HbA1c', 'السكر التراكمي', '%', 4, 5.6, 'Average blood sugar over about three months', 'متوسط سكر الدم خلال ثلاثة أشهر تقريبًا'),
  ('2339-0', 'Glucose', 'سكر الدم', 'mg/dL', 70, 99, 'Sugar in the blood now', 'مستوى السكر في الدم الآن'),
  ('2093-3', 'Total cholesterol', 'الكوليسترول الكلي', 'mg/dL', null, 200, 'All the cholesterol in the blood', 'مجموع الكوليسترول في الدم'),
  ('2571-8', 'Triglycerides', 'الدهون الثلاثية', 'mg/dL', null, 150, 'A fat that rises after meals', 'دهون ترتفع بعد الطعام'),
  ('18262-6', 'LDL cholesterol', 'الكوليسترول الضار', 'mg/dL', null, 130, 'The cholesterol that clogs vessels', 'الكوليسترول الذي يضيّق الشرايين'),
  ('2085-9', 'HDL cholesterol', 'الكوليسترول النافع', 'mg/dL', 40, null, 'The cholesterol that protects', 'الكوليسترول الذي يحمي الشرايين'),
  ('6690-2', 'White blood cells', 'كريات الدم البيضاء', '10*3/uL', 4, 11, 'Cells that fight infection', 'خلايا تقاوم العدوى'),
  ('789-8', 'Red blood cells', 'كريات الدم الحمراء', '10*6/uL', 4.1, 5.9, 'Cells that carry oxygen', 'خلايا تنقل الأكسجين'),
  ('718-7', 'Haemoglobin', 'الهيموغلوبين', 'g/dL', 12, 17.5, 'What carries oxygen in the red cells', 'ناقل الأكسجين في الكريات الحمراء'),
  ('4544-3', 'Haematocrit', 'حجم الخلايا المكدّسة', '%', 36, 50, 'The share of red cells in the blood', 'نسبة الكريات الحمراء في الدم'),
  ('787-2', 'MCV', 'متوسط حجم الكرية', 'fL', 80, 100, 'The size of the red cells', 'حجم الكريات الحمراء'),
  ('785-6', 'MCH', 'متوسط هيموغلوبين الكرية', 'pg', 27, 33, 'Haemoglobin in one red cell', 'كمية الهيموغلوبين في الكرية الواحدة'),
  ('786-4', 'MCHC', 'تركيز هيموغلوبين الكرية', 'g/dL', 32, 36, 'How dense haemoglobin is in the red cells', 'كثافة الهيموغلوبين في الكريات الحمراء'),
  ('21000-5', 'Red cell width', 'عرض توزع الكريات الحمراء', 'fL', 39, 46, 'How much the red cells differ in size', 'مدى اختلاف أحجام الكريات الحمراء'),
  ('777-3', 'Platelets', 'الصفائح الدموية', '10*3/uL', 150, 400, 'What lets blood clot', 'ما يساعد الدم على التخثر'),
  ('32207-3', 'Platelet width', 'عرض توزع الصفائح', 'fL', null, null, 'How much the platelets differ in size', 'مدى اختلاف أحجام الصفائح'),
  ('32623-1', 'Mean platelet volume', 'متوسط حجم الصفيحة', 'fL', 7.5, 11.5, 'The size of the platelets', 'حجم الصفائح الدموية'),
  ('33914-3', 'Kidney filtration (eGFR)', 'معدل ترشيح الكلى', 'mL/min', 60, null, 'How well the kidneys clean the blood', 'كفاءة الكلى في تنقية الدم'),
  ('6299-2', 'Urea nitrogen', 'نيتروجين اليوريا', 'mg/dL', 7, 20, 'Waste that the kidneys remove', 'فضلات تتخلص منها الكلى'),
  ('38483-4', 'Creatinine', 'الكرياتينين', 'mg/dL', 0.6, 1.3, 'Waste that shows how the kidneys work', 'مؤشر على عمل الكلى'),
  ('49765-1', 'Calcium', 'الكالسيوم', 'mg/dL', 8.5, 10.5, 'A mineral of bones and nerves', 'معدن مهم للعظام والأعصاب'),
  ('2947-0', 'Sodium', 'الصوديوم', 'mmol/L', 135, 145, 'A salt that balances water', 'ملح ينظم توازن السوائل'),
  ('6298-4', 'Potassium', 'البوتاسيوم', 'mmol/L', 3.5, 5.1, 'A salt that the heart needs', 'ملح يحتاج إليه القلب'),
  ('2069-3', 'Chloride', 'الكلوريد', 'mmol/L', 98, 107, 'A salt that balances water', 'ملح ينظم توازن السوائل'),
  ('20565-8', 'Carbon dioxide', 'ثاني أكسيد الكربون', 'mmol/L', 22, 29, 'The acid balance of the blood', 'توازن حموضة الدم'),
  ('2885-2', 'Total protein', 'البروتين الكلي', 'g/dL', 6, 8.3, 'Protein in the blood', 'البروتين في الدم'),
  ('1751-7', 'Albumin', 'الألبومين', 'g/dL', 3.5, 5, 'The main protein that the liver makes', 'أهم بروتين تصنعه الكبد'),
  ('10834-0', 'Globulin', 'الغلوبولين', 'g/L', 20, 35, 'Proteins of the immune system', 'بروتينات المناعة'),
  ('1975-2', 'Bilirubin', 'البيليروبين', 'mg/dL', 0.1, 1.2, 'What the liver clears from old red cells', 'ما تتخلص منه الكبد من الكريات القديمة'),
  ('6768-6', 'Alkaline phosphatase', 'الفوسفاتاز القلوية', 'U/L', 44, 147, 'An enzyme of liver and bones', 'إنزيم في الكبد والعظام'),
  ('1742-6', 'ALT', 'إنزيم الكبد ALT', 'U/L', 7, 56, 'An enzyme that rises when the liver is hurt', 'إنزيم يرتفع عند تأثر الكبد'),
  ('1920-8', 'AST', 'إنزيم الكبد AST', 'U/L', 10, 40, 'An enzyme that rises when the liver is hurt', 'إنزيم يرتفع عند تأثر الكبد'),
  ('1989-3', 'Vitamin D', 'فيتامين د', 'ng/mL', 30, 100, 'The vitamin of sun and bones', 'فيتامين الشمس والعظام'),
  ('2498-4', 'Iron', 'الحديد', 'ug/dL', 60, 170, 'What red cells are made with', 'ما تُصنع به الكريات الحمراء'),
  ('3016-3', 'TSH', 'الهرمون المنبّه للغدة الدرقية', 'mIU/L', 0.4, 4, 'How hard the thyroid is asked to work', 'مؤشر على عمل الغدة الدرقية');
update lab_test set unit_code = case unit when 'mIU/L' then 'm[IU]/L' else unit end where unit <> '';
-- Tests that only the person reads, under the codes that laboratories use most.
insert into lab_test (loinc, title, title_ar, unit, about, about_ar, is_sensitive) values
  ('2118-8', 'Pregnancy test', 'اختبار الحمل', '', 'Whether there is a pregnancy', 'وجود حمل من عدمه', true),
  ('3393-9', 'Drug screen', 'فحص المواد', '', 'Whether certain substances are present', 'وجود مواد معينة', true),
  ('2106-3', 'Pregnancy test (urine)', 'اختبار الحمل (بول)', '', 'Whether there is a pregnancy', 'وجود حمل من عدمه', true),
  ('2110-5', 'Pregnancy test (blood)', 'اختبار الحمل (دم)', '', 'Whether there is a pregnancy', 'وجود حمل من عدمه', true),
  ('19080-1', 'Pregnancy hormone (hCG)', 'هرمون الحمل', '', 'A hormone of pregnancy', 'هرمون يفرزه الحمل', true),
  ('21198-7', 'Pregnancy hormone (beta-hCG)', 'هرمون الحمل بيتا', '', 'A hormone of pregnancy', 'هرمون يفرزه الحمل', true),
  ('56888-1', 'HIV test', 'اختبار فيروس نقص المناعة', '', 'Whether HIV is found', 'وجود فيروس نقص المناعة من عدمه', true),
  ('21613-5', 'Chlamydia test', 'اختبار الكلاميديا', '', 'Whether chlamydia is found', 'وجود الكلاميديا من عدمه', true),
  ('24111-7', 'Gonorrhoea test', 'اختبار السيلان', '', 'Whether gonorrhoea is found', 'وجود السيلان من عدمه', true);

insert into setting (title, value, is_public, note) values
  ('RECORD_RETENTION_YEARS', '10', false, 'Medical records after an account was deleted'),
  ('REFILL_WITHIN_DAYS', '5', true, 'Of the due date');
