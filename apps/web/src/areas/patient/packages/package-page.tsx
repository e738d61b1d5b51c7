import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { ServiceList } from '#shared/content/package-services.tsx';
import { dateTime, longDay, money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { BookPanel } from './book-panel.tsx';
import { Progress } from './progress.tsx';
import { type Booked, latestOf, type Offer, useBooked } from './queries.ts';
import { BookedServices } from './service-list.tsx';
import { statusStyle } from './status-style.ts';
import { TermList } from './term-list.tsx';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

/** Where one's own package stands, with the way out of it. */
const BookedStatus = ({ booked: b }: { booked: Booked }) => {
  const [isCancelling, setCancelling] = useState(false);
  const { tone, icon } = statusStyle[b.status];
  return (
    <Card as="section" className="flex flex-col gap-4">
      <Chip tone={tone} icon={icon} className="self-start">
        {inLocale(b.status_label, b.status_label_ar)}
      </Chip>
      {b.valid_until === null ? (
        !b.is_over && <Note tone="warning">{m.packages_draft_until({ when: dateTime(b.draft_until) })}</Note>
      ) : (
        <>
          <Progress booked={b} />
          <p className="text-text-2">{m.packages_valid_until({ day: longDay(b.valid_until) })}</p>
        </>
      )}
      <p className="text-text-2">{m.packages_paid_of({ paid: money(b.paid), total: money(b.total) })}</p>
      {b.may_cancel && (
        <Button variant="text" className="self-start" onClick={() => setCancelling(true)}>
          {m.packages_cancel()}
        </Button>
      )}
      {isCancelling && (
        <Deferred>
          <CancelDialog booked={b} onClose={() => setCancelling(false)} />
        </Deferred>
      )}
    </Card>
  );
};

const Own = ({ booked }: { booked: Booked }) => (
  <Split ratio="pay">
    <div className="flex flex-col gap-6 max-desktop:order-2">
      <TermList terms={booked.terms} />
      <BookedServices services={booked.services} />
    </div>
    <BookedStatus booked={booked} />
  </Split>
);

/** S5.16: an unfinished package is gone on with; what is over may be booked again. */
const Content = ({ offer }: { offer: Offer }) => {
  const { data, isPending, isEnabled } = useBooked();
  const own = latestOf(data?.items, offer.item_id);
  if (isPending && isEnabled) return <SkeletonList count={2} />;
  if (own && !own.is_over) return <Own booked={own} />;
  return (
    <>
      <Split ratio="pay">
        <ServiceList services={offer.services} />
        <BookPanel offer={offer} />
      </Split>
      {own && (
        <section aria-label={m.packages_before()} className="flex flex-col gap-3">
          <h2 className="text-h2">{m.packages_before()}</h2>
          <Own booked={own} />
        </section>
      )}
    </>
  );
};

/** A package with its services: to book it, or to go on with it. */
export const PackagePage = () => {
  const { id } = useParams({ from: '/services-packages/$id' });
  const { data: offer, error, refetch } = useQuery(api.packages.detail.query({ params: { id }, quiet: true }));
  return (
    <Page>
      <PageHeading
        back="/services-packages"
        title={offer ? inLocale(offer.title, offer.title_ar) : m.packages_title()}
        detail={offer && inLocale(offer.description, offer.description_ar)}
      />
      {offer && <Content offer={offer} />}
      {!offer && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />)}
    </Page>
  );
};
