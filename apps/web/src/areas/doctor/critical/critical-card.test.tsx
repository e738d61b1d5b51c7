import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { CriticalCard } from './critical-card.tsx';
import type { CriticalResult } from './queries.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

const troponin: CriticalResult = {
  id: 1,
  patient: {
    id: 1,
    name: 'Sara',
    name_ar: 'سارة',
    mrn_number: '1000001',
    phone_number: null,
    portrait: null,
    photo_url: null,
  },
  inpatient: null,
  title: 'Troponin I',
  title_ar: 'تروبونين',
  flag: 'critical_high',
  decimal: '50.0',
  comparator: '>',
  value_text: null,
  unit: 'ng/mL',
  low: 0,
  high: 0.014,
  range_text: null,
  taken_at: '2026-11-17T21:00:00.000Z',
  day: '2026-11-18',
  precision: 'day',
  reported_at: '2026-11-22T06:00:00.000Z',
  due_at: '2026-11-22T06:30:00.000Z',
  doctor: { id: 1, name: 'Layla', name_ar: 'ليلى' },
  mine: true,
  escalated: null,
  acknowledged: null,
  superseded_at: null,
};

function read(locale: 'ar' | 'en', more: Partial<CriticalResult> = {}): string {
  changeLocale(locale);
  const now = new Date('2026-11-22T06:10:00Z');
  const card = <CriticalCard result={{ ...troponin, ...more }} now={now} onAcknowledge={() => undefined} />;
  return renderToStaticMarkup(card)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('the range of a critical result has every digit that came', () => {
  expect(read('en')).toContain('Range 0 to 0.014');
  expect(read('en', { low: null })).toContain('Range up to 0.014');
  expect(read('ar', { high: null, low: 0.004 })).toContain('٠٫٠٠٤');
});
test('its sample is dated as exactly as is known, with the day', () => {
  expect(read('en')).toContain('Sample taken 18 November 2026 ');
  expect(read('en', { precision: 'instant' })).toContain('Sample taken 18/11/2026 12:00 AM');
});
test('a bound is told in words in Arabic', () => {
  expect(read('ar')).toContain('أكثر من ٥٠٫٠');
});
