import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ordersTexts } from '../apps/server/src/modules/orders/common/orders.texts.ts';

const messagesOf = (language: 'ar' | 'en'): Record<string, string> =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `../apps/web/src/messages/pharmacy/${language}.json`), 'utf8'),
  );

test.each(['ar', 'en'] as const)(
  'S4.13 a state of an order has one word, on the wire and on screens: %s',
  (language) => {
    const words = messagesOf(language);
    for (const [state, text] of Object.entries(ordersTexts.states))
      expect([state, words[`pharmacy_order_state_${state}`]]).toEqual([state, text[language]]);
  },
);
