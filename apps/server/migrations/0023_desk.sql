-- What the pharmacy's staff changed: who, when, what was there before and what after. Never changed itself.
create table desk_journal (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id bigint not null references account (id),
  what text not null check (what in ('product', 'price', 'photo', 'stock', 'offer', 'coupon')),
  record_id text not null,
  reason text,
  before jsonb,
  after jsonb
);
create index desk_journal_record on desk_journal (what, record_id, id desc);
create trigger desk_journal_append_only before update or delete on desk_journal for each row execute function forbid_change();

-- A photo of a product in each size and encoding; photo_file is the name under which it is asked for.
create table product_photo (
  photo_file uuid not null references stored_file (id),
  width smallint not null check (width between 1 and 2000),
  mime text not null check (mime in ('image/avif', 'image/webp')),
  file_id uuid not null unique references stored_file (id),
  primary key (photo_file, width, mime)
);

-- A line that the pharmacist took out: its money is given back, its goods are on the shelf again.
alter table order_line add column taken_out_at timestamptz;

-- What of a payment was given back while the rest stays sold; several credit notes may then refer to one invoice.
alter table payment
  add column refunded_part bigint not null default 0,
  add column refunded_vat bigint not null default 0,
  add check (refunded_part between 0 and amount),
  add check (refunded_vat between 0 and vat);
alter table invoice drop constraint invoice_payment_id_kind_key;
create unique index invoice_of_payment on invoice (payment_id) where kind = 'invoice';
create index invoice_payment on invoice (payment_id, id desc);
