import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { SectionTitle } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, Skeleton } from '#shared/ui/states.tsx';
import type { TourBranch } from './api-types.ts';
import { PlaceView } from './place-view.tsx';
import type { TourSearch } from './search.ts';

const route = getRouteApi('/virtual-tour');

type ChoiceProps = {
  readonly label: string;
  readonly items: readonly { readonly id: number; readonly title: string; readonly title_ar: string }[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
};

const Choice = ({ label, items, chosen, onChoose }: ChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-bold">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {items.map(({ id, title, title_ar: titleAr }) => (
        <ToggleChip key={id} pressed={id === chosen} onPress={() => onChoose(id)}>
          {inLocale(title, titleAr)}
        </ToggleChip>
      ))}
    </div>
  </fieldset>
);

const Tour = ({ branches }: { readonly branches: readonly [TourBranch, ...TourBranch[]] }) => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const [isArrived, setArrived] = useState(false);
  const go = (next: TourSearch): void => {
    setArrived(true);
    void navigate({ to: '/virtual-tour', search: next, resetScroll: false });
  };
  const branch = branches.find(({ id }) => id === search.branch) ?? branches[0];
  const place = branch.places.find(({ id }) => id === search.place) ?? branch.places[0];
  return (
    <>
      {branches.length > 1 && (
        <Choice label={m.tour_branch()} items={branches} chosen={branch.id} onChoose={(id) => go({ branch: id })} />
      )}
      {place && (
        <>
          <Choice
            label={m.tour_places()}
            items={branch.places}
            chosen={place.id}
            onChoose={(id) => go({ branch: branch.id, place: id })}
          />
          <PlaceView
            key={place.id}
            isArrived={isArrived}
            place={place}
            onPlace={(id) => go({ branch: branch.id, place: id })}
          />
        </>
      )}
    </>
  );
};

const Content = () => {
  const { data, error, refetch } = useQuery(api.content.virtualTour.query({ quiet: true }));
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="aspect-4/5 max-h-[72dvh] w-full desktop:aspect-video" />
    );
  const [first, ...others] = data.items;
  if (!first)
    return (
      <EmptyState
        art="box"
        title={m.tour_none()}
        text={m.tour_none_text()}
        action={<LinkButton to="/contact-us">{m.tour_contact()}</LinkButton>}
      />
    );
  return (
    <>
      <Tour branches={[first, ...others]} />
      <Note icon={Info}>{m.tour_drawn()}</Note>
      <div className="flex flex-col items-start gap-2">
        <SectionTitle>{m.tour_visit()}</SectionTitle>
        <LinkButton variant="outline" to="/contact-us">
          {m.tour_contact()}
        </LinkButton>
      </div>
    </>
  );
};

/** `/virtual-tour`: the branches, to look about in before one comes. For anybody. */
export const TourPage = () => (
  <Page>
    <PageHeading title={m.tour_title()} detail={m.tour_detail()} />
    <Content />
  </Page>
);
