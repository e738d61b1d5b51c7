create table banner (
  id bigint generated always as identity primary key,
  type text not null check (type in ('MAIN', 'PROMOTIONAL')),
  image text not null,
  title text not null,
  title_ar text not null,
  message text not null,
  message_ar text not null,
  action text not null,
  action_ar text not null,
  link text not null,
  position integer not null default 0,
  starts_on date,
  ends_on date
);
create index banner_type on banner (type, position);
create table promotion (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  title_ar text not null,
  details text not null,
  details_ar text not null,
  percent integer check (percent between 1 and 100),
  starts_on date not null,
  ends_on date not null,
  is_available boolean not null default true
);
