import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';

/** The sentence under a field that the server refused: to complete it where it was left empty, else why it was refused. */
export const errorAt = (error: Error | null, ...paths: readonly string[]): string | undefined => {
  if (!(error instanceof ApiError) || !error.errors.some(({ path }) => paths.includes(path))) return undefined;
  return error.code === 'ovr_incomplete' ? m.ovr_required() : sentenceOf(error);
};
