-- The queue of the clinics. Letters in the pairs that Saudi number plates have (packages/domain/src/queue/token.ts), one a clinic of a branch.
alter table clinic add column queue_letter text not null default '';
create function letter_of_clinic() returns trigger language plpgsql as $$
declare
  alphabet constant text[] := '{A,B,J,D,R,S,X,T,E,G,K,L,Z,N,H,U,V}';
  taken integer;
begin
  perform from location where id = new.location_id for update;
  select count(*) into taken from clinic where location_id = new.location_id and queue_letter <> '';
  new.queue_letter := case when taken < array_length(alphabet, 1) then alphabet[taken + 1]
    else alphabet[taken / array_length(alphabet, 1)] || alphabet[taken % array_length(alphabet, 1) + 1] end;
  return new;
end $$;
create trigger clinic_queue_letter before insert on clinic for each row execute function letter_of_clinic();

update clinic c set queue_letter = chosen.letter from (
  select id, case when n < 17 then alphabet[n + 1] else alphabet[n / 17] || alphabet[n % 17 + 1] end as letter
  from (
    select id, (row_number() over (partition by location_id order by id) - 1)::int as n,
      '{A,B,J,D,R,S,X,T,E,G,K,L,Z,N,H,U,V}'::text[] as alphabet
    from clinic
  ) numbered
) chosen where chosen.id = c.id;
create unique index clinic_letter on clinic (location_id, queue_letter);

-- A walk-in is a visit on site without a slot: its doctor sees whoever is called, so it stands in nobody's way.
alter table appointment
  alter column slot_id drop not null,
  add column clinic_id bigint references clinic (id),
  add constraint appointment_walk_in check (slot_id is not null or (type = 'onsite' and clinic_id is not null)),
  drop constraint appointment_doctor_once,
  drop constraint appointment_patient_once;
alter table appointment add constraint appointment_doctor_once exclude using gist (doctor_id with =, tstzrange(starts_at, ends_at) with &&)
  where (state not in ('cancelled', 'released') and slot_id is not null);
alter table appointment add constraint appointment_patient_once exclude using gist (patient_id with =, tstzrange(starts_at, ends_at) with &&)
  where (state not in ('cancelled', 'released') and slot_id is not null);

-- Numbers of a clinic and a Riyadh day, and whether it calls that day.
create table queue_series (
  clinic_id bigint not null references clinic (id),
  day date not null,
  last_number integer not null default 0 check (last_number >= 0),
  state text not null default 'open' check (state in ('open', 'paused', 'closed')),
  primary key (clinic_id, day)
);
-- person_id is null when a kiosk was given a number that nobody has: the desk sees to it. entered_digest: that number, so that asking
-- again gives the same ticket as it does for others.
create table queue_ticket (
  id bigint generated always as identity primary key,
  clinic_id bigint not null,
  day date not null,
  number integer not null check (number > 0),
  place double precision not null,
  person_id bigint references person (id),
  entered_digest bytea,
  appointment_id bigint references appointment (id),
  state text not null default 'waiting' check (state in ('waiting', 'called', 'serving', 'done', 'skipped', 'cancelled')),
  calls integer not null default 0,
  returns integer not null default 0,
  created_at timestamptz not null,
  -- Of the first call since it last waited, and of the last one, which the board announces.
  called_at timestamptz,
  last_called_at timestamptz,
  serving_at timestamptz,
  ended_at timestamptz,
  told_next_at timestamptz,
  foreign key (clinic_id, day) references queue_series (clinic_id, day),
  unique (clinic_id, day, number),
  check ((person_id is null) = (appointment_id is null)),
  check ((person_id is null) = (entered_digest is not null))
);
-- One live ticket for each clinic and profile, and for each visit.
create unique index queue_ticket_live on queue_ticket (clinic_id, day, person_id)
  where state in ('waiting', 'called', 'serving') or (state = 'skipped' and returns = 0);
create unique index queue_ticket_entered on queue_ticket (clinic_id, day, entered_digest)
  where state in ('waiting', 'called', 'serving') or (state = 'skipped' and returns = 0);
create unique index queue_ticket_visit on queue_ticket (appointment_id) where state in ('waiting', 'called', 'serving');
create index queue_ticket_person on queue_ticket (person_id, day desc);
create index queue_ticket_appointment on queue_ticket (appointment_id) where appointment_id is not null;
create index queue_ticket_open on queue_ticket (day) where state in ('waiting', 'called', 'serving', 'skipped');
create index queue_ticket_served on queue_ticket (clinic_id, ended_at desc) where state = 'done';

-- Screens in the hall and kiosks, which the front desk lets in. Of a token only its hash is kept.
create table paired_device (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('board', 'kiosk')),
  location_id bigint not null references location (id),
  name text not null check (length(name) between 1 and 60),
  token_hash bytea unique,
  paired_by bigint not null references account (id),
  paired_at timestamptz not null,
  revoked_at timestamptz
);
-- A device that shows its code and waits for the front desk to enter it. secret_hash: what it asks by.
create table device_pairing (
  code text primary key check (code ~ '^[0-9]{6}$'),
  secret_hash bytea not null unique,
  kind text not null check (kind in ('board', 'kiosk')),
  location_id bigint not null references location (id),
  device_id bigint references paired_device (id),
  expires_at timestamptz not null
);
create index device_pairing_expiry on device_pairing (expires_at);

-- What the front desk takes, in accounts of its own.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in ('wallet', 'gateway_clearing', 'revenue', 'vat_payable',
  'refund_clearing', 'promotion', 'loyalty', 'opening', 'wallet_hold', 'loyalty_hold', 'insurance_receivable', 'desk_cash', 'desk_terminal'));
alter table payment drop constraint payment_method_check;
alter table payment add constraint payment_method_check
  check (method in ('card', 'wallet', 'wallet_and_card', 'tamara', 'loyalty_points', 'cash', 'terminal'));
-- What the desk still has to hand back.
create index payment_desk_refund on payment (refunded_at) where method in ('cash', 'terminal') and source_refund > 0 and source_refund_ended_at is null;
