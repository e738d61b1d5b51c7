-- What the menu of patients leaves out, and where else the group speaks to people; an empty link is not shown.
insert into setting (title, value, is_public, note) values
  ('HIDDEN_MENU_ITEMS', '""', true, 'Paths that the menu and the dashboard of patients leave out, with commas between'),
  ('SOCIAL_X', '"https://x.com/balsam"', true, 'Page of the group on X'),
  ('SOCIAL_INSTAGRAM', '"https://www.instagram.com/balsam"', true, 'Page of the group on Instagram'),
  ('SOCIAL_YOUTUBE', '"https://www.youtube.com/@balsam"', true, 'Page of the group on YouTube');
