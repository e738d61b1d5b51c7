import { allowed, refused, type Allowed } from '../allowed/index.ts';

/** The state of a staff account. */
export const staffStates = ['invited', 'active', 'locked'] as const;
export type StaffState = (typeof staffStates)[number];

/** What an administrator may do with a member of staff, by the state of the account. */
const actionsByState = {
  invited: ['invite', 'cancel', 'change_role'],
  active: ['change_role', 'send_password_link', 'reset_second_factor', 'lock'],
  locked: ['change_role', 'unlock'],
} as const satisfies Readonly<Record<StaffState, readonly string[]>>;

export const staffActions = [
  'invite',
  'cancel',
  'change_role',
  'send_password_link',
  'reset_second_factor',
  'lock',
  'unlock',
] as const satisfies readonly (typeof actionsByState)[StaffState][number][];
export type StaffAction = (typeof staffActions)[number];

type Person = { readonly state: StaffState; readonly isSelf: boolean };

/** Whether an administrator may do this: never to oneself, and only where the state allows it. */
export function mayManageStaff(
  action: StaffAction,
  { state, isSelf }: Person,
): Allowed<'own_account' | 'staff_changed'> {
  if (isSelf) return refused('own_account');
  const open: readonly StaffAction[] = actionsByState[state];
  return open.includes(action) ? allowed : refused('staff_changed');
}
