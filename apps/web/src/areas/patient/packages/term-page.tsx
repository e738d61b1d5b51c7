import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import type { CallReply } from '@balsam/contract/call';
import type { packages } from '@balsam/contract/packages';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { longDay, money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { PayForm } from '../billing/pay-form.tsx';

type Partial = CallReply<typeof packages.partial>;

const Summary = ({ term: t }: { term: Partial }) => (
  <div className="flex items-start gap-3">
    <Package aria-hidden size={26} className="mt-1 shrink-0 text-accent-text" />
    <div className="flex min-w-0 flex-col gap-1">
      <h2 className="text-h3">{inLocale(t.title, t.title_ar)}</h2>
      <p className="text-text-2">
        {t.of === 1 ? m.packages_whole() : m.packages_part({ n: number(t.number), of: number(t.of) })}
      </p>
      <p className="text-small text-muted">{m.packages_due({ day: longDay(t.due_on) })}</p>
      <p className="text-small text-muted">
        {m.packages_paid_of({ paid: money(t.paid), total: money(t.package_total) })}
      </p>
    </div>
  </div>
);

const Content = ({ id }: { id: number }) => {
  const {
    data: term,
    error,
    refetch,
  } = useQuery(api.packages.partial.query({ query: { term_id: String(id) }, quiet: true }));
  if (!term) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  if (term.status === 'paid')
    return (
      <EmptyState
        art="done"
        title={m.packages_part_paid()}
        action={<LinkButton to="/services-packages">{m.billing_packages()}</LinkButton>}
      />
    );
  return (
    <PayForm
      subject={{ purpose: 'package', entityId: id }}
      feeName={m.packages_fee()}
      summary={<Summary term={term} />}
    />
  );
};

/** How to pay for a part of a package. */
export const TermPage = () => {
  const { id } = useParams({ from: '/services-packages/terms/$id' });
  return (
    <Page>
      <PageHeading back="/services-packages" title={m.billing_title()} />
      <Content id={Number(id)} />
    </Page>
  );
};
