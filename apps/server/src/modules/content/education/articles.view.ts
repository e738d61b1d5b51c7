import type { CallReply, contract } from '@balsam/contract';
import { readingMinutes, type ArticleTopic } from '@balsam/domain/content';
import { pictureUrl } from '../pictures.ts';
import type { SeenContent } from '../publications.store.ts';

type Article = CallReply<typeof contract.healthEducation.detail>;
type ArticleSummary = Article['related'][number];

/** An article that everybody may read; without its topic or its review none is published. */
export type SeenArticle = SeenContent & { readonly topic: ArticleTopic; readonly reviewedOn: string };

/** Of what is seen, the articles that are whole. */
export const asArticles = (seen: readonly SeenContent[]): SeenArticle[] =>
  seen.flatMap((content) => {
    const { topic, reviewed_on: reviewedOn } = content.fields;
    return topic === null || reviewedOn === null ? [] : [{ ...content, topic, reviewedOn }];
  });

/** An article in a list. */
export const articleSummary = ({ id, fields, topic, reviewedOn }: SeenArticle): ArticleSummary => ({
  id,
  topic,
  title: fields.title,
  title_ar: fields.title_ar,
  summary: fields.summary,
  summary_ar: fields.summary_ar,
  drawing: fields.drawing,
  picture_url: pictureUrl(fields.picture),
  minutes: readingMinutes(fields.body),
  minutes_ar: readingMinutes(fields.body_ar),
  reviewed_on: reviewedOn,
});

/** The whole of an article. */
export const articleView = (
  article: SeenArticle,
  { speciality, related }: { speciality: Article['speciality']; related: readonly SeenArticle[] },
): Article => ({
  ...articleSummary(article),
  body: article.fields.body,
  body_ar: article.fields.body_ar,
  speciality,
  related: related.map(articleSummary),
});
