import { timeArabic, timeEnglish, whenArabic, whenEnglish } from '#platform/messages/when.ts';
import type { OfferSummary } from '#modules/waiting-list/index.ts';
import { placeOf } from './visit-place.texts.ts';
import type { Notification } from './notifications.texts.ts';

/** What somebody on the waiting list reads. */
export const waitingListNoticeTexts = {
  offered: (o: OfferSummary): Notification => {
    const { place, placeAr } = placeOf(o.type, o.location);
    return {
      title: { en: 'An earlier appointment is available', ar: 'موعد أقرب متاح لكم' },
      message: {
        en: `An earlier appointment with Dr. ${o.doctor} is available on ${whenEnglish(o.startsAt)}, ${place}. It is held for you until ${timeEnglish(o.expiresAt)}.`,
        ar: `يتوفر لكم موعد أقرب مع د. ${o.doctorAr} يوم ${whenArabic(o.startsAt)}، ${placeAr}. الموعد محجوز لكم حتى الساعة ${timeArabic(o.expiresAt)}.`,
      },
    };
  },
};
