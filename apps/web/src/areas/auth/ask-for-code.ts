import { api } from '../../shared/api/index.ts';
import { keepPendingCode, type PendingCode } from './pending-code.ts';
import { deviceId } from './this-browser.ts';

/** Asks for a code, or for another one, and keeps what the OTP screen needs. The answer is the same for an unknown account. */
export const askForCode = async (
  wish: Pick<PendingCode, 'field_name' | 'username' | 'remember'>,
): Promise<PendingCode> => {
  const { field_name, username, remember } = wish;
  const sent = await api.identity.requestLoginCode({ body: { field_name, username, device_id: deviceId() } });
  const pending: PendingCode = {
    state: 'loginOtp',
    field_name,
    username,
    remember,
    challenge: sent.challenge,
    phone_number: sent.phone_number,
    email_address: sent.email_address,
    resendAt: Date.now() + sent.resend_after * 1000,
  };
  keepPendingCode(pending);
  return pending;
};
