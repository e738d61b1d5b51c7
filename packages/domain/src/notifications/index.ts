export {
  channels,
  isOnAtFirst,
  isRequired,
  kindsFor,
  notificationGroups,
  notificationKinds,
  ownKinds,
  type Channel,
  type NotificationGroup,
  type NotificationKind,
} from './kinds.ts';
export { kindsOfTopic, kindsToSwitch, notificationTopics, type NotificationTopic } from './topics.ts';
