-- When a screen or kiosk was last heard of: one that nobody uses any more loses its pairing by itself.
alter table paired_device add column last_seen_at timestamptz;
update paired_device set last_seen_at = paired_at;
alter table paired_device alter column last_seen_at set not null;

-- Codes that a kiosk has read from a patient's phone: none is taken a second time. Kept until they would have expired anyway.
create table kiosk_code_use (
  code_hash bytea primary key,
  expires_at timestamptz not null
);
create index kiosk_code_use_expiry on kiosk_code_use (expires_at);
