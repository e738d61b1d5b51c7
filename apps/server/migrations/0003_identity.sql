create table account (
  id bigint generated always as identity primary key,
  person_id bigint not null unique references person (id),
  role_id smallint not null check (role_id in (1, 3, 4, 5, 6, 7, 8, 14)),
  doctor_code text unique,
  login_email text unique check (login_email = lower(login_email)),
  password_hash text,
  -- Invited: the log-in is named and has no password yet.
  status text not null default 'active' check (status in ('invited', 'active', 'locked', 'deleted')),
  totp_secret text,
  created_at timestamptz not null,
  -- Of the last code of the authenticator app that was used: it and all before it are refused from then on.
  totp_last_step bigint not null default 0
);

-- Bearer tokens are stored hashed. person_id is the profile the session works in; guardian_id is set inside a dependent's.
create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references account (id),
  person_id bigint not null references person (id),
  guardian_id bigint references person (id),
  remember boolean not null,
  device_hash bytea,
  user_agent text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_account on session (account_id) where revoked_at is null;
create index session_guardian on session (guardian_id, person_id) where revoked_at is null and guardian_id is not null;
-- What is purged is found by its age. A session ends when it runs out or is ended, whichever comes first.
create index session_ended on session (least(expires_at, revoked_at));

create table known_device (
  account_id bigint not null references account (id),
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account_id, device_hash)
);

-- Tries with one throttle key count together: an account's, or those for one name that no account has; every device that an
-- account knows has a key of its own, so that a stranger's guesses do not lock out its person.
create table sign_in_tries (
  throttle_key bytea primary key,
  wrong integer not null,
  last_wrong_at timestamptz not null
);
create index sign_in_tries_age on sign_in_tries (last_wrong_at);

-- One machine for the codes of every purpose. subject is what the code is for; to_phone and to_email are where it went, both null when
-- nobody was there; the masked ones are what the answer showed, and are shown again when another code is asked for.
create table one_time_code (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('login', 'register', 'reset', 'delete', 'consent', 'contact', 'order')),
  account_id bigint references account (id),
  throttle_key bytea not null,
  challenge_hash bytea not null unique,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  subject text not null check (length(subject) <= 300),
  to_phone text,
  to_email text,
  masked_phone text,
  masked_email text,
  language text not null check (language in ('ar', 'en'))
);
create index one_time_code_throttle_key on one_time_code (purpose, throttle_key, id desc);
create index one_time_code_age on one_time_code (created_at);
create index one_time_code_account on one_time_code (account_id, id desc) where account_id is not null;
create index one_time_code_phone on one_time_code (to_phone, id desc) where to_phone is not null;
create index one_time_code_email on one_time_code (to_email, id desc) where to_email is not null;
-- A code of an order is found by the order, for whoever brings it knows nothing else of the code.
create index one_time_code_order on one_time_code (subject, id desc) where purpose = 'order';

create table recovery_code (
  account_id bigint not null references account (id),
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table terms_version (
  id bigint generated always as identity primary key,
  version integer not null unique,
  title text not null,
  title_ar text not null,
  body text not null,
  body_ar text not null,
  published_at timestamptz not null
);
create table terms_agreement (
  person_id bigint not null references person (id),
  terms_version_id bigint not null references terms_version (id),
  agreed_at timestamptz not null,
  primary key (person_id, terms_version_id)
);
-- The first text that people agree to. A later one is a new row with the next version, never a change of this one.
insert into terms_version (version, title, title_ar, body, body_ar, published_at) values (
  1,
  'Terms and privacy',
  'الشروط والخصوصية',
  $terms$## What Balsam is for
Balsam lets you book and pay for visits, read your medical record and order from the pharmacy of Balsam Medical Group. It does not replace a doctor, and it is not for emergencies. In an emergency call 997.

## Your account
Your account is yours alone. Please keep your password and your one-time codes to yourself; our staff never ask for them. A guardian may use the profile of a child in their care for as long as the law allows.

## Bookings and payments
An unpaid booking is kept for a limited time, which is shown while you book. You may cancel a paid appointment before it begins, and the amount returns to your wallet. Prices are shown with value added tax before you pay.

## Your information
We keep what is needed to care for you and what the law asks us to keep. Your record is read only by you, by your guardian, by those who treat you and by the staff who need it for their work. Every reading is written down, and you can see that list at any time.

## What we never do
We do not sell your information, and we do not show it to advertisers. We share it outside the group only when you ask for it, when your treatment needs it, or when the law requires it.

## Your choices
You can correct your details, choose which messages reach you, and ask for a copy of your record. When you delete your account, your contact details are erased; medical and tax records are kept for the period that the law sets.

## Changes
When these terms change in substance, we show you the new text and ask again.$terms$,
  $terms$## الغرض من بلسم
يتيح بلسم حجز الزيارات ودفع رسومها، والاطلاع على السجل الطبي، والطلب من صيدلية مجموعة بلسم الطبية. ولا يغني بلسم عن استشارة الطبيب، وليس مخصصًا لحالات الطوارئ. في حالات الطوارئ يُرجى الاتصال بالرقم 997.

## الحساب
الحساب شخصي. نرجو الحفاظ على سرية كلمة المرور والرموز المؤقتة، ولن يطلبها أحد من منسوبينا أبدًا. ويحق لولي الأمر استخدام ملف الطفل الذي في رعايته خلال المدة التي يسمح بها النظام.

## الحجز والدفع
يُحفظ الحجز غير المدفوع لمدة محدودة تظهر عند الحجز. ويمكن إلغاء الموعد المدفوع قبل بدايته، ويعود المبلغ إلى المحفظة. وتُعرض الأسعار شاملة ضريبة القيمة المضافة قبل الدفع.

## المعلومات الشخصية
نحتفظ بما تتطلبه الرعاية الصحية وما توجبه الأنظمة. ولا يطّلع على السجل سوى صاحبه وولي أمره ومن يتولى علاجه ومن يحتاج إليه من المنسوبين لأداء عمله. ويُسجَّل كل اطلاع، ويمكن الرجوع إلى هذه القائمة في أي وقت.

## ما لا نفعله أبدًا
لا نبيع المعلومات ولا نعرضها على المعلنين. ولا نشاركها خارج المجموعة إلا بطلب من صاحبها، أو لضرورة العلاج، أو حين يوجب النظام ذلك.

## الخيارات المتاحة
يمكن تصحيح البيانات، واختيار الرسائل المرغوب فيها، وطلب نسخة من السجل. وعند حذف الحساب تُمحى بيانات التواصل، وتُحفظ السجلات الطبية والضريبية للمدة التي تحددها الأنظمة.

## التعديلات
عند تعديل هذه الشروط تعديلًا جوهريًا، يُعرض النص الجديد وتُطلب الموافقة عليه من جديد.$terms$,
  '2025-01-01T00:00:00Z'
);
