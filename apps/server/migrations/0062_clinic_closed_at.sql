-- Since when a clinic is closed on a day: whoever had a visit there after it, and could not check in, was not the one who did not come.
alter table queue_series add column closed_at timestamptz;
