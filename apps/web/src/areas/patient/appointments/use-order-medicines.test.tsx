import { cartErrors } from '@balsam/contract/errors/cart';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { json } from '#shared/api/browser.testing.ts';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { readToasts } from '#shared/ui/toast.ts';
import { useOrderMedicines } from './use-order-medicines.ts';

const names = ['Panadol', 'Strepsils', 'Zyrtec'];
const medicines = names.map((name, at) => ({
  product_id: at + 1,
  name,
  name_ar: name,
  dose: '1 tablet',
  times_per_day: 1,
  days: 5,
  packs: 1,
  available: true,
}));

const added = json(200, { status: true, data: { count: 1 } });
const outOfStock = json(422, {
  status: false,
  code: 'quantity_over_stock',
  message: cartErrors.quantity_over_stock.en,
  message_ar: cartErrors.quantity_over_stock.ar,
});
const signedOut = json(401, { status: false, code: 'unauthenticated', message: 'Please log in', message_ar: '' });

/** How many were asked for, and what was said last. */
const order = async (...replies: (() => Response)[]) => {
  const browser = stubPage();
  startSession({ token: 't', user: sara }, true);
  changeLocale('en');
  const ordering = used(new QueryClient(), () => useOrderMedicines(medicines));
  browser.replies.push(...replies);
  await ordering.mutateAsync(undefined).catch(() => undefined);
  const keys = browser.sent.map(({ init }) => init.headers.get('Idempotency-Key'));
  return { asked: replies.length - browser.replies.length, keys, said: readToasts().at(-1)?.text };
};

test('one that is refused stops no other, and it is said how many are in the cart and which is not', async () => {
  const { asked, said } = await order(added, outOfStock, added);
  expect(asked).toBe(3);
  expect(said).toContain('2 of 3');
  expect(said).toContain('Strepsils');
  expect(said).not.toContain('Panadol');
});

test('where none could be added it is said why', async () => {
  expect(await order(outOfStock, outOfStock, outOfStock)).toMatchObject({
    asked: 3,
    said: cartErrors.quantity_over_stock.en,
  });
});

test('after a log-in that has ended nothing more goes into a cart: it would be a guest’s', async () => {
  expect((await order(added, signedOut, added)).asked).toBe(2);
});

test('one whose answer was lost is sent once more, and is in the cart once', async () => {
  const lost = (): Response => {
    throw new TypeError('no line');
  };
  const { keys, said } = await order(added, lost, added, added);
  expect(keys).toHaveLength(4);
  expect(keys[2]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
  expect(said).toBe(m.visits_summary_ordered());
});
