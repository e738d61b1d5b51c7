import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { SectionTitle } from '#shared/ui/card.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { BookedCard } from './booked-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { useBooked } from './queries.ts';

const grid = 'grid gap-4 desktop:grid-cols-2';

/** Nothing stands here for who has none. */
const Own = () => {
  const { data } = useBooked();
  if (!data || data.items.length === 0) return null;
  const items = data.items.toSorted((a, b) => Number(a.is_over) - Number(b.is_over));
  return (
    <section aria-labelledby="own-packages" className="flex flex-col gap-3">
      <SectionTitle id="own-packages">{m.packages_own()}</SectionTitle>
      <ul className={grid}>
        {items.map((booked) => (
          <li key={booked.id} className="flex *:flex-1">
            <BookedCard booked={booked} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Offered = () => {
  const { data, error, refetch } = useQuery(api.packages.list.query());
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0)
    return <EmptyState art="box" title={m.packages_empty()} text={m.packages_empty_text()} />;
  return (
    <section aria-labelledby="offered-packages" className="flex flex-col gap-3">
      <SectionTitle id="offered-packages">{m.packages_offered()}</SectionTitle>
      <ul className={grid}>
        {data.items.map((offer) => (
          <li key={offer.id} className="flex *:flex-1">
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Packages: those of the open profile, and what the hospital offers. */
export const PackagesPage = () => (
  <Page>
    <PageHeading back="/dashboard" title={m.packages_title()} detail={m.packages_hint()} />
    <Own />
    <Offered />
  </Page>
);
