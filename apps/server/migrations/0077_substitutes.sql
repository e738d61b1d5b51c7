-- Why a line was taken out that was not available, in the pharmacist's words; the patient reads it. A substitute that the patient agreed to is a
-- line of its own and names the one that it replaces.
alter table order_line add column taken_out_reason text check (length(taken_out_reason) between 1 and 500);
alter table order_line add column replaces_line_id bigint references order_line (id);

-- A product that the pharmacist proposes in place of a line, as the line of it would be; its pieces are reserved while the patient may answer.
create table order_substitute (
  id bigint generated always as identity primary key,
  order_id bigint not null references pharmacy_order (id),
  line_id bigint not null references order_line (id),
  product_id bigint not null references product (id),
  state text not null default 'proposed' check (state in ('proposed', 'agreed', 'declined', 'lapsed', 'ended')),
  name text not null,
  name_ar text not null,
  form text not null,
  quantity integer not null check (quantity > 0),
  unit_price bigint not null,
  gross bigint not null,
  offer_discount bigint not null,
  net bigint not null,
  coupon_share bigint not null,
  vat_percent smallint not null,
  vat bigint not null,
  total bigint not null,
  offer jsonb,
  is_prescription boolean not null,
  is_cold_chain boolean not null,
  proposed_at timestamptz not null,
  answer_until timestamptz not null,
  closed_at timestamptz,
  check ((state = 'proposed') = (closed_at is null))
);
create index order_substitute_order on order_substitute (order_id, id);
-- A line has one open question, and two lines of an order do not wait for the same pieces.
create unique index order_substitute_line on order_substitute (line_id) where state = 'proposed';
create unique index order_substitute_product on order_substitute (order_id, product_id) where state = 'proposed';
-- Products with the same substance are looked for among many thousands.
create index product_substance on product (lower(scientific_name)) where withdrawn_at is null and scientific_name <> '';

insert into setting (title, value, is_public, note) values
  ('SUBSTITUTE_ANSWER_MINUTES', '120', false, 'How long a patient may answer whether a substitute is welcome');
