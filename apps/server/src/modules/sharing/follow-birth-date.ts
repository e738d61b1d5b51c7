import { guardianAccess } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { birthDateCorrected, factsOf } from '#modules/people/index.ts';
import { endSharesOfOthers } from './sharing.store.ts';

/**
 * D3.03, D9.02: who turned out to be from 15 to 17 has a guardian no longer show what is the young person's alone: links from when they counted as
 * a child, or as an adult who had let the guardian in, may. By the clock alone nothing tells them from those that were made since the 15th
 * birthday. Where a guardian may see nothing any more every opening is refused anyway.
 */
export const followBirthDate: Subscription = on(birthDateCorrected, async ({ person_id: id }, { tx, now }) => {
  const { birthDay } = await factsOf(tx, id);
  if (guardianAccess(birthDay, riyadhDay(now)) === 'limited') await endSharesOfOthers(tx, id, now);
});
