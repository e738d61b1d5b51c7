import { contract } from '@balsam/contract';
import { ownKinds } from '@balsam/domain/notifications';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import { isClosedToGuardian, ownReason } from '#modules/people/index.ts';
import { countNotifications, listNotifications, markSeen, type Reader } from './notifications.store.ts';
import { notificationView } from './notifications.view.ts';
import { settingsRoutes } from './settings.routes.ts';

/** SPEC §9: pages of three. */
const pageSize = 3;
const longestPage = 100;

/** The open profile, whatever id the caller names; another's reads as not there. */
const ownProfile = (call: UserCall, id: number | undefined): number => {
  if (id !== undefined && id !== call.actor.personId) throw fail('not_found');
  return call.actor.personId;
};

/** What a guardian does not get to see of somebody from 15 on (DECISIONS §3, §10). */
const readerOf = async (sql: Sql, call: UserCall): Promise<Reader> => ({
  hiddenKinds: (await isClosedToGuardian(sql, call)) ? ownKinds : [],
  hideSensitive: call.actor.guardianAccess === 'limited',
});

export const notificationsRoutes: readonly Route[] = [
  read(contract.notifications.fetch, async ({ db, call, query }) => {
    const personId = ownProfile(call, query.id);
    const page = pageOf(query, longestPage, pageSize);
    const reader = await readerOf(db, call);
    const oldestFirst = query.orderType?.toLowerCase() === 'asc';
    const [{ rows, count, unread }] = await Promise.all([
      listNotifications(db, personId, { ...page, oldestFirst }, reader),
      audit(db, call, { personId, action: 'read', what: 'notifications', why: ownReason(call) }),
    ]);
    return { notifications: rows.map(notificationView), count, unReadCount: unread };
  }),

  write(contract.notifications.read, async ({ tx, call, body }) => {
    const personId = ownProfile(call, body.userId);
    if (body.readAll !== true && body.id === undefined) throw fail('required', { path: 'id' });
    const reader = await readerOf(tx, call);
    const id = body.readAll === true ? undefined : body.id;
    const done = await markSeen(tx, { personId, id, reader }, call.now);
    if (!done) throw fail('not_found');
    await audit(tx, call, { personId, action: 'write', what: 'notifications', why: ownReason(call) });
    return { unReadCount: (await countNotifications(tx, personId, reader)).unread };
  }),
  ...settingsRoutes,
];
