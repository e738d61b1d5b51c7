import { identity } from '@balsam/contract/identity';
import { audit } from '#platform/audit/audit.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import { ownLogInOnly } from '#modules/people/index.ts';
import { countLiveSessions, listLiveSessions } from './devices.store.ts';
import { devicesTexts } from './devices.texts.ts';
import { deviceView } from './devices.view.ts';
import { revokeSessions } from '../sessions/sessions.store.ts';

const longestPage = 100;
const pageSize = 20;

/** Where an account is signed in, and signing out there. */
export const deviceRoutes: readonly Route[] = [
  read(identity.signedInDevices, async ({ db, call, query }) => {
    ownLogInOnly(call);
    const { accountId, personId, sessionId } = call.actor;
    const { limit, offset, page } = pageOf(query, longestPage, pageSize);
    const rows = await listLiveSessions(db, accountId, call.now, { limit, offset, current: sessionId });
    const total = await countLiveSessions(db, accountId, call.now);
    await audit(db, call, { personId, action: 'read', what: 'devices', why: 'self' });
    return { items: rows.map((row) => deviceView(row, sessionId)), total, page, limit };
  }),

  write(identity.endDevices, async ({ tx, call, body, platform, after }) => {
    ownLogInOnly(call);
    const { accountId, personId, sessionId } = call.actor;
    if (body.others !== true && body.id === undefined) throw fail('required', { path: 'id' });
    const which = body.others === true ? { except: sessionId } : { only: body.id };
    const ended = await revokeSessions(tx, { accountId, ...which }, call.now);
    if (body.others !== true && ended.length === 0) throw fail('not_found');
    const entry = { personId, action: 'write', what: 'session', why: 'self' } as const;
    await audit(tx, call, ...ended.map((recordId) => ({ ...entry, recordId })));
    after(() => platform.realtime.endSessions(ended));
    return withMessage({ ended: ended.length }, devicesTexts.signedOutThere);
  }),
];
