-- By which words and which way of indexing the products can be found; another version makes them findable anew.
create table shop_index (
  only_row boolean primary key default true check (only_row),
  version text not null check (length(version) between 1 and 64),
  indexed_at timestamptz not null
);
