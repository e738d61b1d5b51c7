import { contract } from '@balsam/contract';
import { isRequired, kindsFor, kindsToSwitch, type NotificationKind } from '@balsam/domain/notifications';
import type { z } from 'zod';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import { deleteDevicesOf, saveDevice } from '#platform/push/devices.store.ts';
import { pushKeys } from '#platform/push/keys.ts';
import { normalizePushToken } from '#platform/push/target.ts';
import { ownPerson, ownReason } from '#modules/people/index.ts';
import { savePreference } from './notifications.store.ts';
import { notificationsTexts } from './notifications.texts.ts';
import { readSettings } from './read-settings.ts';

type Body = z.output<typeof contract.notifications.changeConfig.body>;

const what = 'notification settings';

/** Of a topic only what can reach the caller. */
const kindsOf = ({ actor }: UserCall, { kind, topic, channel, on }: Body): readonly NotificationKind[] => {
  if (kind !== undefined) return [kind];
  const own = kindsFor(actor.roleId).filter((each) => !isRequired(each));
  return topic === undefined ? own : kindsToSwitch(topic, channel, on).filter((each) => own.includes(each));
};

const auditDevice = (tx: Tx, call: UserCall) => {
  const { personId, sessionId } = call.actor;
  return audit(tx, call, { personId, action: 'write', what: 'push device', recordId: sessionId, why: ownReason(call) });
};

/** What reaches a person by which channel, and the device that they hold. */
export const settingsRoutes: readonly Route[] = [
  read(contract.notifications.config, async ({ db, call, params }) => {
    const personId = ownPerson(call, params.id);
    await audit(db, call, { personId, action: 'read', what, why: ownReason(call) });
    return readSettings(db, call);
  }),

  write(contract.notifications.changeConfig, async ({ tx, call, params, body }) => {
    const personId = ownPerson(call, params.id);
    if (body.kind !== undefined && isRequired(body.kind)) throw fail('notification_required', { path: 'kind' });
    const { channel, on } = body;
    await savePreference(tx, personId, { channel, on, kinds: kindsOf(call, body) });
    await audit(tx, call, { personId, action: 'write', what, why: ownReason(call) });
    return readSettings(tx, call);
  }),

  read(contract.notifications.pushKey, async ({ db, call, platform }) => ({
    public_key: (await pushKeys(db, platform.config.secret, call.now)).publicKey,
  })),

  write(contract.notifications.registerDevice, async ({ tx, call, body, platform }) => {
    const token = normalizePushToken(body.token, platform.config);
    if (token === undefined) throw fail('push_token_not_valid', { path: 'token' });
    const { sessionId } = call.actor;
    await saveDevice(tx, { sessionId, token, platform: body.platform, now: call.now });
    await auditDevice(tx, call);
    return withMessage({}, notificationsTexts.deviceOn);
  }),

  write(contract.notifications.removeDevice, async ({ tx, call }) => {
    await deleteDevicesOf(tx, [call.actor.sessionId]);
    await auditDevice(tx, call);
    return withMessage({}, notificationsTexts.deviceOff);
  }),
];
