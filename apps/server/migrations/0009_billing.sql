create table ledger_account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('wallet', 'gateway_clearing', 'revenue', 'vat_payable', 'refund_clearing', 'promotion', 'loyalty', 'opening', 'wallet_hold', 'loyalty_hold')),
  person_id bigint references person (id),
  unique nulls not distinct (kind, person_id),
  check ((kind in ('wallet', 'loyalty')) = (person_id is not null))
);
create table journal (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  payment_id bigint,
  occurred_at timestamptz not null
);
-- Positive is debit, negative is credit; the postings of a journal sum to zero. A wallet is a liability: its balance is minus the sum.
create table posting (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journal (id),
  ledger_account_id bigint not null references ledger_account (id),
  amount bigint not null check (amount <> 0)
);
create index posting_journal on posting (journal_id);
create index posting_account on posting (ledger_account_id, id desc);
create trigger journal_append_only before update or delete on journal for each row execute function forbid_change();
create trigger posting_append_only before update or delete on posting for each row execute function forbid_change();
create trigger journal_no_truncate before truncate on journal for each statement execute function forbid_change();
create trigger posting_no_truncate before truncate on posting for each statement execute function forbid_change();
create function journal_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from posting where journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not balance', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger posting_balances after insert on posting deferrable initially deferred
  for each row execute function journal_balances();
-- The spendable balance, moved by conditional update in the transaction of its postings.
create table wallet (
  person_id bigint primary key references person (id),
  balance bigint not null default 0 check (balance >= 0)
);

-- What a person's points are worth in halalas, moved by conditional update in the transaction of its postings.
create table loyalty (
  person_id bigint primary key references person (id),
  balance bigint not null default 0 check (balance >= 0)
);

-- settled_at: what it was for took the money; refunded_at: the money went to the wallet.
create table payment (
  id bigint generated always as identity primary key,
  reference uuid not null unique,
  person_id bigint not null references person (id),
  account_id bigint not null references account (id),
  purpose text not null check (purpose in ('appointment', 'order', 'package', 'wallet')),
  entity_id bigint not null,
  method text not null check (method in ('card', 'wallet', 'wallet_and_card', 'tamara', 'loyalty_points')),
  amount bigint not null check (amount >= 0),
  vat bigint not null check (vat >= 0),
  vat_percent smallint not null check (vat_percent between 0 and 100),
  title text not null,
  title_ar text not null,
  wallet_part bigint not null check (wallet_part >= 0),
  card_part bigint not null check (card_part >= 0),
  loyalty_part bigint not null default 0 check (loyalty_part >= 0),
  provider text,
  provider_reference text,
  status text not null default 'pending' check (status in ('pending', 'success', 'failed', 'cancelled', 'refunded')),
  operation_message text not null default '',
  operation_message_ar text not null default '',
  redirect_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  refunded_at timestamptz,
  -- What of it was given back while the rest stays sold; several credit notes may then refer to one invoice.
  refunded_part bigint not null default 0 check (refunded_part between 0 and amount),
  refunded_vat bigint not null default 0 check (refunded_vat between 0 and vat),
  -- Null: nothing went back.
  refund_to text check (refund_to in ('wallet', 'source')),
  -- What a provider was asked to give back, and when it was settled: by the provider, or by the wallet when it would not.
  source_refund bigint not null default 0 check (source_refund between 0 and card_part),
  source_refund_ended_at timestamptz,
  constraint payment_parts_check check (wallet_part + card_part + loyalty_part = amount)
);
create unique index payment_provider_reference on payment (provider, provider_reference) where provider_reference is not null;
create unique index payment_entity_success on payment (purpose, entity_id) where status = 'success' and purpose <> 'wallet';
create index payment_entity on payment (purpose, entity_id, id desc);
create index payment_person on payment (person_id, id desc);
create index payment_pending on payment (expires_at) where status = 'pending';
-- Each thing a provider told us, once, however often it was told.
create table payment_event (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  payment_id bigint not null references payment (id),
  status text not null,
  received_at timestamptz not null,
  unique (provider, event_id)
);
create table invoice_series (
  name text primary key,
  next_number bigint not null
);
create table invoice (
  id bigint generated always as identity primary key,
  series text not null references invoice_series (name),
  number bigint not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  payment_id bigint not null references payment (id),
  person_id bigint not null references person (id),
  refers_to bigint references invoice (id),
  seller jsonb not null,
  lines jsonb not null,
  subtotal bigint not null,
  vat bigint not null,
  total bigint not null,
  qr text not null,
  issued_at timestamptz not null,
  unique (series, number)
);
create unique index invoice_of_payment on invoice (payment_id) where kind = 'invoice';
create index invoice_payment on invoice (payment_id, id desc);
create index invoice_person on invoice (person_id, id desc);
create trigger invoice_append_only before update or delete on invoice for each row execute function forbid_change();
-- The sandbox gateway's own books: what its hosted page shows and the webhooks it still has to send.
create table sandbox_charge (
  id uuid primary key,
  amount bigint not null,
  currency text not null,
  description text not null,
  return_url text not null,
  webhook_url text not null,
  metadata_reference text not null,
  status text not null default 'initiated' check (status in ('initiated', 'challenge', 'paid', 'failed', 'cancelled')),
  language text not null check (language in ('ar', 'en')),
  decline_reason text,
  kind text not null default 'card' check (kind in ('card', 'instalments')),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- A notice that is told twice is two rows of one event.
create table sandbox_webhook (
  id uuid primary key,
  event_id uuid not null,
  charge_id uuid not null references sandbox_charge (id),
  due_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz
);
create index sandbox_webhook_due on sandbox_webhook (due_at) where sent_at is null;

insert into setting (title, value, is_public, note) values
  ('VAT_PERCENT', '15', true, 'Standard rate'),
  ('TAMARA_MINIMUM', '99', true, ''),
  ('TAMARA_MAXIMUM', '2000', true, ''),
  ('LOYALTY_POINTS_PER_SAR', '100', true, ''),
  ('LOYALTY_POINTS_EARNED_PER_SAR', '1', false, 'points for each riyal that was paid for a delivered order'),
  ('FISCAL_RETENTION_YEARS', '6', false, 'Invoices and postings');
