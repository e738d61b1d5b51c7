export {
  channels,
  isOnAtFirst,
  isRequired,
  kindsFor,
  notificationGroups,
  notificationKinds,
  type Channel,
  type NotificationGroup,
  type NotificationKind,
} from './kinds.ts';
