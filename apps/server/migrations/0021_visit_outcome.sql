-- What became of a visit: who did not come, who decides while it is open, and until when it can be corrected.
alter table appointment
  drop constraint appointment_state_check,
  add constraint appointment_state_check
    check (state in ('booked', 'checked_in', 'in_review', 'completed', 'missed', 'cancelled', 'released')),
  add column missed_by text check (missed_by in ('patient', 'doctor', 'both', 'line', 'unclear')),
  -- In review: whose word is waited for, and until when.
  add column review_by text check (review_by in ('patient', 'front_desk')),
  add column review_until timestamptz,
  -- When it was first decided: corrections are open for a time from then on.
  add column ended_at timestamptz,
  add column objection text check (length(objection) between 1 and 500),
  add constraint appointment_missed_by check (missed_by is null or state = 'missed'),
  add constraint appointment_in_review check (
    (state = 'in_review') = (review_by is not null) and (review_by is null) = (review_until is null)
  );
create index appointment_review on appointment (review_until) where state = 'in_review';
create index appointment_ended on appointment (ended_at) where ended_at is not null;
