import { expect, test } from 'vitest';
import { halalas as h } from '../money/index.ts';
import {
  holdPostings,
  openingPostings,
  paymentPostings,
  releaseHoldPostings,
  walletBalance,
  type Posting,
} from './index.ts';

const personId = 7;

test('D4.01 what was held is what the payment takes, and what is released when it fails', () => {
  const books = (...more: Posting[][]) => [
    ...openingPostings({ personId, amount: h(50_00) }),
    ...holdPostings({ personId, amount: h(30_00) }),
    ...more.flat(),
  ];
  const paid = paymentPostings({ personId, walletPart: h(30_00), cardPart: h(85_00), vat: h(15_00), held: true });
  const held = (postings: Posting[]) =>
    postings.filter((posting) => posting.account === 'wallet_hold').reduce((all, posting) => all + posting.amount, 0);
  expect(walletBalance(books(), personId)).toBe(20_00);
  expect(held(books(paid))).toBe(0);
  expect(walletBalance(books(paid), personId)).toBe(20_00);
  const back = releaseHoldPostings({ personId, amount: h(30_00) });
  expect(held(books(back))).toBe(0);
  expect(walletBalance(books(back), personId)).toBe(50_00);
});
