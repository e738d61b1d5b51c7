import { orderName as saidInMessages } from '@balsam/domain/orders';
import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { orderName } from './order-status-style.ts';

vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' } });

test.each(['en', 'ar'] as const)('S9.05 screens name an order as messages do: %s', (language) => {
  changeLocale(language);
  expect(orderName({ id: 10_021 })).toBe(saidInMessages(10_021)[language]);
});
