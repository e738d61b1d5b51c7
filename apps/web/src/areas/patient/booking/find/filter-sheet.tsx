import { screenMethods } from '@balsam/domain/booking';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { idIn, oneOf } from '../search-params.ts';
import { visitTypeOf } from '#shared/visits/visit-types.ts';
import type { Branch, Speciality, Titled } from '../api-types.ts';
import { sortLabels } from './sort-menu.tsx';
import { hasFilters } from './find-changes.ts';
import { type FindSearch, nearDays, sorts } from './find-search.ts';

type FilterSheetProps = {
  readonly search: FindSearch;
  readonly branches: readonly Branch[];
  readonly specialities: readonly Speciality[];
  readonly onFilter: (change: FindSearch) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
};

const optionOf = ({ id, title, title_ar }: Titled) => ({ value: String(id), label: inLocale(title, title_ar) });

/** All filters at once; each works as soon as it is set. */
export const FilterSheet = ({ search, branches, specialities, onFilter, onClear, onClose }: FilterSheetProps) => (
  <Dialog
    open
    onClose={onClose}
    closable
    title={m.booking_all_filters()}
    actions={
      <>
        <Button onClick={onClose}>{m.booking_show_doctors()}</Button>
        {hasFilters(search) && (
          <Button variant="outline" onClick={onClear}>
            {m.booking_clear_filters()}
          </Button>
        )}
      </>
    }
  >
    <SelectField
      label={m.booking_kind_of_visit()}
      placeholder={m.booking_any_kind()}
      options={screenMethods.map((method) => ({ value: method, label: visitTypeOf(method).label() }))}
      value={search.method ?? ''}
      onChange={(event) => onFilter({ method: oneOf(screenMethods, event.currentTarget.value) })}
    />
    <SelectField
      label={m.booking_branch()}
      placeholder={m.booking_all_branches()}
      options={branches.map(optionOf)}
      value={search.location ?? ''}
      onChange={(event) => onFilter({ location: idIn(event.currentTarget.value) })}
    />
    <SpecialityFields search={search} specialities={specialities} onFilter={onFilter} />
    <SelectField
      label={m.booking_date()}
      placeholder={m.booking_any_day()}
      options={[
        { value: 'today', label: m.booking_today() },
        { value: 'tomorrow', label: m.booking_tomorrow() },
      ]}
      value={search.day ?? ''}
      onChange={(event) => onFilter({ day: oneOf(nearDays, event.currentTarget.value) })}
    />
    <SelectField
      label={m.booking_sort()}
      options={sorts.map((sort) => ({ value: sort, label: sortLabels[sort]() }))}
      value={search.sort ?? 'nearest'}
      onChange={(event) => onFilter({ sort: oneOf(sorts, event.currentTarget.value) })}
    />
  </Dialog>
);

type SpecialityFieldsProps = Pick<FilterSheetProps, 'search' | 'specialities' | 'onFilter'>;

const SpecialityFields = ({ search, specialities, onFilter }: SpecialityFieldsProps) => {
  const parents = specialities.filter(({ parent_id, doctors }) => parent_id === null && doctors > 0);
  const subs = specialities.filter(({ parent_id, doctors }) => parent_id === search.speciality && doctors > 0);
  return (
    <>
      <SelectField
        label={m.booking_speciality()}
        placeholder={m.booking_all_specialities()}
        options={parents.map(optionOf)}
        value={search.speciality ?? ''}
        onChange={(event) => onFilter({ speciality: idIn(event.currentTarget.value), sub: undefined })}
      />
      {subs.length > 0 && (
        <SelectField
          label={m.booking_sub_speciality()}
          placeholder={m.booking_all_sub_specialities()}
          options={subs.map(optionOf)}
          value={search.sub ?? ''}
          onChange={(event) => onFilter({ sub: idIn(event.currentTarget.value) })}
        />
      )}
    </>
  );
};
