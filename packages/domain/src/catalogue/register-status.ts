import { normaliseArabic } from '../text/index.ts';

/** How a value is written, one spelling for all that read the same: without case, marks, vowel signs and hamza. */
const plain = (cell: string): string =>
  normaliseArabic(cell)
    .replaceAll('ء', '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Words<Value extends string> = Readonly<Record<Value, readonly string[]>>;

/** Reads a cell by these words: which value it says, `missing` where it says nothing, `unknown` for anything else. */
function readerOf<Value extends string>(words: Words<Value>) {
  const values = Object.keys(words) as Value[];
  const byWord = new Map(values.flatMap((value) => words[value].map((word) => [plain(word), value] as const)));
  return (cell: string): Value | 'missing' | 'unknown' =>
    plain(cell) === '' ? 'missing' : (byWord.get(plain(cell)) ?? 'unknown');
}

/** What a register says of its columns of states, in either language. A word that is not here is never taken for one that is. */
export const readStatus = {
  authorization: readerOf({
    valid: ['Valid', 'ساري', 'سارية', 'ساري المفعول', 'سارية المفعول'],
    suspended: ['Suspended', 'موقوف', 'موقوفة', 'موقوف مؤقتا', 'موقوفة مؤقتا', 'إيقاف', 'إيقاف مؤقت', 'معلق', 'معلقة'],
    cancelled: [
      'Cancelled',
      'Canceled',
      'Revoked',
      'Withdrawn',
      'ملغى',
      'ملغاة',
      'ملغية',
      'إلغاء',
      'مسحوب',
      'مسحوبة',
      'مشطوب',
      'مشطوبة',
    ],
    expired: [
      'Expired',
      'Not valid',
      'منتهي',
      'منتهية',
      'منتهي الصلاحية',
      'منتهية الصلاحية',
      'انتهاء',
      'غير ساري',
      'غير سارية',
      'غير ساري المفعول',
    ],
  }),
  marketing: readerOf({
    marketed: ['Marketed', 'مسوق', 'مسوقة'],
    not_marketed: ['Not marketed', 'Non marketed', 'Unmarketed', 'Withdrawn', 'Discontinued', 'غير مسوق', 'غير مسوقة'],
  }),
  control: readerOf({
    uncontrolled: [
      'Uncontrolled',
      'Not controlled',
      'غير مراقب',
      'غير مراقبة',
      'غير خاضع للرقابة',
      'غير خاضعة للرقابة',
    ],
    controlled: ['Controlled', 'مراقب', 'مراقبة', 'خاضع للرقابة', 'خاضعة للرقابة', 'مخدر'],
  }),
  distribution: readerOf({
    pharmacy: ['Pharmacy', 'Pharmacies', 'صيدلية', 'الصيدلية', 'صيدليات', 'الصيدليات'],
    hospital: ['Hospital', 'Hospitals', 'مستشفى', 'المستشفى', 'مستشفيات', 'المستشفيات'],
  }),
  legalStatus: readerOf({
    otc: ['OTC', 'بدون وصفة', 'بدون وصفة طبية', 'غير وصفي', 'لا وصفي'],
    prescription: ['Prescription', 'وصفة', 'وصفة طبية', 'بوصفة', 'بوصفة طبية', 'وصفي'],
  }),
} as const;

export type StatusColumn = keyof typeof readStatus;

/** Whether the legal status of a register's line says that it is sold on prescription only. */
export const needsPrescription = (legalStatus: string): boolean =>
  readStatus.legalStatus(legalStatus) === 'prescription';
