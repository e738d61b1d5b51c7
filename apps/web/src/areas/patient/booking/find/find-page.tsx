import { getRouteApi } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { useDesktop } from '#shared/ui/use-desktop.ts';
import type { Branch } from '../api-types.ts';
import { DoctorList } from './doctor-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { besideList, filtered } from './find-changes.ts';
import type { FindSearch } from './find-search.ts';
import { OnSpotNow } from './on-spot-now.tsx';
import { useBranches, useDoctors, useSpecialities } from './queries.ts';
import { SortMenu } from './sort-menu.tsx';
import { TimesPanel } from './times-panel.tsx';

const route = getRouteApi('/find-a-specialist/');

/** The address is the state: each change replaces it and leaves the page where it is. */
const useFindSearch = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const setSearch = (next: FindSearch): void => void navigate({ search: next, replace: true, resetScroll: false });
  const filter = (part: FindSearch): void => setSearch(filtered(search, part));
  return { search, filter, setSearch };
};

/** Find Your Doctor: what is looked for, the filters, the doctors that fit and, on desktop, the times of one of them. */
export const FindPage = () => {
  const { search, filter, setSearch } = useFindSearch();
  const isDesktop = useDesktop();
  const [clearCount, setClearCount] = useState(0);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const branches = useBranches().data?.items ?? [];
  const specialities = useSpecialities(search).data?.items ?? [];
  const clear = (): void => {
    setSearch({});
    setClearCount(clearCount + 1);
    setSheetOpen(false);
  };
  return (
    <Page>
      <PageHeading
        title={search.method === 'home-healthcare' ? m.booking_find_home_title() : m.booking_find_title()}
        {...(!isDesktop && { back: '/dashboard' })}
      />
      <div className="flex flex-col gap-3">
        <SearchBox
          key={clearCount}
          label={m.booking_search_label()}
          initial={search.q ?? ''}
          onSearch={(q) => filter({ q })}
          end={
            <IconButton
              icon={SlidersHorizontal}
              label={m.booking_all_filters()}
              onClick={() => setSheetOpen(true)}
              className="desktop:hidden"
            />
          }
        />
        <FilterChips search={search} branches={branches} specialities={specialities} onFilter={filter} />
      </div>
      {search.method === 'onspot' && <OnSpotNow location={search.location} />}
      <Results search={search} branches={branches} onSearch={setSearch} onFilter={filter} onClear={clear} />
      {isSheetOpen && (
        <FilterSheet
          search={search}
          branches={branches}
          specialities={specialities}
          onFilter={filter}
          onClear={clear}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </Page>
  );
};

type ResultsProps = {
  readonly search: FindSearch;
  readonly branches: readonly Branch[];
  readonly onSearch: (search: FindSearch) => void;
  readonly onFilter: (change: FindSearch) => void;
  readonly onClear: () => void;
};

const Results = ({ search, branches, onSearch, onFilter, onClear }: ResultsProps) => {
  const isDesktop = useDesktop();
  const found = useDoctors(search);
  const selected = isDesktop ? (search.doctor ?? found.doctors[0]?.id) : undefined;
  const promised = found.doctors.find(({ id }) => id === selected)?.nearest_slot;
  const list = (
    <DoctorList
      found={found}
      search={search}
      selected={selected}
      onSelect={isDesktop ? ({ id }) => onSearch(besideList(search, id)) : undefined}
      onMore={() => onSearch({ ...search, pages: (search.pages ?? 1) + 1 })}
      onClear={onClear}
    />
  );
  return (
    <section aria-labelledby="found" className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <Count
          isPending={found.isPending}
          total={found.total}
          branch={branches.find(({ id }) => id === search.location)}
        />
        <SortMenu sort={search.sort ?? 'nearest'} onSort={(sort) => onFilter({ sort })} />
      </div>
      {isDesktop && (selected !== undefined || found.isPending) ? (
        <Split ratio="slots">
          {list}
          <TimesPanel doctorId={selected} search={search} promised={promised} onSearchChange={onSearch} />
        </Split>
      ) : (
        list
      )}
    </section>
  );
};

type CountProps = {
  readonly isPending: boolean;
  readonly total: number | undefined;
  readonly branch: Branch | undefined;
};

const Count = ({ isPending, total, branch }: CountProps) => {
  const count = total ?? 0;
  const shown = number(count);
  return (
    <output id="found" className="block text-text-2">
      {total === undefined && isPending && m.booking_looking()}
      {total !== undefined &&
        (branch
          ? m.booking_found_in({ count, shown, city: inLocale(branch.city, branch.city_ar) })
          : m.booking_found({ count, shown }))}
    </output>
  );
};
