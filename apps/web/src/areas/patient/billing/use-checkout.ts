import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkout, type PaymentSubject, type PaymentWish } from './queries.ts';

const atFirst: PaymentWish = { method: 'card', useWallet: false, points: 0 };

/** The wish of the payer and what the server makes of it; what was shown stays until the next answer is there. */
export const useCheckout = (subject: PaymentSubject) => {
  const [wish, setWish] = useState(atFirst);
  const query = useQuery({ ...checkout(subject, wish), placeholderData: keepPreviousData });
  return {
    wish,
    /** Who lends the rest is asked for all of it: the wallet does not pay beside instalments. */
    change: (change: Partial<PaymentWish>): void =>
      setWish((before) => {
        const after = { ...before, ...change };
        return after.method === 'tamara' ? { ...after, useWallet: false } : after;
      }),
    ...query,
  };
};
