import type { z } from 'zod';
import type { StaffPerson } from '@balsam/contract/staff';
import { mayManageStaff, staffActions, type StaffState } from '@balsam/domain/identity';
import type { StaffRow } from './staff.store.ts';

type Shown = z.input<typeof StaffPerson>;

/** The input of the rule: the state of the account, and whether it is the caller. The store reads only these three states. */
export const toRuleInput = (row: StaffRow, callerId: number) => ({
  state: row.status as StaffState,
  isSelf: row.person_id === callerId,
});

/** A member of staff as administrators see them; `may` is what this caller may do with them now. */
export function staffView(row: StaffRow, callerId: number): Shown {
  const ruleInput = toRuleInput(row, callerId);
  return {
    id: row.person_id,
    first_name: row.first_name,
    family_name: row.family_name,
    first_name_ar: row.first_name_ar,
    family_name_ar: row.family_name_ar,
    email_address: row.login_email ?? '',
    role_id: row.role_id as Shown['role_id'],
    gender: row.gender,
    portrait: row.portrait,
    state: ruleInput.state,
    is_self: ruleInput.isSelf,
    second_factor: Boolean(row.second_factor),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    invited_until: ruleInput.state === 'invited' ? (row.invited_until?.toISOString() ?? null) : null,
    may: staffActions.filter((action) => mayManageStaff(action, ruleInput).ok),
  };
}
