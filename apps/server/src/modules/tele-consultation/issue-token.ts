import type { Db } from '#platform/db/types.ts';
import type { Config } from '#platform/config.ts';
import type { UserCall } from '#platform/http/call.ts';
import { appointmentForCall } from '#modules/booking/index.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { mayHaveToken, readCallNow, sideOf } from './call.ts';
import { iceServers } from './ice-servers.ts';
import { sealRoomToken } from './room-token.ts';

/**
 * A credential of five minutes for the room of a call, with the ICE servers (D10.01).
 * @throws not_found, terms_not_agreed, call_not_allowed, payment_pending, too_early_to_join, too_late_to_join
 */
export async function issueToken(db: Db, config: Pick<Config, 'secret' | 'turn'>, caller: UserCall, id: number) {
  const { actor, now } = caller;
  const parties = await appointmentForCall(db, caller, id, 'read');
  await requireAgreedTerms(db, caller);
  const side = sideOf(actor);
  assertAllowed(mayHaveToken(await readCallNow(db, parties), side, now));
  const { token, expiresAt } = sealRoomToken(config.secret, { appointmentId: id, side }, actor, now);
  return { token, expires_at: expiresAt.toISOString(), ice_servers: iceServers(config.turn, now) };
}
