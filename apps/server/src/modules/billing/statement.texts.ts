import type { Texts } from '#platform/texts.ts';

/** What the statement of a wallet prints. */
export const statementTexts = {
  title: { en: 'Wallet statement', ar: 'كشف حساب المحفظة' },
  month: { en: 'Month', ar: 'الشهر' },
  patient: { en: 'Patient', ar: 'المريض' },
  mrn: { en: 'Medical record number', ar: 'رقم الملف الطبي' },
  when: { en: 'When', ar: 'التاريخ' },
  what: { en: 'What', ar: 'البيان' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  balance: { en: 'Balance', ar: 'الرصيد' },
  opening: { en: 'Balance before', ar: 'الرصيد السابق' },
  closing: { en: 'Balance after', ar: 'الرصيد الختامي' },
  empty: {
    en: 'There were no transactions this month.',
    ar: 'لا توجد عمليات على المحفظة في هذا الشهر.',
  },
  footer: { en: 'Issued electronically. This is not a tax invoice.', ar: 'صدر إلكترونيًا، وهو ليس فاتورة ضريبية.' },
} as const satisfies Texts;
