-- Pictures of deliveries that were never used are looked for again and again.
create index stored_file_deliveries on stored_file (created_at) where kind = 'delivery';
-- What a rider did is read for the copy of their data, and when they were last asked for each order that is given out.
create index delivery_assignment_rider on delivery_assignment (rider_id, id);
create index delivery_proof_rider on delivery_proof (rider_id, order_id);
create index rider_shift_rider on rider_shift (rider_id, id);
