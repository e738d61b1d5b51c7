import { useState } from 'react';
import { changeChoice, type PaymentChoice } from '#shared/billing/step-one.ts';
import { useStepOne } from '#shared/billing/use-step-one.ts';
import type { PaymentSubject } from './queries.ts';

const atFirst: PaymentChoice = { method: 'card', useWallet: false, points: 0 };

/** The choice of the payer, and what the server makes of it. */
export const useCheckout = ({ purpose, entityId }: PaymentSubject) => {
  const [choice, setChoice] = useState(atFirst);
  const query = useStepOne({ purpose, entity_id: entityId }, choice, setChoice);
  return {
    choice,
    change: (change: Partial<PaymentChoice>): void => setChoice((before) => changeChoice(before, change)),
    ...query,
  };
};
