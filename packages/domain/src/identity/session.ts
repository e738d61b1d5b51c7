import { addMinutes } from '../time/index.ts';
import { isStaff } from './roles.ts';

/**
 * DECISIONS §3; remember-me does not lengthen the session of staff. Even in constant use, a session of staff ends after
 * a shift, any other after a year.
 */
export const sessionRules = {
  staffIdleMinutes: 15,
  rememberedMinutes: 30 * 24 * 60,
  otherMinutes: 12 * 60,
  staffLongestMinutes: 12 * 60,
  longestMinutes: 365 * 24 * 60,
} as const;

/** When a session ends unless it is used again before. From that instant on it is invalid. */
export function sessionExpiry(session: {
  roleId: number;
  remember: boolean;
  lastSeenAt: Date;
  /** When it was opened; `lastSeenAt` for one that is just being opened. */
  openedAt?: Date;
}): Date {
  const { roleId, lastSeenAt, openedAt = lastSeenAt } = session;
  const idle = addMinutes(lastSeenAt, minutesFor(session));
  const last = addMinutes(openedAt, isStaff(roleId) ? sessionRules.staffLongestMinutes : sessionRules.longestMinutes);
  return idle < last ? idle : last;
}

function minutesFor({ roleId, remember }: { roleId: number; remember: boolean }): number {
  if (isStaff(roleId)) return sessionRules.staffIdleMinutes;
  return remember ? sessionRules.rememberedMinutes : sessionRules.otherMinutes;
}
