import type { Sql, Tx } from '#platform/db/types.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { resultReleased } from './events.ts';
import { areSensitive, hiddenResources, reportsOf } from './hidden-resources.ts';
import { findReleasedLab, findReleasedReport, reportsDrawnFrom } from './released-result.store.ts';

type Released = { readonly kind: 'lab' | 'report'; readonly id: number };

/**
 * Publishes that it was released, and the reports that were hidden with it, too: whether another hold hides them still is asked when all
 * releases of the moment are written. The laboratory's report of a result is told of by the result.
 */
export async function publishReleased(
  tx: Tx,
  { personId, root, ...released }: Released & { readonly personId: number; readonly root: number | undefined },
  now: Date,
): Promise<void> {
  await publish(tx, resultReleased, released, now);
  if (root === undefined) return;
  const others = [...(await reportsOf(tx, personId, root))].filter((id) => id !== root);
  const reports = await reportsDrawnFrom(tx, personId, others);
  for (const { id } of reports) await publish(tx, resultReleased, { kind: 'report', id }, now);
}

/**
 * Whose result or report was released, where it opens, and whether a guardian with limited access may not know of it; undefined when it is
 * held back again, was withdrawn, or is still hidden by another hold.
 */
export async function releasedResult(db: Sql, { kind, id }: Released) {
  if (kind === 'lab') {
    const lab = await findReleasedLab(db, id);
    return lab && { personId: lab.person_id, link: `/lab-works?test=${id}`, isSensitive: lab.is_sensitive };
  }
  const report = await findReleasedReport(db, id);
  if (!report) return undefined;
  const personId = report.person_id;
  const held = await hiddenResources(db, personId, { held: true, sensitive: false });
  if (held.has(report.resource_id)) return undefined;
  const link = report.kind === 'radiology' ? `/radiology-report?report=${id}` : `/my-timeline?entry=${id}`;
  return { personId, link, isSensitive: await areSensitive(db, personId, [report.resource_id]) };
}
