create table banner (
  id bigint generated always as identity primary key,
  type text not null check (type in ('MAIN', 'PROMOTIONAL')),
  image text not null,
  title text not null,
  title_ar text not null,
  message text not null,
  message_ar text not null,
  action text not null,
  action_ar text not null,
  link text not null,
  position integer not null default 0,
  starts_on date,
  ends_on date
);
create index banner_type on banner (type, position);
create table promotion (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  title_ar text not null,
  details text not null,
  details_ar text not null,
  percent integer check (percent between 1 and 100),
  starts_on date not null,
  ends_on date not null,
  is_available boolean not null default true
);

-- Texts that staff edit.
create table cms_content (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9-]{1,59}$'),
  title text not null,
  title_ar text not null,
  updated_on date not null
);
create table cms_content_field (
  id bigint generated always as identity primary key,
  content_id bigint not null references cms_content (id) on delete cascade,
  position integer not null,
  heading text not null,
  heading_ar text not null,
  body text not null,
  body_ar text not null,
  unique (content_id, position)
);

insert into cms_content (name, title, title_ar, updated_on) values
  ('terms', 'Terms and conditions', 'الشروط والأحكام', '2026-01-01'),
  ('privacy', 'Privacy', 'الخصوصية', '2026-01-01'),
  ('return-policy', 'Refunds and returns', 'الاسترداد والإرجاع', '2026-01-01'),
  ('virtual-consent', 'Consent to a virtual visit', 'الموافقة على الاستشارة عن بُعد', '2026-01-01'),
  ('on-spot-policy', 'On-spot visits', 'سياسة الاستشارة الفورية', '2026-01-01'),
  ('about', 'About Balsam', 'عن بلسم', '2026-01-01'),
  ('contact', 'Contact us', 'التواصل معنا', '2026-01-01');
-- The terms that a person agrees to are kept by version; here the newest is shown to whoever only wants to read them.
insert into cms_content_field (content_id, position, heading, heading_ar, body, body_ar)
select c.id, 1, t.title, t.title_ar, t.body, t.body_ar
from cms_content c, (select * from terms_version order by version desc limit 1) t
where c.name = 'terms';
insert into cms_content_field (content_id, position, heading, heading_ar, body, body_ar)
select c.id, f.position, f.heading, f.heading_ar, f.body, f.body_ar
from (values
  ('privacy', 1, 'What we keep', 'ما نحتفظ به',
   'We keep what your care needs: who you are, your visits, results, medicines and payments.',
   'نحتفظ بما تحتاجه رعايتكم: بيانات الهوية والزيارات والنتائج والأدوية والمدفوعات.'),
  ('privacy', 2, 'Who sees it', 'من يطّلع عليه',
   'Only those who care for you, and those you let in. Every look into your record is written down, and you can read that list in your profile.',
   'لا يطّلع عليه إلا من يقدّم الرعاية لكم ومن تسمحون له. ويُسجَّل كل اطّلاع على ملفكم، ويمكن قراءة هذا السجل من الملف الشخصي.'),
  ('privacy', 3, 'Your choices', 'خياراتكم',
   'You may correct your details, end a family member''s access, and delete your account. Medical and tax records stay for as long as the law asks.',
   'يمكن تصحيح البيانات وإيقاف وصول أي فرد من العائلة وحذف الحساب. وتبقى السجلات الطبية والضريبية للمدة التي يطلبها النظام.'),
  ('return-policy', 1, 'Visits', 'الزيارات',
   'A paid visit that is cancelled before it starts is refunded to your wallet at once, in full.',
   'عند إلغاء زيارة مدفوعة قبل بدئها يعود المبلغ كاملًا إلى المحفظة فورًا.'),
  ('return-policy', 2, 'Pharmacy', 'الصيدلية',
   'An order that comes back is refunded without its delivery. Returned medicines are never sold again.',
   'يُسترد ثمن الطلب المرتجع دون رسوم التوصيل، ولا تُباع الأدوية المرتجعة مرة أخرى.'),
  ('virtual-consent', 1, 'What a virtual visit is', 'ما الاستشارة عن بُعد',
   'You meet the doctor by video. The doctor cannot examine you by hand, and may ask you to come to a branch.',
   'يكون اللقاء مع الطبيب عبر الفيديو. ولا يمكن الفحص باليد عن بُعد، وقد تُطلب زيارة الفرع.'),
  ('virtual-consent', 2, 'What you agree to', 'ما توافقون عليه',
   'You are in a private place, you are the patient or the guardian, and you agree to being treated by video. In an emergency call 997.',
   'الوجود في مكان خاص، وأن يكون المتحدث هو المريض أو ولي الأمر، والموافقة على العلاج عبر الفيديو. وفي الحالات الطارئة يُرجى الاتصال بالرقم 997.'),
  ('on-spot-policy', 1, 'A doctor now', 'طبيب الآن',
   'An on-spot visit begins within minutes with the doctor on duty, who is not yours to choose. It is paid within ten minutes.',
   'تبدأ الاستشارة الفورية خلال دقائق مع الطبيب المناوب دون اختيار طبيب بعينه، ويكون الدفع خلال عشر دقائق.'),
  ('on-spot-policy', 2, 'Not for emergencies', 'ليست للطوارئ',
   'With chest pain, trouble breathing or heavy bleeding call 997 now.',
   'عند ألم الصدر أو صعوبة التنفس أو النزيف الشديد يُرجى الاتصال بالرقم 997 فورًا.'),
  ('about', 1, 'Balsam Medical Group', 'مجموعة بلسم الطبية',
   'Three branches, in Riyadh, Jeddah and Dammam, and one record for each person wherever they are seen.',
   'ثلاثة فروع في الرياض وجدة والدمام، وملف واحد لكل شخص أينما كانت زيارته.'),
  ('contact', 1, 'We are here', 'نحن هنا',
   'Call us or come to a branch. For an ambulance call 997.',
   'يمكن الاتصال بنا أو زيارة أحد الفروع. ولطلب الإسعاف يُرجى الاتصال بالرقم 997.')
) as f (name, position, heading, heading_ar, body, body_ar)
join cms_content c on c.name = f.name;
