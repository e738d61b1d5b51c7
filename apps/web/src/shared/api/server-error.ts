import { ApiError } from './api-error.ts';
import { digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';

/** The sentence for one field, when the server refused that one. */
export const serverErrorOf = (error: unknown, path: string): string | undefined => {
  const field = error instanceof ApiError ? error.errors.find((each) => each.path === path) : undefined;
  return field && digits(inLocale(field.message, field.message_ar));
};

type Refusal = { readonly message?: string | null | undefined; readonly message_ar?: string | null | undefined };

/** Why the server does not allow something, such as a `may` that says no, in the language and the digits of the screen. */
export const refusalText = ({ message, message_ar }: Refusal): string => digits(inLocale(message, message_ar));
