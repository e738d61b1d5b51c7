-- The products that somebody keeps, each once.
create table favourite (
  person_id bigint not null references person (id),
  product_id bigint not null references product (id),
  kept_at timestamptz not null,
  primary key (person_id, product_id)
);
create index favourite_product on favourite (product_id);
