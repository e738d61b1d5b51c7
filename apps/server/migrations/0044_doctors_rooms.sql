-- Who answers for a department: told of a critical result that nobody acknowledged in time.
alter table department add column head_doctor_id bigint references doctor (id);

create table ward (
  id bigint generated always as identity primary key,
  code text not null unique,
  location_id bigint not null references location (id),
  title text not null,
  title_ar text not null
);

-- A stay in hospital, from the admission to the discharge.
create table admission (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  -- The doctor who is responsible for the stay.
  doctor_id bigint not null references doctor (id),
  ward_id bigint not null references ward (id),
  bed text not null check (length(bed) between 1 and 20),
  diagnosis text not null check (length(diagnosis) between 1 and 300),
  diagnosis_ar text not null check (length(diagnosis_ar) between 1 and 300),
  admitted_at timestamptz not null,
  discharged_at timestamptz,
  check (admitted_at <= discharged_at)
);
-- Nobody lies in two beds, and no bed has two people.
create unique index admission_person_once on admission (person_id) where discharged_at is null;
create unique index admission_bed_once on admission (ward_id, bed) where discharged_at is null;
create index admission_doctor on admission (doctor_id, admitted_at) where discharged_at is null;
create index admission_person on admission (person_id, admitted_at desc);

-- Part of the record: what was written stays as it was written.
create table admission_note (
  id bigint generated always as identity primary key,
  admission_id bigint not null references admission (id),
  doctor_id bigint not null references doctor (id),
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null
);
create index admission_note_admission on admission_note (admission_id, id);
create trigger admission_note_append_only before update or delete on admission_note for each row execute function forbid_change();

-- A critical value as it was reported to a doctor. A corrected value is another report; the one before it is superseded.
create table critical_result (
  id bigint generated always as identity primary key,
  observation_id bigint not null references observation (id),
  person_id bigint not null references person (id),
  doctor_id bigint not null references doctor (id),
  flag text not null check (flag in ('critical_low', 'critical_high')),
  value_decimal text,
  comparator text check (comparator in ('<', '<=', '>', '>=')),
  value_text text,
  reported_at timestamptz not null,
  due_at timestamptz not null,
  superseded_at timestamptz,
  escalated_at timestamptz,
  escalated_to bigint references doctor (id),
  acknowledged_at timestamptz,
  acknowledged_by bigint references doctor (id),
  read_back text check (length(read_back) <= 200),
  check ((escalated_at is null) = (escalated_to is null)),
  check ((acknowledged_at is null) = (acknowledged_by is null) and (acknowledged_at is null) = (read_back is null))
);
create index critical_result_doctor on critical_result (doctor_id, reported_at desc);
create index critical_result_head on critical_result (escalated_to, reported_at desc);
create index critical_result_person on critical_result (person_id) where acknowledged_at is null and superseded_at is null;
create index critical_result_observation on critical_result (observation_id);

-- Occurrence variance reports: what went wrong or nearly did, told so that it does not happen again.
create table ovr_report (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references person (id),
  department_id bigint not null references department (id),
  state text not null check (state in ('draft', 'submitted', 'reviewed')),
  category text check (category in ('medication', 'fall', 'infection', 'device', 'identification', 'procedure', 'documentation', 'behaviour',
    'environment', 'other')),
  severity text check (severity in ('near_miss', 'none', 'minor', 'moderate', 'severe', 'death')),
  location text not null default '' check (length(location) <= 200),
  happened_at timestamptz,
  what text not null default '' check (length(what) <= 4000),
  action text not null default '' check (length(action) <= 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by bigint references account (id),
  outcome text check (outcome in ('confirmed', 'not_confirmed', 'referred')),
  review_actions text not null default '' check (length(review_actions) <= 4000),
  -- Whether colleagues of the department read it, without who reported it.
  is_shared boolean not null default false,
  check ((state = 'draft') = (submitted_at is null)),
  check (state = 'draft' or (category is not null and severity is not null and happened_at is not null and location <> '' and what <> '')),
  check ((state = 'reviewed') = (reviewed_at is not null) and (state = 'reviewed') = (outcome is not null)
    and (state = 'reviewed') = (reviewed_by is not null)),
  check (state = 'reviewed' or not is_shared)
);
create index ovr_report_reporter on ovr_report (reporter_id, updated_at desc);
create index ovr_report_state on ovr_report (state, submitted_at);
create index ovr_report_shared on ovr_report (department_id, reviewed_at desc) where is_shared;
