import type { Notification, NotificationTexts } from './notifications.texts.ts';

type Named = { readonly name: string; readonly nameAr: string };

/** Notifications about the account and the family. Names come as the other side is called. */
export const accountTexts = {
  memberAdded: ({ name, nameAr }: Named): Notification => ({
    title: { en: 'Family member added', ar: 'تمت إضافة فرد إلى العائلة' },
    message: {
      en: `${name} is now one of your family members. You can open their profile from there.`,
      ar: `تمت إضافة ${nameAr} إلى أفراد العائلة. يمكن فتح الملف من صفحة أفراد العائلة.`,
    },
  }),
  guardianAdded: ({ name, nameAr }: Named): Notification => ({
    title: { en: 'Access to your profile', ar: 'صلاحية على ملفكم' },
    message: {
      en: `${name} can now use your profile. You can end this at any time in Family members.`,
      ar: `أصبح بإمكان ${nameAr} استخدام ملفكم. يمكن إنهاء ذلك في أي وقت من صفحة أفراد العائلة.`,
    },
  }),
  memberEnded: ({ name, nameAr }: Named): Notification => ({
    title: { en: 'Access ended', ar: 'انتهت الصلاحية' },
    message: { en: `You can no longer open the profile of ${name}.`, ar: `لم يعد بإمكانكم فتح ملف ${nameAr}.` },
  }),
  guardianEnded: ({ name, nameAr }: Named): Notification => ({
    title: { en: 'Access to your profile ended', ar: 'انتهت الصلاحية على ملفكم' },
    message: { en: `${name} can no longer open your profile.`, ar: `لم يعد بإمكان ${nameAr} فتح ملفكم.` },
  }),
  exportReady: (): Notification => ({
    title: { en: 'The copy of your data is ready', ar: 'نسخة بياناتكم جاهزة' },
    message: {
      en: 'The copy of your data is ready. You can download it under Privacy.',
      ar: 'نسخة بياناتكم جاهزة، ويمكن تنزيلها من صفحة الخصوصية.',
    },
  }),
} as const satisfies NotificationTexts;
