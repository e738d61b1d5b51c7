import * as m from '#paraglide/messages.js';
import { formTitles } from '#shared/pharmacy/product-labels.ts';
import { Skeleton, Skeletons } from '#shared/ui/states.tsx';
import { BrandFacet } from './brand-facet.tsx';
import { Choice, Facet, Group } from './facet.tsx';
import { TitleOf } from '../product/product-words.tsx';
import { PriceFacet } from './price-facet.tsx';
import type { ShopSearch } from './shop-search.ts';
import type { Facets } from './api-types.ts';

type FilterPanelProps = {
  readonly search: ShopSearch;
  /** Absent while nothing was heard yet. */
  readonly facets: Facets | undefined;
  readonly isPending: boolean;
  /** The page is of one category, which is not chosen here. */
  readonly isCategoryFixed?: boolean;
  readonly onFilter: (change: ShopSearch) => void;
};

/** By what the shelves can be narrowed, several of a kind at once, each with how many it would bring; every choice works at once. */
export const FilterPanel = ({ isPending, ...panel }: FilterPanelProps) =>
  panel.facets === undefined && isPending ? <PanelSkeleton /> : <Panel {...panel} />;

const PanelSkeleton = () => (
  <div className="flex flex-col gap-5" aria-hidden>
    <Skeletons count={12}>
      <Skeleton className="h-6 w-full" />
    </Skeletons>
  </div>
);

type PanelProps = Omit<FilterPanelProps, 'isPending'>;

const Panel = ({ search, facets, isCategoryFixed = false, onFilter }: PanelProps) => (
  <div className="flex flex-col gap-5">
    {!isCategoryFixed && (
      <Facet
        title={m.pharmacy_category()}
        options={(facets?.categories ?? []).map((category) => ({
          key: category.id,
          label: <TitleOf titled={category} />,
          count: category.count,
        }))}
        chosen={search.category}
        onChoose={(category) => onFilter({ category })}
      />
    )}
    <PriceFacet search={search} bands={facets?.prices ?? []} onFilter={onFilter} />
    <Kinds search={search} facets={facets} onFilter={onFilter} />
    <BrandFacet search={search} brands={facets?.brands ?? []} onFilter={onFilter} />
    <Facet
      title={m.pharmacy_form()}
      options={(facets?.forms ?? []).map(({ form, count }) => ({ key: form, label: formTitles[form](), count }))}
      chosen={search.form}
      onChoose={(form) => onFilter({ form })}
    />
  </div>
);

const Kinds = ({ search, facets, onFilter }: Omit<PanelProps, 'ofShelf'>) => (
  <Group title={m.pharmacy_kind()}>
    <Choice
      label={m.pharmacy_without_rx()}
      count={facets?.no_prescription}
      checked={search.rx === false}
      onChange={(on) => onFilter({ rx: on ? false : undefined })}
    />
    <Choice
      label={m.pharmacy_with_rx()}
      count={facets?.prescription}
      checked={search.rx === true}
      onChange={(on) => onFilter({ rx: on ? true : undefined })}
    />
    <Choice
      label={m.pharmacy_on_offer()}
      count={facets?.offer}
      checked={search.offer === true}
      onChange={(on) => onFilter({ offer: on ? true : undefined })}
    />
    <Choice
      label={m.pharmacy_only_in_stock()}
      checked={search.stock === true}
      onChange={(on) => onFilter({ stock: on ? true : undefined })}
    />
  </Group>
);
