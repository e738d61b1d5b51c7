import { type ReactNode, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { number } from '../../../shared/format/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckBox } from '../../../shared/ui/choices.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useDebounced } from '../../../shared/ui/use-debounced.ts';
import { TitleOf } from './names.tsx';
import { amountIn, type ShopSearch } from './shop-search.ts';
import type { Facets, Titled } from './wire.ts';
import { formTitles } from '../../../shared/pharmacy/product-words.ts';

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
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">{label}</span>{' '}
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

const Counted = ({ title, items, chosen, onChoose }: CountedProps) => {
  const [isWhole, showAll] = useState(false);
  if (items.length === 0) return null;
  return (
    <Group title={title}>
      {(isWhole ? items : items.slice(0, shown)).map((item) => (
        <Choice
          key={item.id}
          label={<TitleOf of={item} />}
          count={item.count}
          checked={item.id === chosen}
          onChange={(on) => onChoose(on ? item.id : undefined)}
        />
      ))}
      {items.length > shown && (
        <Button look="text" size="sm" aria-expanded={isWhole} onClick={() => showAll(!isWhole)}>
          {isWhole ? m.pharmacy_show_fewer() : m.pharmacy_show_more()}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </Group>
  );
};

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

type Range = { readonly min: string; readonly max: string };

const textOf = (amount: number | undefined): string => (amount === undefined ? '' : String(amount));
const rangeOf = ({ min, max }: ShopSearch): Range => ({ min: textOf(min), max: textOf(max) });
const amountsOf = ({ min, max }: Range): ShopSearch => ({ min: amountIn(min), max: amountIn(max) });
const isOf = (search: ShopSearch, range: Range): boolean => {
  const { min, max } = amountsOf(range);
  return min === search.min && max === search.max;
};

/** The range of prices; what is typed works once the typing has rested. */
const Prices = ({ search, onFilter }: PartProps) => {
  const look = useDebounced((range: Range) => onFilter(amountsOf(range)));
  const [typed, type] = useState(rangeOf(search));
  const [before, setBefore] = useState(search);
  // The address changed: what stands in the boxes follows, unless it means the same.
  if (before.min !== search.min || before.max !== search.max) {
    setBefore(search);
    if (!isOf(search, typed)) type(rangeOf(search));
  }
  const field = (name: keyof Range, label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      value={typed[name]}
      onChange={(event) => {
        const next = { ...typed, [name]: event.currentTarget.value };
        type(next);
        look.later(next);
      }}
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
