import { mayPublish, missingFields, textFromRich, type ContentFields, type ContentKind } from '@balsam/domain/content';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { Failure, fail, fieldError } from '#platform/http/failure.ts';
import { publishOffer, withdrawOffer } from '#modules/packages/index.ts';
import { publishTerms, withdrawTerms } from '#modules/people/index.ts';
import { publishPromotion, withdrawPromotion } from '#modules/promotions/index.ts';
import { wholeFields } from '../publications.store.ts';
import {
  endPublications,
  insertChange,
  insertPublication,
  lockItem,
  raiseRevision,
  takeBackPublications,
} from './items.store.ts';
import { changedMeanwhile } from './write-content.ts';

/** What the symptom checker does with the texts that are published of it; its module stands above this one. */
export type SymptomWords = {
  readonly publish: (
    tx: Tx,
    call: UserCall,
    published: Period & {
      readonly itemId: number;
      readonly fields: ContentFields;
      readonly physician: string | undefined;
    },
  ) => Promise<void>;
  readonly withdraw: (tx: Tx, itemId: number, now: Date) => Promise<void>;
};

type Period = { readonly from: Date; readonly until: Date | null };
type Asked = {
  readonly revision: number;
  readonly from: string | null;
  readonly until: string | null;
  /** Of a promotion: whom it is for. */
  readonly patients?: readonly string[] | null | undefined;
  /** Of the texts of the symptom checker: who approved them. */
  readonly physician?: string | undefined;
};

type Published = { readonly id: number; readonly words: SymptomWords };

/** Refuses what is written in one language only, or not at all, each with its fields. */
function assertComplete(kind: ContentKind, fields: ContentFields): void {
  const { oneLanguage, empty } = missingFields(kind, fields);
  const code = oneLanguage.length > 0 ? 'content_one_language' : 'content_incomplete';
  const paths = oneLanguage.length > 0 ? oneLanguage : empty;
  if (paths.length > 0) throw new Failure(code, { fields: paths.map((path) => fieldError(`fields.${path}`, code)) });
}

/**
 * What a publication means beyond being seen: a code that can be used, a package that can be booked, words that a physician
 * approved, terms that are to be agreed to.
 */
async function applyPublication(
  tx: Tx,
  call: UserCall,
  item: { id: number; kind: ContentKind },
  fields: ContentFields,
  { patients, physician, words, ...period }: Period & Pick<Asked, 'patients' | 'physician'> & { words: SymptomWords },
) {
  const { id: itemId } = item;
  if (item.kind === 'promotion') await publishPromotion(tx, call, { itemId, fields, patients, ...period });
  if (item.kind === 'package') await publishOffer(tx, call, { itemId, fields, ...period });
  if (item.kind === 'symptoms') await words.publish(tx, call, { itemId, fields, physician, ...period });
  if (item.kind !== 'terms') return;
  if (period.until !== null) throw fail('content_terms_stay', { path: 'until' });
  const { title, title_ar, body, body_ar } = fields;
  const texts = { title, title_ar, body: textFromRich(body), body_ar: textFromRich(body_ar, 'ar') };
  await publishTerms(tx, texts, period.from, call.now);
}

/**
 * Publishes the draft from an instant on, which may be now (D14.04).
 * @throws not_found, content_changed, content_one_language, content_incomplete, publish_in_past, publish_until_before_from,
 * and what a promotion, a package, words or terms refuse
 */
export async function publishContent(
  tx: Tx,
  call: UserCall,
  { id, words }: Published,
  asked: Asked,
): Promise<'published' | 'scheduled'> {
  const { now } = call;
  const item = await lockItem(tx, id);
  if (!item) throw fail('not_found');
  if (item.revision !== asked.revision) throw await changedMeanwhile(tx, call, id);
  const fields = wholeFields(item.fields);
  assertComplete(item.kind, fields);
  const period: Period = {
    from: asked.from === null ? now : new Date(asked.from),
    until: asked.until === null ? null : new Date(asked.until),
  };
  const verdict = mayPublish(period, now);
  if (!verdict.ok) throw fail(verdict.code, { path: verdict.code === 'publish_in_past' ? 'from' : 'until' });
  await applyPublication(tx, call, item, fields, {
    ...period,
    patients: asked.patients,
    physician: asked.physician,
    words,
  });
  const { accountId } = call.actor;
  const revision = await raiseRevision(tx, item, { at: now, accountId });
  await insertPublication(tx, { itemId: id, revision, fields, ...period }, now);
  await insertChange(tx, {
    itemId: id,
    action: 'published',
    fields,
    at: now,
    accountId,
    startsAt: period.from,
    endsAt: period.until,
  });
  return period.from > now ? 'scheduled' : 'published';
}

/** Of terms only a version that has not begun is taken back: those in force stay until the next. @throws content_terms_stay */
async function takeBackTerms(tx: Tx, itemId: number, now: Date): Promise<void> {
  if (!(await takeBackPublications(tx, itemId, now))) throw fail('content_terms_stay');
  await withdrawTerms(tx, now);
}

/** Ends what is published, and takes back what was to be. @throws not_found, content_changed, content_not_published, content_terms_stay */
export async function endContent(tx: Tx, call: UserCall, { id, words }: Published, revision: number): Promise<void> {
  const item = await lockItem(tx, id);
  if (!item) throw fail('not_found');
  if (item.revision !== revision) throw await changedMeanwhile(tx, call, id);
  if (item.kind === 'terms') await takeBackTerms(tx, id, call.now);
  else if (!(await endPublications(tx, id, call.now))) throw fail('content_not_published');
  if (item.kind === 'promotion') await withdrawPromotion(tx, id, call.now);
  if (item.kind === 'package') await withdrawOffer(tx, call, id);
  if (item.kind === 'symptoms') await words.withdraw(tx, id, call.now);
  const by = { at: call.now, accountId: call.actor.accountId };
  await raiseRevision(tx, item, by);
  await insertChange(tx, { itemId: id, action: 'ended', fields: wholeFields(item.fields), ...by });
}
