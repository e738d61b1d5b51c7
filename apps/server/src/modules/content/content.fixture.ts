import { emptyContent, type ContentFields, type ContentKind } from '@balsam/domain/content';
import type { World } from '#test/world.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';

/** An article that could be published as it is. */
export const wholeArticle: ContentFields = {
  ...emptyContent,
  title: 'Drinking enough',
  title_ar: 'شرب الماء الكافي',
  summary: 'How much is enough.',
  summary_ar: 'كم يكفي منه.',
  body: '<p>Water is best.</p>',
  body_ar: '<p>الماء هو الأفضل.</p>',
  topic: 'nutrition',
  reviewed_on: '2026-11-01',
};

/** A promotion that could be published as it is. */
export const wholePromotion: ContentFields = {
  ...emptyContent,
  title: 'Autumn offer',
  title_ar: 'عرض الخريف',
  summary: 'Ten percent off.',
  summary_ar: 'خصم عشرة بالمئة.',
  code: 'AUTUMN10',
  percent: 10,
  starts_on: '2026-11-01',
  ends_on: '2026-12-31',
};

/** The content desk in the hands of one administrator. */
export async function contentDesk(w: World, who = 'admin@balsam.example') {
  const admin: Payer = await payer(w, who);
  const create = (kind: ContentKind, fields: ContentFields) => admin.post('/staff/content', { kind, fields });
  const save = (id: number, revision: number, fields: ContentFields) =>
    admin.patch(`/staff/content/${id}`, { revision, fields });
  const publish = (id: number, revision: number, from: string | null = null, until: string | null = null) =>
    admin.post(`/staff/content/${id}/publish`, { revision, from, until });
  const end = (id: number, revision: number) => admin.post(`/staff/content/${id}/end`, { revision });
  /** Writes and publishes at once; answers what the desk shows of it. */
  const publishNew = async (kind: ContentKind, fields: ContentFields, from: string | null = null) => {
    const { data } = await create(kind, fields);
    const done = await publish(data.id, data.revision, from);
    if (done.http !== 200) throw new Error(`not published: ${done.code}`);
    return done.data as { id: number; revision: number; state: string };
  };
  return { admin, create, save, publish, end, publishNew };
}
