import type { Texts } from '#platform/texts.ts';

/** The sandbox's hosted page. */
export const pageTexts = {
  title: { en: 'Test payment page', ar: 'صفحة دفع تجريبية' },
  about: {
    en: 'This page takes test cards only. No money moves.',
    ar: 'تقبل هذه الصفحة البطاقات التجريبية فقط، ولا تُنقل أي أموال.',
  },
  aboutLoan: {
    en: 'This page stands for whoever lends. No money moves.',
    ar: 'تقوم هذه الصفحة التجريبية مقام جهة التقسيط، ولا تُنقل أي أموال.',
  },
  amount: { en: 'Amount', ar: 'المبلغ' },
  order: { en: 'For', ar: 'مقابل' },
  card: { en: 'Card number', ar: 'رقم البطاقة' },
  expires: { en: 'Expires (MM/YY)', ar: 'تاريخ الانتهاء (شهر/سنة)' },
  code: { en: 'Security code', ar: 'رمز الأمان' },
  holder: { en: 'Name on the card', ar: 'الاسم على البطاقة' },
  notice: { en: 'When the hospital is told', ar: 'متى يُبلَّغ المستشفى' },
  now: { en: 'At once', ar: 'في الحال' },
  late: { en: 'Two minutes late', ar: 'بعد دقيقتين' },
  twice: { en: 'Twice', ar: 'مرتين' },
  before: { en: 'Before you are back', ar: 'قبل العودة' },
  pay: { en: 'Pay', ar: 'دفع' },
  challenge: { en: 'Pay with a check by the bank', ar: 'دفع مع تحقق من البنك' },
  decline: { en: 'Let the bank decline it', ar: 'رفض من البنك' },
  cancel: { en: 'Cancel and go back', ar: 'إلغاء وعودة' },
  parts: { en: 'Paid in parts, without interest:', ar: 'يُدفع المبلغ على أقساط دون فوائد:' },
  agree: { en: 'Agree and pay the first part', ar: 'الموافقة ودفع القسط الأول' },
  declineLoan: { en: 'Let the provider decline it', ar: 'رفض مقدم الخدمة' },
  challengeTitle: { en: 'Check by the bank', ar: 'تحقق من البنك' },
  challengeAbout: {
    en: 'The bank sent a code to the phone of the card holder. On this test page it is 1234.',
    ar: 'أرسل البنك رمزًا إلى هاتف صاحب البطاقة. الرمز في هذه الصفحة التجريبية هو 1234.',
  },
  challengeCode: { en: 'Code of four digits', ar: 'رمز من أربعة أرقام' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  wrongCode: { en: 'This is not the code. Please try again.', ar: 'الرمز غير صحيح. يُرجى المحاولة مجددًا.' },
  testCardsOnly: {
    en: 'Only the test card 4111 1111 1111 1111 is taken here.',
    ar: 'تُقبل هنا البطاقة التجريبية 4111 1111 1111 1111 فقط.',
  },
  paid: { en: 'The payment is done.', ar: 'تم الدفع.' },
  failed: { en: 'The payment was declined.', ar: 'رُفضت عملية الدفع.' },
  cancelled: { en: 'The payment was cancelled.', ar: 'أُلغيت عملية الدفع.' },
  over: { en: 'The time for this payment is over.', ar: 'انتهى وقت هذه العملية.' },
  back: { en: 'Back to the hospital', ar: 'عودة إلى المستشفى' },
  missing: { en: 'There is no such payment.', ar: 'لا توجد عملية دفع بهذا الرقم.' },
  /** What a language calls itself, for the link to the page in it. */
  languageName: { en: 'English', ar: 'العربية' },
} as const satisfies Texts;
