import { happenedAt } from '@balsam/domain/delivery';

/** When something happened by the phone's clock, and what that clock shows as it tells so; empty for what is told as it happens. */
export type PhoneTimes = {
  readonly happened_at?: string | null | undefined;
  readonly sent_at?: string | null | undefined;
};

const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** When something happened that a rider's phone reports: not before what it follows, and not in the time to come. */
export const reportedAt = ({ happened_at, sent_at }: PhoneTimes, lastStepAt: Date, now: Date): Date =>
  happenedAt({ happenedAt: instant(happened_at), sentAt: instant(sent_at), lastStepAt, now });
