import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { moderate, rateVisit, reportReview } from '#modules/ratings/index.ts';
import { callOf } from './call-of.ts';
import type { Seeding } from './seeding.ts';

/** Visits of a person that took place, the latest first. */
const visitsOf = (tx: Tx, mrn: string) =>
  tx
    .selectFrom('appointment as a')
    .innerJoin('person as p', 'p.id', 'a.patient_id')
    .select(['a.id', 'a.ends_at'])
    .where('p.mrn', '=', mrn)
    .where('a.state', '=', 'completed')
    .orderBy('a.ends_at', 'desc')
    .execute();

type Written = { readonly mrn: string; readonly visit: number; readonly value: number; readonly comment: string };

/** Writes a review a few hours after the visit; answers its id. */
async function write(tx: Tx, now: Date, { mrn, visit, value, comment }: Written): Promise<number | undefined> {
  const done = (await visitsOf(tx, mrn))[visit];
  if (!done) return undefined;
  const then = new Date(Math.min(addMinutes(done.ends_at, 5 * 60).getTime(), now.getTime()));
  const request = { appointment_id: done.id, rating_value: value, comment };
  return rateVisit(tx, await callOf(tx, mrn, then), request, { needsWords: false });
}

const byDesk = 'admin@balsam.example';

/** Sara has two reviews, of which one was refused, and a visit that she has not rated; others wait at the content desk, one was reported. */
export async function seedReviews(tx: Tx, { now }: Seeding): Promise<void> {
  const decide = async (id: number | undefined, to: 'published' | 'refused', reason?: string): Promise<void> => {
    if (id !== undefined)
      await moderate(tx, await callOf(tx, byDesk, now), id, {
        to,
        revision: 1,
        ...(reason !== undefined && { reason }),
      });
  };
  const calm = await write(tx, now, {
    mrn: '1000001',
    visit: 2,
    value: 5,
    comment: 'استشارة هادئة، وشرح واضح للخطوات القادمة.',
  });
  await decide(calm, 'published');
  const named = await write(tx, now, {
    mrn: '1000001',
    visit: 1,
    value: 3,
    comment: 'الزيارة جيدة، لكن موظف الاستقبال سالم تأخر كثيرًا.',
  });
  await decide(named, 'refused', 'يذكر التعليق اسم موظف. يُرجى كتابته دون أسماء.');
  const waiting = await write(tx, now, {
    mrn: '1000006',
    visit: 0,
    value: 4,
    comment: 'Listened carefully and explained the dose twice.',
  });
  const reported = await write(tx, now, {
    mrn: '1000007',
    visit: 0,
    value: 2,
    comment: 'الصوت كان ضعيفًا في أول المكالمة.',
  });
  await decide(reported, 'published');
  if (reported !== undefined && waiting !== undefined)
    await reportReview(tx, await callOf(tx, 'D1001', now), reported, 'يتحدث عن المكالمة لا عن الرعاية.');
}
