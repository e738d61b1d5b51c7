import { screenMethods, type ScreenMethod } from '@balsam/domain/booking';
import { MapPin, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { visitTypeOf } from '#shared/visits/visit-types.ts';
import type { Branch, Speciality } from '../api-types.ts';
import { ChoiceDialog, type Option } from './choice-dialog.tsx';
import type { FindSearch } from './find-search.ts';
import { SpecialityDialog } from './speciality-dialog.tsx';

type FilterChipsProps = {
  readonly search: FindSearch;
  readonly branches: readonly Branch[];
  readonly specialities: readonly Speciality[];
  readonly onFilter: (change: FindSearch) => void;
};

/** The filters as they stand; one line that is moved sideways on phones. */
export const FilterChips = ({ search, branches, specialities, onFilter }: FilterChipsProps) => {
  const [dialog, setDialog] = useState<'branch' | 'speciality'>();
  const branch = branches.find(({ id }) => id === search.location);
  const speciality = specialities.find(({ id }) => id === (search.sub ?? search.speciality));
  return (
    <fieldset
      aria-label={m.booking_filters()}
      className="min-w-0 -mx-4 flex gap-2 overflow-x-auto px-4 py-1 desktop:mx-0 desktop:flex-wrap desktop:px-0"
    >
      <ToggleChip icon={MapPin} pressed={branch !== undefined} onPress={() => setDialog('branch')}>
        {branch ? inLocale(branch.city, branch.city_ar) : m.booking_all_branches()}
      </ToggleChip>
      <ToggleChip
        icon={speciality ? undefined : Stethoscope}
        pressed={speciality !== undefined}
        clearable
        onPress={() => (speciality ? onFilter({ speciality: undefined, sub: undefined }) : setDialog('speciality'))}
      >
        {speciality ? inLocale(speciality.title, speciality.title_ar) : m.booking_speciality()}
      </ToggleChip>
      {search.method && <MethodChip method={search.method} pressed onFilter={onFilter} />}
      <DayChips day={search.day} onFilter={onFilter} />
      {screenMethods
        .filter((method) => method !== search.method)
        .map((method) => (
          <MethodChip key={method} method={method} pressed={false} onFilter={onFilter} />
        ))}
      <Choosing
        dialog={dialog}
        search={search}
        branches={branches}
        specialities={specialities}
        onClose={() => setDialog(undefined)}
        onFilter={onFilter}
      />
    </fieldset>
  );
};

type ChoosingProps = FilterChipsProps & {
  readonly dialog: 'branch' | 'speciality' | undefined;
  readonly onClose: () => void;
};

const Choosing = ({ dialog, search, branches, specialities, onClose, onFilter }: ChoosingProps) => {
  const choose = (change: FindSearch): void => {
    onClose();
    onFilter(change);
  };
  if (dialog === 'branch')
    return (
      <ChoiceDialog
        title={m.booking_branch()}
        options={[{ value: undefined, label: m.booking_all_branches() }, ...branches.map(branchOption)]}
        chosen={search.location}
        onChoose={(location) => choose({ location })}
        onClose={onClose}
      />
    );
  if (dialog === 'speciality')
    return <SpecialityDialog specialities={specialities} chosen={search} onChoose={choose} onClose={onClose} />;
  return null;
};

const branchOption = ({ id, title, title_ar, address, address_ar }: Branch): Option<number | undefined> => ({
  value: id,
  label: inLocale(title, title_ar),
  detail: inLocale(address, address_ar),
});

type Filter = Pick<FilterChipsProps, 'onFilter'>;

const DayChips = ({ day, onFilter }: Filter & Pick<FindSearch, 'day'>) => (
  <>
    <ToggleChip
      pressed={day === 'today'}
      clearable
      onPress={() => onFilter({ day: day === 'today' ? undefined : 'today' })}
    >
      {m.booking_today()}
    </ToggleChip>
    <ToggleChip
      pressed={day === 'tomorrow'}
      clearable
      onPress={() => onFilter({ day: day === 'tomorrow' ? undefined : 'tomorrow' })}
    >
      {m.booking_tomorrow()}
    </ToggleChip>
  </>
);

/** The chosen one stands before the others, where it is seen on a phone. */
const MethodChip = ({ method, pressed, onFilter }: Filter & { method: ScreenMethod; pressed: boolean }) => {
  const { icon, label } = visitTypeOf(method);
  return (
    <ToggleChip
      icon={icon}
      pressed={pressed}
      clearable
      onPress={() => onFilter({ method: pressed ? undefined : method })}
    >
      {label()}
    </ToggleChip>
  );
};
