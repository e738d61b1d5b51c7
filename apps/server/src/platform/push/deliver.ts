import type { PushContent, PushOutcome } from '#platform/ports/push.ts';
import type { EventContext } from '#platform/outbox/outbox.ts';
import { findDevice, deleteDevice } from './devices.store.ts';
import { pushTarget, type PushTarget } from './target.ts';

export type QueuedPush = PushContent & { readonly deviceId: number };
type Delivered = { readonly outcome: PushOutcome; readonly gateway: string };

async function sendTo(target: PushTarget, push: QueuedPush, { platform, now }: EventContext): Promise<Delivered> {
  const { web, fcm } = platform.gateways.push;
  if (target.kind === 'web') return { outcome: await web.send(target.web, push, now), gateway: web.name };
  if (!fcm) return { outcome: 'refused', gateway: 'none' };
  return { outcome: await fcm.send(target.token, push, now), gateway: fcm.name };
}

/**
 * Sends one push message, or answers `refused` for one that never will be: it is of no use any more, the log-in has ended, the device is gone, its
 * address is no longer on the list. Throws when the service should be tried again later.
 */
export async function deliverPush(push: QueuedPush, context: EventContext): Promise<Delivered> {
  const { tx, now, platform } = context;
  const never: Delivered = { outcome: 'refused', gateway: 'none' };
  if (push.until <= now) return never;
  const token = await findDevice(tx, push.deviceId, now);
  const target = token === undefined ? undefined : pushTarget(token, platform.config);
  if (!target) return never;
  const delivered = await sendTo(target, push, context);
  if (delivered.outcome === 'gone') await deleteDevice(tx, push.deviceId);
  return delivered;
}
