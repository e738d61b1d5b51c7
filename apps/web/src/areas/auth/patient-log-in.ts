import { ApiError } from '../../shared/api/api-error.ts';
import { tellFailure } from '../../shared/api/failures.ts';
import { api } from '../../shared/api/index.ts';
import { askForLoginCode } from './ask-for-code.ts';
import type { PatientField } from './pending-code.ts';
import { aboutThisBrowser } from './this-browser.ts';

export type PatientWish = {
  readonly field_name: PatientField;
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
};

const byPassword = (wish: PatientWish) =>
  api.identity.patientLogin({ body: { ...wish, ...aboutThisBrowser() }, quiet: true });

/**
 * Logs a patient in by password. Where too many passwords were wrong from the same network, a browser that the account does not know
 * is asked for a one-time code as well: it is then on its way, and the answer is `codeSent`. Throws what was refused, after telling it.
 */
export const logInAsPatient = async (
  wish: PatientWish,
): Promise<Awaited<ReturnType<typeof byPassword>> | 'codeSent'> => {
  try {
    return await byPassword(wish);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'code_also_required') {
      tellFailure(error);
      throw error;
    }
  }
  await askForLoginCode(wish);
  return 'codeSent';
};
