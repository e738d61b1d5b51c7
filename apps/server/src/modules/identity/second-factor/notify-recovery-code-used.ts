import type { Tx } from '#platform/db/types.ts';
import { sendMessage } from '#platform/messages/messages.ts';
import { countRecoveryCodes, findFactor } from './factor.store.ts';
import { secondFactorTexts } from './second-factor.texts.ts';

/** Notifies somebody by e-mail that one of their recovery codes was used, and how many are left. */
export async function notifyRecoveryCodeUsed(tx: Tx, accountId: number, now: Date): Promise<void> {
  const account = await findFactor(tx, accountId);
  if (!account?.login_email) return;
  const { login_email: to, language } = account;
  const { subject, body } = secondFactorTexts.recoveryCodeUsed;
  const left = await countRecoveryCodes(tx, accountId);
  await sendMessage(
    tx,
    { channel: 'email', to, subject: subject[language], body: body(left)[language], language },
    now,
  );
}
