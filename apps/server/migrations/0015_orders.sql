-- Where somebody wants things brought.
create table address (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  name text not null,
  street text not null,
  district text not null,
  city text not null,
  state text not null default '',
  country text not null default 'SA',
  note text not null default '',
  latitude double precision not null check (latitude between 16 and 33),
  longitude double precision not null check (longitude between 34 and 56),
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index address_person on address (person_id, id);
create unique index address_default on address (person_id) where is_default;

-- state is null while the payment is open. Amounts are halalas; address is a copy that later changes do not touch.
create table pharmacy_order (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  account_id bigint not null references account (id),
  mode text not null check (mode in ('normal_delivery', 'fast_delivery', 'scheduled_delivery', 'pickup')),
  state text check (state in ('placed', 'confirmed', 'processed', 'ready_to_ship', 'out_for_delivery', 'rider_assigned', 'order_picked', 'on_the_way', 'arrived', 'delivered', 'returned', 'cancelled', 'rejected')),
  payment_state text not null default 'pending_payment' check (payment_state in ('pending_payment', 'paid', 'refunded', 'released')),
  payable_until timestamptz not null,
  scheduled_from timestamptz,
  scheduled_to timestamptz,
  address jsonb,
  location_id bigint references location (id),
  coupon_code text references coupon (code),
  sub_total bigint not null check (sub_total >= 0),
  sub_total_with_vat bigint not null,
  vat bigint not null check (vat >= 0),
  coupon_discount bigint not null check (coupon_discount >= 0),
  shipping bigint not null check (shipping >= 0),
  fast_shipping bigint not null check (fast_shipping >= 0),
  total bigint not null check (total >= 0),
  rider_id bigint references person (id),
  rider_assigned_at timestamptz,
  -- While nobody can bring an order, a rider is searched again from then on.
  assign_after timestamptz,
  completed_at timestamptz,
  cancellation_reason text,
  cancellation_description text,
  rejection_reason text,
  refund_amount bigint check (refund_amount >= 0),
  rating smallint check (rating between 1 and 5),
  rating_comment text,
  created_at timestamptz not null,
  placed_at timestamptz,
  check ((mode = 'pickup') = (address is null)),
  check ((payment_state in ('pending_payment', 'released')) = (state is null)),
  check (total = sub_total + vat + shipping + fast_shipping - coupon_discount)
);
create index pharmacy_order_person on pharmacy_order (person_id, id desc);
create unique index pharmacy_order_open on pharmacy_order (person_id) where payment_state = 'pending_payment';
create index pharmacy_order_payable on pharmacy_order (payable_until) where payment_state = 'pending_payment';
create index pharmacy_order_state on pharmacy_order (state, id) where state is not null;
create index pharmacy_order_rider on pharmacy_order (rider_id, completed_at) where rider_id is not null;
create index pharmacy_order_waits_for_rider on pharmacy_order (id) where state = 'out_for_delivery';

-- The goods as they were when ordered; prices without VAT per piece, amounts per line.
create table order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references pharmacy_order (id),
  product_id bigint not null references product (id),
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
  -- When the pharmacist took it out: its money was given back, its pieces went back into stock.
  taken_out_at timestamptz,
  unique (order_id, product_id)
);
create index order_line_product on order_line (product_id);
-- Which lots an order took; given back to the same ones when it comes to nothing before it is picked.
create table order_stock (
  order_id bigint not null references pharmacy_order (id),
  lot_id bigint not null references stock_lot (id),
  quantity integer not null check (quantity > 0),
  primary key (order_id, lot_id)
);
-- How many pieces of a lot are set aside for orders.
create index order_stock_lot on order_stock (lot_id);
create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references pharmacy_order (id),
  at timestamptz not null,
  from_state text,
  to_state text not null,
  by_account_id bigint references account (id),
  by_role smallint,
  reason text,
  -- A step that a phone without a connection took happened at `at` and arrived here at `received_at`.
  received_at timestamptz
);
create index order_event_order on order_event (order_id, id);

-- Pictures of a prescription that a patient sends; a pharmacist judges it once it is in an order.
create table prescription (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  order_id bigint references pharmacy_order (id),
  state text not null default 'pending' check (state in ('pending', 'approved', 'partly_approved', 'rejected')),
  reason text,
  note text not null default '',
  judged_by bigint references account (id),
  judged_at timestamptz,
  created_at timestamptz not null,
  -- A prescription that an order relies on may be one of the person's own record instead of pictures; its words stay as they were then.
  record_id bigint references fhir_resource (id),
  record_title text,
  constraint prescription_record check ((record_id is null) = (record_title is null))
);
create index prescription_person on prescription (person_id, id desc);
create index prescription_order on prescription (order_id) where order_id is not null;
create table prescription_file (
  prescription_id bigint not null references prescription (id),
  file_id uuid not null unique references stored_file (id),
  primary key (prescription_id, file_id)
);
-- Pictures that never became a prescription are looked for again and again.
create index stored_file_prescriptions on stored_file (created_at) where kind = 'prescription';

insert into setting (title, value, is_public, note) values
  ('SCHEDULING_WITHIN_DAYS', '5', true, 'Pharmacy orders'),
  ('PRESCRIPTION_IMAGES_MAXIMUM', '5', true, ''),
  ('FREE_DELIVERY_MINIMUM', '150', true, 'Goods with VAT, after offers and before the coupon'),
  ('DELIVERY_FEE', '12', true, 'With VAT'),
  ('FAST_DELIVERY_FEE', '16', true, 'On top of the delivery fee, with VAT');
