import { emptyContent, fieldsOfKind, richFromText, type ContentFields, type ContentKind } from '@balsam/domain/content';
import { addDays, addMinutes, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { articles } from './content/articles.ts';
import { announcements, questions } from './content/notices.ts';
import { banners, promotions } from './content/offers.ts';
import { places } from './content/places.ts';
import { byCode, idOf } from './hospital/ids.ts';
import type { Seeding } from './seeding.ts';

const monthMinutes = 30 * 24 * 60;

type Seed = { readonly kind: ContentKind; readonly fields: Partial<ContentFields> };

/** Writes content that is published since an instant, a month ago unless told; answers its ids. */
export async function publishAll(
  tx: Tx,
  seeds: readonly Seed[],
  now: Date,
  at = addMinutes(now, -monthMinutes),
): Promise<number[]> {
  const ids: number[] = [];
  for (const { kind, fields } of seeds) {
    const whole = JSON.stringify(fieldsOfKind(kind, { ...emptyContent, ...fields }));
    const { id } = await tx
      .insertInto('content_item')
      .values({ kind, fields: whole, created_at: at, changed_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('content_publication')
      .values({ item_id: id, revision: 1, fields: whole, starts_at: at })
      .execute();
    await tx
      .insertInto('content_change')
      .values({ item_id: id, action: 'published', fields: whole, at, starts_at: at })
      .execute();
    ids.push(id);
  }
  return ids;
}

/** Banners, announcements and questions of the demo hospital. Settings and texts come with the migrations: production needs them too. */
export async function seedContent(tx: Tx, { now }: Seeding): Promise<void> {
  const seeds: Seed[] = [
    ...banners.map((fields, position) => ({ kind: 'banner' as const, fields: { ...fields, position } })),
    ...announcements.map((fields) => ({ kind: 'announcement' as const, fields })),
    ...questions.map(({ answer, answer_ar, ...fields }, position) => ({
      kind: 'question' as const,
      fields: { ...fields, body: richFromText(answer), body_ar: richFromText(answer_ar), position },
    })),
  ];
  await publishAll(tx, seeds, now);
}

/** The articles of health education, each in its speciality. */
export async function seedArticles(tx: Tx, { now }: Seeding): Promise<void> {
  const specialities = byCode(await tx.selectFrom('speciality').select(['id', 'code']).execute());
  const seeds = articles.map(({ speciality, body, body_ar, reviewed, ...fields }) => ({
    kind: 'article' as const,
    fields: {
      ...fields,
      body: richFromText(body),
      body_ar: richFromText(body_ar),
      speciality_id: speciality === null ? null : idOf(specialities, speciality),
      reviewed_on: addDays(riyadhDay(now), -reviewed),
    },
  }));
  await publishAll(tx, seeds, now);
}

/** The places of the virtual tour, branch by branch. */
export async function seedPlaces(tx: Tx, { now }: Seeding): Promise<void> {
  const locations = byCode(await tx.selectFrom('location').select(['id', 'code']).execute());
  const seeds = places.map(({ location, ...fields }, position) => ({
    kind: 'place' as const,
    fields: { ...fields, position, location_id: idOf(locations, location) },
  }));
  await publishAll(tx, seeds, now);
}

/** The promotions, some of them good for one speciality or one kind of visit. */
export async function seedPromotions(tx: Tx, { now }: Seeding): Promise<void> {
  const today = riyadhDay(now);
  const specialities = byCode(await tx.selectFrom('speciality').select(['id', 'code']).execute());
  const rows = promotions.map(({ from, to, speciality, visit, ...promotion }) => ({
    ...promotion,
    visit_type: visit,
    speciality_id: speciality === null ? null : idOf(specialities, speciality),
    starts_on: addDays(today, from),
    ends_on: addDays(today, to),
  }));
  const seeds = rows.map(({ details, details_ar, ...fields }) => ({
    kind: 'promotion' as const,
    fields: { ...fields, summary: details, summary_ar: details_ar },
  }));
  const ids = await publishAll(tx, seeds, now);
  await tx
    .insertInto('promotion')
    .values(rows.map((row, n) => ({ ...row, item_id: ids[n]! })))
    .execute();
}
