import { allowed, refused, type Allowed } from '../allowed/index.ts';

/** The parts of a summary that somebody may share or leave out. */
export const summaryParts = [
  'allergies',
  'problems',
  'medicines',
  'immunizations',
  'procedures',
  'results',
  'vital_signs',
  'social_history',
  'pregnancy',
] as const;
export type SummaryPart = (typeof summaryParts)[number];

/** D11.09: how long a link lives, and what ends it. */
export const sharingRules = { leastMinutes: 5, mostDays: 7, mostWrongPasscodes: 10, mostOpenLinks: 10 } as const;

export type Share = {
  readonly expiresAt: Date;
  /** When its owner ended it. */
  readonly endedAt: Date | null;
  /** How often it may be opened; null: as often as somebody likes. */
  readonly openings: number | null;
  readonly opened: number;
  readonly wrongPasscodes: number;
};
export type ShareState = 'active' | 'ended' | 'expired' | 'used_up' | 'locked';

/** Where a link stands; what ended it first in this order is what is told. */
export function shareStateOf(share: Share, now: Date): ShareState {
  if (share.endedAt !== null) return 'ended';
  if (share.wrongPasscodes >= sharingRules.mostWrongPasscodes) return 'locked';
  if (share.openings !== null && share.opened >= share.openings) return 'used_up';
  return share.expiresAt > now ? 'active' : 'expired';
}

/** D11.09: whether a link opens for who gives the right passcode or a wrong one. */
export function mayOpenShare(
  share: Share,
  isPasscodeRight: boolean,
  now: Date,
): Allowed<'share_over' | 'share_passcode_wrong'> {
  if (shareStateOf(share, now) !== 'active') return refused('share_over');
  return isPasscodeRight ? allowed : refused('share_passcode_wrong');
}

const [minuteMs, dayMs] = [60_000, 86_400_000];

/** Whether a link may live until then: some minutes at least, seven days at most. */
export function isShareEnd(expiresAt: Date, now: Date): boolean {
  const life = expiresAt.getTime() - now.getTime();
  return life >= sharingRules.leastMinutes * minuteMs && life <= sharingRules.mostDays * dayMs;
}
