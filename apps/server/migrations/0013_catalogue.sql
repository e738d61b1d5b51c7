-- What the pharmacy sells. Codes are those of domain/catalogue.
create table product_category (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  title_ar text not null,
  position integer not null
);
create table brand (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  title_ar text not null
);
-- What people look for when something hurts.
create table relief (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  title_ar text not null,
  position integer not null
);
create table offer (
  id bigint generated always as identity primary key,
  type text not null check (type in ('FLAT_DISCOUNT', 'BUNDLE_DISCOUNT', 'VALUE_BASED_DISCOUNT')),
  title text not null,
  title_ar text not null,
  percent smallint check (percent between 1 and 100),
  buy smallint check (buy between 1 and 99),
  free smallint check (free between 1 and 99),
  minimum bigint check (minimum >= 0),
  amount bigint check (amount > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (starts_at < ends_at),
  check (case type
    when 'FLAT_DISCOUNT' then percent is not null
    when 'BUNDLE_DISCOUNT' then buy is not null and free is not null
    else minimum is not null and amount is not null end),
  -- A change names the revision that its author read, and is refused when there is a newer one.
  revision integer not null default 1
);

-- price is in halalas without VAT. source and source_id say where a product came from; withdrawn ones are sold no more but stay for old orders.
-- search holds the ids of the words that lead here, name_words those of the name alone.
create table product (
  id bigint generated always as identity primary key,
  source text not null default 'portal',
  source_id text,
  name text not null,
  name_ar text not null,
  scientific_name text not null default '',
  scientific_name_ar text not null default '',
  brand_id bigint not null references brand (id),
  category_id bigint not null references product_category (id),
  form text not null,
  strength text not null default '',
  pack_count integer,
  pack_size text not null default '',
  atc text not null default '',
  barcode text,
  is_prescription boolean not null default false,
  storage text not null check (storage in ('room_25', 'room_30', 'refrigerator', 'freezer', 'unknown')),
  price bigint not null check (price > 0),
  vat_percent smallint not null check (vat_percent between 0 and 100),
  offer_id bigint references offer (id),
  about text not null default '',
  about_ar text not null default '',
  leaflet text not null default '',
  leaflet_ar text not null default '',
  weight_grams integer not null default 100 check (weight_grams > 0),
  photo_file uuid references stored_file (id),
  sold integer not null default 0,
  search integer[] not null default '{}',
  name_words integer[] not null default '{}',
  fingerprint bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz,
  -- A change names the revision that its author read, and is refused when there is a newer one.
  revision integer not null default 1,
  -- The columns that the staff set themselves: an import leaves those as they are.
  staff_fields text[] not null default '{}',
  -- What the register of medicines no longer allows to be sold, and since when: what was handed over before is one thing, what would be
  -- handed over after it another. The refusal gives the reason and stands until the register allows the product again.
  register_refusal text check (length(register_refusal) between 1 and 60),
  register_refused_at timestamptz,
  -- The register took it off sale, not the staff, so the register's next word may put it back.
  withdrawn_by_register boolean not null default false,
  unique (source, source_id),
  constraint product_withdrawn_by_register check (
    not withdrawn_by_register or (withdrawn_at is not null and register_refusal is not null)
  ),
  constraint product_register_refused_at check ((register_refusal is null) = (register_refused_at is null))
);
create index product_search on product using gin (search) with (fastupdate = off) where withdrawn_at is null;
create index product_category_shelf on product (category_id, sold desc, id) where withdrawn_at is null;
create index product_brand on product (brand_id, sold desc, id) where withdrawn_at is null;
create index product_best on product (sold desc, id) where withdrawn_at is null;
create index product_price on product (price, id) where withdrawn_at is null;
create index product_offer on product (offer_id) where offer_id is not null;
create unique index product_barcode on product (barcode) where barcode is not null;
create table product_relief (
  product_id bigint not null references product (id),
  relief_id bigint not null references relief (id),
  primary key (relief_id, product_id)
);
-- A photo of a product in each size and encoding; photo_file is the name under which it is asked for.
create table product_photo (
  photo_file uuid not null references stored_file (id),
  width smallint not null check (width between 1 and 2000),
  mime text not null check (mime in ('image/avif', 'image/webp')),
  file_id uuid not null unique references stored_file (id),
  primary key (photo_file, width, mime)
);
-- The vocabulary of the shop's search: each normalised word once.
create table shop_word (
  id integer generated always as identity primary key,
  word text not null unique
);
create index shop_word_prefix on shop_word (word text_pattern_ops);
create index shop_word_suffix on shop_word (reverse(word) text_pattern_ops);
-- What may be sold: an order that reserves takes it off at once, one that ends gives it back. First expired, first out.
create table stock_lot (
  id bigint generated always as identity primary key,
  product_id bigint not null references product (id),
  location_id bigint not null references location (id),
  lot text not null,
  expires_on date not null,
  quantity integer not null check (quantity >= 0),
  unique (product_id, location_id, lot)
);
create index stock_lot_there on stock_lot (product_id, location_id, expires_on) where quantity > 0;

-- The products that somebody keeps, each once.
create table favourite (
  person_id bigint not null references person (id),
  product_id bigint not null references product (id),
  kept_at timestamptz not null,
  primary key (person_id, product_id)
);
create index favourite_product on favourite (product_id);

insert into product_category (code, title, title_ar, position) values
  ('pain-fever', 'Pain and fever', 'الألم والحرارة', 1),
  ('cold-allergy', 'Cold and allergy', 'البرد والحساسية', 2),
  ('digestion', 'Stomach and digestion', 'المعدة والهضم', 3),
  ('vitamins', 'Vitamins and minerals', 'الفيتامينات والمعادن', 4),
  ('skin', 'Skin care', 'العناية بالبشرة', 5),
  ('mother-baby', 'Mother and baby', 'الأم والطفل', 6),
  ('diabetes', 'Diabetes', 'السكري', 7),
  ('heart-pressure', 'Heart and blood pressure', 'القلب وضغط الدم', 8),
  ('personal-care', 'Personal care', 'العناية الشخصية', 9),
  ('first-aid', 'First aid and devices', 'الإسعافات والأجهزة', 10),
  ('infections', 'Infections', 'العدوى والمضادات', 11),
  ('breathing', 'Asthma and breathing', 'الربو والتنفس', 12),
  ('eyes-ears', 'Eyes and ears', 'العين والأذن', 13),
  ('bones-joints', 'Bones and joints', 'العظام والمفاصل', 14),
  ('mind-nerves', 'Nerves and mind', 'الأعصاب والنفس', 15),
  ('women-men', 'Women''s and men''s health', 'صحة المرأة والرجل', 16),
  ('blood-hormones', 'Blood and hormones', 'الدم والهرمونات', 17),
  ('immunity-tumours', 'Immunity and tumours', 'المناعة والأورام', 18),
  ('other-medicines', 'Other medicines', 'أدوية أخرى', 19);
insert into relief (code, title, title_ar, position) values
  ('headache', 'Headache', 'الصداع', 1),
  ('fever', 'Fever', 'الحمى', 2),
  ('cough', 'Cough', 'السعال', 3),
  ('runny-nose', 'Blocked or runny nose', 'انسداد الأنف أو سيلانه', 4),
  ('sore-throat', 'Sore throat', 'ألم الحلق', 5),
  ('heartburn', 'Heartburn', 'حرقة المعدة', 6),
  ('diarrhoea', 'Diarrhoea', 'الإسهال', 7),
  ('constipation', 'Constipation', 'الإمساك', 8),
  ('allergy', 'Allergy', 'الحساسية', 9),
  ('muscle-pain', 'Muscle and joint pain', 'ألم العضلات والمفاصل', 10),
  ('dry-skin', 'Dry skin', 'جفاف البشرة', 11),
  ('tiredness', 'Tiredness', 'التعب والإرهاق', 12);
