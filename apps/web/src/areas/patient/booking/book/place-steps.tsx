import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { UnreadLine } from '#shared/ui/unread.tsx';
import { useBranches, useSpecialities } from '../find/queries.ts';
import { idIn } from '../search-params.ts';
import type { Titled } from '../api-types.ts';
import type { BookSearch } from './book-search.ts';
import { selectFirst } from './select-first.ts';

type PlaceStepsProps = {
  readonly search: BookSearch;
  readonly onTake: (step: 'location' | 'speciality' | 'sub', value: number | undefined) => void;
};

const shut = 'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-3 disabled:text-muted';
const optionOf = ({ id, title, title_ar }: Titled) => ({ value: String(id), label: inLocale(title, title_ar) });

/** The first three steps: branch, speciality, sub-speciality. A field is shut while one before it is empty, and says which. */
export const PlaceSteps = ({ search, onTake }: PlaceStepsProps) => {
  const branches = useBranches();
  const specialities = useSpecialities({ location: search.location, method: search.method ?? 'onsite' });
  const inReach = (specialities.data?.items ?? []).filter(({ doctors }) => doctors > 0);
  const subs = inReach.filter(({ parent_id }) => parent_id === search.speciality);
  const specialityFirst = selectFirst(search, 'speciality');
  const subFirst = selectFirst(search, 'sub_speciality');
  return (
    <>
      <UnreadLine reads={[branches, specialities]} />
      <SelectField
        label={m.booking_location()}
        placeholder={m.booking_choose()}
        options={(branches.data?.items ?? []).map(optionOf)}
        value={search.location ?? ''}
        onChange={(event) => onTake('location', idIn(event.currentTarget.value))}
      />
      <SelectField
        label={m.booking_speciality()}
        placeholder={m.booking_choose()}
        hint={specialityFirst}
        className={shut}
        disabled={specialityFirst !== undefined}
        options={inReach.filter(({ parent_id }) => parent_id === null).map(optionOf)}
        value={search.speciality ?? ''}
        onChange={(event) => onTake('speciality', idIn(event.currentTarget.value))}
      />
      <SelectField
        label={m.booking_sub_speciality()}
        placeholder={m.booking_choose()}
        hint={subFirst}
        className={shut}
        disabled={subFirst !== undefined}
        options={subs.map(optionOf)}
        value={search.sub ?? ''}
        onChange={(event) => onTake('sub', idIn(event.currentTarget.value))}
      />
    </>
  );
};
