import { staffLinkRules } from '@balsam/domain/identity';
import type { Tx } from '#platform/db/types.ts';
import type { Platform } from '#platform/platform.ts';
import { sendMessage } from '#platform/messages/messages.ts';
import { workerLinkTexts } from './link.texts.ts';
import { countLink, makeLink } from './send-link.ts';

/** A doctor or a rider to whom a link goes. They have no second factor. */
export type Worker = {
  readonly accountId: number;
  readonly email: string;
  readonly language: 'ar' | 'en';
  readonly firstName: string;
  readonly firstNameAr: string;
  /** What they sign in with. */
  readonly logIn: string;
};

const hoursOf = { invitation: staffLinkRules.invitationHours, password: staffLinkRules.passwordHours } as const;

/** Sends a doctor or a rider a link by which they choose a password, in their language; an earlier one of its kind is revoked. @throws too_many_requests */
export async function sendWorkerLink(
  tx: Tx,
  { config }: Platform,
  worker: Worker,
  purpose: 'invitation' | 'password',
  now: Date,
): Promise<void> {
  const { accountId, email: to, language } = worker;
  await countLink(tx, accountId, now);
  const hours = hoursOf[purpose];
  const link = await makeLink(tx, { accountId, purpose, hours, publicUrl: config.publicUrl, now });
  const { subject, body } = workerLinkTexts[purpose];
  const text = body({ en: worker.firstName, ar: worker.firstNameAr }, { link, hours, logIn: worker.logIn });
  await sendMessage(tx, { channel: 'email', to, subject: subject[language], body: text[language], language }, now);
}
