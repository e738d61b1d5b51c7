/** How far back a step may have happened that is reported now. */
const maxHoursBack = 24;

type Step = {
  /** When it happened, by the phone's clock; null for a step that is reported as it happens. */
  readonly happenedAt: Date | null;
  /** What the phone's clock showed when it reported it: by how much it is wrong. */
  readonly sentAt: Date | null;
  /** When the order's last step was. */
  readonly lastStepAt: Date;
  readonly now: Date;
};

/**
 * When a step of a rider truly happened. The phone's clock may be wrong by hours in either way, but not in between: what it is wrong by now, it
 * was wrong by then. Never before the order's last step, never in the time to come, and never more than a day back.
 */
export function happenedAt({ happenedAt: reportedAt, sentAt, lastStepAt, now }: Step): Date {
  if (!reportedAt) return now;
  const wrongBy = sentAt ? now.getTime() - sentAt.getTime() : 0;
  const earliest = Math.max(lastStepAt.getTime(), now.getTime() - maxHoursBack * 3_600_000);
  return new Date(Math.min(now.getTime(), Math.max(earliest, reportedAt.getTime() + wrongBy)));
}
