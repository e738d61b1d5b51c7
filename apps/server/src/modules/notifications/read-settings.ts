import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { devicesOf } from '#platform/push/devices.store.ts';
import { factsOf } from '#modules/people/index.ts';
import { listPreferences } from './notifications.store.ts';
import { settingsView } from './settings.view.ts';

/** By which channels each kind of notification reaches the open profile. */
export async function readSettings(sql: Sql, { actor, now }: UserCall) {
  const { personId, roleId } = actor;
  const { language } = await factsOf(sql, personId);
  const kinds = settingsView(roleId, await listPreferences(sql, personId));
  return { id: personId, language, kinds, push_devices: (await devicesOf(sql, personId, now)).length };
}
