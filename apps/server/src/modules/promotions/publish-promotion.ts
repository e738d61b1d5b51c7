import type { ContentFields } from '@balsam/domain/content';
import { fromSar } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { countUses, insertPromotion, lockPromotionOf, takeBack, updatePromotion } from './publication.store.ts';

type Published = {
  readonly itemId: number;
  readonly fields: ContentFields;
  readonly from: Date;
  readonly until: Date | null;
};

/** The columns of a promotion as the desk wrote it; what it lacks was refused before. */
const columnsOf = ({ fields, from, until }: Published) => ({
  title: fields.title,
  title_ar: fields.title_ar,
  details: fields.summary,
  details_ar: fields.summary_ar,
  percent: fields.percent,
  at_most: fields.at_most === null ? null : fromSar(fields.at_most),
  visit_type: fields.visit_type,
  speciality_id: fields.speciality_id,
  starts_on: fields.starts_on ?? '',
  ends_on: fields.ends_on ?? '',
  drawing: fields.drawing ?? 'gift',
  picture: fields.picture,
  published_from: from,
  published_until: until,
});

/**
 * Offers what the desk wrote. One that can be used now changes at once only; its code stays for good.
 * @throws promotion_dates_not_valid, promotion_code_taken, promotion_code_fixed, promotion_published_already
 */
export async function publishPromotion(tx: Tx, published: Published, now: Date): Promise<void> {
  const { itemId, fields, from } = published;
  const columns = columnsOf(published);
  if (columns.ends_on < columns.starts_on) throw fail('promotion_dates_not_valid', { path: 'fields.ends_on' });
  const before = await lockPromotionOf(tx, itemId);
  if (!before) {
    const isNew = await insertPromotion(tx, { ...columns, item_id: itemId, code: fields.code, uses_left: fields.uses });
    if (!isNew) throw fail('promotion_code_taken', { path: 'fields.code' });
    return;
  }
  if (before.code !== fields.code) throw fail('promotion_code_fixed', { path: 'fields.code' });
  const isOffered = before.published_from <= now && (before.published_until === null || before.published_until > now);
  if (isOffered && from > now) throw fail('promotion_published_already', { path: 'from' });
  const left = fields.uses === null ? null : Math.max(0, fields.uses - (await countUses(tx, before.id)));
  await updatePromotion(tx, before.id, { ...columns, uses_left: left });
}

/** Offers it no longer; on visits that have its code already it counts on. */
export const withdrawPromotion = (tx: Tx, itemId: number, now: Date): Promise<void> => takeBack(tx, itemId, now);
