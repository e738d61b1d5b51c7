import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CalendarCheck, Clock, Info } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, ApiError } from '#shared/api/index.ts';
import { readStored, writeStored } from '#shared/api/stored.ts';
import { ArticleBody } from '#shared/content/article-body.tsx';
import { topicName } from '#shared/content/topics.ts';
import { day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { SectionTitle } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { ArticleGrid, readingTime } from './article-card.tsx';
import { ArticleTools, textSizes } from './article-tools.tsx';
import type { Article } from './queries.ts';

const NotThere = () => (
  <EmptyState
    art="box"
    title={m.education_not_found()}
    text={m.education_not_found_text()}
    action={<LinkButton to="/health-education/list">{m.education_all()}</LinkButton>}
  />
);

const Facts = ({ article: a }: { article: Article }) => (
  <span className="flex flex-wrap gap-x-4 gap-y-1">
    <span>{topicName(a.topic)}</span>
    <span className="inline-flex items-center gap-1.5">
      <Clock aria-hidden size={16} />
      {readingTime(a)}
    </span>
    <span className="inline-flex items-center gap-1.5">
      <CalendarCheck aria-hidden size={16} />
      {m.education_reviewed({ day: day(a.reviewed_on) })}
    </span>
  </span>
);

/** A doctor of the speciality that the article is about. */
const FindDoctor = ({ article: { speciality } }: { article: Article }) =>
  speciality && (
    <LinkButton
      variant="outline"
      to="/find-a-specialist"
      search={{ q: inLocale(speciality.title, speciality.title_ar) }}
      className="self-start print:hidden"
    >
      {m.education_find_doctor({ speciality: inLocale(speciality.title, speciality.title_ar) })}
    </LinkButton>
  );

const Related = ({ articles }: { articles: Article['related'] }) =>
  articles.length > 0 && (
    <section aria-labelledby="related-articles" className="flex flex-col gap-3 print:hidden">
      <SectionTitle id="related-articles">{m.education_related()}</SectionTitle>
      <ArticleGrid articles={articles} />
    </section>
  );

const storedSize = (): number => {
  const size = Number(readStored('articleTextSize') ?? 0);
  return textSizes[size] === undefined ? 0 : size;
};

const ReadArticle = ({ article: a }: { article: Article }) => {
  const [size, setSize] = useState(storedSize);
  const changeSize = (next: number): void => {
    setSize(next);
    writeStored('articleTextSize', String(next));
  };
  return (
    <>
      <ArticleTools article={a} size={size} onSize={changeSize} />
      <ArticleBody article={a} size={textSizes[size] ?? ''} />
      <Note tone="neutral" icon={Info}>
        {m.education_disclaimer()}
      </Note>
      <FindDoctor article={a} />
      <Related articles={a.related} />
    </>
  );
};

/** One article: read, listened to, kept, shared or printed. */
export const ArticlePage = () => {
  const { id } = useParams({ from: '/health-education/$id' });
  const { data, error, refetch } = useQuery(api.healthEducation.detail.query({ params: { id }, quiet: true }));
  const isNone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Page narrow>
      <PageHeading
        back="/health-education/list"
        title={data ? inLocale(data.title, data.title_ar) : m.education_title()}
        detail={data && <Facts article={data} />}
      />
      {data && <ReadArticle article={data} />}
      {!data && isNone && <NotThere />}
      {!data && !isNone && error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList count={2} />}
    </Page>
  );
};
