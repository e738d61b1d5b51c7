-- What patients tell before a visit, and what doctors write after it. Part of the record: it stays when an account is deleted.
create table case_history (
  appointment_id bigint primary key references appointment (id),
  complaint text not null default '' check (length(complaint) <= 2000),
  since text not null default '' check (length(since) <= 200),
  helps text not null default '' check (length(helps) <= 1000),
  medicines text not null default '' check (length(medicines) <= 1000),
  allergies text not null default '' check (length(allergies) <= 1000),
  updated_at timestamptz not null
);
create table case_history_picture (
  appointment_id bigint not null references case_history (appointment_id),
  position smallint not null check (position between 0 and 4),
  file_id uuid not null unique references stored_file (id),
  primary key (appointment_id, position)
);

-- A list of diagnoses to choose from: a small one of our own, or the hospital's licensed one. words: what is searched, in both languages.
create table icd10_code (
  code text primary key check (code ~ '^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$'),
  title text not null,
  title_ar text not null,
  words text not null,
  source text not null check (source in ('portal', 'import'))
);
create index icd10_code_words on icd10_code using gin (words gin_trgm_ops);

create table visit_summary (
  appointment_id bigint primary key references appointment (id),
  findings text not null default '' check (length(findings) <= 4000),
  advice text not null default '' check (length(advice) <= 4000),
  sick_from date,
  sick_to date,
  follow_up_days integer check (follow_up_days between 1 and 365),
  updated_at timestamptz not null,
  signed_at timestamptz,
  check ((sick_from is null) = (sick_to is null) and sick_from <= sick_to)
);
create table visit_diagnosis (
  appointment_id bigint not null references visit_summary (appointment_id),
  position smallint not null,
  code text not null,
  text text not null,
  text_ar text not null,
  primary key (appointment_id, position)
);
create table visit_medicine (
  appointment_id bigint not null references visit_summary (appointment_id),
  position smallint not null,
  product_id bigint not null references product (id),
  name text not null,
  name_ar text not null,
  dose text not null,
  times_per_day smallint not null check (times_per_day between 1 and 24),
  days smallint not null check (days between 1 and 365),
  primary key (appointment_id, position)
);
create table visit_addendum (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references visit_summary (appointment_id),
  text text not null check (length(text) between 1 and 2000),
  written_at timestamptz not null
);
create index visit_addendum_appointment on visit_addendum (appointment_id, id);
create trigger visit_addendum_append_only before update or delete on visit_addendum for each row execute function forbid_change();

-- What is signed is final, in its parts too.
create function forbid_change_when_signed() returns trigger language plpgsql as $$
declare
  id bigint := case when tg_op = 'INSERT' then new.appointment_id else old.appointment_id end;
begin
  if exists (select from visit_summary where appointment_id = id and signed_at is not null) then
    raise exception 'a signed visit summary cannot be changed';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger visit_summary_final before update or delete on visit_summary for each row execute function forbid_change_when_signed();
create trigger visit_diagnosis_final before insert or update or delete on visit_diagnosis
  for each row execute function forbid_change_when_signed();
create trigger visit_medicine_final before insert or update or delete on visit_medicine
  for each row execute function forbid_change_when_signed();

-- A sick leave of a signed summary: what certificates are made of.
create table sick_leave (
  id bigint generated always as identity primary key,
  appointment_id bigint not null unique references appointment (id),
  person_id bigint not null references person (id),
  doctor_id bigint not null references doctor (id),
  first_day date not null,
  last_day date not null,
  issued_at timestamptz not null,
  check (first_day <= last_day and last_day - first_day < 14)
);
create index sick_leave_person on sick_leave (person_id, first_day desc);

-- Sentences that a doctor uses again.
create table advice_phrase (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctor (id),
  text text not null check (length(text) between 1 and 500),
  created_at timestamptz not null,
  unique (doctor_id, text)
);

-- What the two sides of a visit write to each other. Marks of how far each has read stand with the appointment's row of the talk.
create table visit_message (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references appointment (id),
  from_doctor boolean not null,
  text text not null check (length(text) <= 2000),
  created_at timestamptz not null
);
create index visit_message_appointment on visit_message (appointment_id, id);
create trigger visit_message_append_only before update or delete on visit_message for each row execute function forbid_change();
create table visit_message_picture (
  message_id bigint not null references visit_message (id),
  position smallint not null check (position between 0 and 2),
  file_id uuid not null unique references stored_file (id),
  primary key (message_id, position)
);
create table visit_chat (
  appointment_id bigint primary key references appointment (id),
  doctor_id bigint not null references doctor (id),
  last_message_id bigint not null,
  last_at timestamptz not null,
  -- Since when the patient waits for an answer; null while nobody does.
  waiting_since timestamptz,
  read_by_patient bigint not null default 0,
  read_by_doctor bigint not null default 0
);
create index visit_chat_doctor on visit_chat (doctor_id, last_at desc);
-- How long patients waited for each answer of a doctor.
create table visit_answer (
  message_id bigint primary key references visit_message (id),
  doctor_id bigint not null references doctor (id),
  minutes integer not null check (minutes >= 0),
  answered_at timestamptz not null
);
create index visit_answer_doctor on visit_answer (doctor_id, answered_at);
