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
