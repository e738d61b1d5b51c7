-- Links by which somebody shows their summary to others (SMART Health Links). What a link leads to is encrypted with a key that never comes here;
-- it is deleted when the link is over.
create table shared_summary (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  -- 256 random bits, part of its address.
  token text not null unique,
  parts text[] not null check (cardinality(parts) between 1 and 9),
  content text check (length(content) <= 220000),
  passcode_hash bytea,
  wrong_passcodes integer not null default 0 check (wrong_passcodes between 0 and 10),
  openings integer check (openings between 1 and 100),
  opened integer not null default 0,
  created_by bigint not null references account (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (opened <= coalesce(openings, opened)),
  check (expires_at <= created_at + interval '7 days')
);
create index shared_summary_person on shared_summary (person_id, id desc);
create index shared_summary_content on shared_summary (expires_at) where content is not null;

create table shared_summary_opening (
  id bigint generated always as identity primary key,
  shared_summary_id bigint not null references shared_summary (id) on delete cascade,
  -- The name that whoever opened it gave.
  name text not null check (length(name) <= 200),
  at timestamptz not null
);
create index shared_summary_opening_of on shared_summary_opening (shared_summary_id, id desc);
