import { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@balsam/contract/call';
import type { packages } from '@balsam/contract/packages';
import { Ban, Check, Plus } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';

type Offer = CallReply<typeof packages.ofStaff>['items'][number];

const Row = ({ offer: o }: { offer: Offer }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5 desktop:px-5">
    <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{inLocale(o.title, o.title_ar)}</span>
        {o.is_offered ? (
          <Chip tone="success" icon={Check}>
            {m.staff_packages_offered()}
          </Chip>
        ) : (
          <Chip icon={Ban}>{m.staff_packages_ended()}</Chip>
        )}
      </span>
      <span className="text-small text-muted">
        {m.staff_packages_facts({
          price: money(o.price),
          alone: money(o.list_price),
          terms: number(o.most_terms),
        })}
      </span>
      <InlineList className="text-small text-muted">
        {o.services.map((service) => (
          <span key={service.id}>
            {m.packages_service({
              count: number(service.quantity),
              title: inLocale(service.title, service.title_ar),
            })}
          </span>
        ))}
      </InlineList>
    </div>
    <span className="flex items-center gap-4">
      <span className="text-small text-text-2">{m.staff_packages_holders({ count: number(o.holders) })}</span>
      {o.is_offered && (
        <LinkButton variant="outline" size="sm" to="/staff/content" search={{ kind: 'package', item: o.item_id }}>
          {m.staff_packages_edit()}
          <span className="sr-only">{inLocale(o.title, o.title_ar)}</span>
        </LinkButton>
      )}
    </span>
  </li>
);

const List = () => {
  const { data, error, refetch } = useQuery(api.packages.ofStaff.query());
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0)
    return <EmptyState art="box" title={m.staff_packages_none()} text={m.staff_packages_none_text()} />;
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {data.items.map((offer) => (
          <Row key={offer.id} offer={offer} />
        ))}
      </ul>
    </Card>
  );
};

/** `/staff/packages`: what services are sold together, and how many people have each. The content desk writes them. */
export const PackagesPage = () => (
  <Page>
    <PageHeading
      title={m.staff_packages_title()}
      detail={m.staff_packages_hint()}
      action={
        <LinkButton icon={Plus} to="/staff/content" search={{ kind: 'package', item: 'new' }}>
          {m.staff_packages_new()}
        </LinkButton>
      }
    />
    <List />
  </Page>
);
