-- No number of a help line is shown that nobody has called: those that were only looked up are empty until the hospital enters them.
update setting set value = '""'
where title in ('MENTAL_HEALTH_NUMBER', 'FAMILY_VIOLENCE_NUMBER', 'CHILD_HELP_NUMBER', 'HEALTH_ADVICE_NUMBER')
  and not exists (select from setting_change as c where c.title = setting.title);
