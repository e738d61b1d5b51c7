-- From which age of the payer on instalments are offered (DECISIONS §4).
insert into setting (title, value, is_public, note) values
  ('TAMARA_MINIMUM_AGE', '18', true, '');
