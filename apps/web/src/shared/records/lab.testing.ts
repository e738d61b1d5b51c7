import type { LabTrend, TrendValue } from './types.ts';

/** A result as the server tells it: TSH of 2.1 mIU/L without a range, with what a test changes. */
export const labResult = (more: Partial<TrendValue> = {}): TrendValue => ({
  id: 1,
  loinc: '3016-3',
  title: 'TSH',
  title_ar: 'الهرمون المنبّه للغدة الدرقية',
  title_ar_missing: false,
  value: 2.1,
  decimal: '2.1',
  comparator: null,
  value_text: null,
  value_text_ar: null,
  unit: 'mIU/L',
  low: null,
  high: null,
  low_exclusive: false,
  high_exclusive: false,
  range_kind: 'normal',
  range_text: null,
  flag: 'unknown',
  range_says: null,
  amended: false,
  confirmation: 'confirmed',
  withdrawn: false,
  taken_at: '2026-11-22T07:00:00.000Z',
  day: '2026-11-22',
  precision: 'instant',
  held: false,
  hold: null,
  converted: null,
  ...more,
});

/** A trend of these values, the last of which is the newest. */
export const trendOf = (values: readonly TrendValue[], more: Partial<LabTrend> = {}): LabTrend => ({
  ...labResult(values.at(-1)),
  count: values.length,
  about: '',
  about_ar: '',
  trend_unit: values.at(-1)?.unit ?? null,
  values: [...values],
  ...more,
});
