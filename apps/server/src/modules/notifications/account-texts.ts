import type { Text } from './texts.ts';

type Named = { readonly name: string; readonly nameAr: string };

/** What is said of the account and the family. Names come as the other side is called. */
export const accountTexts = {
  memberAdded: ({ name, nameAr }: Named): Text => ({
    title: 'Family member added',
    titleAr: 'تمت إضافة فرد إلى العائلة',
    message: `${name} is now among your family members. You can open their profile from there.`,
    messageAr: `أصبح ${nameAr} ضمن أفراد العائلة. يمكن فتح ملفه من صفحة أفراد العائلة.`,
  }),
  guardianAdded: ({ name, nameAr }: Named): Text => ({
    title: 'Access to your profile',
    titleAr: 'الوصول إلى ملفكم',
    message: `${name} may now work in your profile. You can end this at any time in Family members.`,
    messageAr: `أصبح بإمكان ${nameAr} استخدام ملفكم. يمكن إنهاء ذلك في أي وقت من صفحة أفراد العائلة.`,
  }),
  memberEnded: ({ name, nameAr }: Named): Text => ({
    title: 'Access ended',
    titleAr: 'انتهاء حق الوصول',
    message: `You can no longer open the profile of ${name}.`,
    messageAr: `لم يعد بإمكانكم فتح ملف ${nameAr}.`,
  }),
  guardianEnded: ({ name, nameAr }: Named): Text => ({
    title: 'Access to your profile ended',
    titleAr: 'انتهاء الوصول إلى ملفكم',
    message: `${name} can no longer open your profile.`,
    messageAr: `لم يعد بإمكان ${nameAr} فتح ملفكم.`,
  }),
  exportReady: (): Text => ({
    title: 'The copy of your data is ready',
    titleAr: 'نسخة بياناتكم جاهزة',
    message: 'You can download it in your privacy centre.',
    messageAr: 'يمكن تنزيلها من مركز الخصوصية.',
  }),
} as const;
