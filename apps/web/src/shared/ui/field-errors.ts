import { createContext, use } from 'react';
import type { FieldErrors } from './form.ts';

/** What a form has found wrong with its fields; each field shows what stands under its name. */
export const FieldErrorsContext = createContext<FieldErrors<string>>({});

type FieldError = string | boolean | undefined;

/** What is wrong with the field of this name: what its page says, or else what its form has found. */
export const useFieldError = (name: string | undefined, own: FieldError): FieldError => {
  const errors = use(FieldErrorsContext);
  return own || name === undefined ? own : errors[name]?.();
};
