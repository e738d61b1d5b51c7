import { healthEducation } from '@balsam/contract/health-education';
import { read, write, type Route } from '#platform/http/serve.ts';
import { listArticles, readArticle } from './read-articles.ts';
import { saveArticle, showSaved, suggestArticles, unsaveArticle } from './saved-articles.ts';

/** Articles, open to everybody, and those that a patient keeps. */
export const educationRoutes: readonly Route[] = [
  read(healthEducation.list, ({ db, query, call }) => listArticles(db, query, call.now)),
  read(healthEducation.detail, ({ db, params, call }) => readArticle(db, params.id, call.now)),
  read(healthEducation.saved, ({ db, call }) => showSaved(db, call)),
  write(healthEducation.save, ({ tx, params, call }) => saveArticle(tx, call, params.id)),
  write(healthEducation.unsave, ({ tx, params, call }) => unsaveArticle(tx, call, params.id)),
  read(healthEducation.suggested, ({ db, call }) => suggestArticles(db, call)),
];
