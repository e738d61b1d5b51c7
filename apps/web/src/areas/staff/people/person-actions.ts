import type { StaffAction } from '@balsam/domain/identity';
import { KeyRound, Lock, LockOpen, type LucideIcon, MailPlus, MailX, Smartphone } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';

/** What is pressed; a change of role is a form of its own. */
export type PersonAction = Exclude<StaffAction, 'change_role'>;

type ActionContent = {
  readonly icon: LucideIcon;
  readonly word: () => string;
  /** The question that is asked first, and what follows from a yes. */
  readonly question: () => string;
  readonly consequence: () => string;
  /** Said when it is done. */
  readonly done: () => string;
  readonly danger?: true;
};

export const personActions: Readonly<Record<PersonAction, ActionContent>> = {
  invite: {
    icon: MailPlus,
    word: m.staff_act_invite,
    question: m.staff_ask_invite,
    consequence: m.staff_then_invite,
    done: m.staff_done_invite,
  },
  cancel: {
    icon: MailX,
    word: m.staff_act_cancel,
    question: m.staff_ask_cancel,
    consequence: m.staff_then_cancel,
    done: m.staff_done_cancel,
    danger: true,
  },
  send_password_link: {
    icon: KeyRound,
    word: m.staff_act_password,
    question: m.staff_ask_password,
    consequence: m.staff_then_password,
    done: m.staff_done_password,
  },
  reset_second_factor: {
    icon: Smartphone,
    word: m.staff_act_reset,
    question: m.staff_ask_reset,
    consequence: m.staff_then_reset,
    done: m.staff_done_reset,
    danger: true,
  },
  lock: {
    icon: Lock,
    word: m.staff_act_lock,
    question: m.staff_ask_lock,
    consequence: m.staff_then_lock,
    done: m.staff_done_lock,
    danger: true,
  },
  unlock: {
    icon: LockOpen,
    word: m.staff_act_unlock,
    question: m.staff_ask_unlock,
    consequence: m.staff_then_unlock,
    done: m.staff_done_unlock,
  },
};

const calls = {
  invite: api.staff.inviteAgain,
  cancel: api.staff.cancel,
  send_password_link: api.staff.sendPasswordLink,
  reset_second_factor: api.staff.resetSecondFactor,
  lock: api.staff.lock,
  unlock: api.staff.unlock,
} as const satisfies Record<PersonAction, (input: { params: { id: number } }) => Promise<unknown>>;

/** Asks the server for it. */
export const runAction = ({ act, id }: { readonly act: PersonAction; readonly id: number }): Promise<unknown> =>
  calls[act]({ params: { id } });
