import type { ContentFields, ContentKind } from '@balsam/domain/content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { Pagination } from '../people/pagination.tsx';
import { actionName, fieldName } from './labels.ts';
import { changesQuery, type Content, type ContentChange } from './queries.ts';

type UseProps = { readonly kind: ContentKind; readonly onUse: (fields: ContentFields) => void };

const Line = ({ change, kind, onUse }: UseProps & { change: ContentChange }) => (
  <li className="flex flex-wrap items-center justify-between gap-2 py-2.5">
    <span className="flex min-w-0 flex-col">
      <span>
        <span className="font-medium">{actionName[change.action]()}</span>
        {change.starts_at !== null && (
          <span className="text-text-2"> {m.content_from({ when: dateTime(change.starts_at) })}</span>
        )}
      </span>
      {change.changed.length > 0 && (
        <InlineList className="text-small text-text-2">
          {change.changed.map((field) => (
            <span key={field}>{fieldName(kind, field)}</span>
          ))}
        </InlineList>
      )}
      <InlineList className="text-small text-muted">
        {change.by ? (
          <Marked>{inLocale(change.by.name, change.by.name_ar)}</Marked>
        ) : (
          <span>{m.staff_history_system()}</span>
        )}
        <time dateTime={change.at} className="tabular">
          {dateTime(change.at)}
        </time>
      </InlineList>
    </span>
    <Button variant="text" size="sm" onClick={() => onUse(change.fields)}>
      {m.content_use_version()}
    </Button>
  </li>
);

const Lines = ({ content, ...use }: UseProps & { content: Content }) => {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({ ...changesQuery(content.id, page), placeholderData: keepPreviousData });
  if (!data)
    return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-16 w-full rounded-md" />;
  if (data.total === 0) return <p className="text-muted">{m.staff_history_none()}</p>;
  return (
    <>
      <ol className="divide-y divide-line">
        {data.items.map((change) => (
          <Line key={change.id} change={change} {...use} />
        ))}
      </ol>
      <Pagination page={data.page} total={data.total} length={data.limit} onPage={setPage} />
    </>
  );
};

/** Who wrote, published and ended it, the newest first; the words of each can be taken up again. */
export const History = (props: UseProps & { content: Content }) => (
  <Card as="section" aria-labelledby="content-history" className="flex flex-col gap-2">
    <h2 id="content-history" className="text-h2">
      {m.content_history()}
    </h2>
    <Lines {...props} />
  </Card>
);
