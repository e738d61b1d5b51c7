-- What a member is to the one who works in their profile. The codes and their rules stand in the domain's table of relations.
create table family_relation (
  id smallint primary key,
  code text not null unique,
  title text not null,
  title_ar text not null,
  -- The same, said to the one who works in the profile: 'Your daughter'.
  yours text not null,
  yours_ar text not null
);
insert into family_relation (id, code, title, title_ar, yours, yours_ar) values
  (1, 'son', 'Son', 'ابن', 'Your son', 'ابنكم'),
  (2, 'daughter', 'Daughter', 'ابنة', 'Your daughter', 'ابنتكم'),
  (3, 'husband', 'Husband', 'زوج', 'Your husband', 'زوجكم'),
  (4, 'wife', 'Wife', 'زوجة', 'Your wife', 'زوجتكم'),
  (5, 'father', 'Father', 'أب', 'Your father', 'والدكم'),
  (6, 'mother', 'Mother', 'أم', 'Your mother', 'والدتكم'),
  (7, 'brother', 'Brother', 'أخ', 'Your brother', 'أخوكم'),
  (8, 'sister', 'Sister', 'أخت', 'Your sister', 'أختكم'),
  (9, 'grandson', 'Grandson', 'حفيد', 'Your grandson', 'حفيدكم'),
  (10, 'granddaughter', 'Granddaughter', 'حفيدة', 'Your granddaughter', 'حفيدتكم'),
  (11, 'grandfather', 'Grandfather', 'جد', 'Your grandfather', 'جدكم'),
  (12, 'grandmother', 'Grandmother', 'جدة', 'Your grandmother', 'جدتكم'),
  (13, 'ward', 'In legal care', 'تحت الولاية الشرعية', 'In your legal care', 'تحت ولايتكم الشرعية'),
  (14, 'guardian', 'Legal guardian', 'ولي شرعي', 'Your legal guardian', 'وليكم الشرعي'),
  (15, 'relative', 'Other relative', 'قريب آخر', 'Your relative', 'من أقاربكم');

create table guardianship (
  id bigint generated always as identity primary key,
  guardian_id bigint not null references person (id),
  dependent_id bigint not null references person (id),
  -- What the dependent is to the guardian.
  relation_id smallint not null references family_relation (id),
  basis text not null default 'declaration' check (basis in ('declaration', 'consent')),
  granted_at timestamptz not null,
  revoked_at timestamptz,
  check (guardian_id <> dependent_id),
  -- When the guardian declared that the child is in their care; an adult's consent has none.
  declared_at timestamptz,
  revoked_by bigint references person (id),
  check (revoked_by is null or revoked_at is not null)
);
create unique index guardianship_live on guardianship (guardian_id, dependent_id) where revoked_at is null;
create index guardianship_dependent on guardianship (dependent_id) where revoked_at is null;
