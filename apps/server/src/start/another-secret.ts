import type { Config } from '#platform/config.ts';
import { notItsSecret } from '#platform/config/secret.ts';
import type { Db } from '#platform/db/types.ts';
import { hasAnotherSecret } from '#platform/push/keys.ts';

/**
 * A variable that did not arrive, or one process of several with a secret of its own, would lock the staff out and cut off every browser. In
 * demo it is only said: whoever tries Balsam begins anew as they like.
 * @throws Error in one line in production, unless it is said that the secret changes
 */
export async function refuseAnotherSecret(db: Db, config: Config, say: (line: string) => void): Promise<void> {
  if (config.mayChangeSecret || !(await hasAnotherSecret(db, config.secret))) return;
  if (config.production)
    throw new Error(
      `${notItsSecret} If it is to change for good, stop all processes and start once with BALSAM_ANOTHER_SECRET=1: the staff then set up their authenticator apps anew.`,
    );
  say(`${notItsSecret} With this one the staff's authenticator apps, and the codes at the doors, do not work.`);
}
