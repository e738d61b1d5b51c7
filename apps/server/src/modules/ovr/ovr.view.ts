import { mayReviewOvr, mayWriteOvr } from '@balsam/domain/ovr';
import { sayWhether } from '#modules/booking/index.ts';
import { fullNames } from '#modules/people/index.ts';
import { maySeeReporter, type OvrReader } from './ovr.policy.ts';
import type { OvrRow } from './ovr.store.ts';

const named = (row: Parameters<typeof fullNames>[0]) => {
  const { name, nameAr } = fullNames(row);
  return { name, name_ar: nameAr };
};

const reviewerOf = (row: OvrRow) =>
  named({
    first_name: row.by_first,
    family_name: row.by_family,
    first_name_ar: row.by_first_ar,
    family_name_ar: row.by_family_ar,
  });

const forbidden = { ok: false, code: 'forbidden', values: {} } as const;

function reviewOf(row: OvrRow, reader: OvrReader) {
  const { outcome, reviewed_at: at, review_actions: actions, is_shared: shared } = row;
  if (outcome === null || at === null) return null;
  return { outcome, actions, shared, at: at.toISOString(), by: reader.kind === 'reviewer' ? reviewerOf(row) : null };
}

/** A report as `reader` sees it. */
export function ovrView(row: OvrRow, reader: OvrReader) {
  const mine = row.reporter_id === reader.personId;
  return {
    id: row.id,
    state: row.state,
    category: row.category,
    severity: row.severity,
    location: row.location,
    happened_at: row.happened_at?.toISOString() ?? null,
    what: row.what,
    action: row.action,
    department: { id: row.department_id, title: row.department, title_ar: row.department_ar },
    reporter: maySeeReporter(row, reader) ? named(row) : null,
    mine,
    updated_at: row.updated_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    review: reviewOf(row, reader),
    may: {
      write: sayWhether(mine ? mayWriteOvr(row.state) : forbidden),
      review: sayWhether(reader.kind === 'reviewer' ? mayReviewOvr(row.state) : forbidden),
    },
  };
}
