import type { Sql } from '#platform/db/types.ts';
import { findReleasedLab, findReleasedReport } from './released-result.store.ts';
import { hiddenResources } from './hidden-resources.ts';

type Released = { readonly kind: 'lab' | 'report'; readonly id: number };

/**
 * Whose result or report was released, where it opens, and whether a guardian with limited access may not know of it; undefined when it is
 * held back again or was withdrawn.
 */
export async function releasedResult(db: Sql, { kind, id }: Released) {
  if (kind === 'lab') {
    const lab = await findReleasedLab(db, id);
    return lab && { personId: lab.person_id, link: `/lab-works?test=${id}`, isSensitive: lab.is_sensitive };
  }
  const report = await findReleasedReport(db, id);
  if (!report) return undefined;
  const personId = report.person_id;
  const hidden = await hiddenResources(db, personId, { held: false, sensitive: true });
  const link = report.kind === 'radiology' ? `/radiology-report?report=${id}` : `/my-timeline?entry=${id}`;
  return { personId, link, isSensitive: report.is_sensitive || hidden.has(report.resource_id) };
}
