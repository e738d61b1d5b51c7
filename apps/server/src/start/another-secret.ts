import type { Config } from '#platform/config.ts';
import { notItsSecret } from '#platform/config/secret.ts';
import type { Db } from '#platform/db/types.ts';
import { hasAnotherSecret } from '#platform/push/keys.ts';

/**
 * A variable that did not arrive, or one process of several with a secret of its own, would lock the staff out and cut off every browser.
 * @throws Error in one line, unless it is said that the secret changes
 */
export async function refuseAnotherSecret(db: Db, { secret, mayChangeSecret }: Config): Promise<void> {
  if (mayChangeSecret || !(await hasAnotherSecret(db, secret))) return;
  throw new Error(
    `${notItsSecret} If it is to change for good, stop all processes and start once with BALSAM_ANOTHER_SECRET=1: the staff then set up their authenticator apps anew.`,
  );
}
