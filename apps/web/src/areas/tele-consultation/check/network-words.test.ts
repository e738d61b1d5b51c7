import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { networkWords } from './network-words.ts';

const failure = (code: 'network' | 'unreadable' | 'payment_pending') =>
  new ApiError({ code, status: 409, message: 'Pay for the visit first', message_ar: 'ادفعوا رسوم الزيارة أولًا' });

test.each(['network', 'unreadable'] as const)('a %s failure sends to another network', (code) => {
  expect(networkWords('failed', failure(code))).toBe(m.call_network_failed());
});

test('a refusal of the server says its own reason', () => {
  expect(networkWords('failed', failure('payment_pending'))).toBe('ادفعوا رسوم الزيارة أولًا');
});

test('nothing is said before anything is known', () => {
  expect(networkWords(undefined, null)).toBeUndefined();
});
