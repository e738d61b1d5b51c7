import { describe, expect, test } from 'vitest';
import {
  categoryCodes,
  categoryOfAtc,
  dosageForm,
  mayBeSold,
  nameWithStrength,
  needsPrescription,
  packOf,
  productName,
  registerPrice,
  strengthText,
  type RegisterEntry,
} from './index.ts';

const entry: RegisterEntry = {
  number: '7-288-08',
  name: 'PANADOL',
  nameAr: 'بنادول',
  legalStatus: 'OTC',
  control: 'Uncontrolled',
  distribution: 'Pharmacy ',
  marketing: 'Marketed',
  authorization: 'Valid',
  price: '10.7',
};

describe('what of a register is sold', () => {
  test.each([
    [{ distribution: 'Hospital' }, 'hospital_only'],
    [{ control: 'Controlled' }, 'controlled'],
    [{ control: '' }, 'controlled'],
    [{ marketing: 'Not marketed' }, 'not_marketed'],
    [{ authorization: 'Suspended' }, 'suspended'],
    [{ authorization: 'cancelled' }, 'cancelled'],
    [{ authorization: 'Expired' }, 'not_valid'],
    [{ authorization: 'Valid until further notice' }, 'status_not_understood'],
    [{ authorization: '' }, 'status_not_understood'],
    [{ authorization: 'invalid' }, 'status_not_understood'],
    [{ marketing: 'Perhaps' }, 'status_not_understood'],
    [{ control: 'Half controlled' }, 'status_not_understood'],
    [{ distribution: 'Petrol station' }, 'status_not_understood'],
    [{ price: '0.04' }, 'price_out_of_range'],
    [{ price: '20000.01' }, 'price_out_of_range'],
    [{ price: '-5' }, 'price_out_of_range'],
    [{ price: '1e3' }, 'price_not_readable'],
    [{ price: '1e3', authorization: 'Expired' }, 'not_valid'],
    [{ price: '' }, 'price_out_of_range'],
    [{ number: ' ' }, 'register_not_understood'],
    [{ name: '', nameAr: ' ' }, 'register_not_understood'],
    [{ legalStatus: 'Free sale' }, 'register_not_understood'],
    [{ legalStatus: 'Free sale', authorization: 'Suspended' }, 'suspended'],
    [{ name: '', nameAr: '', authorization: 'Cancelled' }, 'cancelled'],
    [{ number: '', authorization: 'Suspended' }, 'register_not_understood'],
  ] as const)('%o is left out: %s', (change, code) => {
    expect(mayBeSold({ ...entry, ...change })).toMatchObject({ ok: false, code });
  });
  test('the limits of the price are in, and either legal status', () => {
    for (const change of [{ price: '0.05' }, { price: '20000' }, { legalStatus: 'Prescription' }, { name: '' }])
      expect(mayBeSold({ ...entry, ...change })).toEqual({ ok: true });
  });
});

describe('a register in Arabic', () => {
  test.each([
    ['ساري', undefined],
    ['سارى', undefined],
    ['ساري المفعول', undefined],
    ['سارِية', undefined],
    ['موقوف', 'suspended'],
    ['موقوفة', 'suspended'],
    ['إيقاف مؤقت', 'suspended'],
    ['ايقاف  مؤقت', 'suspended'],
    ['معلّق', 'suspended'],
    ['ملغى', 'cancelled'],
    ['ملغي', 'cancelled'],
    ['مُلغاة', 'cancelled'],
    ['إلغاء', 'cancelled'],
    ['الغاء', 'cancelled'],
    ['منتهي', 'not_valid'],
    ['منتهى', 'not_valid'],
    ['منتهية الصلاحية', 'not_valid'],
    ['غير ساري', 'not_valid'],
    ['قيد المراجعة', 'status_not_understood'],
  ] as const)('an authorization of «%s» reads as %s', (authorization, code) => {
    const verdict = mayBeSold({ ...entry, authorization });
    expect(verdict).toMatchObject(code === undefined ? { ok: true } : { ok: false, code });
  });
  test('the other columns are read in Arabic as well', () => {
    const arabic = { control: 'غير خاضع للرقابة', distribution: 'الصيدليات', marketing: 'مسوّق', authorization: 'ساري' };
    expect(mayBeSold({ ...entry, ...arabic, legalStatus: 'وصفة طبية' })).toEqual({ ok: true });
    expect(mayBeSold({ ...entry, ...arabic, legalStatus: 'بدون وصفة' })).toEqual({ ok: true });
    expect([
      needsPrescription('وصفة طبية'),
      needsPrescription(' PRESCRIPTION '),
      needsPrescription('بدون وصفة'),
    ]).toEqual([true, true, false]);
    expect(mayBeSold({ ...entry, ...arabic, control: 'خاضع للرقابة' })).toMatchObject({ code: 'controlled' });
    expect(mayBeSold({ ...entry, ...arabic, distribution: 'المستشفيات' })).toMatchObject({ code: 'hospital_only' });
    expect(mayBeSold({ ...entry, ...arabic, marketing: 'غير مسوق' })).toMatchObject({ code: 'not_marketed' });
  });
});

