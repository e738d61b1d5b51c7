-- What others bear of a price, and what is taken off it. `price` and `vat` of an appointment are what its patient owes after that.
alter table appointment
  add column insurer_share bigint not null default 0 check (insurer_share >= 0),
  add column insurer_vat bigint not null default 0 check (insurer_vat >= 0),
  add column discount bigint not null default 0 check (discount >= 0),
  add column list_price bigint generated always as (price + insurer_share + discount) stored,
  add column discount_kind text check (discount_kind in ('promo', 'free', 'package')),
  -- The rate of the patient's own share; null on what was booked before it was kept, where the amounts tell it.
  add column vat_percent smallint check (vat_percent between 0 and 100),
  add check ((discount > 0) <= (discount_kind is not null));
alter table payment
  add column insurer_net bigint not null default 0 check (insurer_net >= 0),
  add column insurer_vat bigint not null default 0 check (insurer_vat >= 0),
  add column discount bigint not null default 0 check (discount >= 0);
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in ('wallet', 'gateway_clearing', 'revenue', 'vat_payable',
  'refund_clearing', 'promotion', 'loyalty', 'opening', 'wallet_hold', 'loyalty_hold', 'insurance_receivable'));
-- Money that a person adds to the wallet: what such a payment is for.
create table wallet_top_up (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  amount bigint not null check (amount > 0),
  state text not null default 'open' check (state in ('open', 'paid')),
  created_at timestamptz not null
);
create index wallet_top_up_person on wallet_top_up (person_id, id desc);
insert into setting (title, value, is_public, note) values
  ('WALLET_TOP_UP_MINIMUM', '10', true, 'SAR'),
  ('WALLET_TOP_UP_MAXIMUM', '5000', true, 'SAR');
