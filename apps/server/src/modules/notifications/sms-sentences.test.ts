import { describe, expect, test } from 'vitest';
import { accountTexts } from './account.texts.ts';
import { textOf } from './appointment.texts.ts';
import { medicineTexts } from './medicine.texts.ts';
import type { Notification } from './notifications.texts.ts';
import { reportTexts } from './report.texts.ts';
import { reviewNoticeTexts } from './review-notice.texts.ts';
import { waitingListNoticeTexts } from './waiting-list-notice.texts.ts';

const startsAt = new Date('2026-12-01T07:00:00Z');
const visit = { doctor: 'Layla Hassan', doctorAr: 'ليلى حسن', place: 'Olaya', placeAr: 'العليا', startsAt };
const offer = {
  personId: 1,
  doctor: visit.doctor,
  doctorAr: visit.doctorAr,
  location: { title: 'Olaya', titleAr: 'العليا' },
  type: 'onsite',
  startsAt,
  expiresAt: startsAt,
} as const;

describe('a text message, which has no title, says what it is about', () => {
  test.each<[string, Notification, RegExp, RegExp]>([
    [
      'a visit ahead',
      textOf('appointment_reminder', visit),
      /^Your appointment with Dr\. Layla/,
      /^موعدكم مع د\. ليلى/,
    ],
    ['an earlier time', waitingListNoticeTexts.offered(offer), /^An earlier appointment with Dr\./, /موعد أقرب مع د\./],
    ['a report', reportTexts.ready(), /^Your report is ready/, /^التقرير جاهز/],
    ['a released result', reportTexts.released(), /result/, /النتيجة/],
    ['a report that was declined', reportTexts.rejected(), /^Your report could not/, /إصدار التقرير/],
    ['a withdrawn document', reportTexts.withdrawn(), /documents is no longer valid/, /مستنداتكم/],
    ['a refill that was declined', medicineTexts.rejected(), /refill request/, /صرف الدواء/],
    ['a refill that is due', medicineTexts.subscriptionDue(startsAt), /^Your refill is due/, /^موعد الصرف/],
    ['a refill that ended', medicineTexts.subscriptionEnded(), /^Your regular refill has ended/, /^توقف الصرف/],
    ['a copy of the data', accountTexts.exportReady(), /^The copy of your data/, /^نسخة بياناتكم/],
    ['a review', reviewNoticeTexts.refused(), /review was not published/, /تقييمكم/],
  ])('%s', (_, { message }, en, ar) => {
    expect(message.en).toMatch(en);
    expect(message.ar).toMatch(ar);
  });
});

test('D11.06 the notice of a refill names its day, however late it is sent', () => {
  const { title, message } = medicineTexts.subscriptionDue(startsAt);
  expect([message.en, message.ar]).toEqual([
    expect.stringContaining('Tuesday 1 December'),
    expect.stringMatching(/الثلاثاء، ١ ديسمبر/),
  ]);
  expect(JSON.stringify({ title, message })).not.toMatch(/three days|ثلاثة أيام/);
});
