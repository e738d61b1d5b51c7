import type { Texts } from '#platform/texts.ts';

export const privacyTexts = {
  /** The README.txt of a copy of the data. */
  readme: {
    title: { en: 'A copy of your data at Balsam', ar: 'نسخة من بياناتكم لدى بلسم' },
    madeAt: (at: string) => ({ en: `Prepared on ${at} (Riyadh time)`, ar: `أُعدّت في ${at} (بتوقيت الرياض)` }),
    about: {
      en: `This copy holds all that is kept about the person of this file. The JSON files open in any text editor, and other systems can read them.
The file records/ips.json is a medical summary as HL7 FHIR R4 (International Patient Summary) that can be given to any doctor or hospital.
Please keep this copy in a safe place: there is health information in it.`,
      ar: `تضم هذه النسخة كل ما يُحفظ عن صاحب الملف. ملفات JSON يمكن فتحها بأي محرر نصوص، ويمكن لأنظمة أخرى قراءتها.
الملف records/ips.json ملخص طبي بصيغة HL7 FHIR R4 (الملخص الطبي الدولي) يمكن تسليمه لأي طبيب أو مستشفى.
يُرجى حفظ هذه النسخة في مكان آمن، فهي تحتوي على معلومات صحية.`,
    },
    /** Above the names of the folders concerned. */
    lost: {
      en: 'Some files could not be added, because they were not found in our store. Please contact us about them:',
      ar: 'تعذّرت إضافة بعض الملفات لعدم العثور عليها لدينا. يُرجى التواصل معنا بشأنها:',
    },
  },
  exportParts: {
    consents: { en: 'Permissions you gave and withdrew', ar: 'الموافقات التي أُعطيت أو سُحبت' },
    dataExports: { en: 'Copies of your data that you requested', ar: 'نسخ البيانات التي طُلبت' },
  },
} as const satisfies Texts;
