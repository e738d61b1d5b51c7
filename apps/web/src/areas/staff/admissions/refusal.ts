import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';

/** Under which field a refusal stands; any other above the button. */
const fieldsOfCodes: Readonly<Partial<Record<string, string>>> = {
  not_found: 'mrn_number',
  already_admitted: 'mrn_number',
  responsible_locked: 'doctor_id',
  bed_taken: 'bed',
};

/** What the server said of a field, under that field. */
export const errorsOf = (error: unknown) => {
  const refused = error instanceof ApiError ? error : undefined;
  const field = refused && fieldsOfCodes[refused.code];
  const sentence = refused?.code === 'not_found' ? m.admissions_unknown() : refused && sentenceOf(refused);
  return { of: (name: string) => (name === field ? sentence : undefined), isPlaced: field !== undefined };
};
