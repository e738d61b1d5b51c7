insert into setting (title, value, is_public, note) values
  ('VACCINE_SCHEDULE_CONFIRMED', '0', false, '1 once a physician has confirmed the schedule of vaccines from four years on');
