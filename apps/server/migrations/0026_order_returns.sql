-- Why an order came back from the door, and the picture of it.
alter table pharmacy_order
  add column return_reason text,
  add column return_photo uuid references stored_file (id);
-- A code of an order is found by the order, for whoever brings it knows nothing else of the code.
create index one_time_code_order on one_time_code (subject, id desc) where purpose = 'order';
