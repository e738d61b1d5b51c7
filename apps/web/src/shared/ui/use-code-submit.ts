import { useState } from 'react';

/** Sends a one-time code once it has all of its digits, and says when one was sent off without them. */
export const useCodeSubmit = (length: number, isPending: boolean, onWhole: (digits: string) => void) => {
  const [isIncomplete, setIncomplete] = useState(false);
  const submitCode = (digits: string): void => {
    if (isPending) return;
    setIncomplete(digits.length !== length);
    if (digits.length === length) onWhole(digits);
  };
  return { isIncomplete, submitCode, clearIncomplete: () => setIncomplete(false) };
};
