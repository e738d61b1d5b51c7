import type { Texts } from '#platform/texts.ts';

type Place = Readonly<
  Record<'location_title' | 'location_title_ar' | 'location_address' | 'location_address_ar', string>
>;
type Doctor = { readonly name: string; readonly nameAr: string };

/** What people read about appointments. */
export const bookingTexts = {
  booked: { en: 'Appointment Booked', ar: 'تم حجز الموعد' },
  rescheduled: { en: 'Appointment Rescheduled', ar: 'تم تغيير الموعد' },
  cancelled: { en: 'Appointment Cancelled', ar: 'تم إلغاء الموعد' },
  checkedIn: { en: 'Checked in', ar: 'تم تسجيل الوصول' },
  attendanceConfirmed: { en: 'Attendance confirmed', ar: 'تم تأكيد الحضور' },
  settled: { en: 'Saved, thank you', ar: 'تم التسجيل، شكرًا لكم' },
  objected: {
    en: 'Thank you. The front desk will look into it within 24 hours',
    ar: 'شكرًا لكم. سيراجع الاستقبال الأمر خلال ٢٤ ساعة',
  },
  doctor: ({ name, nameAr }: Doctor) => ({ en: `Dr. ${name}`, ar: `د. ${nameAr}` }),
  consultation: ({ name, nameAr }: Doctor) => ({
    en: `Consultation with Dr. ${name}`,
    ar: `استشارة مع د. ${nameAr}`,
  }),
  calendar: {
    name: { en: 'Balsam Medical Group', ar: 'مجموعة بلسم الطبية' },
    onsite: { en: 'On-site visit', ar: 'زيارة في المستشفى' },
    virtual: { en: 'Video visit', ar: 'استشارة عن بُعد' },
    home: { en: 'Home visit', ar: 'زيارة منزلية' },
    branch: (at: Place) => ({
      en: `${at.location_title}, ${at.location_address}`,
      ar: `${at.location_title_ar}، ${at.location_address_ar}`,
    }),
    byVideo: { en: 'By video in the app', ar: 'عبر الفيديو في التطبيق' },
    atHome: { en: 'At home', ar: 'في المنزل' },
    onspot: { en: 'On-spot consultation', ar: 'استشارة فورية' },
  },
  export: {
    appointments: { en: 'Your appointments and their history', ar: 'المواعيد وما جرى عليها' },
    policies: { en: 'The visit policies you agreed to', ar: 'الموافقات على سياسات الزيارات' },
    reviews: { en: 'Your reviews of visits', ar: 'التقييمات المكتوبة عن الزيارات' },
  },
} as const satisfies Texts;
