import type { BeforeClosing } from '#platform/module.ts';
import { retention } from '@balsam/domain/privacy';
import { addMinutes } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { deleteKeysOf } from '#platform/http/idempotency.store.ts';
import { forgetMessagesTo, queueMessages } from '#platform/messages/messages.ts';
import type { Platform } from '#platform/platform.ts';
import { textsIn } from '#platform/texts.ts';
import { erasePerson } from '#modules/people/index.ts';
import { accountTexts } from '../account/account.texts.ts';
import type { AccountRow } from '../account/accounts.store.ts';
import { closeAccountRow, eraseCodeDestinations, deleteKnownDevices } from './close-account.store.ts';
import { endSessionsOf } from '../sessions/log-out.ts';

const nonNull = (all: readonly (string | null)[]): string[] => [...new Set(all)].filter((one) => one !== null);

/** Sends the notice of deletion to the contact details that the person had until now. */
const sendDeletionNotice = (tx: Tx, { phone, email, login_email, language }: AccountRow, now: Date): Promise<void> => {
  const { subject, body } = textsIn(accountTexts.deleted, language);
  const keepUntil = addMinutes(now, retention.deletionNotice);
  const mails = nonNull([email, login_email]).map((to) => ({
    channel: 'email' as const,
    to,
    subject,
    body,
    language,
    keepUntil,
  }));
  const texts = nonNull([phone]).map((to) => ({ channel: 'sms' as const, to, body, language, keepUntil }));
  return queueMessages(tx, [...texts, ...mails], now);
};

/**
 * Closes an account for good: no log-in, no contact or marketing data, no family access either way. Name, MRN, identity
 * number, medical and fiscal records stay, for the times in the settings RECORD_RETENTION_YEARS and
 * FISCAL_RETENTION_YEARS. Answers the sessions that it ended.
 */
export async function closeAccount(
  tx: Tx,
  platform: Platform,
  call: Call,
  account: AccountRow,
  beforeClosing: readonly BeforeClosing[],
): Promise<number[]> {
  const { id: accountId, person_id: personId, phone, email, login_email } = account;
  for (const handler of beforeClosing) await handler(tx, personId, platform);
  if (!(await closeAccountRow(tx, accountId))) throw fail('code_spent');
  const ended = await endSessionsOf(tx, { accountId }, call.now);
  const others = await endSessionsOf(tx, { personId }, call.now);
  // Codes before devices, in the order of a log-in by code, so that the two wait for each other instead of deadlocking.
  await eraseCodeDestinations(tx, accountId, nonNull([phone, email, login_email]));
  await deleteKnownDevices(tx, accountId);
  await deleteKeysOf(tx, { accountId, personId });
  const { photos } = await erasePerson(tx, personId, call.now);
  for (const file of photos) await platform.files.remove(tx, file);
  await forgetMessagesTo(tx, nonNull([phone, email, login_email]));
  await sendDeletionNotice(tx, account, call.now);
  await audit(tx, call, { personId, action: 'write', what: 'account deletion', recordId: accountId, why: 'self' });
  return [...ended, ...others];
}
