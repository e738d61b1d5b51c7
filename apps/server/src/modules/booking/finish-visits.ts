import {
  missReasons,
  outcomeOf,
  outcomeOfSilence,
  reviewUntil,
  type CallEvidence,
  type QueueEvidence,
  type VisitOutcome,
} from '@balsam/domain/booking';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { insertAppointmentEvents } from './change.store.ts';
import { batch, type Touched } from './due.store.ts';
import { completeVisits, missVisits } from './end-visit.ts';
import { lockOver, lockSilent, markInReview } from './outcome.store.ts';
import { systemAuditEntries } from './system-audit.ts';

/** Who was in the calls of these appointments; given by the module of calls, which depends on this one. */
export type CallEvidenceOf = (sql: Sql, ids: readonly number[]) => Promise<ReadonlyMap<number, CallEvidence>>;

/** What the queue knows of these visits; given by the module that keeps it. */
export type QueueEvidenceOf = (sql: Sql, ids: readonly number[]) => Promise<ReadonlyMap<number, QueueEvidence>>;

/** What the modules above this one know of visits. */
export type EvidenceSources = { readonly callEvidenceOf: CallEvidenceOf; readonly queueEvidenceOf: QueueEvidenceOf };

type Decided = Touched & { readonly outcome: VisitOutcome };

/** Writes what became of these locked visits. */
async function decide(tx: Tx, visits: readonly Decided[], now: Date): Promise<void> {
  const call = systemCall(now, 'booking.finish-visits');
  const ids = (is: (outcome: VisitOutcome) => boolean) => visits.filter((v) => is(v.outcome)).map((v) => v.id);
  await completeVisits(
    tx,
    call,
    ids(({ state }) => state === 'completed'),
  );
  for (const missedBy of missReasons)
    await missVisits(
      tx,
      call,
      ids((outcome) => outcome.state === 'missed' && outcome.missedBy === missedBy),
      { missedBy, why: 'system' },
    );
  const open = ids(({ state }) => state === 'in_review');
  await markInReview(tx, open, { by: 'front_desk', until: reviewUntil(now) });
  await insertAppointmentEvents(tx, open, 'in_review', now);
  await audit(tx, call, ...systemAuditEntries(visits));
}

/**
 * Ends the visits whose time is over by what is known of them, and those of which nobody said in time that it was otherwise
 * (D10.03).
 */
export const finishVisits = ({ callEvidenceOf, queueEvidenceOf }: EvidenceSources): ScheduledJob => ({
  name: 'booking.finish-visits',
  run: async ({ db, stopping }, now) => {
    await drainBatches(stopping, batch, () =>
      db.transaction().execute(async (tx) => {
        const over = await lockOver(tx, now);
        const calls = await callEvidenceOf(
          tx,
          over.filter(({ type }) => type === 'virtual').map(({ id }) => id),
        );
        const queued = await queueEvidenceOf(
          tx,
          over.map(({ id }) => id),
        );
        const outcomes = over.map((visit) => ({
          ...visit,
          outcome: outcomeOf({ ...visit, queue: queued.get(visit.id), call: calls.get(visit.id) }),
        }));
        await decide(tx, outcomes, now);
        return over.length;
      }),
    );
    await drainBatches(stopping, batch, () =>
      db.transaction().execute(async (tx) => {
        const silent = await lockSilent(tx, now);
        const outcomes = silent.map((visit) => ({
          ...visit,
          outcome: outcomeOfSilence(visit.reviewBy ?? 'front_desk'),
        }));
        await decide(tx, outcomes, now);
        return silent.length;
      }),
    );
  },
});
