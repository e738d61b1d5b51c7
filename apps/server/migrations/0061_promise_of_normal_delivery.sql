-- Until when an order without hours of its own is promised, so that a patient knows when to expect it.
insert into setting (title, value, is_public, note) values
  ('NORMAL_DELIVERY_DAYS', '1', true, 'Days after the order until whose closing time a normal delivery comes');
