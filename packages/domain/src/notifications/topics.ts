import { roles } from '../identity/roles.ts';
import { isOnAtFirst, isRequired, kindsFor, notificationKinds } from './kinds.ts';
import type { Channel, NotificationGroup, NotificationKind } from './kinds.ts';

/** What patients choose between: their many kinds of notification in three topics (§10). */
export const notificationTopics = ['visits', 'health', 'orders'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

const groupsOf: Readonly<Record<NotificationTopic, readonly NotificationGroup[]>> = {
  visits: ['appointments'],
  health: ['records', 'medicines'],
  orders: ['pharmacy', 'account'],
};

/** The kinds of a topic that can be switched. */
export const kindsOfTopic = (topic: NotificationTopic): readonly NotificationKind[] =>
  kindsFor(roles.patient).filter(
    (kind) => groupsOf[topic].includes(notificationKinds[kind].group) && !isRequired(kind),
  );

/** What the switch of a topic changes: off is all of it off; on is what usually goes out by that channel, or all where nothing does. */
export function kindsToSwitch(topic: NotificationTopic, channel: Channel, on: boolean): readonly NotificationKind[] {
  const kinds = kindsOfTopic(topic);
  const usual = kinds.filter((kind) => isOnAtFirst(kind, channel));
  return on && usual.length > 0 ? usual : kinds;
}
