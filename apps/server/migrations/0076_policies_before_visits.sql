-- When the insurer was last asked about a policy before a visit, whether it answered or not.
alter table insurance_policy add column visit_check_at timestamptz;
-- The visits to come that an insurer bears a part of.
create index appointment_insured on appointment (starts_at) where state = 'booked' and insurer_share > 0;
