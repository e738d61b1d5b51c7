import type { InvoiceKind } from './invoices.store.ts';

export type Texts = Readonly<
  Record<
    | 'number'
    | 'issued'
    | 'patient'
    | 'mrn'
    | 'reference'
    | 'original'
    | 'service'
    | 'quantity'
    | 'net'
    | 'vat'
    | 'lineTotal'
    | 'subtotal'
    | 'vatTotal'
    | 'total'
    | 'wallet'
    | 'card'
    | 'instalments'
    | 'points'
    | 'backToWallet'
    | 'backToSource'
    | 'backToPoints'
    | 'vatNumber'
    | 'registration'
    | 'qr'
    | 'footer',
    string
  >
> & { readonly title: Readonly<Record<InvoiceKind, string>> };

export const receiptTexts: Readonly<Record<'ar' | 'en', Texts>> = {
  en: {
    title: { invoice: 'Simplified tax invoice', credit_note: 'Credit note' },
    number: 'Number',
    issued: 'Issued',
    patient: 'Patient',
    mrn: 'Medical record number',
    reference: 'Payment reference',
    original: 'For invoice',
    service: 'Item',
    quantity: 'Quantity',
    net: 'Without VAT',
    vat: 'VAT',
    lineTotal: 'With VAT',
    subtotal: 'Subtotal without VAT',
    vatTotal: 'VAT',
    total: 'Total with VAT',
    wallet: 'Paid from the wallet',
    card: 'Paid by card',
    instalments: 'Paid by instalments',
    points: 'Paid with loyalty points',
    backToWallet: 'Returned to the wallet',
    backToSource: 'Returned to where it was paid from',
    backToPoints: 'Returned as loyalty points',
    vatNumber: 'VAT number',
    registration: 'Commercial registration',
    qr: 'Code of the tax invoice',
    footer: 'Issued electronically and valid without a signature.',
  },
  ar: {
    title: { invoice: 'فاتورة ضريبية مبسطة', credit_note: 'إشعار دائن' },
    number: 'الرقم',
    issued: 'تاريخ الإصدار',
    patient: 'المريض',
    mrn: 'رقم الملف الطبي',
    reference: 'مرجع الدفع',
    original: 'عن الفاتورة',
    service: 'البند',
    quantity: 'الكمية',
    net: 'قبل الضريبة',
    vat: 'الضريبة',
    lineTotal: 'شامل الضريبة',
    subtotal: 'المجموع قبل الضريبة',
    vatTotal: 'ضريبة القيمة المضافة',
    total: 'الإجمالي شامل الضريبة',
    wallet: 'مدفوع من المحفظة',
    card: 'مدفوع بالبطاقة',
    instalments: 'مدفوع بالتقسيط',
    points: 'مدفوع بنقاط الولاء',
    backToWallet: 'أُعيد إلى المحفظة',
    backToSource: 'أُعيد إلى وسيلة الدفع الأصلية',
    backToPoints: 'أُعيد إلى نقاط الولاء',
    vatNumber: 'الرقم الضريبي',
    registration: 'السجل التجاري',
    qr: 'رمز الفاتورة الضريبية',
    footer: 'صدرت إلكترونيًا وهي صالحة دون توقيع.',
  },
};
