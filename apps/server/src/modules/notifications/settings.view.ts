import {
  isOnAtFirst,
  isRequired,
  kindsFor,
  notificationGroups,
  notificationKinds,
  type Channel,
  type NotificationKind,
} from '@balsam/domain/notifications';
import type { listPreferences } from './notifications.store.ts';

type Preferences = Awaited<ReturnType<typeof listPreferences>>;

/** The settings of somebody of this role: their preferences, and for the rest the defaults. */
export function settingsView(roleId: number, preferences: Preferences) {
  const on = new Map(preferences.map((row) => [`${row.kind} ${row.channel}`, row.is_on]));
  const isOn = (kind: NotificationKind, channel: Channel) =>
    isRequired(kind) || (on.get(`${kind} ${channel}`) ?? isOnAtFirst(kind, channel));
  return kindsFor(roleId).map((kind) => {
    const { title, title_ar, group } = notificationKinds[kind];
    return {
      kind,
      title,
      title_ar,
      group,
      group_title: notificationGroups[group].title,
      group_title_ar: notificationGroups[group].title_ar,
      in_app: true as const,
      required: isRequired(kind),
      push: isOn(kind, 'push'),
      sms: isOn(kind, 'sms'),
      email: isOn(kind, 'email'),
    };
  });
}
