-- Reviews of visits (D14.03). The stars count at once; the words are seen once somebody of the hospital has published them.
-- reason: why they were refused, told to the author. A review that its author took back stays without words, so that a visit is rated once.
alter table rating
  add column state text not null default 'published' check (state in ('pending', 'published', 'refused')),
  add column reason text check (length(reason) between 1 and 500),
  add column revision integer not null default 1,
  add column edited_at timestamptz,
  add column removed_at timestamptz,
  add constraint rating_comment_length check (length(comment) <= 1000),
  add constraint rating_reason check ((state = 'refused') = (reason is not null)),
  add constraint rating_removed check (removed_at is null or comment = '');
create index rating_pending on rating (created_at, id) where state = 'pending';
create index rating_person on rating (person_id, id desc);
-- What became of a review, and by whom. Its words are not repeated here.
create table rating_change (
  id bigint generated always as identity primary key,
  rating_id bigint not null references rating (id) on delete cascade,
  action text not null check (action in ('written', 'edited', 'published', 'refused', 'reported', 'kept', 'removed')),
  reason text check (length(reason) between 1 and 500),
  account_id bigint references account (id),
  at timestamptz not null
);
create index rating_change_rating on rating_change (rating_id, id);
-- Somebody thinks that a published review breaks the rules; settled once a moderator has looked.
create table rating_report (
  rating_id bigint not null references rating (id) on delete cascade,
  person_id bigint not null references person (id),
  reason text not null check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (rating_id, person_id)
);
create index rating_report_open on rating_report (created_at) where settled_at is null;
create index rating_report_person on rating_report (person_id);
-- Visits whose patient does not want to be asked about them now.
create table rating_prompt (
  appointment_id bigint primary key references appointment (id),
  put_off_at timestamptz not null
);
-- What people tell the hospital at /feedback.
alter table ticket drop constraint ticket_topic_check;
alter table ticket add constraint ticket_topic_check check (topic in
  ('order', 'payment', 'product', 'delivery', 'account', 'other', 'appointment', 'complaint', 'suggestion', 'praise',
   'app_problem'));
