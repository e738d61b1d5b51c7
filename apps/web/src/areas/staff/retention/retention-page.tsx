import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { day, measureWithin, number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { type ClosedAccount, ContentList } from './content-list.tsx';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

const Row = ({ account, onConfirm }: { readonly account: ClosedAccount; readonly onConfirm: () => void }) => (
  <li className="flex flex-col gap-3 px-4 py-4 desktop:px-5">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-col">
        <span className="font-bold">
          {m.retention_mrn()} <Ltr>{account.mrn_number}</Ltr>
        </span>
        <InlineList className="text-small text-muted">
          {account.birth_date !== null && <span>{m.retention_born({ day: day(account.birth_date) })}</span>}
          <span>{m.retention_closed({ day: day(account.closed_on) })}</span>
        </InlineList>
      </div>
      <Button variant="outline" size="sm" onClick={onConfirm}>
        {m.retention_confirm()}
      </Button>
    </div>
    <ContentList content={account.content} />
  </li>
);

type WaitingProps = { readonly items: readonly ClosedAccount[]; readonly total: number };

const Waiting = ({ items, total }: WaitingProps) => {
  const [asked, setAsked] = useState<ClosedAccount>();
  const more = total - items.length;
  return (
    <section aria-labelledby="retention-waiting" className="flex flex-col gap-2">
      <SectionTitle id="retention-waiting">{m.retention_waiting()}</SectionTitle>
      {items.length === 0 ? (
        <EmptyState art="done" title={m.retention_none()} text={m.retention_none_text()} />
      ) : (
        <>
          <p className="text-text-2">{m.retention_waiting_hint()}</p>
          <Card flush>
            <ul className="divide-y divide-line">
              {items.map((account) => (
                <Row key={account.id} account={account} onConfirm={() => setAsked(account)} />
              ))}
            </ul>
          </Card>
          {more > 0 && <p className="text-muted">{m.retention_more({ count: more, shown: number(more) })}</p>}
        </>
      )}
      <Deferred>{asked && <ConfirmDialog account={asked} onClose={() => setAsked(undefined)} />}</Deferred>
    </section>
  );
};

const Overview = () => {
  const { data, error, refetch } = useQuery(api.retention.overview.query({ quiet: true }));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  const { years, waiting, next } = data;
  return (
    <>
      <Note>
        <p>
          {m.retention_years({
            records: measureWithin(years.records, 'year'),
            fiscal: measureWithin(years.fiscal, 'year'),
          })}
        </p>
        <Link to="/staff/settings" className="font-bold underline">
          {m.retention_years_change()}
        </Link>
      </Note>
      <Waiting {...waiting} />
      <section aria-labelledby="retention-next" className="flex flex-col gap-2">
        <SectionTitle id="retention-next">{m.retention_next()}</SectionTitle>
        <Card>
          {next.people === 0 ? (
            <p className="text-muted">{m.retention_next_none()}</p>
          ) : (
            <>
              <p>{m.retention_next_people({ count: next.people, shown: number(next.people) })}</p>
              <ContentList content={next.content} />
            </>
          )}
        </Card>
      </section>
    </>
  );
};

/** `/staff/retention`: what closed accounts left behind, and an administrator's word that a minor's may go (D3.07). */
export const RetentionPage = () => (
  <Page narrow>
    <PageHeading title={m.retention_title()} detail={m.retention_hint()} />
    <Overview />
  </Page>
);
