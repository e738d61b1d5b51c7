import type { SettingType } from '@balsam/domain/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { Pagination } from '../people/pagination.tsx';
import { changesQuery } from './queries.ts';
import { SettingText } from './setting-text.tsx';

type HistoryProps = { readonly title: string; readonly type: SettingType };

const Changes = ({ title, type }: HistoryProps) => {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({ ...changesQuery(title, page), placeholderData: keepPreviousData });
  if (!data)
    return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-16 w-full rounded-md" />;
  if (data.total === 0) return <p className="text-muted">{m.staff_settings_never_changed()}</p>;
  return (
    <>
      <ol className="divide-y divide-line">
        {data.items.map((change) => (
          <li key={change.at + String(change.after)} className="flex flex-col py-2.5">
            <span className="flex flex-wrap items-center gap-x-2">
              <SettingText type={type} value={change.before} />
              <ArrowRight aria-hidden size={16} className="mirrored text-muted" />
              <span className="sr-only">{m.staff_settings_became()}</span>
              <SettingText type={type} value={change.after} />
            </span>
            <InlineList className="text-small text-muted">
              <Marked>{inLocale(change.by.name, change.by.name_ar)}</Marked>
              <time dateTime={change.at} className="tabular">
                {dateTime(change.at)}
              </time>
            </InlineList>
          </li>
        ))}
      </ol>
      <Pagination page={data.page} total={data.total} length={data.limit} onPage={setPage} />
    </>
  );
};

/** Who changed a setting, from what to what, the newest first. */
export const SettingHistory = ({ title, type }: HistoryProps) => (
  <section aria-labelledby="setting-history" className="flex flex-col gap-2">
    <h3 id="setting-history" className="text-h3">
      {m.staff_history()}
    </h3>
    <Changes title={title} type={type} />
  </section>
);
