import { isEmail } from '@balsam/domain/identity';
import { api } from '../../../shared/api/index.ts';
import {
  keepPendingCode,
  type PendingCode,
  type PatientField,
  type ResetCode,
  sentNow,
} from '../entry/pending-code.ts';
import { deviceId } from '../entry/this-browser.ts';

type LoginWish = {
  readonly field_name: PatientField;
  readonly username: string;
  readonly remember: boolean;
  /** When the code is asked for beside it. */
  readonly password?: string;
};

const kept = <Code extends PendingCode>(pending: Code): Code => {
  keepPendingCode(pending);
  return pending;
};

/** Asks for a code to log in with, and keeps what the OTP screen needs, never the password. The answer is the same for an unknown account. */
export const askForLoginCode = async ({
  field_name,
  username,
  remember,
  password,
}: LoginWish): Promise<PendingCode> => {
  const beside = password === undefined ? {} : { password };
  const sent = await api.identity.requestLoginCode({
    body: { field_name, username, device_id: deviceId(), ...beside },
  });
  return kept({ ...sentNow('loginOtp', sent), remember, besidePassword: password !== undefined });
};

/** Asks for a code to set a new password with, to a phone or an e-mail address (SPEC §6: a patient's request says role 3). */
export const askForResetCode = async (identifier: string, state: ResetCode['state']): Promise<PendingCode> => {
  const to = isEmail(identifier) ? { email_address: identifier } : { phone_number: identifier };
  const role_id = state === 'forgotPassword' ? 3 : 14;
  const sent = await api.identity.sendCode({ body: { ...to, purpose: 'reset', role_id, device_id: deviceId() } });
  return kept({ ...sentNow(state, sent), identifier });
};

/** Asks for another code for the same thing. What was found right before no longer counts. */
export const askAgain = async (pending: PendingCode): Promise<PendingCode> => {
  const sent = await api.identity.sendCode({ body: { challenge: pending.challenge, device_id: deviceId() } });
  return kept({ ...pending, ...sentNow(pending.state, sent) } as PendingCode);
};
