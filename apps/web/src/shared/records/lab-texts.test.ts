import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { labResult } from './lab.testing.ts';
import { conflictSentence, rangeSentence, sentence, urgencyOf } from './lab-texts.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

const ranges = [
  labResult({ low: 3.5, high: 5.1 }),
  labResult({ high: 200 }),
  labResult({ high: 0.004, high_exclusive: true }),
  labResult({ low: 60 }),
  labResult({ low: 40, low_exclusive: true }),
  labResult({ low: 10, high: 20, range_kind: 'target' }),
  labResult({ low: 2.5, high: 6.5, range_kind: 'critical' }),
  labResult(),
];

describe('in English', () => {
  beforeEach(() => changeLocale('en'));

  test('the range says which ends belong to it, and what it is a range of', () => {
    expect(ranges.map(rangeSentence)).toEqual([
      'Normal: 3.5 to 5.1',
      'Normal: 200 or less',
      'Normal: less than 0.004',
      'Normal: 60 or more',
      'Normal: more than 40',
      'Target: 10 to 20',
      'Critical limits: 2.5 to 6.5',
      undefined,
    ]);
  });
  test('a sentence says what the result means', () => {
    const flags = ['critical_high', 'high', 'low', 'normal', 'abnormal', 'unknown'] as const;
    expect(flags.map((flag) => sentence(labResult({ flag })))).toEqual([
      expect.stringContaining('far outside'),
      expect.stringContaining('above the normal range'),
      expect.stringContaining('below the normal range'),
      expect.stringContaining('within the normal range'),
      expect.stringContaining('marked the result as abnormal'),
      expect.stringContaining('without a normal range'),
    ]);
    expect(sentence(labResult({ withdrawn: true }))).toContain('withdrew');
    expect(sentence(labResult({ low: 3, high: 10 }))).toContain('do not show');
    expect(sentence(labResult({ flag: 'high', range_kind: 'target' }))).toContain('above its target');
  });
  test('a contradiction between the laboratory and its range is told', () => {
    expect(conflictSentence(labResult({ flag: 'normal', range_says: 'high' }))).toContain('the value is high');
    expect(conflictSentence(labResult({ flag: 'high', range_says: 'normal' }))).toContain('the value is normal');
    expect(conflictSentence(labResult({ flag: 'high' }))).toBeUndefined();
  });
});

describe('in Arabic', () => {
  beforeEach(() => changeLocale('ar'));

  test('the range says which ends belong to it, and what it is a range of', () => {
    expect(ranges.map(rangeSentence)).toEqual([
      'المعدل الطبيعي: من ٣٫٥ إلى ٥٫١',
      'المعدل الطبيعي: ٢٠٠ أو أقل',
      'المعدل الطبيعي: أقل من ٠٫٠٠٤',
      'المعدل الطبيعي: ٦٠ أو أكثر',
      'المعدل الطبيعي: أكثر من ٤٠',
      'النطاق المستهدف: من ١٠ إلى ٢٠',
      'الحدود الحرجة: من ٢٫٥ إلى ٦٫٥',
      undefined,
    ]);
  });
  test('a sentence says what the result means', () => {
    expect(sentence(labResult({ flag: 'high' }))).toContain('أعلى من المعدل الطبيعي');
    expect(sentence(labResult({ flag: 'low' }))).toContain('أقل من المعدل الطبيعي');
    expect(sentence(labResult({ withdrawn: true, flag: 'high' }))).toContain('سحب المختبر');
  });
});

test('critical results come first, then all that are not calm', () => {
  const urgencies = (['critical_low', 'high', 'low', 'abnormal', 'normal', 'unknown'] as const).map((flag) =>
    urgencyOf(labResult({ flag })),
  );
  expect(urgencies).toEqual([0, 1, 1, 1, 2, 2]);
  expect(urgencyOf(labResult({ flag: 'normal', range_says: 'high' }))).toBe(1);
});
