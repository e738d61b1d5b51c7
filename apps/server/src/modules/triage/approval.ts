import { versionWith } from '@balsam/domain/triage';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { findApproval, insertApproval } from './approval.store.ts';
import { findWords } from './words.store.ts';

/** The version in use: that of the table with the words that are published. */
const versionNow = async (sql: Sql, now: Date): Promise<string> => versionWith((await findWords(sql, now))?.id);

/** The version in use, and which physician approved it, if one has. */
export async function showApproval(sql: Sql, now: Date) {
  const version = await versionNow(sql, now);
  const approval = await findApproval(sql, version);
  return {
    version,
    approved_by: approval?.physician ?? null,
    approved_at: approval?.approved_at.toISOString() ?? null,
  };
}

/**
 * Writes down that a physician approved the version that the administrator looked at.
 * @throws triage_version_changed when another is in use since, triage_already_approved
 */
export async function approveTable(
  tx: Tx,
  { actor, now }: UserCall,
  { version, physician }: { readonly version: string; readonly physician: string },
) {
  if (version !== (await versionNow(tx, now))) throw fail('triage_version_changed');
  const isNew = await insertApproval(tx, { version, physician, account_id: actor.accountId, approved_at: now });
  if (!isNew) throw fail('triage_already_approved');
  return showApproval(tx, now);
}

/** @throws symptom_checker_closed while no physician has approved the version in use */
export async function requireApproved(sql: Sql, now: Date): Promise<void> {
  if (!(await findApproval(sql, await versionNow(sql, now)))) throw fail('symptom_checker_closed');
}
