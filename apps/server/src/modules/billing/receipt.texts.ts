import type { InvoiceKind } from './invoices.store.ts';

type Texts = Readonly<
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
    | 'backToWallet'
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
    service: 'Service',
    quantity: 'Quantity',
    net: 'Without VAT',
    vat: 'VAT',
    lineTotal: 'With VAT',
    subtotal: 'Subtotal without VAT',
    vatTotal: 'VAT',
    total: 'Total with VAT',
    wallet: 'Paid from the wallet',
    card: 'Paid by card',
    backToWallet: 'Returned to the wallet',
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
    service: 'الخدمة',
    quantity: 'الكمية',
    net: 'قبل الضريبة',
    vat: 'الضريبة',
    lineTotal: 'شامل الضريبة',
    subtotal: 'المجموع قبل الضريبة',
    vatTotal: 'ضريبة القيمة المضافة',
    total: 'الإجمالي شامل الضريبة',
    wallet: 'مدفوع من المحفظة',
    card: 'مدفوع بالبطاقة',
    backToWallet: 'أُعيد إلى المحفظة',
    vatNumber: 'الرقم الضريبي',
    registration: 'السجل التجاري',
    qr: 'رمز الفاتورة الضريبية',
    footer: 'صدرت إلكترونيًا وهي صالحة دون توقيع.',
  },
};
