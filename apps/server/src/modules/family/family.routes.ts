import { family } from '@balsam/contract/family';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import type { Platform } from '#platform/platform.ts';
import { addMember } from './add-member.ts';
import { confirmMember } from './confirm-member.ts';
import { endAccess } from './end-access.ts';
import { listRelations } from './family.store.ts';
import { familyTexts } from './family.texts.ts';
import { listGuardians, listMembers } from './list-family.ts';
import { switchBack, switchInto } from './switch-profile.ts';

/**
 * Switches the profile of the session and then closes the sockets of the profile it left. Not a `write`: the reply
 * stored for an Idempotency-Key would hold the new token in clear.
 */
async function switchProfile<T>(
  { db, realtime }: Platform,
  call: UserCall,
  doSwitch: (tx: Tx) => Promise<T>,
): Promise<T> {
  const answer = await db.transaction().execute(doSwitch);
  realtime.disconnectSession(call.actor.sessionId);
  return answer;
}

/** Guardians and those in their care. */
export const familyRoutes: readonly Route[] = [
  read(family.relations, ({ db }) => listRelations(db)),
  read(family.members, ({ db, call }) => listMembers(db, call)),
  read(family.guardians, ({ db, call }) => listGuardians(db, call)),
  write(family.add, ({ tx, platform, call, body }) => addMember(tx, platform, call, body)),
  callExternal(family.confirm, ({ platform, call, body }) => confirmMember(platform, call, body)),
  write(family.remove, async ({ tx, after, platform, call, body }) => {
    const ended = await endAccess(tx, call, body.id);
    after(() => platform.realtime.endSessions(ended));
    return withMessage({}, familyTexts.accessEnded);
  }),
  callExternal(family.switch, ({ platform, call, body }) =>
    switchProfile(platform, call, (tx) => switchInto(tx, call, body.id)),
  ),
  callExternal(family.switchBack, ({ platform, call }) => switchProfile(platform, call, (tx) => switchBack(tx, call))),
];
