export {
  channels,
  isOnAtFirst,
  kindsFor,
  notificationGroups,
  notificationKinds,
  type Channel,
  type NotificationGroup,
  type NotificationKind,
} from './kinds.ts';
