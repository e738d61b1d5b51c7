import { toArabicDigits } from '@balsam/domain/text';
import type { Texts } from '#platform/texts.ts';

const arabic = (n: number): string => toArabicDigits(String(n));

const timesAr = (n: number): string => {
  if (n === 1) return 'مرة واحدة يوميًا';
  if (n === 2) return 'مرتين يوميًا';
  return n <= 10 ? `${arabic(n)} مرات يوميًا` : `${arabic(n)} مرة يوميًا`;
};
const arabicForms = new Intl.PluralRules('ar');
/** What is counted follows the last two digits: a course of 100 days takes another form than one of 90, and one of 103 that of three. */
const daysAr = (n: number): string => {
  if (n === 1) return 'لمدة يوم واحد';
  if (n === 2) return 'لمدة يومين';
  const form = arabicForms.select(n);
  const word = form === 'few' ? 'أيام' : form === 'many' ? 'يومًا' : 'يوم';
  return `لمدة ${arabic(n)} ${word}`;
};
const times = (n: number): string => (n === 1 ? 'once a day' : n === 2 ? 'twice a day' : `${n} times a day`);
const days = (n: number): string => (n === 1 ? 'for one day' : `for ${n} days`);

type Dosage = { readonly dose: string; readonly times_per_day: number; readonly days: number };
type Doctor = { readonly name: string; readonly nameAr: string };
type Titled = { readonly title: string; readonly titleAr: string };

/** What people read of visits: in the record, on the page of a summary, and in the copy of their data. */
export const visitsTexts = {
  hospital: { en: 'Balsam Medical Group', ar: 'مجموعة بلسم الطبية' },
  doctor: ({ name, nameAr }: Doctor) => ({ en: `Dr. ${name}`, ar: `د. ${nameAr}` }),
  /** The author of a message that is older than the keeping of authors. */
  someDoctor: { en: 'A doctor of the hospital', ar: 'أحد أطباء المستشفى' },
  visit: ({ title, titleAr }: Titled) => ({ en: `${title} visit`, ar: `زيارة ${titleAr}` }),
  dosage: (d: Dosage) => ({
    en: `${d.dose}, ${times(d.times_per_day)} ${days(d.days)}`,
    ar: `${d.dose}، ${timesAr(d.times_per_day)} ${daysAr(d.days)}`,
  }),
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  signed: { en: 'Signed. The patient will be notified', ar: 'تم التوقيع، وسيُبلَّغ المريض' },
  added: { en: 'Added. The patient will be notified', ar: 'تمت الإضافة، وسيُبلَّغ المريض' },
  document: {
    title: { en: 'Visit summary', ar: 'ملخص الزيارة' },
    patient: { en: 'Patient', ar: 'المريض' },
    mrn: { en: 'Medical record number', ar: 'رقم الملف الطبي' },
    doctor: { en: 'Doctor', ar: 'الطبيب' },
    speciality: { en: 'Speciality', ar: 'التخصص' },
    when: { en: 'Date of the visit', ar: 'تاريخ الزيارة' },
    signed: { en: 'Signed', ar: 'وُقّع في' },
    findings: { en: 'Findings', ar: 'نتائج الفحص' },
    diagnosis: { en: 'Diagnosis', ar: 'التشخيص' },
    advice: { en: 'Advice', ar: 'الإرشادات' },
    medicines: { en: 'Medicines', ar: 'الأدوية' },
    sickLeave: { en: 'Sick leave', ar: 'الإجازة المرضية' },
    followUp: { en: 'Next visit', ar: 'الزيارة القادمة' },
    addenda: { en: 'Added later', ar: 'إضافات لاحقة' },
    footer: {
      en: 'Signed electronically by the doctor and valid without a signature.',
      ar: 'وقّعه الطبيب إلكترونيًا وهو صالح دون توقيع.',
    },
  },
  period: (from: string, to: string) => ({ en: `${from} to ${to}`, ar: `من ${from} إلى ${to}` }),
  followUp: (day: string) => ({ en: `About ${day}`, ar: `حوالي ${day}` }),
  export: {
    caseHistories: { en: 'What you told us before your visits', ar: 'ما ذكرتموه قبل زياراتكم' },
    summaries: { en: 'Your visit summaries', ar: 'ملخصات زياراتكم' },
    messages: { en: 'Your messages with doctors', ar: 'المحادثات مع الأطباء' },
    pictures: {
      en: 'The pictures of your visits, from you and from your doctors',
      ar: 'صور الزيارات، المرسلة منكم ومن الأطباء',
    },
  },
} as const satisfies Texts;
