import type { Texts } from '#platform/texts.ts';
import type { InvoiceKind } from './invoices.store.ts';

export const receiptTitles = {
  invoice: { en: 'Simplified tax invoice', ar: 'فاتورة ضريبية مبسطة' },
  credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
} as const satisfies Texts & Record<InvoiceKind, unknown>;

/** What a receipt prints beside its facts. */
export const receiptTexts = {
  number: { en: 'Number', ar: 'الرقم' },
  issued: { en: 'Issued', ar: 'تاريخ الإصدار' },
  patient: { en: 'Patient', ar: 'المريض' },
  mrn: { en: 'Medical record number', ar: 'رقم الملف الطبي' },
  reference: { en: 'Payment reference', ar: 'مرجع الدفع' },
  original: { en: 'For invoice', ar: 'عن الفاتورة' },
  service: { en: 'Item', ar: 'البند' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  net: { en: 'Without VAT', ar: 'قبل الضريبة' },
  vat: { en: 'VAT', ar: 'الضريبة' },
  lineTotal: { en: 'With VAT', ar: 'شامل الضريبة' },
  listPrice: { en: 'Price without VAT', ar: 'القيمة قبل الضريبة' },
  byInsurer: { en: 'Paid by insurance', ar: 'يتحمله التأمين' },
  discount: { en: 'Discount', ar: 'الخصم' },
  subtotal: { en: 'Subtotal without VAT', ar: 'المجموع قبل الضريبة' },
  vatTotal: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  total: { en: 'Total with VAT', ar: 'الإجمالي شامل الضريبة' },
  wallet: { en: 'Paid from the wallet', ar: 'مدفوع من المحفظة' },
  card: { en: 'Paid by card', ar: 'مدفوع بالبطاقة' },
  instalments: { en: 'Paid by instalments', ar: 'مدفوع بالتقسيط' },
  cash: { en: 'Paid in cash at the front desk', ar: 'مدفوع نقدًا في الاستقبال' },
  terminal: { en: 'Paid by card at the front desk', ar: 'مدفوع بالبطاقة في الاستقبال' },
  points: { en: 'Paid with loyalty points', ar: 'مدفوع بنقاط الولاء' },
  backToWallet: { en: 'Returned to the wallet', ar: 'أُعيد إلى المحفظة' },
  backToSource: { en: 'Returned to the original payment method', ar: 'أُعيد إلى وسيلة الدفع الأصلية' },
  backToPoints: { en: 'Returned as loyalty points', ar: 'أُعيد إلى نقاط الولاء' },
  vatNumber: { en: 'VAT number', ar: 'الرقم الضريبي' },
  registration: { en: 'Commercial registration', ar: 'السجل التجاري' },
  qr: { en: 'Code of the tax invoice', ar: 'رمز الفاتورة الضريبية' },
  footer: { en: 'Issued electronically and valid without a signature.', ar: 'صدرت إلكترونيًا وهي صالحة دون توقيع.' },
} as const satisfies Texts;
