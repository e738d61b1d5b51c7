import { describe, expect, test } from 'vitest';
import { addDays } from '../time/index.ts';
import {
  adherenceByWeek,
  type Dosage,
  dosageWords,
  dueDay,
  durationDays,
  endsSubscription,
  isRamadan,
  mayAskRefill,
  mayMoveRefill,
  mayOrderRefill,
  latestReminder,
  nextReminder,
  refillFrom,
  reminderWeekdays,
  rhythmOf,
  supplyRules,
  tellOn,
  timesADay,
  timesOn,
  usualTimes,
  visitsCountFrom,
} from './index.ts';

describe('dosage in words', () => {
  test.each<[Dosage, string, string]>([
    [
      { amount: 1, unit: 'tablet', frequency: 2, period: 1, periodUnit: 'd', when: ['PC'] },
      '1 tablet, twice a day, after meals',
      'قرص واحد، مرتين يوميًا، بعد الأكل',
    ],
    [
      { amount: 2, unit: '{puff}', frequency: 1, period: 4, periodMax: 6, periodUnit: 'h', asNeeded: true },
      '2 puffs, every 4 to 6 hours, when needed',
      'بختان، كل ٤ إلى ٦ ساعات، عند الحاجة',
    ],
    [{ frequency: 3, period: 1, periodUnit: 'd', days: 7 }, '3 times a day, for 7 days', '٣ مرات يوميًا، لمدة ٧ أيام'],
    [{ frequency: 1, period: 8, periodUnit: 'h' }, 'every 8 hours', 'كل ٨ ساعات'],
    [{ amount: 2.5, unit: 'mL', when: ['HS'] }, '2.5 mL, before sleep', '٢٫٥ مل، قبل النوم'],
    [{ text: 'As the doctor said' }, 'As the doctor said', 'As the doctor said'],
    [
      { text: 'x', amount: 4, unit: 'tablet', frequency: 1, period: 1, periodUnit: 'd', weekdays: [1] },
      '4 tablets, only on Monday',
      '٤ أقراص، يوم الاثنين فقط',
    ],
    [
      { frequency: 2, period: 1, periodUnit: 'd', weekdays: [1, 4] },
      'twice a day, only on Monday and Thursday',
      'مرتين يوميًا، يومي الاثنين والخميس فقط',
    ],
    [{ weekdays: [0, 2, 4] }, 'only on Sunday, Tuesday and Thursday', 'أيام الأحد والثلاثاء والخميس فقط'],
    [{ frequency: 1, period: 1, periodUnit: 'd', weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'once a day', 'مرة واحدة يوميًا'],
    [
      {
        amount: 1,
        unit: 'mg',
        period: 4,
        periodUnit: 'h',
        most: { amount: 4, unit: 'mg', period: 1, periodUnit: 'd' },
      },
      '1 mg, every 4 hours, no more than 4 mg a day',
      '١ ملغ، كل ٤ ساعات، بحد أقصى ٤ ملغ يوميًا',
    ],
    [
      {
        amountHigh: 2,
        unit: 'tablet',
        asNeeded: true,
        most: { amount: 8, unit: 'tablet', period: 24, periodUnit: 'h' },
      },
      'up to 2 tablets, when needed, no more than 8 tablets in 24 hours',
      'حتى قرصان، عند الحاجة، بحد أقصى ٨ أقراص خلال ٢٤ ساعة',
    ],
    [{ amount: 1, unit: 'teaspoon', when: ['HS'] }, '1 teaspoon, before sleep', 'ملعقة صغيرة، قبل النوم'],
    [{ amount: 2, unit: '[tbs_us]', when: ['HS'] }, '2 tablespoons, before sleep', 'ملعقتان كبيرتان، قبل النوم'],
    [{ text: 'Daily at dusk', period: 1, periodUnit: 'd', when: ['XYZ'] }, 'Daily at dusk', 'Daily at dusk'],
    [{ text: 'Two hours before', period: 1, periodUnit: 'd', isPartial: true }, 'Two hours before', 'Two hours before'],
  ])('%j', (dosage, en, ar) => {
    expect(dosageWords(dosage)).toEqual({ en, ar });
  });
});

describe('what a dosage says', () => {
  test('nothing is said of nothing, and unknown codes are left out', () => {
    expect([dosageWords({}), dosageWords({ when: ['XYZ'] })]).toEqual([undefined, undefined]);
  });
  test('how often a day is read from frequency, hours and moments', () => {
    const daily = { frequency: 3, period: 1, periodUnit: 'd' };
    expect([timesADay(daily), timesADay({ period: 8, periodUnit: 'h' }), timesADay({ when: ['ACM', 'ACV'] })]).toEqual([
      3, 3, 2,
    ]);
    expect([
      timesADay({ ...daily, asNeeded: true }),
      timesADay({ period: 1, periodUnit: 'wk' }),
      timesADay({}),
    ]).toEqual([undefined, undefined, undefined]);
    const lessThanDaily: Dosage[] = [
      { frequency: 1, period: 48, periodUnit: 'h' },
      { frequency: 1, period: 36, periodUnit: 'h' },
      { frequency: 1, period: 2, periodUnit: 'd' },
      { frequency: 1, period: 1, periodUnit: 'wk', timesOfDay: ['08:00'] },
      { ...daily, weekdays: [5] },
    ];
    expect(lessThanDaily.map(timesADay)).toEqual(lessThanDaily.map(() => undefined));
    expect(timesADay({ frequency: 1, period: 24, periodUnit: 'h' })).toBe(1);
  });
});

describe('D11.05 refills', () => {
  test('a supply is told in days, weeks, months or hours, and never in a unit that nobody knows', () => {
    expect([durationDays(3, 'mo'), durationDays(2, 'Weeks'), durationDays(1, 'a'), durationDays(72, 'h')]).toEqual([
      90, 14, 365, 3,
    ]);
    expect([durationDays(30, 'd'), durationDays(2, 'h')]).toEqual([30, 1]);
    expect([
      durationDays(3, 'boxes'),
      durationDays(3, ''),
      durationDays(0, 'd'),
      durationDays(Number.NaN, 'd'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
  const supply = { on: '2026-10-01', days: 30 };
  const terms = supplyRules;
  const state = { isPrescribed: true, hasOpenRequest: false, hasVisit: true, supply, today: '2026-10-26', terms };
  test('the due date is the last supply and its days; the fifth day before counts', () => {
    expect([dueDay(supply), refillFrom(supply)]).toEqual(['2026-10-31', '2026-10-26']);
    expect(mayAskRefill(state)).toEqual({ ok: true });
    expect(mayAskRefill({ ...state, today: '2026-10-25' })).toMatchObject({
      code: 'refill_too_early',
      values: { days: 1 },
    });
  });
  test('after a two-month course it may be asked for at once', () => {
    expect(refillFrom({ on: '2026-01-01', days: 180 })).toBe(addDays('2026-01-01', 60));
  });
  test('the hospital sets both: whichever day comes first counts', () => {
    const within = (refillWithinDays: number, cycleDays: number) => refillFrom(supply, { refillWithinDays, cycleDays });
    expect([within(10, 60), within(5, 20), within(10, 20)]).toEqual(['2026-10-21', '2026-10-21', '2026-10-21']);
    expect([within(12, 20), within(10, 18)]).toEqual(['2026-10-19', '2026-10-19']);
  });
  test('a visit counts for twelve months, also over a 29th of February', () => {
    expect(['2026-11-27', '2024-12-01', '2028-02-29'].map(visitsCountFrom)).toEqual([
      '2025-11-27',
      '2023-12-01',
      '2027-03-01',
    ]);
  });
  test('refused while one is open, without a visit, and for what is not prescribed', () => {
    const codes = [{ hasOpenRequest: true }, { hasVisit: false }, { isPrescribed: false }].map((change) => {
      const verdict = mayAskRefill({ ...state, ...change });
      return verdict.ok ? 'ok' : verdict.code;
    });
    expect(codes).toEqual(['refill_pending', 'refill_no_appointment', 'refill_not_prescribed']);
  });
  test('only listed moves', () => {
    expect([
      mayMoveRefill('pending', 'ready', 'pharmacist'),
      mayMoveRefill('completed', 'ready', 'pharmacist'),
    ]).toEqual([true, false]);
    expect(mayMoveRefill('pending', 'ready', 'patient')).toBe(false);
  });
});

describe('D11.07 reminders', () => {
  const reminder = { slots: ['morning', 'evening'] as const, weekdays: [], inRamadan: true, until: null };
  test('the next one is later today or tomorrow', () => {
    expect(nextReminder(new Date('2026-11-22T06:00:00Z'), reminder, usualTimes)?.toISOString()).toBe(
      '2026-11-22T17:00:00.000Z',
    );
    expect(nextReminder(new Date('2026-11-22T17:00:00Z'), reminder, usualTimes)?.toISOString()).toBe(
      '2026-11-23T05:00:00.000Z',
    );
    expect(
      nextReminder(new Date('2026-11-22T17:00:00Z'), { ...reminder, until: '2026-11-22' }, usualTimes),
    ).toBeUndefined();
  });
  test('on days of the week, today’s again in a week when its time is over', () => {
    const weekly = { ...reminder, slots: ['morning'] as const, weekdays: [0, 5] };
    const next = (after: string) => nextReminder(new Date(after), weekly, usualTimes)?.toISOString();
    expect(next('2026-11-22T04:59:00Z')).toBe('2026-11-22T05:00:00.000Z');
    expect(next('2026-11-22T05:00:00Z')).toBe('2026-11-27T05:00:00.000Z');
    const sundays = { ...weekly, weekdays: [0] };
    expect(nextReminder(new Date('2026-11-22T05:00:00Z'), sundays, usualTimes)?.toISOString()).toBe(
      '2026-11-29T05:00:00.000Z',
    );
    expect(
      nextReminder(new Date('2026-11-22T05:00:00Z'), { ...sundays, until: '2026-11-28' }, usualTimes),
    ).toBeUndefined();
  });
  test('of several that are due the latest counts', () => {
    const latest = (now: string) =>
      latestReminder(new Date('2026-11-22T05:00:00Z'), new Date(now), reminder, usualTimes).toISOString();
    expect(latest('2026-11-22T16:59:00Z')).toBe('2026-11-22T05:00:00.000Z');
    expect(latest('2026-11-24T17:00:00Z')).toBe('2026-11-24T17:00:00.000Z');
  });
});

describe('D11.07 the days of reminders', () => {
  test.each<[string, Dosage[], ReturnType<typeof rhythmOf>]>([
    ['every day', [{ period: 1, periodUnit: 'd' }], { kind: 'daily', weekdays: [], perWeek: 0 }],
    ['in the morning', [{ when: ['MORN'] }], { kind: 'daily', weekdays: [], perWeek: 0 }],
    ['once a week', [{ period: 1, periodUnit: 'wk' }], { kind: 'weekly', weekdays: [], perWeek: 1 }],
    [
      'on Fridays and Mondays',
      [{ frequency: 1, period: 1, periodUnit: 'wk', weekdays: [5, 1] }],
      { kind: 'weekly', weekdays: [1, 5], perWeek: 2 },
    ],
    ['every 48 hours', [{ period: 48, periodUnit: 'h' }], { kind: 'other', weekdays: [], perWeek: 0 }],
    ['every month', [{ period: 1, periodUnit: 'mo' }], { kind: 'other', weekdays: [], perWeek: 0 }],
    ['when needed', [{ period: 4, periodUnit: 'h', asNeeded: true }], { kind: 'as_needed', weekdays: [], perWeek: 0 }],
    [
      'every day, and more when needed',
      [{ when: ['MORN'] }, { when: ['EVE'], asNeeded: true }],
      { kind: 'daily', weekdays: [], perWeek: 0 },
    ],
    ['in words alone', [{ text: 'As told' }], { kind: 'unknown', weekdays: [], perWeek: 0 }],
    ['not at all', [], { kind: 'unknown', weekdays: [], perWeek: 0 }],
  ])('a dosage says on which days: %s', (_, dosages, expected) => {
    expect(rhythmOf(dosages)).toEqual(expected);
  });
  test('a reminder is on the days of the dosage, of what is weekly on as many as it has, and of nothing in another interval', () => {
    const days = (dosage: Dosage, chosen: number[] = []) => reminderWeekdays(rhythmOf([dosage]), chosen);
    const weekly = { period: 1, periodUnit: 'wk' };
    expect([days(weekly), days(weekly, [1, 5]), days(weekly, [5])]).toEqual([undefined, undefined, [5]]);
    expect([days({ ...weekly, weekdays: [5] }), days({ ...weekly, weekdays: [5] }, [1])]).toEqual([[5], [5]]);
    expect(days({ period: 2, periodUnit: 'd' }, [1])).toBeUndefined();
    expect([days({ when: ['MORN'] }, [1]), days({ text: 'As told' }, [1]), days({ text: 'As told' })]).toEqual([
      [],
      [1],
      [],
    ]);
  });
});

describe('D11.07 the times of reminders', () => {
  test('in Ramadan they move to suhoor and iftar for who chose so, and not what is taken three times', () => {
    expect([
      isRamadan('2026-02-17'),
      isRamadan('2026-02-18'),
      isRamadan('2026-03-19'),
      isRamadan('2026-03-20'),
    ]).toEqual([false, true, true, false]);
    expect(timesOn('2026-02-20', ['morning', 'evening'], usualTimes, true)).toEqual(['04:00', '18:30']);
    expect(timesOn('2026-02-20', ['noon'], usualTimes, true)).toEqual(['18:30']);
    expect(timesOn('2026-02-20', ['bedtime'], usualTimes, true)).toEqual(['22:00']);
    expect(timesOn('2026-02-20', ['noon'], usualTimes, false)).toEqual(['13:00']);
    expect(timesOn('2026-02-20', ['morning', 'noon', 'evening'], usualTimes, true)).toHaveLength(3);
  });
  test('adherence by week counts each dose once', () => {
    const doses = [
      { day: '2026-11-21', answer: 'taken' },
      { day: '2026-11-22', answer: 'taken' },
      { day: '2026-11-23', answer: 'skipped' },
      { day: '2026-11-24', answer: null },
    ] as const;
    expect(adherenceByWeek(doses)).toEqual([
      { from: '2026-11-15', due: 1, taken: 1, skipped: 0 },
      { from: '2026-11-22', due: 3, taken: 1, skipped: 1 },
    ]);
  });
});

test('D11.06 a subscription ends with its prescription, by a price that rose more than a tenth, and without stock', () => {
  const state = { isPrescribed: true, agreedPrice: 1000, price: 1100, stock: 1 };
  expect(endsSubscription(state)).toBeUndefined();
  expect(
    [{ isPrescribed: false }, { price: 1101 }, { stock: 0 }].map((change) => endsSubscription({ ...state, ...change })),
  ).toEqual(['prescription_ended', 'price_changed', 'out_of_stock']);
  expect(tellOn('2026-11-25')).toBe('2026-11-22');
});

test('D11.06 a refill is ordered by one press from the day on that it is told of, while its subscription can go on', () => {
  const state = {
    isPrescribed: true,
    agreedPrice: 1000,
    price: 1100,
    stock: 1,
    isActive: true,
    next: '2026-11-25',
    today: '2026-11-22',
  };
  expect(mayOrderRefill(state)).toEqual({ ok: true });
  expect(mayOrderRefill({ ...state, today: '2026-11-21' })).toEqual({
    ok: false,
    code: 'refill_too_early',
    values: { days: 1 },
  });
  expect(
    [{ isPrescribed: false }, { price: 1101 }, { stock: 0 }, { isActive: false }].map((change) => {
      const verdict = mayOrderRefill({ ...state, ...change });
      return verdict.ok || verdict.code;
    }),
  ).toEqual(['refill_not_prescribed', 'refill_price_changed', 'quantity_over_stock', 'subscription_ended']);
});
