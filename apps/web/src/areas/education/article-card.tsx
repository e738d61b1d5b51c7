import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ContentPicture } from '#shared/content/content-picture.tsx';
import { topicName } from '#shared/content/topics.ts';
import { number } from '#shared/format/index.ts';
import { getLocale, inLocale } from '#shared/i18n/locale.ts';
import type { ArticleSummary } from './queries.ts';

/** How long it takes to read in the language of the screen. */
export const readingTime = ({ minutes, minutes_ar: minutesAr }: Pick<ArticleSummary, 'minutes' | 'minutes_ar'>) => {
  const count = getLocale() === 'ar' ? minutesAr : minutes;
  return m.education_minutes({ count, minutes: number(count) });
};

/** An article in a list: the whole of it leads there. */
export const ArticleCard = ({ article: a }: { article: ArticleSummary }) => (
  <Link
    to="/health-education/$id"
    params={{ id: String(a.id) }}
    className="flex h-full w-full overflow-hidden rounded-lg border border-line bg-surface text-text no-underline hover:border-line-strong hover:bg-surface-2"
  >
    <ContentPicture drawing={a.drawing} url={a.picture_url} className="w-28 shrink-0 desktop:w-32" />
    <span className="flex min-w-0 flex-1 flex-col gap-1 p-4">
      <span className="text-small font-medium text-accent-text">{topicName(a.topic)}</span>
      <span className="text-h3">{inLocale(a.title, a.title_ar)}</span>
      <span className="text-text-2">{inLocale(a.summary, a.summary_ar)}</span>
      <span className="mt-auto inline-flex items-center gap-1.5 pt-1 text-small text-muted">
        <Clock aria-hidden size={16} />
        {readingTime(a)}
      </span>
    </span>
  </Link>
);

/** Articles beside each other. */
export const ArticleGrid = ({ articles }: { articles: readonly ArticleSummary[] }) => (
  <ul className="grid gap-4 desktop:grid-cols-2">
    {articles.map((article) => (
      <li key={article.id} className="flex">
        <ArticleCard article={article} />
      </li>
    ))}
  </ul>
);
