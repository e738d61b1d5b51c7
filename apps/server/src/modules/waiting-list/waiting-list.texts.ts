import type { Text, Texts } from '#platform/texts.ts';

/** What people read about the waiting list. */
export const waitingListTexts = {
  doctor: (name: Text) => ({ en: `Dr. ${name.en}`, ar: `د. ${name.ar}` }),
  joined: { en: 'You are on the waiting list', ar: 'أُدرج اسمكم في قائمة الانتظار' },
  left: { en: 'You are no longer on the waiting list', ar: 'أُزيل اسمكم من قائمة الانتظار' },
  accepted: { en: 'Your earlier appointment is confirmed', ar: 'تم تأكيد موعدكم الأقرب' },
  declined: { en: 'Your place on the waiting list is kept', ar: 'مكانكم في قائمة الانتظار محفوظ' },
  export: { en: 'Your waiting list requests', ar: 'طلباتكم في قائمة الانتظار' },
} as const satisfies Texts;
