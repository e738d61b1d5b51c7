import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { openClinicText, waitingText } from './waiting-text.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

test.each([
  [0, 'Less than 5 min', 'أقل من ٥ دقائق'],
  [4, 'Less than 5 min', 'أقل من ٥ دقائق'],
  [5, 'About 5 minutes', 'نحو ٥ دقائق'],
  [10, 'About 10 minutes', 'نحو ١٠ دقائق'],
  [11, 'About 11 minutes', 'نحو ١١ دقيقة'],
  [100, 'About 100 minutes', 'نحو ١٠٠ دقيقة'],
])('S9.05 a wait of %i minutes is told as %s, %s', (minutes, english, arabic) => {
  changeLocale('en');
  expect(waitingText(minutes)).toBe(english);
  changeLocale('ar');
  expect(waitingText(minutes)).toBe(arabic);
});

test('S9.05 a clinic where nobody waits promises no number of minutes', () => {
  changeLocale('ar');
  expect(openClinicText({ waiting: 0, waiting_minutes: 0 })).toBe('المنتظرون: ٠ · أقل من ٥ دقائق');
  changeLocale('en');
  expect(openClinicText({ waiting: 3, waiting_minutes: 30 })).toBe('3 waiting · About 30 minutes');
});