describe('the price of a register', () => {
  test('a price is in whole halalas', () => {
    expect(['10.7', '29.30', '0.5', '4.9999', '308', 'free'].map(registerPrice)).toEqual([
      1070,
      2930,
      50,
      500,
      308_00,
      'unreadable',
    ]);
  });
  test('D9.01 half a halala is rounded up, however near to it binary numbers come', () => {
    expect(['1.005', '8.575', '2,6750', '٤٫٠٣٥'].map(registerPrice)).toEqual([101, 858, 268, 404]);
  });
  test('D9.01 marks of direction, which nobody sees, make no price unreadable', () => {
    expect(['\u200f10.70', '\u202b١٠٫٧\u202c ', '\u200e'].map(registerPrice)).toEqual([1070, 1070, 'missing']);
  });
  test('a price is read in Arabic digits and with a decimal comma; what could be two prices is not', () => {
    expect(['١٠٫٧', '١٠.٧٠', '10,7', '10,70', '١٬٢٣٤٫٥', '1,234.50', ' '].map(registerPrice)).toEqual([
      1070,
      1070,
      1070,
      1070,
      1234_50,
      1234_50,
      'missing',
    ]);
    for (const cell of ['1,234', '1.2.3', '1e3', '0x10', 'NaN', '10 SAR', '=1+1'])
      expect(registerPrice(cell)).toBe('unreadable');
  });
});

describe('where it stands', () => {
  test.each([
    ['N02BE51', 'pain-fever'],
    ['N03AX09', 'mind-nerves'],
    ['A10BA02', 'diabetes'],
    ['A02BC01', 'digestion'],
    ['R03AC02', 'breathing'],
    ['R06AX02', 'cold-allergy'],
    ['j01cr02', 'infections'],
    ['', 'other-medicines'],
    ['V03AF', 'other-medicines'],
    ['QI08AR', 'other-medicines'],
  ] as const)('ATC %s: %s', (atc, code) => {
    expect(categoryOfAtc(atc)).toBe(code);
  });
  test.each([
    ['H', 'blood-hormones'],
    ['B', 'blood-hormones'],
    ['G', 'women-men'],
    ['S', 'eyes-ears'],
    ['M', 'bones-joints'],
  ] as const)('ATC group %s as a whole: %s', (group, code) => {
    expect(categoryOfAtc(`${group}99`)).toBe(code);
  });
  test('every ATC group stands in a category that the shop has', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const groups = letters.flatMap((letter) =>
      Array.from({ length: 100 }, (_, n) => `${letter}${String(n).padStart(2, '0')}`),
    );
    expect(groups.filter((atc) => !categoryCodes.includes(categoryOfAtc(atc)))).toEqual([]);
  });
});

describe('what it is', () => {
  test.each([
    ['TABLET, FILM COATED', 'Oral', 'Blister', 'tablet'],
    ['Capsule*', 'Oral', 'Blister', 'capsule'],
    ['Solution', 'Parenteral', 'Vial', 'injection'],
    ['Solution', 'Ophthalmic', 'Bottle', 'drops'],
    ['Solution', 'Oral', 'Bottle', 'solution'],
    ['POWDER, METERED', 'Inhalation', 'Inhaler', 'inhaler'],
    ['POWDER, FOR SUSPENSION', 'Oral', 'Bottle', 'syrup'],
    ['powder for solution', 'Intravenous', 'Vial', 'injection'],
    ['solution for injection', 'Subcutaneous', 'Pre-filled pen', 'injection'],
    ['RING', 'Vaginal', 'Implanter', 'other'],
    ['EYE DROPS', '', '', 'drops'],
    ['LOZENGE', '', '', 'lozenge'],
    ['SUPPOSITORY', '', '', 'suppository'],
    ['TRANSDERMAL PATCH', '', '', 'patch'],
    ['NASAL SPRAY', '', '', 'spray'],
    ['PRE-FILLED PEN', '', '', 'pen'],
    ['أقراص مغلفة', 'فموي', 'شريط', 'tablet'],
    ['قرص فوّار', 'عن طريق الفم', 'أنبوب', 'tablet'],
    ['كبسولة', 'فموي', 'شريط', 'capsule'],
    ['مسحوق لتحضير معلق', 'فموي', 'زجاجة', 'syrup'],
    ['شراب', 'فموي', 'زجاجة', 'syrup'],
    ['قطرة للعين', 'عيني', 'زجاجة', 'drops'],
    ['محلول', 'للعين', 'زجاجة', 'drops'],
    ['محلول', 'تحت الجلد', 'فيال', 'injection'],
    ['محلول للحقن', 'وريدي', 'أمبول', 'injection'],
    ['قلم معبأ مسبقًا', 'تحت الجلد', 'قلم', 'pen'],
    ['بخاخ للأنف', 'أنفي', 'زجاجة', 'spray'],
    ['مسحوق للاستنشاق', 'استنشاق', 'جهاز', 'inhaler'],
    ['تحاميل', 'شرجي', 'شريط', 'suppository'],
    ['مرهم', 'موضعي', 'أنبوب', 'cream'],
    ['جل', 'موضعي', 'أنبوب', 'gel'],
    ['محلول', 'جلدي', 'زجاجة', 'solution'],
    ['حقنة شرجية', 'شرجي', 'زجاجة', 'solution'],
    ['لصقة عبر الجلد', 'جلدي', 'كيس', 'patch'],
    ['حبيبات فوّارة', 'فموي', 'أكياس', 'powder'],
    ['أقراص استحلاب', 'فموي', 'شريط', 'lozenge'],
  ] as const)('%s, %s, %s: %s', (form, route, pack, expected) => {
    expect(dosageForm({ form, route, pack })).toBe(expected);
  });
});

