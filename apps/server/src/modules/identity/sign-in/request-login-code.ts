import type { Call } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { findPatientAccount, type PatientField } from '../account/accounts.store.ts';
import { requestCode, type CodeRequested } from '../codes/request-code.ts';
import { passwordMatches } from '../password/passwords.ts';
import { parseIdentifier } from '../account/patient-identifier.ts';

type Input = {
  readonly field_name: PatientField;
  readonly username: string;
  readonly password?: string | undefined;
  readonly device_id?: string | undefined;
};

/**
 * Sends a patient a code to log in with. For an unknown identifier everything is the same except that no message is
 * sent: answer, status, limits, rows and queries (D3.02). Where an address is over its limit, a code is sent for the
 * right password alone.
 */
export async function requestLoginCode(platform: Platform, call: Call, input: Input): Promise<CodeRequested> {
  const { name, value } = parseIdentifier(input.field_name, input.username);
  const account = await findPatientAccount(platform.db, input.field_name, value);
  const to = account && (account.phone || account.email) ? account : undefined;
  const passwordRight =
    input.password === undefined ? undefined : await passwordMatches(account?.password_hash, input.password);
  return platform.db.transaction().execute((tx) =>
    requestCode(tx, platform, call, {
      purpose: 'login',
      subject: name,
      name,
      accountId: account?.id,
      to,
      device_id: input.device_id,
      passwordRight,
    }),
  );
}
