import type { ReminderSlot } from '@balsam/domain/medication';
import type { Text, Texts } from '#platform/texts.ts';

export const medicationsTexts = {
  export: {
    refills: { en: 'Your refill requests', ar: 'طلبات صرف الأدوية' },
    supplies: { en: 'Medicines dispensed to you', ar: 'الأدوية المصروفة' },
    reminders: { en: 'Your medicine reminders', ar: 'تذكيرات الأدوية' },
    doses: { en: 'Your recorded doses', ar: 'الجرعات وما سُجّل عنها' },
    subscriptions: { en: 'Your regular refills', ar: 'الصرف الدوري للأدوية' },
    times: { en: 'Your reminder times', ar: 'أوقات التذكير' },
  },
} as const satisfies Texts;

export const slotTitles = {
  morning: { en: 'Morning', ar: 'صباحًا' },
  noon: { en: 'Noon', ar: 'ظهرًا' },
  afternoon: { en: 'Afternoon', ar: 'عصرًا' },
  evening: { en: 'Evening', ar: 'مساءً' },
  bedtime: { en: 'Bedtime', ar: 'قبل النوم' },
} as const satisfies Readonly<Record<ReminderSlot, Text>>;
