import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { roleLabel } from '#shared/staff/role-labels.ts';
import { staffRoles } from '#shared/staff/roles.ts';
import { Button } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type StaffPerson, useStaffChange } from './queries.ts';

const options = () => staffRoles.map((role) => ({ value: String(role), label: roleLabel(role) }));

/** Another role. Whoever is signed in is signed out by it, which is said before. */
export const RoleForm = ({ person }: { person: StaffPerson }) => {
  const [chosen, setChosen] = useState<(typeof staffRoles)[number]>(person.role_id);
  const change = useStaffChange(
    (role_id: (typeof staffRoles)[number]) => api.staff.changeRole({ params: { id: person.id }, body: { role_id } }),
    () => toast.success(m.staff_role_changed()),
  );
  const differs = chosen !== person.role_id;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (differs && !change.isPending) change.mutate(chosen);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <SelectField
        label={m.staff_filter_role()}
        hint={person.state === 'active' ? m.staff_role_hint() : undefined}
        options={options()}
        value={String(chosen)}
        onChange={({ currentTarget: { value } }) =>
          setChosen(staffRoles.find((role) => String(role) === value) ?? person.role_id)
        }
      />
      {differs && (
        <Button type="submit" pending={change.isPending} className="self-start">
          {m.staff_role_save()}
        </Button>
      )}
    </form>
  );
};
