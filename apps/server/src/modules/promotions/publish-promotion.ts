import type { ContentFields } from '@balsam/domain/content';
import { fromSar } from '@balsam/domain/money';
import { toLatinDigits } from '@balsam/domain/text';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import {
  assignTo,
  countUses,
  findPatients,
  insertPromotion,
  lockPromotionOf,
  takeBack,
  updatePromotion,
} from './publication.store.ts';

type Published = {
  readonly itemId: number;
  readonly fields: ContentFields;
  readonly from: Date;
  readonly until: Date | null;
  /** The MRNs of those whom it is for; null is everybody, undefined whoever it was for before. */
  readonly patients: readonly string[] | null | undefined;
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

/** How many unknown numbers a refusal names. */
const mostNamed = 20;

const mrnsOf = (typed: readonly string[]): string[] => [
  ...new Set(typed.map(toLatinDigits).filter((mrn) => mrn !== '')),
];

/**
 * Writes down of whom a refused press at a promotion told: whose numbers were looked up, for which of them are nobody's was told, and so which
 * are somebody's, or whom it is for by now.
 */
export async function auditRefusedPatients(sql: Sql, call: Call, typed: readonly string[]): Promise<void> {
  const found = await findPatients(sql, mrnsOf(typed));
  const what = { action: 'read', what: 'promotions', why: 'staff' } as const;
  await audit(sql, call, ...found.map(({ id: personId }) => ({ personId, ...what })));
}

/** The persons behind MRNs, in whichever digits; refuses what is nobody's number. */
async function patientsOf(tx: Tx, typed: readonly string[]): Promise<number[]> {
  const mrns = mrnsOf(typed);
  if (mrns.length === 0) throw fail('promotion_patients_required', { path: 'patients' });
  const found = await findPatients(tx, mrns);
  const unknown = mrns.filter((mrn) => !found.some((one) => one.mrn === mrn));
  if (unknown.length === 0) return found.map(({ id }) => id);
  const numbers = unknown.slice(0, mostNamed).join(', ') + (unknown.length > mostNamed ? ' …' : '');
  throw fail('promotion_patients_unknown', { path: 'patients', values: { numbers } });
}

/** Says whom a promotion is for: who gets or loses it finds that in their access log. */
async function assign(tx: Tx, call: UserCall, id: number, patients: readonly string[] | null): Promise<void> {
  const persons = patients === null ? [] : await patientsOf(tx, patients);
  await updatePromotion(tx, id, { for_everybody: patients === null });
  const changed = await assignTo(tx, id, persons, call.now);
  const what = { action: 'write', what: 'promotions', recordId: id, why: 'staff' } as const;
  await audit(tx, call, ...changed.map((personId) => ({ personId, ...what })));
}

/** Writes what is offered, and answers its id. */
async function writePromotion(tx: Tx, published: Published, now: Date): Promise<number> {
  const { itemId, fields, from } = published;
  const columns = columnsOf(published);
  const before = await lockPromotionOf(tx, itemId);
  if (!before) {
    const id = await insertPromotion(tx, { ...columns, item_id: itemId, code: fields.code, uses_left: fields.uses });
    if (id === undefined) throw fail('promotion_code_taken', { path: 'fields.code' });
    return id;
  }
  if (before.code !== fields.code) throw fail('promotion_code_fixed', { path: 'fields.code' });
  const isOffered = before.published_from <= now && (before.published_until === null || before.published_until > now);
  if (isOffered && from > now) throw fail('promotion_published_already', { path: 'from' });
  const left = fields.uses === null ? null : Math.max(0, fields.uses - (await countUses(tx, before.id)));
  await updatePromotion(tx, before.id, { ...columns, uses_left: left });
  return before.id;
}

/**
 * Offers what the desk wrote. One that can be used now changes at once only; its code stays for good.
 * @throws promotion_dates_not_valid, promotion_code_taken, promotion_code_fixed, promotion_published_already,
 * promotion_patients_required, promotion_patients_unknown
 */
export async function publishPromotion(tx: Tx, call: UserCall, published: Published): Promise<void> {
  const { starts_on: first, ends_on: last } = columnsOf(published);
  if (last < first) throw fail('promotion_dates_not_valid', { path: 'fields.ends_on' });
  const id = await writePromotion(tx, published, call.now);
  if (published.patients !== undefined) await assign(tx, call, id, published.patients);
}

/** Offers it no longer; on visits that have its code already it counts on. */
export const withdrawPromotion = (tx: Tx, itemId: number, now: Date): Promise<void> => takeBack(tx, itemId, now);
