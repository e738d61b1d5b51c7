import type { ContentFields } from '@balsam/domain/content';
import { versionWith } from '@balsam/domain/triage';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { insertApproval } from './approval.store.ts';
import { endWords, insertWords } from './words.store.ts';

type Published = {
  readonly itemId: number;
  readonly fields: ContentFields;
  readonly from: Date;
  readonly until: Date | null;
  /** Who approved the table with these words. */
  readonly physician: string | undefined;
};

/** As short as a name may be. */
const shortestName = 3;

/**
 * Puts words in the place of texts of the table, from an instant on. With them the table is another version, which a named physician has
 * approved before anybody reads it (D14.06). @throws triage_physician_required
 */
export async function publishWords(tx: Tx, { actor, now }: UserCall, published: Published): Promise<void> {
  const { itemId, fields, from, until, physician = '' } = published;
  if (physician.length < shortestName) throw fail('triage_physician_required', { path: 'physician' });
  const id = await insertWords(tx, { itemId, texts: fields.symptom_texts, from, until }, now);
  const approval = { version: versionWith(id), physician, account_id: actor.accountId, approved_at: now };
  await insertApproval(tx, approval);
}

/** The table has its own words again: its own version counts, if a physician has approved that one. */
export const withdrawWords = (tx: Tx, itemId: number, now: Date): Promise<void> => endWords(tx, itemId, now);
