import { isStaff } from '@balsam/domain/identity';
import type { Db } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { hashToken, newSealedFactor, showFactor } from '#modules/identity/index.ts';
import { findLink, saveSecret, type LinkRow } from './links.store.ts';

/** The link of a token, while it works; refuses with `link_not_valid`. */
export async function findValidLink(db: Db, token: string, now: Date): Promise<LinkRow> {
  const link = await findLink(db, hashToken(token), now);
  if (!link) throw fail('link_not_valid');
  return link;
}

/** What a link is for and to whom it was sent. */
export async function readLink(db: Db, token: string, now: Date) {
  const link = await findValidLink(db, token, now);
  return {
    purpose: link.purpose,
    first_name: link.first_name,
    first_name_ar: link.first_name_ar,
    email_address: link.login_email ?? '',
    role_id: link.role_id as 1 | 4 | 5 | 6 | 7 | 8 | 14,
    expires_at: link.expires_at.toISOString(),
  };
}

/** The secret for the authenticator app: made once, so that a reload shows the one that the app may have already. */
export async function showSecret(db: Db, secret: string, token: string, now: Date) {
  const link = await findValidLink(db, token, now);
  if (link.purpose === 'password' || !isStaff(link.role_id)) throw fail('link_not_valid');
  const sealed = link.sealed_secret ?? (await saveSecret(db, link.id, newSealedFactor(secret)));
  return showFactor(secret, sealed, link.login_email ?? 'Balsam');
}
