import type { Text, Texts } from '#platform/texts.ts';

/** The Arabic is impersonal throughout: the documents are about women and men alike, and of some the file does not tell. */
export const medicalReportsTexts = {
  issuer: { en: 'Balsam Medical Group', ar: 'مجموعة بلسم الطبية' },
  patient: { en: 'Patient', ar: 'المريض' },
  mrn: { en: 'Medical record number', ar: 'رقم الملف الطبي' },
  visit: { en: 'Visit', ar: 'الزيارة' },
  admitted: { en: 'Admitted on', ar: 'تاريخ الدخول' },
  discharged: { en: 'Discharged on', ar: 'تاريخ الخروج' },
  doctor: { en: 'Doctor', ar: 'الطبيب' },
  issued: { en: 'Issued on', ar: 'تاريخ الإصدار' },
  number: { en: 'Number', ar: 'الرقم' },
  from: { en: 'First day', ar: 'من يوم' },
  to: { en: 'Last day', ar: 'إلى يوم' },
  verify: { en: 'Verify this document:', ar: 'للتحقق من صحة المستند:' },
  qr: { en: 'Code that opens the verification page', ar: 'رمز يفتح صفحة التحقق' },
  asWritten: {
    en: 'The text is in the language in which it was written.',
    ar: 'يظهر النص باللغة التي كُتب بها.',
  },
  notSeha: {
    en: 'This document was issued by the hospital. It is not registered with Seha.',
    ar: 'هذا مستند صادر من المستشفى، وغير مسجل في منصة صحة.',
  },
  sickLeave: (days: string) => ({
    en: `The patient was seen on the day of the visit and is to rest. Days of sick leave: ${days}.`,
    ar: `تمت المراجعة في يوم الزيارة مع التوصية بالراحة. عدد أيام الإجازة المرضية: ${days}.`,
  }),
  visitMissed: {
    en: 'The visit was recorded as not having taken place.',
    ar: 'سُجّل أن الزيارة لم تتم.',
  },
  footer: { en: 'Printed by the patient portal of Balsam', ar: 'صادر من بوابة المرضى في بلسم' },
  export: {
    reports: { en: 'Your reports and sick leaves', ar: 'التقارير والإجازات المرضية' },
    files: { en: 'Reports that were uploaded for you', ar: 'التقارير المرفوعة لكم' },
  },
} as const satisfies Texts;

export const reportTitles = {
  detail_medical: { en: 'Medical report', ar: 'تقرير طبي' },
  sick_leave: { en: 'Sick leave', ar: 'إجازة مرضية' },
  discharge_summary: { en: 'Discharge summary', ar: 'ملخص الخروج' },
} as const satisfies Readonly<Record<string, Text>>;

type Template = { readonly title: Text; readonly text: Text };
type About = { readonly doctor: string; readonly doctorAr: string; readonly day: string; readonly dayAr: string };

/** Beginnings of a report. What is in brackets is to be filled in. */
export const templatesFor = ({ doctor, doctorAr, day, dayAr }: About) =>
  [
    {
      title: { en: 'General report', ar: 'تقرير عام' },
      text: {
        en: `To whom it may concern\n\nThe patient was seen on ${day} by Dr. ${doctor}.\n\nComplaint: [ ]\nFindings: [ ]\nDiagnosis: [ ]\nTreatment: [ ]\n\nThis report is issued at the patient's request.`,
        ar: `إلى من يهمه الأمر\n\nتمت مراجعة المستشفى في ${dayAr} لدى د. ${doctorAr}.\n\nالشكوى: [ ]\nالفحص: [ ]\nالتشخيص: [ ]\nالعلاج: [ ]\n\nأُصدر هذا التقرير بناءً على الطلب.`,
      },
    },
    {
      title: { en: 'Attendance', ar: 'إثبات مراجعة' },
      text: {
        en: `To whom it may concern\n\nThe patient attended the hospital on ${day} and was seen by Dr. ${doctor}.`,
        ar: `إلى من يهمه الأمر\n\nتمت مراجعة المستشفى في ${dayAr} لدى د. ${doctorAr}.`,
      },
    },
  ] as const satisfies readonly Template[];

/** The beginning of the discharge summary of a stay, from its first day to its last. */
export const stayTemplates = (stay: About & { readonly until: string; readonly untilAr: string }): Template[] => [
  {
    title: { en: 'Discharge summary', ar: 'ملخص الخروج' },
    text: {
      en: `The patient was in hospital from ${stay.day} to ${stay.until} under Dr. ${stay.doctor}.\n\nReason for admission: [ ]\nDiagnosis: [ ]\nCourse and treatment: [ ]\nCondition at discharge: [ ]\nMedicines to take at home: [ ]\nWhen to come back or call: [ ]\nFollow-up: [ ]`,
      ar: `كان التنويم في المستشفى من ${stay.dayAr} إلى ${stay.untilAr} تحت إشراف د. ${stay.doctorAr}.\n\nسبب التنويم: [ ]\nالتشخيص: [ ]\nسير الحالة والعلاج: [ ]\nالحالة عند الخروج: [ ]\nأدوية ما بعد الخروج: [ ]\nمتى تلزم المراجعة أو الاتصال: [ ]\nموعد المتابعة: [ ]`,
    },
  },
];
