import { useState } from 'react';
import type { VisitQuote } from '../price.ts';

/** What the chosen visit asks for beside the time: agreeing to its policy, and where a home visit goes. */
export const useTerms = (quote: VisitQuote | undefined) => {
  const [accepted, accept] = useState(false);
  const [isAttempted, setAttempted] = useState(false);
  const [chosen, chooseAddress] = useState<number>();
  const isOpen = quote?.policy?.accepted === false && quote.policy.may_accept.allowed && !accepted;
  return {
    accepted,
    accept,
    chooseAddress,
    addressId: chosen ?? quote?.home?.addresses[0]?.id,
    /** It was tried to go on without agreeing. */
    isMissing: isAttempted && isOpen,
    /** Whether to go on; the server has the last word. */
    areMet: (): boolean => {
      setAttempted(true);
      return !isOpen;
    },
  };
};
