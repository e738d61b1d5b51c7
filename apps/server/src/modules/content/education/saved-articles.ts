import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { ownReason } from '#modules/people/index.ts';
import { hasConsented } from '#modules/privacy/index.ts';
import { appointmentSpecialities, deleteSaved, insertSaved, lockSaved, savedIds } from './articles.store.ts';
import { articleSummary } from './articles.view.ts';
import { seenArticles } from './read-articles.ts';

/** Articles that one person keeps at most. */
const mostSaved = 200;
const mostSuggested = 6;

const auditSaved = (sql: Sql, call: UserCall, action: 'read' | 'write', recordId?: number) =>
  audit(sql, call, {
    personId: call.actor.personId,
    action,
    what: 'saved articles',
    ...(recordId !== undefined && { recordId }),
    why: ownReason(call),
  });

/** The articles that the open profile keeps and that are still published. */
export async function showSaved(sql: Sql, call: UserCall) {
  const [ids, articles] = [await savedIds(sql, call.actor.personId), await seenArticles(sql, call.now)];
  await auditSaved(sql, call, 'read');
  const byId = new Map(articles.map((article) => [article.id, article]));
  return {
    items: ids.flatMap((id) => {
      const article = byId.get(id);
      return article ? [articleSummary(article)] : [];
    }),
  };
}

/** Keeps an article. @throws not_found for what is not published now, too_many_saved_articles */
export async function saveArticle(tx: Tx, call: UserCall, id: number) {
  const { personId } = call.actor;
  if (!(await seenArticles(tx, call.now)).some((article) => article.id === id)) throw fail('not_found');
  await lockSaved(tx, personId);
  await insertSaved(tx, personId, id, call.now);
  if ((await savedIds(tx, personId)).length > mostSaved) throw fail('too_many_saved_articles');
  await auditSaved(tx, call, 'write', id);
  return { id, saved: true };
}

/** Keeps an article no longer, whether it was kept or not. */
export async function unsaveArticle(tx: Tx, call: UserCall, id: number) {
  await deleteSaved(tx, call.actor.personId, id);
  await auditSaved(tx, call, 'write', id);
  return { id, saved: false };
}

/** Articles of the specialities of the open profile's appointments, for whoever allows tips that are chosen by their visits; else none. */
export async function suggestArticles(sql: Sql, call: UserCall) {
  const { personId } = call.actor;
  if (!(await hasConsented(sql, personId, 'health_tips'))) return { items: [] };
  const specialities = await appointmentSpecialities(sql, personId, call.now);
  await audit(sql, call, { personId, action: 'read', what: 'appointments', why: ownReason(call) });
  const articles = await seenArticles(sql, call.now);
  const items = specialities.flatMap((id) => articles.filter(({ fields }) => fields.speciality_id === id));
  return { items: items.slice(0, mostSuggested).map(articleSummary) };
}
