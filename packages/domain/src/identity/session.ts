import { addMinutes } from '../time/index.ts';
import { isStaff } from './roles.ts';

/** DECISIONS §3. Remember-me does not lengthen the session of staff. */
export const sessionRules = { staffIdleMinutes: 15, rememberedMinutes: 30 * 24 * 60, otherMinutes: 12 * 60 } as const;

/** When a session ends unless it is used again before. From that very instant on it is no log-in. */
export function sessionExpiry(session: { roleId: number; remember: boolean; lastSeenAt: Date }): Date {
  return addMinutes(session.lastSeenAt, minutesFor(session));
}

function minutesFor({ roleId, remember }: { roleId: number; remember: boolean }): number {
  if (isStaff(roleId)) return sessionRules.staffIdleMinutes;
  return remember ? sessionRules.rememberedMinutes : sessionRules.otherMinutes;
}
