/** What is announced to everybody. */
export const announcements = [
  {
    title: 'Flu vaccines are here',
    title_ar: 'تطعيمات الإنفلونزا متوفرة',
    summary: 'Family doctors give them in all branches, without a separate visit.',
    summary_ar: 'يعطيها أطباء الأسرة في جميع الفروع دون زيارة مستقلة.',
    link: '/find-a-specialist?method=onsite',
  },
] as const;

/** What people ask often. Empty lines part the paragraphs of an answer. */
export const questions = [
  {
    title: 'How do I cancel or move an appointment?',
    title_ar: 'كيف يمكن إلغاء موعد أو تغييره؟',
    answer:
      'Open the appointment: you can cancel it or move it to another time there. What you have paid counts for the new time; if you cancel, it goes back to your wallet at once.',
    answer_ar:
      'من صفحة الموعد يمكن إلغاؤه أو تغييره إلى وقت آخر. يُحتسب ما دُفع للموعد الجديد، ويعود إلى المحفظة فورًا عند الإلغاء.',
  },
  {
    title: 'When are my results ready?',
    title_ar: 'متى تظهر نتائج التحاليل؟',
    answer:
      'Most results of the laboratory are there on the same day. You get a notification, and find them under Lab Works with a word on each value.',
    answer_ar:
      'تظهر أغلب نتائج المختبر في اليوم نفسه. ويصلكم إشعار بها، وتوجد في صفحة «نتائج المختبر» مع شرح لكل قيمة.',
  },
  {
    title: 'Can I manage the appointments of my children?',
    title_ar: 'هل يمكن إدارة مواعيد أبنائي؟',
    answer:
      'Yes. Add them under Family Members, and change to their profile there. From the age of 15 on some parts of the record belong to them alone.',
    answer_ar:
      'نعم، بإضافتهم في صفحة أفراد العائلة ثم فتح ملفاتهم منها. ومن سن الخامسة عشرة تصبح بعض أجزاء السجل لهم وحدهم.',
  },
  {
    title: 'Is my insurance accepted?',
    title_ar: 'هل تأميني مقبول؟',
    answer:
      'Add your policy under Medical Insurance. It is checked with your insurer, and before you book you read what you pay and what your insurance pays.',
    answer_ar:
      'بعد إضافة الوثيقة في صفحة التأمين الطبي يجري التحقق منها لدى شركة التأمين، ويظهر قبل الحجز ما عليكم وما على التأمين.',
  },
  {
    title: 'What do I need for a visit by video?',
    title_ar: 'ما المطلوب للاستشارة عن بُعد؟',
    answer:
      'A phone or computer with camera and microphone, and a quiet place. Fifteen minutes before, open the appointment and check both; the doctor then calls you.',
    answer_ar:
      'هاتف أو حاسب بكاميرا وميكروفون ومكان هادئ. ويُستحسن فتح الموعد قبل ربع ساعة للتحقق منهما، ثم يتصل بكم الطبيب.',
  },
] as const;
