-- Until when an order without hours of its own was promised, as the settings had it when it was placed: a later change of them moves no promise.
alter table pharmacy_order add column promised_by timestamptz;
-- Orders from before are promised as their pages read until now, by the settings of today.
with promise as (
  select
    coalesce((select value #>> '{}' from setting
      where title = 'PHARMACY_CLOSES' and (value #>> '{}') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), '23:00')::time as closes,
    coalesce((select (value #>> '{}')::numeric from setting
      where title = 'NORMAL_DELIVERY_DAYS' and jsonb_typeof(value) = 'number'), 1)::int as days,
    coalesce((select (value #>> '{}')::numeric from setting
      where title = 'TRANSFER_DAYS' and jsonb_typeof(value) = 'number'), 2)::int as transfer_days
)
update pharmacy_order o set promised_by = case
    when o.mode = 'fast_delivery' then o.placed_at + interval '4 hours'
    else ((o.placed_at at time zone 'Asia/Riyadh')::date + p.days + case when o.sourcing = 'transfer' then p.transfer_days else 0 end
      + p.closes) at time zone 'Asia/Riyadh'
  end
from promise p
where o.placed_at is not null and o.mode <> 'pickup' and o.scheduled_from is null;
