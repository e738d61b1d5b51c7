import type { Texts } from '#platform/texts.ts';

export const peopleTexts = {
  exportParts: {
    profile: {
      en: 'Who you are: names, numbers, contact details',
      ar: 'البيانات الشخصية: الأسماء والأرقام ووسائل التواصل',
    },
    identifiers: { en: 'Your numbers at other hospitals', ar: 'الأرقام التي تعرّف بكم لدى مستشفيات أخرى' },
    pictures: { en: 'Pictures you uploaded', ar: 'الصور المرفوعة' },
    terms: { en: 'The terms that you agreed to, and when', ar: 'الشروط التي تمت الموافقة عليها وتواريخها' },
    accessLog: { en: 'Who viewed or changed your record, when and why', ar: 'من اطّلع على السجل أو عدّله، ومتى، ولماذا' },
  },
} as const satisfies Texts;
