import { triageVersion } from '@balsam/domain/triage';
import { addDays, riyadhDay, instantAt } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { takeSurvey } from '#modules/triage/index.ts';
import { callOf } from './call-of.ts';
import type { Seeding } from './seeding.ts';

/** The demo hospital's physician has approved the table, and Sara has asked it once. */
export async function seedTriage(tx: Tx, { now }: Seeding): Promise<void> {
  await tx
    .insertInto('triage_approval')
    .values({ version: triageVersion, physician: 'Layla Al-Qahtani', account_id: null, approved_at: now })
    .execute();
  const then = instantAt(addDays(riyadhDay(now), -9), '20:15');
  await takeSurvey(tx, await callOf(tx, '1000001', then), {
    chief_complaint: 'headache',
    note: '',
    symptoms: [
      { code: 'headache', since: 'days', severity: 'moderate' },
      { code: 'poor_concentration', since: 'days', severity: 'mild' },
    ],
    answers: {
      danger: [],
      pregnant: ['no'],
      history: [],
      onset: ['gradual'],
      headache_kind: ['band'],
      headache_with: [],
    },
  });
}
