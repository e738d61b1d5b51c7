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

-- Until now the text said who the guardian was; from now on it is what the dependent is.
alter table guardianship add column relation_id smallint references family_relation (id);
update guardianship g set relation_id = r.id
  from person p, family_relation r
  where p.id = g.dependent_id
    and r.code = case
      when g.relation in ('father', 'mother') and p.gender = 'female' then 'daughter'
      when g.relation in ('father', 'mother') then 'son'
      else 'ward'
    end;
alter table guardianship
  alter column relation_id set not null,
  drop column relation,
  add column basis text not null default 'declaration' check (basis in ('declaration', 'consent')),
  -- When the guardian declared that the child is in their care; an adult's consent has none.
  add column declared_at timestamptz,
  add column revoked_by bigint references person (id),
  add check (revoked_by is null or revoked_at is not null);
update guardianship set declared_at = granted_at;
create index session_guardian on session (guardian_id, person_id) where revoked_at is null and guardian_id is not null;
