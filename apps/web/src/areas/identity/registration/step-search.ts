import type { Step } from './validate-draft.ts';

/** Which step the address asks for, so that a reload and the browser's Back keep to it; the first when it says nothing sensible. */
export const stepSearch = (search: Record<string, unknown>): { step?: Step } => {
  const step = ([2, 3, 4] as const).find((known) => String(known) === String(search['step']));
  return step ? { step } : {};
};
