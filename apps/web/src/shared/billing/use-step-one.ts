import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { possibleChoice, type PaymentChoice, type StepOne, stepOneQuery, type StepOneSubject } from './step-one.ts';

/**
 * What the server makes of a choice; what was shown stays until the next answer is there. What it says is not possible is taken out of the
 * choice, so that nobody is refused for what they cannot switch off.
 */
export const useStepOne = (
  subject: StepOneSubject,
  choice: PaymentChoice,
  onChange: (choice: PaymentChoice, step: StepOne) => void,
  { enabled = true, version = '' }: { readonly enabled?: boolean; readonly version?: string } = {},
) => {
  const options = stepOneQuery(subject, choice);
  const query = useQuery({
    ...options,
    queryKey: [...options.queryKey, version],
    enabled,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const possible = data && !isPlaceholderData ? possibleChoice(data, choice) : choice;
  useEffect(() => {
    if (data && possible !== choice) onChange(possible, data);
  });
  return query;
};
