-- Which version of the table of symptoms a physician has approved, and who of the administrators wrote it down. Without it the checker is off.
create table triage_approval (
  version text primary key,
  physician text not null check (length(physician) between 3 and 120),
  account_id bigint references account (id),
  approved_at timestamptz not null
);
create trigger triage_approval_append_only before update or delete on triage_approval for each row execute function forbid_change();

-- What somebody told the symptom checker, and what it answered then. A doctor sees it only through the visit that it is attached to.
create table symptom_survey (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  version text not null,
  age_years numeric(6, 2) not null check (age_years >= 0),
  gender text not null check (gender in ('male', 'female')),
  chief_complaint text not null,
  note text not null default '',
  symptoms jsonb not null,
  answers jsonb not null,
  urgency text not null check (urgency in ('self_care', 'week', 'today', 'emergency')),
  result jsonb not null,
  appointment_id bigint references appointment (id),
  created_at timestamptz not null
);
create index symptom_survey_person on symptom_survey (person_id, id);
create index symptom_survey_appointment on symptom_survey (appointment_id) where appointment_id is not null;
