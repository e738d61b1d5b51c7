import { allowed, refused, type Allowed } from '../allowed/index.ts';

/** How somebody of the staff stands: asked to join, at work, or shut out. */
export const staffStates = ['invited', 'active', 'locked'] as const;
export type StaffState = (typeof staffStates)[number];

/** What an administrator may do with somebody of the staff, by how they stand. */
const acts = {
  invited: ['invite', 'cancel', 'change_role'],
  active: ['change_role', 'send_password_link', 'reset_second_factor', 'lock'],
  locked: ['change_role', 'unlock'],
} as const satisfies Readonly<Record<StaffState, readonly string[]>>;

export const staffActs = [
  'invite',
  'cancel',
  'change_role',
  'send_password_link',
  'reset_second_factor',
  'lock',
  'unlock',
] as const satisfies readonly (typeof acts)[StaffState][number][];
export type StaffAct = (typeof staffActs)[number];

type Person = { readonly state: StaffState; readonly isSelf: boolean };

/** Whether an administrator may do this: never to oneself, and only where the state has it. */
export function mayActOnStaff(act: StaffAct, { state, isSelf }: Person): Allowed<'own_account' | 'staff_changed'> {
  if (isSelf) return refused('own_account');
  const open: readonly StaffAct[] = acts[state];
  return open.includes(act) ? allowed : refused('staff_changed');
}