describe('how it is called', () => {
  test.each([
    ['PANADOL COLD AND FLU DAY F.C. CABLETS', 'Panadol Cold and Flu Day F.C. Cablets'],
    ['PERIACTIN  4MG TABLETS', 'Periactin 4 mg Tablets'],
    ['OS-CAL TAB 500 MG', 'Os-Cal Tab 500 mg'],
    ['VITAMIN D3 50000IU CAPS', 'Vitamin D3 50000 IU Caps'],
    ['Brufen 400', 'Brufen 400'],
    ['0.9% W/V SODIUM', '0.9% W/V Sodium'],
  ] as const)('%s is %s', (cell, name) => {
    expect(productName(cell)).toBe(name);
  });
  test('strengths of several substances stand together', () => {
    expect([
      strengthText('500, 25, 5', 'mg'),
      strengthText('0.05', '%'),
      strengthText('', 'mg'),
      strengthText('0', ''),
      strengthText('1 , 1', 'mg'),
      strengthText('٥٠٠، ٦٢٫٥', 'mg'),
      strengthText('\u200f٠', 'mg'),
    ]).toEqual(['500 + 25 + 5 mg', '0.05%', '', '', '1 + 1 mg', '500 + 62.5 mg', '']);
  });
  test('a package says pieces and size', () => {
    expect([
      packOf({ size: '0', unit: '', count: '24' }),
      packOf({ size: '30', unit: 'g', count: '1' }),
      packOf({ size: '5', unit: 'ml', count: 'many' }),
      packOf({ size: '٢٫٥', unit: 'ml', count: '\u200f٣٠' }),
      packOf({ size: '1,000', unit: 'ml', count: '1' }),
      packOf({ size: '١٬٠٠٠', unit: 'ml', count: '1,000' }),
    ]).toEqual([
      { count: 24, size: '' },
      { count: 1, size: '30 g' },
      { count: null, size: '5 ml' },
      { count: 30, size: '2.5 ml' },
      { count: 1, size: '1000 ml' },
      { count: 1000, size: '1000 ml' },
    ]);
  });
  test.each([
    ['1', 1],
    ['9999', 9999],
    ['10000', null],
    ['0', null],
    ['-1', null],
    ['2.5', null],
    ['', null],
  ] as const)('a package of %s pieces', (count, expected) => {
    expect(packOf({ size: '', unit: '', count }).count).toBe(expected);
  });
});

describe('a name tells how strong it is', () => {
  test.each([
    ['Lamictal', '25 mg', 'Lamictal 25 mg'],
    ['Vitamin B12', '1000 mcg', 'Vitamin B12 1000 mcg'],
    ['Ramoclav', '250 + 62.50 mg', 'Ramoclav 250 + 62.50 mg'],
    ['Panadrex Syrup 100 ml', '120 mg/5 ml', 'Panadrex Syrup 100 ml 120 mg/5 ml'],
    ['لاميكتال', '٢٥ ملجم', 'لاميكتال ٢٥ ملجم'],
  ])('%s of %s is %s', (name, strength, expected) => {
    expect(nameWithStrength(name, strength)).toBe(expected);
  });
  test.each([
    ['Panadol 500 mg Tab', '500 mg'],
    ['Augmentin 625 mg Tab', '500 + 125 mg'],
    ['Rivotril 2', '2 mg'],
    ['Minims 0.5% Drops', '5 mg'],
    ['أماريل ٢ ملجم', '٢ ملجم'],
    ['ريفريش', ''],
    ['Centrum', '1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 mg'],
  ])('%s stays so with %s', (name, strength) => {
    expect(nameWithStrength(name, strength)).toBe(name);
  });
});
