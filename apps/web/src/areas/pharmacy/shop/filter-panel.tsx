import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { number } from '../../../shared/format/index.ts';
import { CheckBox } from '../../../shared/ui/choices.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useDebounced } from '../../../shared/ui/use-debounced.ts';
import { TitleOf } from './names.tsx';
import { amountIn, type ShopSearch } from './shop-search.ts';
import type { Facets, Titled } from './wire.ts';
import { formTitles } from './words.ts';

type FilterPanelProps = {
  readonly search: ShopSearch;
  /** Absent while nothing was heard yet. */
  readonly facets: Facets | undefined;
  readonly total: number;
  /** The page is of one shelf: which one is no question. */
  readonly ofShelf?: boolean;
  readonly onFilter: (change: ShopSearch) => void;
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-h3">{title}</legend>
    {children}
  </fieldset>
);

type ChoiceProps = {
  readonly label: ReactNode;
  readonly count?: number | undefined;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
};

const Choice = ({ label, count, checked, onChange }: ChoiceProps) => (
  <CheckBox
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
    label={
      <span className="flex items-baseline gap-2">
        <span>{label}</span>
        {count !== undefined && <span className="text-small text-muted tabular">{number(count)}</span>}
      </span>
    }
  />
);

const shown = 8;

type CountedProps = {
  readonly title: string;
  readonly items: readonly (Titled & { readonly count: number })[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
};

const Counted = ({ title, items, chosen, onChoose }: CountedProps) =>
  items.length > 0 && (
    <Group title={title}>
      {items.slice(0, shown).map((item) => (
        <Choice
          key={item.id}
          label={<TitleOf of={item} />}
          count={item.count}
          checked={item.id === chosen}
          onChange={(on) => onChoose(on ? item.id : undefined)}
        />
      ))}
    </Group>
  );

/** By what the shelves can be narrowed, each with how many there are; every choice works at once. */
export const FilterPanel = ({ search, facets, total, ofShelf = false, onFilter }: FilterPanelProps) => {
  const onPrescription = facets?.prescription ?? 0;
  return (
    <div className="flex flex-col gap-5">
      {!ofShelf && (
        <Counted
          title={m.pharmacy_category()}
          items={facets?.categories ?? []}
          chosen={search.category}
          onChoose={(category) => onFilter({ category })}
        />
      )}
      <Prices search={search} onFilter={onFilter} />
      <Group title={m.pharmacy_kind()}>
        <Choice
          label={m.pharmacy_without_rx()}
          count={search.rx === true ? undefined : total - onPrescription}
          checked={search.rx === false}
          onChange={(on) => onFilter({ rx: on ? false : undefined })}
        />
        <Choice
          label={m.pharmacy_with_rx()}
          count={search.rx === false ? undefined : onPrescription}
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
      <Counted
        title={m.pharmacy_brand()}
        items={facets?.brands ?? []}
        chosen={search.brand}
        onChoose={(brand) => onFilter({ brand })}
      />
      <Forms search={search} facets={facets} onFilter={onFilter} />
    </div>
  );
};

type PartProps = Pick<FilterPanelProps, 'search' | 'onFilter'>;

const Forms = ({ search, facets, onFilter }: PartProps & Pick<FilterPanelProps, 'facets'>) =>
  facets !== undefined &&
  facets.forms.length > 0 && (
    <Group title={m.pharmacy_form()}>
      {facets.forms.slice(0, shown).map(({ form, count }) => (
        <Choice
          key={form}
          label={formTitles[form]()}
          count={count}
          checked={search.form === form}
          onChange={(on) => onFilter({ form: on ? form : undefined })}
        />
      ))}
    </Group>
  );

/** The range of prices; what is typed works once the typing has rested. */
const Prices = ({ search, onFilter }: PartProps) => {
  const look = useDebounced(onFilter);
  const field = (name: 'min' | 'max', label: string) => (
    <TextField
      key={search[name] === undefined ? 'none' : 'some'}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      defaultValue={search[name] ?? ''}
      onChange={(event) => look.later({ [name]: amountIn(event.currentTarget.value) })}
    />
  );
  return (
    <Group title={m.pharmacy_price()}>
      <div className="grid grid-cols-2 gap-3">
        {field('min', m.pharmacy_price_from())}
        {field('max', m.pharmacy_price_to())}
      </div>
    </Group>
  );
};
