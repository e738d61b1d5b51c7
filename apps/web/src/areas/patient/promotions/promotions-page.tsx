import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { PromotionCard } from '#shared/content/promotion-card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { promotionsQuery } from './queries.ts';

const Offers = () => {
  const user = useSession()?.user;
  const { data, error, refetch } = useQuery(promotionsQuery(user?.mrn_number != null));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0)
    return <EmptyState art="box" title={m.billing_promos_empty()} text={m.billing_promos_empty_text()} />;
  return (
    <ul className="grid gap-4 desktop:grid-cols-2">
      {data.items.map((promotion) => (
        <li key={promotion.id} className="flex *:flex-1">
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
};

/** View Promotions: what there is, until when, and the code to use when a visit is paid. */
export const PromotionsPage = () => (
  <Page>
    <PageHeading
      back="/dashboard"
      title={m.billing_promos_title()}
      detail={m.billing_promos_hint()}
      action={
        <LinkButton to="/appointment/book" className="max-desktop:hidden">
          {m.billing_book()}
        </LinkButton>
      }
    />
    <Offers />
  </Page>
);
