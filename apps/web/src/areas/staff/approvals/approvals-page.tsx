import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime, money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip, ToggleChip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { pageLength } from '../people/queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { WaitingApproval } from './types.ts';

const tones = { sent_for_approval: 'warning', approved: 'success', rejected: 'danger' } as const;

const Row = ({ approval: a, onAnswer }: { approval: WaitingApproval; onAnswer: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5 desktop:px-5">
    <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
      <span className="font-medium">
        <Marked>{inLocale(a.patient.name, a.patient.name_ar)}</Marked>
      </span>
      <InlineList className="text-small text-muted">
        <span>{inLocale(a.company.title, a.company.title_ar)}</span>
        <Ltr>{a.policy_number}</Ltr>
        <span>
          {m.staff_approvals_visit({ doctor: inLocale(a.doctor.name, a.doctor.name_ar), when: dateTime(a.starts_at) })}
        </span>
      </InlineList>
      {a.held_until && a.state === 'sent_for_approval' && (
        <span className="text-small text-warning-text">
          {m.staff_approvals_until({ when: dateTime(a.held_until) })}
        </span>
      )}
      {a.reason !== '' && (
        <span className="text-small wrap-anywhere">
          <Marked>{a.reason}</Marked>
        </span>
      )}
    </div>
    <span className="flex items-center gap-4">
      <span className="tabular font-bold whitespace-nowrap">{money(a.approved ?? a.asked)}</span>
      {a.state === 'sent_for_approval' ? (
        <Button size="sm" onClick={onAnswer}>
          {m.staff_approvals_answer()}
        </Button>
      ) : (
        <Chip tone={tones[a.state]}>{inLocale(a.state_label, a.state_label_ar)}</Chip>
      )}
    </span>
  </li>
);

const List = ({ answered }: { answered: boolean }) => {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<WaitingApproval | undefined>();
  const query = api.insurance.waiting.query({
    query: { answered: answered ? 'true' : 'false', page: String(page), limit: String(pageLength) },
  });
  const { data: found, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const data = useWithinList(found, setPage);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0)
    return <EmptyState art="done" title={answered ? m.staff_approvals_none_answered() : m.staff_approvals_none()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((approval) => (
            <Row key={approval.id} approval={approval} onAnswer={() => setOpen(approval)} />
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={setPage} />
      {open && <AnswerDialog approval={open} onClose={() => setOpen(undefined)} />}
    </>
  );
};

/** `/staff/approvals`: what waits for the answer of an insurer, the earliest end first. */
export const ApprovalsPage = () => {
  const [answered, setAnswered] = useState(false);
  return (
    <Page>
      <PageHeading title={m.staff_approvals_title()} detail={m.staff_approvals_hint()} />
      <fieldset aria-label={m.staff_approvals_filter()} className="flex flex-wrap gap-2">
        <ToggleChip pressed={!answered} onPress={() => setAnswered(false)}>
          {m.staff_approvals_waiting()}
        </ToggleChip>
        <ToggleChip pressed={answered} onPress={() => setAnswered(true)}>
          {m.staff_approvals_answered()}
        </ToggleChip>
      </fieldset>
      <List key={String(answered)} answered={answered} />
    </Page>
  );
};
