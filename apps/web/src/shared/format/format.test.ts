import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import {
  countdown,
  dateTime,
  day,
  digits,
  hijriDay,
  longDay,
  ltr,
  measureWithin,
  money,
  number,
  percent,
  relative,
  riderDateTime,
  shortDay,
  span,
  time,
  weekday,
} from './index.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

const evening = '2026-11-22T14:30:00Z';
const blank = '\u00a0';

describe('in Arabic', () => {
  beforeEach(() => changeLocale('ar'));

  test('S9.05 digits are Arabic-Indic and the hours carry ص and م', () => {
    expect(time(evening)).toBe(`٥:٣٠${blank}م`);
    expect(time('09:00')).toBe(`٩:٠٠${blank}ص`);
    expect(dateTime(evening)).toBe(`٢٢/١١/٢٠٢٦ ٠٥:٣٠${blank}م`);
  });

  test('S9.05 days are Gregorian with Hijri beside them, without commas and letters for the era', () => {
    expect(longDay(evening)).toBe('الأحد ٢٢ نوفمبر ٢٠٢٦');
    expect(hijriDay(evening)).toBe('١٢ جمادى الآخرة ١٤٤٨ هـ');
    expect(weekday('2026-11-22', 'short')).toBe('أحد');
  });

  test('S9.05 money has two decimals and a minus outside the amount', () => {
    expect(money(1215)).toBe(`١٬٢١٥٫٠٠${blank}ر.س`);
    expect(money(-0.5)).toBe(`−٠٫٥٠${blank}ر.س`);
  });

  test('S9.05 percent stands after the number in the direction of reading', () => {
    expect(percent(6.4)).toBe('\u2067٦٫٤٪\u2069');
  });

  test('S9.05 codes read aloud are Arabic-Indic, what is dialled stays Latin in its own island', () => {
    expect(digits('A-1042')).toBe('A-١٠٤٢');
    expect(ltr('0501234567')).toBe('\u20660501234567\u2069');
    expect(countdown(42)).toBe('٠:٤٢');
  });

  test('S9.05 spans and distances are words with Arabic-Indic digits', () => {
    expect(span(24)).toBe('٢٤ دقيقة');
    expect(relative('2026-11-22T14:18:00Z', evening)).toBe('قبل ١٢ دقيقة');
    expect(relative('2026-11-29T14:30:00Z', evening)).toBe('بعد ٧ أيام');
  });
});

/** From, to and what is said of it: hours of Riyadh, the days between them counted by its midnights. */
const distances = [
  // 47 hours: two days in Riyadh.
  ['2026-11-22T10:00+03:00', '2026-11-24T09:00+03:00', 'in 2 days', 'بعد الغد'],
  ['2026-11-24T09:00+03:00', '2026-11-22T10:00+03:00', '2 days ago', 'أول أمس'],
  ['2026-11-22T20:00+03:00', '2026-11-25T09:00+03:00', 'in 3 days', 'بعد ٣ أيام'],
  // The second of Riyadh's midnight, at which it is the evening before in London.
  ['2026-11-22T10:00+03:00', '2026-11-23T23:59:59+03:00', 'tomorrow', 'غدًا'],
  ['2026-11-22T10:00+03:00', '2026-11-24T00:00:00+03:00', 'in 2 days', 'بعد الغد'],
  ['2026-11-22T23:59:59+03:00', '2026-11-24T00:00:00+03:00', 'in 2 days', 'بعد الغد'],
  ['2026-11-23T00:00:00+03:00', '2026-11-24T00:00:00+03:00', 'tomorrow', 'غدًا'],
  // Less than a day is told in hours, over midnight too.
  ['2026-11-22T20:00+03:00', '2026-11-23T19:59+03:00', 'in 23 hours', 'بعد ٢٣ ساعة'],
  ['2026-11-22T20:00+03:00', '2026-11-23T20:00+03:00', 'tomorrow', 'غدًا'],
  // No month or year of the calendar is named: the last of January is not in the next month.
  ['2026-01-01T09:00+03:00', '2026-01-30T23:00+03:00', 'in 29 days', 'بعد ٢٩ يومًا'],
  ['2026-01-01T09:00+03:00', '2026-01-31T09:00+03:00', 'in 1 month', 'بعد شهر واحد'],
  ['2026-12-31T09:00+03:00', '2025-12-31T09:00+03:00', '1 year ago', 'قبل سنة واحدة'],
] as const;

test.each(distances)('S9.05 at %s of %s one says %s, %s', (now, at, english, arabicWords) => {
  changeLocale('en');
  expect(relative(at, new Date(now))).toBe(english);
  changeLocale('ar');
  expect(relative(at, new Date(now))).toBe(arabicWords);
});

test.each([
  [1, 'minute', '1 minute', 'دقيقة'],
  [2, 'minute', '2 minutes', 'دقيقتين'],
  [2, 'year', '2 years', 'سنتين'],
  [10, 'minute', '10 minutes', '١٠ دقائق'],
  [11, 'day', '11 days', '١١ يومًا'],
  [15, 'year', '15 years', '١٥ سنة'],
] as const)('S9.05 %i of the unit %s within a sentence: %s, %s', (value, unit, english, arabicWords) => {
  changeLocale('en');
  expect(measureWithin(value, unit)).toBe(english);
  changeLocale('ar');
  expect(measureWithin(value, unit)).toBe(arabicWords);
});

describe('in English', () => {
  beforeEach(() => changeLocale('en'));

  test('S9.05 times are of Riyadh, with AM and PM, on both sides of its midnight', () => {
    expect(time(evening)).toBe(`5:30${blank}PM`);
    expect(dateTime('2026-11-22T20:59:59Z')).toBe(`22/11/2026 11:59${blank}PM`);
    expect(dateTime('2026-11-22T21:00:00Z')).toBe(`23/11/2026 12:00${blank}AM`);
  });

  test('S9.05 a bare day is that day whatever the time zone of the browser', () => {
    expect(day('2026-11-22')).toBe('22 November 2026');
    expect(shortDay('2026-11-22')).toBe('22 Nov');
    expect(longDay('2026-11-22')).toBe('Sunday 22 November 2026');
    expect(hijriDay('2026-11-22')).toBe('12 Jumada II 1448 AH');
  });

  test('S9.05 numbers and money are Latin', () => {
    expect(money(215)).toBe(`SAR${blank}215.00`);
    expect(money(-12.3)).toBe(`−SAR${blank}12.30`);
    expect(number(1234.567)).toBe('1,234.57');
    expect(percent(15)).toBe('15%');
  });

  test('S9.05 rider dates are en-GB and UTC, in Arabic too', () => {
    expect(riderDateTime(evening)).toBe('22/11/2026, 14:30');
    changeLocale('ar');
    expect(riderDateTime(evening)).toBe('22/11/2026, 14:30');
  });

  test('a countdown has hours from an hour on and never goes under zero', () => {
    expect(countdown(3661)).toBe('1:01:01');
    expect(countdown(599.9)).toBe('9:59');
    expect(countdown(-1)).toBe('0:00');
  });

  test('a distance is told in one unit', () => {
    expect(relative('2026-11-22T14:30:20Z', evening)).toBe('now');
    expect(relative('2026-11-23T14:30:00Z', evening)).toBe('tomorrow');
    expect(span(90)).toBe('1 hr 30 min');
  });
});
