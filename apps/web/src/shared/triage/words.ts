import type { Severity, Since, Urgency } from '@balsam/domain/triage';
import * as m from '#paraglide/messages.js';
import type { Tone } from '#shared/ui/tint.ts';

/** How long ago and how bad, in words. */
export const sinceWords: Readonly<Record<Since, () => string>> = {
  hour: m.symptoms_since_hour,
  day: m.symptoms_since_day,
  days: m.symptoms_since_days,
  week: m.symptoms_since_week,
  weeks: m.symptoms_since_weeks,
  months: m.symptoms_since_months,
};

export const severityWords: Readonly<Record<Severity, () => string>> = {
  mild: m.symptoms_mild,
  moderate: m.symptoms_moderate,
  severe: m.symptoms_severe,
};

type UrgencyStyle = { readonly title: () => string; readonly text: () => string; readonly tone: Tone };

/** Urgency in words and colour. */
export const urgencyStyle: Readonly<Record<Urgency, UrgencyStyle>> = {
  emergency: { title: m.symptoms_urgency_emergency, text: m.symptoms_urgency_emergency_text, tone: 'danger' },
  today: { title: m.symptoms_urgency_today, text: m.symptoms_urgency_today_text, tone: 'warning' },
  week: { title: m.symptoms_urgency_week, text: m.symptoms_urgency_week_text, tone: 'accent' },
  self_care: { title: m.symptoms_urgency_self_care, text: m.symptoms_urgency_self_care_text, tone: 'success' },
};
