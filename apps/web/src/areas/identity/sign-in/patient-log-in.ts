import { ApiError } from '../../../shared/api/api-error.ts';
import { tellFailure } from '../../../shared/api/failures.ts';
import { api } from '../../../shared/api/index.ts';
import { askForLoginCode } from '../code/ask-for-code.ts';
import type { PatientField } from '../entry/pending-code.ts';
import { aboutThisBrowser } from '../entry/this-browser.ts';

export type PatientWish = {
  readonly field_name: PatientField;
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
};

const byPassword = (request: PatientWish) =>
  api.identity.patientLogin({ body: { ...request, ...aboutThisBrowser() }, quiet: true });

/**
 * Logs a patient in by password. Where too many passwords were wrong from the same network, a browser that the account does not know
 * is asked for a one-time code as well: it is then on its way, and the answer is `codeSent`. Throws what was refused, after telling it.
 */
export const logInAsPatient = async (
  request: PatientWish,
): Promise<Awaited<ReturnType<typeof byPassword>> | 'codeSent'> => {
  try {
    return await byPassword(request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'code_also_required') {
      tellFailure(error);
      throw error;
    }
  }
  await askForLoginCode(request);
  return 'codeSent';
};
