import type { Text, Texts } from '#platform/texts.ts';

/** What people read about the waiting list. */
export const waitingListTexts = {
  doctor: (name: Text) => ({ en: `Dr. ${name.en}`, ar: `د. ${name.ar}` }),
  joined: { en: 'You are on the waiting list', ar: 'أُدرج اسمكم في قائمة الانتظار' },
  left: { en: 'You are no longer on the waiting list', ar: 'أُزيل اسمكم من قائمة الانتظار' },
  accepted: { en: 'The earlier appointment is yours', ar: 'أصبح الموعد الأقرب لكم' },
  declined: { en: 'You keep your place on the waiting list', ar: 'مكانكم في قائمة الانتظار محفوظ' },
  export: { en: 'The earlier appointments you waited for', ar: 'قوائم الانتظار لمواعيد أقرب' },
} as const satisfies Texts;
