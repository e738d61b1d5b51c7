import { labFlag } from '@balsam/domain/record';
import { riyadhDay } from '@balsam/domain/time';
import type { labsOfVisit, listVisits } from './records.store.ts';

type VisitRow = Omit<Awaited<ReturnType<typeof listVisits>>[number], 'total'>;
type LabRow = Awaited<ReturnType<typeof labsOfVisit>>[number];

const kinds = ['visit', 'emergency', 'virtual', 'inpatient'] as const;

/** A text that came in one language only stands in both, and says so. */
const bothLanguages = (title: string, titleAr: string | null) => ({
  title,
  title_ar: titleAr || title,
  title_ar_missing: !titleAr,
});

export const visitView = (v: VisitRow) => ({
  id: v.id,
  kind: kinds.find((k) => k === v.class) ?? 'visit',
  ...bothLanguages(v.title, v.title_ar),
  reason: v.reason,
  provider: v.provider,
  practitioner: v.practitioner,
  status: v.status,
  started_at: v.started_at.toISOString(),
  ended_at: v.ended_at?.toISOString() ?? null,
  day: riyadhDay(v.started_at),
  results: v.results ?? 0,
});

export const labView = (o: LabRow) => ({
  id: o.id,
  loinc: o.loinc,
  ...bothLanguages(o.title, o.title_ar),
  value: o.value_number,
  value_text: o.value_text,
  unit: o.unit,
  low: o.low,
  high: o.high,
  flag: o.value_number === null ? ('unknown' as const) : labFlag(o.value_number, o.low, o.high),
  taken_at: o.taken_at.toISOString(),
  day: riyadhDay(o.taken_at),
});

export const testView = (o: LabRow & { about: string | null; about_ar: string | null }, count: number) => ({
  ...labView(o),
  count,
  about: o.about ?? '',
  about_ar: o.about_ar ?? '',
});
