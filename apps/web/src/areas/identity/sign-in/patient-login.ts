import { ApiError } from '#shared/api/api-error.ts';
import { reportFailure } from '#shared/api/failures.ts';
import { api } from '#shared/api/index.ts';
import { requestLoginCode } from '../code/request-code.ts';
import type { PatientField } from '../entry/pending-code.ts';
import { deviceInfo } from '../entry/device-info.ts';

export type PatientLogin = {
  readonly field_name: PatientField;
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
};

const byPassword = (request: PatientLogin) =>
  api.identity.patientLogin({ body: { ...request, ...deviceInfo() }, quiet: true });

/**
 * Logs a patient in by password. Where too many passwords were wrong from the same network, a browser that the account does not know
 * is asked for a one-time code as well: it is then on its way, and the answer is `codeSent`. Throws what was refused, after telling it.
 */
export const logInAsPatient = async (
  request: PatientLogin,
): Promise<Awaited<ReturnType<typeof byPassword>> | 'codeSent'> => {
  try {
    return await byPassword(request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'code_also_required') {
      reportFailure(error);
      throw error;
    }
  }
  await requestLoginCode(request);
  return 'codeSent';
};
