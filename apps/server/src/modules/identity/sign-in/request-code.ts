import type { Call } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPatientAccount, type PatientField } from '../account/accounts.store.ts';
import { requestCode, type CodeAsked } from '../codes/ask-for-code.ts';
import { passwordMatches } from '../password/passwords.ts';
import { namedBy } from '../account/patient-name.ts';

type Wish = {
  readonly field_name: PatientField;
  readonly username: string;
  readonly password?: string | undefined;
  readonly device_id?: string | undefined;
};

/**
 * Sends a patient a code to log in with. For a name that nobody has, everything is the same but that no message leaves: answer,
 * status, limits, rows and queries (D3.02). Where an address has asked for too many, a code leaves for the right password alone.
 */
export async function requestLoginCode(platform: Platform, call: Call, wish: Wish): Promise<CodeAsked> {
  const { name, value } = namedBy(wish.field_name, wish.username);
  const account = await findPatientAccount(platform.db, wish.field_name, value);
  const to = account && (account.phone || account.email) ? account : undefined;
  const passwordRight =
    wish.password === undefined ? undefined : await passwordMatches(account?.password_hash, wish.password);
  return platform.db.transaction().execute((tx) =>
    requestCode(tx, platform, call, {
      purpose: 'login',
      subject: name,
      name,
      accountId: account?.id,
      to,
      device_id: wish.device_id,
      passwordRight,
    }),
  );
}
