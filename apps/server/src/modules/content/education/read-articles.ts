import { findByWords, type ArticleTopic } from '@balsam/domain/content';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { listSeen } from '../publications.store.ts';
import { findSpeciality } from './articles.store.ts';
import { wordsOf } from './article-words.ts';
import { articleSummary, articleView, asArticles, type SeenArticle } from './articles.view.ts';

const mostRelated = 3;

/** The articles that everybody may read now. */
export const seenArticles = async (sql: Sql, now: Date): Promise<SeenArticle[]> =>
  asArticles(await listSeen(sql, 'article', now));

type ListQuery = {
  readonly topic?: ArticleTopic | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};
type Manner = Parameters<typeof findByWords>[2]['manner'];

/** A page of the articles, of one topic or all; of what was typed the best answer first. */
export async function listArticles(sql: Sql, query: ListQuery, now: Date, manner?: Manner) {
  const page = pageOf(query, 100);
  const all = await seenArticles(sql, now);
  const ofTopic = query.topic === undefined ? all : all.filter(({ topic }) => topic === query.topic);
  const found = findByWords(ofTopic, query.q ?? '', { manner, wordsOf });
  const items = found.slice(page.offset, page.offset + page.limit).map(articleSummary);
  return { items, total: found.length, page: page.page, limit: page.limit };
}

/** Of the same topic first, then of the same speciality. */
function relatedTo(article: SeenArticle, all: readonly SeenArticle[]): SeenArticle[] {
  const others = all.filter(({ id }) => id !== article.id);
  const ofTopic = others.filter(({ topic }) => topic === article.topic);
  const { speciality_id: speciality } = article.fields;
  const ofSpeciality = others.filter(({ fields }) => speciality !== null && fields.speciality_id === speciality);
  return [...new Set([...ofTopic, ...ofSpeciality])].slice(0, mostRelated);
}

/** An article with its related ones. @throws not_found for what is not published now */
export async function readArticle(sql: Sql, id: number, now: Date) {
  const all = await seenArticles(sql, now);
  const article = all.find((each) => each.id === id);
  if (!article) throw fail('not_found');
  const { speciality_id: specialityId } = article.fields;
  const speciality = specialityId === null ? undefined : await findSpeciality(sql, specialityId);
  return articleView(article, { speciality: speciality ?? null, related: relatedTo(article, all) });
}
