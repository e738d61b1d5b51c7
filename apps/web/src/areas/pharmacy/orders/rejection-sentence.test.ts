import { expect, test } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { rejectionSentence } from './rejection-sentence.ts';

test('S8.09 ‘The prescription is not valid’: a pharmacist refused it, and with it the order', () => {
  stubBrowser('/pharmacy/orders/1');
  changeLocale('en');
  const forIt = { prescriptions: [{ state: 'rejected' as const }] };
  expect(rejectionSentence(forIt)).toBe('The prescription is not valid, so this order was rejected.');
  const approved = { prescriptions: [{ state: 'approved' as const }] };
  for (const other of [approved, { prescriptions: [] }])
    expect(rejectionSentence(other)).toBe('The pharmacist could not accept this order.');
  changeLocale('ar');
  expect(rejectionSentence(forIt)).toBe('الوصفة الطبية غير صالحة، لذا رُفض هذا الطلب.');
});
