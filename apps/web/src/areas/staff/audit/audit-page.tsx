import { riyadhDay } from '@balsam/domain/time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CircleAlert, Download, EyeOff } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { EntryList } from './entry-list.tsx';
import { type AuditPage as Entries, entriesQuery, useExport } from './queries.ts';
import type { AuditSearch } from './search.ts';

type FoundProps = { readonly data: Entries; readonly search: AuditSearch; readonly go: (to: AuditSearch) => void };

const Found = ({ data, search, go }: FoundProps) => {
  const { before, ...filter } = search;
  const { next } = data;
  if (data.items.length === 0)
    return <EmptyState art="box" title={m.audit_empty_title()} text={m.audit_empty_text()} />;
  return (
    <>
      <EntryList items={data.items} onStaff={(staff) => go({ ...filter, staff })} />
      <nav aria-label={m.audit_pages()} className="flex justify-center gap-3">
        {before !== undefined && (
          <Button variant="outline" onClick={() => go(filter)}>
            {m.audit_newest()}
          </Button>
        )}
        {next !== null && (
          <Button variant="outline" onClick={() => go({ ...filter, before: next })}>
            {m.audit_older()}
          </Button>
        )}
      </nav>
    </>
  );
};

/** `/staff/audit`: who read or changed whose record, for administrators; looking and taking out are in the log too (D13.30). */
export const AuditPage = () => {
  const search = useSearch({ from: '/staff/audit' });
  const navigate = useNavigate({ from: '/staff/audit' });
  const go = (to: AuditSearch): void => void navigate({ search: to });
  const [today] = useState(() => riyadhDay(new Date()));
  const { data, error, refetch } = useQuery({ ...entriesQuery(search), placeholderData: keepPreviousData });
  const file = useExport(search);
  const isUnknown = error instanceof ApiError && error.code === 'not_found';
  return (
    <Page>
      <PageHeading
        title={m.audit_title()}
        detail={m.audit_hint()}
        action={
          <Button
            variant="outline"
            icon={Download}
            pending={file.isPending}
            disabled={!data || data.items.length === 0}
            onClick={() => file.mutate()}
          >
            {m.audit_export()}
          </Button>
        }
      />
      <Note icon={EyeOff}>{m.audit_note()}</Note>
      <FormError icon={CircleAlert} error={file.error} />
      <AuditFilters
        key={JSON.stringify({ ...search, before: undefined })}
        search={search}
        days={data && { from: data.from, until: data.until }}
        today={today}
        onSearch={go}
      />
      {isUnknown && <EmptyState art="box" title={m.audit_unknown_title()} text={m.audit_unknown_text()} />}
      {!isUnknown && error && <ErrorState onRetry={() => void refetch()} />}
      {!error && (data ? <Found data={data} search={search} go={go} /> : <SkeletonList count={6} />)}
    </Page>
  );
};
