import type { SettingDefinition } from '../definition.ts';

const effect = {
  en: 'Printed on every new tax invoice. Payments are taken once all details of the seller are set',
  ar: 'تُطبع في كل فاتورة ضريبية جديدة، ولا تُستقبل المدفوعات قبل إدخال بيانات البائع كاملة',
} as const;

const text = (most: number, language: 'ar' | 'en', label: SettingDefinition['label']) =>
  ({ group: 'invoices', type: { kind: 'text', most, language }, label, effect }) as const;

/** Who stands on a tax invoice as the seller. */
export const seller = {
  TAX_SELLER_NAME: text(120, 'en', { en: 'Name of the seller in English', ar: 'اسم البائع بالإنجليزية' }),
  TAX_SELLER_NAME_AR: text(120, 'ar', { en: 'Name of the seller in Arabic', ar: 'اسم البائع بالعربية' }),
  TAX_SELLER_VAT_NUMBER: {
    group: 'invoices',
    type: { kind: 'vat_number' },
    label: { en: 'VAT number of the seller', ar: 'الرقم الضريبي للبائع' },
    effect,
  },
  TAX_SELLER_REGISTRATION: {
    group: 'invoices',
    type: { kind: 'registration' },
    label: { en: 'Commercial registration of the seller', ar: 'رقم السجل التجاري للبائع' },
    effect,
  },
  TAX_SELLER_ADDRESS: text(200, 'en', { en: 'Address of the seller in English', ar: 'عنوان البائع بالإنجليزية' }),
  TAX_SELLER_ADDRESS_AR: text(200, 'ar', { en: 'Address of the seller in Arabic', ar: 'عنوان البائع بالعربية' }),
} as const satisfies Readonly<Record<string, SettingDefinition>>;
