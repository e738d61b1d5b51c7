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
