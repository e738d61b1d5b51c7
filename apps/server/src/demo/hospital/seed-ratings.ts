import { sql } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from '../seeding.ts';
import { doctors } from './doctors.ts';
import { idOf } from './ids.ts';
import { reviews } from './reviews.ts';

/** Between five and sixteen reviews for each doctor, in both languages, over the last months. */
export async function seedRatings(tx: Tx, { now }: Seeding, ids: ReadonlyMap<string, number>): Promise<void> {
  const rows = doctors.flatMap((doctor, n) =>
    Array.from({ length: 5 + ((n * 7) % 12) }, (_, k) => {
      const review = reviews[(n * 4 + k) % reviews.length];
      return {
        doctor_id: idOf(ids, doctor.code),
        value: Number(review?.value ?? 5),
        comment: review?.comment ?? '',
        created_at: addMinutes(now, -(k + 1) * 9 * 1440 - n * 37),
      };
    }),
  );
  // Read newest first by id, so the oldest goes in first.
  await tx
    .insertInto('rating')
    .values(rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()))
    .execute();
  await sql`
    update doctor set rating_count = r.count, rating_sum = r.sum
    from (select doctor_id, count(*)::int as count, sum(value)::int as sum from rating group by doctor_id) r
    where r.doctor_id = doctor.id`.execute(tx);
}
