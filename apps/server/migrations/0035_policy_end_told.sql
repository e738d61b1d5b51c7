-- The end of a policy that its person was told of: after a renewal the new one is told anew.
alter table insurance_policy add column told_end_on date;
create index insurance_policy_end on insurance_policy (ends_on) where removed_at is null and ends_on is not null;
