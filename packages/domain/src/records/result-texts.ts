/** Answers of laboratories that are words, as patients read them in Arabic. */
const texts: Readonly<Record<string, string>> = {
  positive: 'إيجابي',
  negative: 'سلبي',
  detected: 'تم الكشف عنه',
  'not detected': 'لم يُكشف عنه',
  reactive: 'متفاعل',
  'non-reactive': 'غير متفاعل',
  nonreactive: 'غير متفاعل',
  present: 'موجود',
  absent: 'غير موجود',
  normal: 'طبيعي',
  abnormal: 'غير طبيعي',
  trace: 'آثار',
  yes: 'نعم',
  no: 'لا',
  none: 'لا يوجد',
  indeterminate: 'غير محدد',
  equivocal: 'غير حاسم',
};

/** The Arabic of a result in words; null where it is shown as the laboratory wrote it. */
export const arabicResult = (text: string | null): string | null =>
  texts[
    (text ?? '')
      .trim()
      .toLowerCase()
      .replace(/ \(qualifier value\)$/, '')
  ] ?? null;
