-- What was sent is emptied after a while. The index finds the oldest that still say whom they went to.
create index outgoing_message_kept on outgoing_message (created_at) where destination <> '';

insert into setting (title, value, is_public, note) values
  ('MESSAGE_RETENTION_DAYS', '90', false, 'SMS, e-mails and push messages keep whom they went to and what they said so long')
on conflict (title) do nothing;
