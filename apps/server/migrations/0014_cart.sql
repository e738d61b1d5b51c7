-- One cart a person, or a guest by the name that their browser gave itself.
create table cart (
  id bigint generated always as identity primary key,
  person_id bigint unique references person (id),
  guest_id text unique check (length(guest_id) between 16 and 100),
  coupon_code text,
  updated_at timestamptz not null,
  check (num_nonnulls(person_id, guest_id) = 1)
);
create index cart_abandoned on cart (updated_at) where guest_id is not null;
create table cart_line (
  cart_id bigint not null references cart (id) on delete cascade,
  product_id bigint not null references product (id),
  quantity integer not null check (quantity between 1 and 99),
  added_at timestamptz not null,
  primary key (cart_id, product_id)
);
-- Promo codes, in capitals. Amounts are halalas without VAT; used counts what coupon_use holds, so that a limit is kept by one update.
create table coupon (
  code text primary key check (code = upper(code)),
  title text not null,
  title_ar text not null,
  percent smallint check (percent between 1 and 100),
  at_most bigint check (at_most > 0),
  amount bigint check (amount > 0),
  minimum_purchase bigint not null default 0 check (minimum_purchase >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  uses_in_all integer check (uses_in_all > 0),
  uses_by_person integer check (uses_by_person > 0),
  used integer not null default 0 check (used >= 0),
  created_at timestamptz not null,
  check (starts_at < ends_at),
  check (num_nonnulls(percent, amount) = 1),
  check (uses_in_all is null or used <= uses_in_all),
  -- A change names the revision that its author read, and is refused when there is a newer one.
  revision integer not null default 1
);
create table coupon_use (
  order_id bigint primary key,
  code text not null references coupon (code),
  person_id bigint not null references person (id),
  used_at timestamptz not null
);
create index coupon_use_person on coupon_use (person_id, code);
