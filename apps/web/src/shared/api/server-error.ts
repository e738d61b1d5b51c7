import { ApiError } from './api-error.ts';
import { digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';

/** The sentence for one field, when the server refused that one. */
export const serverErrorOf = (error: unknown, path: string): string | undefined => {
  const field = error instanceof ApiError ? error.errors.find((each) => each.path === path) : undefined;
  return field && digits(inLocale(field.message, field.message_ar));
};
