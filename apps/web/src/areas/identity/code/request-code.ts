import { isEmail } from '@balsam/domain/identity';
import { api } from '#shared/api/index.ts';
import {
  storePendingCode,
  type PendingCode,
  type PatientField,
  type ResetCode,
  pendingFrom,
} from '../entry/pending-code.ts';
import { deviceId } from '../entry/device-info.ts';

type LoginCodeRequest = {
  readonly field_name: PatientField;
  readonly username: string;
  readonly remember: boolean;
  /** When the code is asked for beside it. */
  readonly password?: string;
};

const stored = <Code extends PendingCode>(pending: Code): Code => {
  storePendingCode(pending);
  return pending;
};

/** Asks for a code to log in with, and keeps what the OTP screen needs, never the password. The answer is the same for an unknown account. */
export const requestLoginCode = async ({
  field_name,
  username,
  remember,
  password,
}: LoginCodeRequest): Promise<PendingCode> => {
  const withPassword = password === undefined ? {} : { password };
  const sent = await api.identity.requestLoginCode({
    body: { field_name, username, device_id: deviceId(), ...withPassword },
  });
  return stored({ ...pendingFrom('loginOtp', sent), remember, besidePassword: password !== undefined });
};

/** Asks for a code to set a new password with, to a phone or an e-mail address (SPEC §6: a patient's request says role 3). */
export const requestResetCode = async (
  identifier: string,
  state: ResetCode['state'],
  role?: ResetCode['role'],
): Promise<PendingCode> => {
  const to = isEmail(identifier) ? { email_address: identifier } : { phone_number: identifier };
  const ofState = state === 'forgotPassword' ? 3 : 14;
  const role_id = role === 'doctor' ? 4 : ofState;
  const sent = await api.identity.sendCode({ body: { ...to, purpose: 'reset', role_id, device_id: deviceId() } });
  return stored({ ...pendingFrom(state, sent), identifier, ...(role && { role }) });
};

/** Asks for another code for the same thing. What was found right before no longer counts. */
export const resendCode = async (pending: PendingCode): Promise<PendingCode> => {
  const sent = await api.identity.sendCode({ body: { challenge: pending.challenge, device_id: deviceId() } });
  return stored({ ...pending, ...pendingFrom(pending.state, sent) } as PendingCode);
};
