import { staff } from '@balsam/contract/staff';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { acceptLink } from './accept-link.ts';
import { changeRole, lockStaff, resetSecondFactor, sendPasswordLink, unlockStaff } from './change-staff.ts';
import { cancelInvitation, inviteAgain, inviteStaff } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';
import { readLink, showSecret } from './open-link.ts';
import { readStaff } from './read-staff.ts';
import { staffTexts } from './staff.texts.ts';

/** Managing staff, for administrators; and, without a session, what the holder of a link does. */
export const staffRoutes: readonly Route[] = [
  read(staff.list, ({ db, call, query }) => listStaff(db, call, query)),
  read(staff.person, ({ db, call, params }) => readStaff(db, call, params.id)),
  write(staff.invite, async ({ tx, platform, call, body }) =>
    withMessage(await inviteStaff(tx, platform, call, body), staffTexts.invitationSent),
  ),
  write(staff.inviteAgain, async ({ tx, platform, call, params }) =>
    withMessage(await inviteAgain(tx, platform, call, params.id), staffTexts.invitationSent),
  ),
  write(staff.cancel, async ({ tx, call, params }) => {
    await cancelInvitation(tx, call, params.id);
    return withMessage({}, staffTexts.invitationCancelled);
  }),
  write(staff.changeRole, ({ params, body, ...rest }) => changeRole({ ...rest, personId: params.id }, body.role_id)),
  write(staff.lock, ({ params, ...rest }) => lockStaff({ ...rest, personId: params.id })),
  write(staff.unlock, ({ params, ...rest }) => unlockStaff({ ...rest, personId: params.id })),
  write(staff.sendPasswordLink, ({ params, ...rest }) => sendPasswordLink({ ...rest, personId: params.id })),
  write(staff.resetSecondFactor, ({ params, ...rest }) => resetSecondFactor({ ...rest, personId: params.id })),
  callExternal(staff.readInvitation, ({ db, call, body }) => readLink(db, body.token, call.now)),
  callExternal(staff.enrolSecondFactor, ({ db, platform, call, body }) =>
    showSecret(db, platform.config.secret, body.token, call.now),
  ),
  callExternal(staff.acceptInvitation, ({ platform, call, body }) => acceptLink(platform, call, body)),
];
