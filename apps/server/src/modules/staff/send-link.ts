import { staffLinkRules } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import { sendMessage } from '#platform/messages/messages.ts';
import type { Platform } from '#platform/platform.ts';
import { hashToken, newToken } from '#modules/identity/index.ts';
import { linkTexts } from './link.texts.ts';
import { insertLink, revokeLinks, type LinkPurpose } from './links.store.ts';
import type { StaffRow } from './staff.store.ts';

type LinkOptions = {
  readonly accountId: number;
  readonly purpose: LinkPurpose;
  readonly hours: number;
  readonly publicUrl: string;
  readonly now: Date;
};

/** Makes a link of this purpose, revoking earlier ones, and answers its address. Only a hash of its token is stored. */
export async function makeLink(tx: Tx, { accountId, purpose, hours, publicUrl, now }: LinkOptions): Promise<string> {
  const token = newToken();
  await revokeLinks(tx, accountId, now, purpose);
  await insertLink(tx, { hash: hashToken(token), accountId, purpose, now, expiresAt: addMinutes(now, hours * 60) });
  return `${publicUrl}/auth/user/staff/invitation?token=${token}`;
}

const hourMs = 3_600_000;

/** Counts one more link to an account, whoever sends it: each is an e-mail, and ends the one before. @throws too_many_requests */
export async function countLink(tx: Tx, accountId: number, now: Date): Promise<void> {
  const bucket = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const count = { scope: 'staff_links', key: String(accountId), bucket };
  if ((await countUp(tx, count, staffLinkRules.mostPerHour)) === undefined) throw fail('too_many_requests');
}

const hoursOf = {
  invitation: staffLinkRules.invitationHours,
  password: staffLinkRules.passwordHours,
  second_factor: staffLinkRules.secondFactorHours,
} as const satisfies Readonly<Record<LinkPurpose, number>>;

/** Sends a member of staff a link by e-mail, in their language. @throws too_many_requests */
export async function sendLink(
  tx: Tx,
  { config }: Platform,
  row: StaffRow,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  const { account_id: accountId, login_email: to, language } = row;
  await countLink(tx, accountId, now);
  const hours = hoursOf[purpose];
  const link = await makeLink(tx, { accountId, purpose, hours, publicUrl: config.publicUrl, now });
  if (!to) return;
  const { subject, body } = linkTexts[purpose];
  const text = body({ en: row.first_name, ar: row.first_name_ar }, link, hours);
  await sendMessage(tx, { channel: 'email', to, subject: subject[language], body: text[language], language }, now);
}
