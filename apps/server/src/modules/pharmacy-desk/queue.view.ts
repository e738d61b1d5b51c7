import type { z } from 'zod';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { roleMay } from '@balsam/domain/identity';
import {
  handsOut,
  mayCallBack,
  mayPropose,
  mayTakeOutSome,
  mayTakeOutWithdrawn,
  movesFrom,
  waitsForAnswer,
  type OrderState,
} from '@balsam/domain/orders';
import { fullNames } from '#modules/people/index.ts';
import type { readHistory, readPrescriptionStates, readPatients, readReviews } from './pharmacy-desk.store.ts';

type Card = z.input<(typeof pharmacyDesk)['orders']['reply']>['items'][number];
type OrderReply = z.input<(typeof pharmacyDesk)['order']['reply']>;
type Person = Awaited<ReturnType<typeof readPatients>>[number];
type PrescriptionState = Awaited<ReturnType<typeof readPrescriptionStates>>[number]['state'];
type Step = Awaited<ReturnType<typeof readHistory>>[number];

/** What somebody is called; who has a name in one language only is called so in both. */
export function namesOf(row: Parameters<typeof fullNames>[0]): { name: string; name_ar: string } {
  const { name, nameAr } = fullNames(row);
  return { name, name_ar: nameAr };
}

const nobody = { name: '', name_ar: '' };

export const patientView = (person: Person | undefined): Card['PATIENT'] => ({
  ...(person ? namesOf(person) : nobody),
  mrn_number: person?.mrn ?? null,
});

export const patientDetails = (person: Person | undefined): OrderReply['PATIENT'] => ({
  ...patientView(person),
  birth_date: person?.birth_date ?? null,
  gender: person?.gender ?? null,
});

/** How the prescriptions of an order stand together: one that waits or was refused decides. */
export function prescriptionStatus(
  needsOne: boolean,
  states: readonly PrescriptionState[],
): 'pending' | 'approved' | 'partly_approved' | 'rejected' | null {
  if (!needsOne && states.length === 0) return null;
  const worst = (['pending', 'rejected', 'partly_approved'] as const).find((state) => states.includes(state));
  return worst ?? (states.length === 0 ? 'pending' : 'approved');
}

/** Who did it, where somebody did. */
const byView = (by: Parameters<typeof fullNames>[0] & Pick<Step, 'role_id'>) =>
  by.first_name === null && by.first_name_ar === null ? null : { ...namesOf(by), role_id: by.role_id ?? 0 };

export const historyView = (step: Step): OrderReply['HISTORY'][number] => ({
  AT: step.at.toISOString(),
  FROM: step.from_state as OrderState | null,
  TO: step.to_state as OrderState,
  REASON: step.reason,
  BY: byView(step),
});

type Review = Awaited<ReturnType<typeof readReviews>>[number];

/** A decision on a prescription; nothing of one that still waits. */
export const reviewsView = (reviews: readonly Review[]): OrderReply['REVIEWS'] =>
  reviews.flatMap(({ state, judged_at: at, reason, ...by }) =>
    state === 'pending' || at === null ? [] : [{ AT: at.toISOString(), STATE: state, REASON: reason, BY: byView(by) }],
  );

type OrderToWorkOn = {
  readonly state: OrderState | null;
  readonly mode: string;
  readonly isCalledBack: boolean;
  /** A prescription is to be reviewed. */
  readonly awaitsReview: boolean;
  /** The patient is asked about a substitute. */
  readonly awaitsAnswer: boolean;
  /** No doctor has taken back what it was ordered by. */
  readonly isPrescribed: boolean;
  /** The lines that are in it still. */
  readonly lines: readonly { readonly IS_WITHDRAWN: boolean }[];
};

type AllowedActions = Pick<
  OrderReply,
  'moves' | 'may_judge' | 'may_take_out' | 'may_take_out_lines' | 'may_propose' | 'may_call_back'
>;

const nothingAllowed: AllowedActions = {
  moves: [],
  may_judge: false,
  may_take_out: false,
  may_take_out_lines: false,
  may_propose: false,
  may_call_back: false,
};

/** What somebody of this role may do with an order now. */
export function allowedActions(
  roleId: number,
  { state, mode, isCalledBack, awaitsReview, awaitsAnswer, isPrescribed, lines }: OrderToWorkOn,
): AllowedActions {
  if (state === null || !roleMay(roleId, 'fill_orders')) return nothingAllowed;
  const isHeld = !isPrescribed || lines.some((line) => line.IS_WITHDRAWN);
  const fulfilment = mode === 'pickup' ? 'pickup' : 'delivery';
  const moves = movesFrom(state, 'pharmacist', fulfilment);
  return {
    may_call_back: !isCalledBack && mayCallBack(state, fulfilment).ok,
    may_judge: state === 'placed' && awaitsReview,
    may_take_out_lines: mayTakeOutSome(state, lines),
    may_propose: mayPropose(state).ok,
    may_take_out: mayTakeOutWithdrawn(
      state,
      lines.map((line) => ({ isWithdrawn: line.IS_WITHDRAWN })),
    ).ok,
    moves: moves
      .filter(({ needs }) => needs !== 'called_back')
      .filter(({ needs }) => needs !== 'approved_prescription' || !awaitsReview)
      .filter(({ to }) => !isHeld || !handsOut(state, to))
      .filter(({ to }) => !awaitsAnswer || !waitsForAnswer(state, to))
      .map(({ to, needs }) => ({ to, needs: needs === 'reason' || needs === 'order_otp' ? needs : null })),
  };
}
