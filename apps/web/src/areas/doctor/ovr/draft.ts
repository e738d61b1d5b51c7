import { instantAt, isDay, isTime, riyadhDay, riyadhTime } from '@balsam/domain/time';
import { ovrCategories, ovrSeverities } from '@balsam/domain/ovr';
import type { OvrReport } from '#shared/ovr/ovr-labels.ts';

/** The form as it is typed; day and time are those of Riyadh, wherever the browser is. */
export type OvrDraft = {
  readonly category: string;
  readonly severity: string;
  readonly location: string;
  readonly day: string;
  readonly time: string;
  readonly what: string;
  readonly action: string;
};

/** What stands in the form of a report, or in a new one: today, and the time left open. */
export const draftOf = (report: OvrReport | undefined, now: Date): OvrDraft => {
  const happened = report?.happened_at ? new Date(report.happened_at) : undefined;
  return {
    category: report?.category ?? '',
    severity: report?.severity ?? '',
    location: report?.location ?? '',
    day: happened ? riyadhDay(happened) : report ? '' : riyadhDay(now),
    time: happened ? riyadhTime(happened) : '',
    what: report?.what ?? '',
    action: report?.action ?? '',
  };
};

/** The same for the wire. */
export const contentOf = ({ category, severity, location, day, time, what, action }: OvrDraft) => ({
  category: ovrCategories.find((one) => one === category) ?? null,
  severity: ovrSeverities.find((one) => one === severity) ?? null,
  location: location.trim(),
  happened_at: isDay(day) && isTime(time) ? instantAt(day, time).toISOString() : null,
  what: what.trim(),
  action: action.trim(),
});
