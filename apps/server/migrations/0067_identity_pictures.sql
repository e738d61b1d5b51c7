-- Pictures of documents that nothing names are looked for again and again.
create index stored_file_identities on stored_file (created_at) where kind = 'identity';
