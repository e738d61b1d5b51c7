import { staffStates, type StaffState } from '@balsam/domain/identity';
import * as m from '#paraglide/messages.js';
import { roleLabel } from '#shared/staff/role-labels.ts';
import { staffRoles } from '#shared/staff/roles.ts';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { stateLabel } from './state-badge.tsx';
import type { PeopleSearch } from './search.ts';

type Change = { [K in 'q' | 'role' | 'state']?: PeopleSearch[K] | undefined };
type FiltersProps = { readonly search: PeopleSearch; readonly onChange: (change: Change) => void };

const roleOptions = () => [
  { value: '', label: m.staff_all_roles() },
  ...staffRoles.map((role) => ({ value: String(role), label: roleLabel(role) })),
];
const stateOptions = () => [
  { value: '', label: m.staff_all_states() },
  ...staffStates.map((state) => ({ value: state, label: stateLabel(state) })),
];

/** Who is shown: by name or address, by role, by how they stand. */
export const PeopleFilters = ({ search, onChange }: FiltersProps) => (
  <div className="grid grid-cols-2 gap-3 desktop:grid-cols-[1fr_13rem_13rem]">
    <div className="col-span-full desktop:col-span-1">
      <SearchBox label={m.staff_search()} initial={search.q ?? ''} onSearch={(q) => onChange({ q })} />
    </div>
    <SelectField
      label={m.staff_filter_role()}
      labelHidden
      options={roleOptions()}
      value={String(search.role ?? '')}
      onChange={({ currentTarget: { value } }) => onChange({ role: staffRoles.find((role) => String(role) === value) })}
    />
    <SelectField
      label={m.staff_filter_state()}
      labelHidden
      options={stateOptions()}
      value={search.state ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ state: staffStates.find((state): state is StaffState => state === value) })
      }
    />
  </div>
);
