-- Instalments, points and refunds to where the money came from.
alter table payment drop constraint payment_method_check, drop constraint payment_check;
alter table payment
  add column loyalty_part bigint not null default 0 check (loyalty_part >= 0),
  -- Null: nothing went back, or to the wallet as all did once.
  add column refund_to text check (refund_to in ('wallet', 'source')),
  -- What a provider was asked to give back, and when it was settled: by the provider, or by the wallet when it would not.
  add column source_refund bigint not null default 0 check (source_refund between 0 and card_part),
  add column source_refund_ended_at timestamptz,
  add constraint payment_method_check check (method in ('card', 'wallet', 'wallet_and_card', 'tamara', 'loyalty_points')),
  add constraint payment_parts_check check (wallet_part + card_part + loyalty_part = amount);

alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in ('wallet', 'gateway_clearing', 'revenue', 'vat_payable', 'refund_clearing', 'promotion', 'loyalty', 'opening', 'wallet_hold', 'loyalty_hold'));

-- What a person's points are worth in halalas, moved by conditional update in the transaction of its postings.
create table loyalty (
  person_id bigint primary key references person (id),
  balance bigint not null default 0 check (balance >= 0)
);

alter table sandbox_charge
  add column kind text not null default 'card' check (kind in ('card', 'instalments')),
  add column refunded bigint not null default 0 check (refunded between 0 and amount);

insert into setting (title, value, is_public, note) values
  ('LOYALTY_POINTS_EARNED_PER_SAR', '1', false, 'points for each riyal that was paid for a delivered order')
on conflict (title) do nothing;
