-- Documents of the hospital about a visit: reports that were asked for, sick leaves, discharge summaries.
create table medical_report (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  appointment_id bigint not null references appointment (id),
  kind text not null check (kind in ('detail_medical', 'sick_leave', 'discharge_summary')),
  state text not null check (state in ('pending', 'in-progress', 'approved', 'rejected', 'withdrawn')),
  language text not null check (language in ('ar', 'en')),
  comments text not null default '',
  text_en text not null default '',
  text_ar text not null default '',
  sick_from date,
  sick_to date,
  is_sensitive boolean not null default false,
  -- 128 random bits, once it is approved; what /verify asks for.
  code text unique,
  reason text,
  asked_by bigint references account (id),
  taken_by bigint references account (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  issued_at timestamptz,
  withdrawn_at timestamptz,
  check ((sick_from is null) = (sick_to is null)),
  check ((kind = 'sick_leave') = (sick_from is not null)),
  check (sick_to is null or sick_to between sick_from and sick_from + 13),
  check (state not in ('approved', 'withdrawn') or (code is not null and issued_at is not null))
);
-- One open request for each visit and kind, and one valid document.
create unique index medical_report_open on medical_report (appointment_id, kind)
  where state in ('pending', 'in-progress', 'approved');
create index medical_report_person on medical_report (person_id, id desc);
create index medical_report_queue on medical_report (state, id);

create table medical_report_event (
  id bigint generated always as identity primary key,
  report_id bigint not null references medical_report (id),
  to_state text not null,
  by_account bigint references account (id),
  reason text,
  at timestamptz not null
);
create index medical_report_event_report on medical_report_event (report_id, id);

-- What the records officer uploaded instead of writing; the last of a language counts.
create table medical_report_file (
  report_id bigint not null references medical_report (id),
  language text not null check (language in ('ar', 'en')),
  file_id uuid not null unique references stored_file (id),
  primary key (report_id, language)
);
