-- What the content desk writes (D14.04, D14.20). An item has one draft; what everybody sees are its publications, by the clock.
create table content_item (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('article', 'banner', 'promotion', 'announcement', 'question', 'terms')),
  fields jsonb not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Null is what came with the system.
  changed_by bigint references account (id),
  discarded_at timestamptz
);
create index content_item_kind on content_item (kind, changed_at desc);
-- There is one text of terms.
create unique index content_item_terms on content_item (kind) where kind = 'terms';

-- The last one that has begun is the one that counts; one that has not begun is deleted when another replaces it.
create table content_publication (
  id bigint generated always as identity primary key,
  item_id bigint not null references content_item (id),
  revision integer not null,
  fields jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  check (ends_at >= starts_at)
);
create index content_publication_item on content_publication (item_id, id desc);

create table content_change (
  id bigint generated always as identity primary key,
  item_id bigint not null references content_item (id),
  action text not null check (action in ('created', 'edited', 'published', 'ended')),
  fields jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  at timestamptz not null,
  account_id bigint references account (id)
);
create index content_change_item on content_change (item_id, id desc);
create trigger content_change_append_only before update or delete on content_change for each row execute function forbid_change();
create trigger content_change_no_truncate before truncate on content_change for each statement execute function forbid_change();

-- The sizes of a picture; its id is that of the largest.
create table content_picture (
  picture uuid not null,
  file_id uuid not null references stored_file (id) on delete cascade,
  width integer not null,
  mime text not null check (mime in ('image/avif', 'image/webp')),
  primary key (picture, mime, width)
);
create index content_picture_file on content_picture (file_id);

create table saved_article (
  person_id bigint not null references person (id),
  item_id bigint not null references content_item (id),
  saved_at timestamptz not null,
  primary key (person_id, item_id)
);
create index saved_article_item on saved_article (item_id);

-- A promotion belongs to what the desk wrote, and is offered from its publication on.
alter table promotion
  add column item_id bigint unique references content_item (id),
  add column drawing text not null default 'gift',
  add column picture uuid,
  add column published_from timestamptz not null default '2020-01-01T00:00:00Z',
  add column published_until timestamptz;

-- Packages have a drawing too.
alter table service_package add column drawing text not null default 'shield';

-- Banners are content now.
with moved as (
  insert into content_item (kind, fields, created_at, changed_at)
  select 'banner',
    jsonb_build_object('title', title, 'title_ar', title_ar, 'summary', message, 'summary_ar', message_ar, 'action', action,
      'action_ar', action_ar, 'banner_type', type, 'link', link, 'position', position, 'drawing',
      case image when 'banner-doctor-now' then 'doctor' when 'banner-home-care' then 'house' when 'banner-children' then 'child'
        when 'banner-records' then 'sheet' else 'shield' end,
      'starts_on', starts_on, 'ends_on', ends_on),
    now(), now()
  from banner order by id
  returning id, fields
)
insert into content_publication (item_id, revision, fields, starts_at, ends_at)
select id, 1, fields - 'starts_on' - 'ends_on',
  coalesce((fields ->> 'starts_on')::timestamp at time zone 'Asia/Riyadh', '2020-01-01T00:00:00Z'),
  ((fields ->> 'ends_on')::timestamp + interval '1 day') at time zone 'Asia/Riyadh'
from moved;
update content_item set fields = fields - 'starts_on' - 'ends_on' where kind = 'banner';
drop table banner;

-- So are promotions: each gets the item that it is edited by.
alter table content_item add column promotion_code text;
insert into content_item (kind, fields, created_at, changed_at, promotion_code)
select 'promotion',
  jsonb_build_object('title', title, 'title_ar', title_ar, 'summary', details, 'summary_ar', details_ar, 'code', code,
    'percent', percent, 'at_most', at_most / 100.0, 'visit_type', visit_type, 'speciality_id', speciality_id,
    'starts_on', starts_on, 'ends_on', ends_on, 'uses',
    uses_left + (select count(*) from promotion_use u where u.promotion_id = promotion.id and u.ended_at is null), 'drawing', 'gift'),
  now(), now(), code
from promotion order by id;
update promotion p set item_id = i.id from content_item i where i.promotion_code = p.code;
insert into content_publication (item_id, revision, fields, starts_at)
select i.id, 1, i.fields, p.published_from from promotion p join content_item i on i.id = p.item_id;
alter table content_item drop column promotion_code;

-- The terms in force, as the draft of their next version.
with terms as (
  select *, published_at as at from terms_version order by version desc limit 1
), texts as (
  select t.at, t.title, t.title_ar,
    (select string_agg(case when l.line like '## %' then '<h2>' || e.line || '</h2>' else '<p>' || l.line || '</p>' end, '' order by l.n)
     from regexp_split_to_table(replace(replace(replace(t.body, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '\n+') with ordinality l (line, n),
       lateral (select substr(l.line, 4) as line) e where l.line <> '') as body,
    (select string_agg(case when l.line like '## %' then '<h2>' || e.line || '</h2>' else '<p>' || l.line || '</p>' end, '' order by l.n)
     from regexp_split_to_table(replace(replace(replace(t.body_ar, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '\n+') with ordinality l (line, n),
       lateral (select substr(l.line, 4) as line) e where l.line <> '') as body_ar
  from terms t
), item as (
  insert into content_item (kind, fields, created_at, changed_at)
  select 'terms', jsonb_build_object('title', title, 'title_ar', title_ar, 'body', body, 'body_ar', body_ar), at, at from texts
  returning id, fields, created_at
)
insert into content_publication (item_id, revision, fields, starts_at) select id, 1, fields, created_at from item;
