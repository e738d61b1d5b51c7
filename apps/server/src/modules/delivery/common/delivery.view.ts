import type { z } from 'zod';
import type { Delivery, Shift } from '@balsam/contract/delivery/shapes';
import { proofOf } from '@balsam/domain/delivery';
import { halalas, type Halalas } from '@balsam/domain/money';
import { handsOut, movesFrom, orderMove, type OrderState } from '@balsam/domain/orders';
import type { OrderRow } from '../../orders/index.ts';
import type { ParcelRow, readAssignments, readProofs } from './proofs.store.ts';
import type { findShift } from './shifts.store.ts';

type View = z.input<typeof Delivery>;
type Assignment = Awaited<ReturnType<typeof readAssignments>> extends ReadonlyMap<number, infer A> ? A : never;
type Proof = Awaited<ReturnType<typeof readProofs>> extends ReadonlyMap<number, infer P> ? P : never;

export type DeliveryFacts = {
  readonly parcel: ParcelRow | undefined;
  readonly assignment: Assignment | undefined;
  readonly proof: Proof | undefined;
  readonly expectedAt: Date | undefined;
  /** From how many halalas on the hand-over asks for a photo. */
  readonly photoFrom: Halalas;
};

const ways: ReadonlySet<OrderState | null> = new Set<OrderState>([
  'out_for_delivery',
  'rider_assigned',
  'order_picked',
  'on_the_way',
  'arrived',
  'delivered',
  'returned',
]);

/** Whether the pharmacy has sent it out, to somebody's door. */
export const isSentOut = (order: Pick<OrderRow, 'state' | 'mode'>): boolean =>
  order.mode !== 'pickup' && ways.has(order.state);

/** What the hand-over of an order asks for besides its code. */
export const neededProof = (order: Pick<OrderRow, 'total'>, parcel: ParcelRow | undefined, photoFrom: Halalas) =>
  proofOf(
    halalas(order.total),
    parcel ? [{ isPrescription: parcel.is_prescription, isColdChain: parcel.is_cold }] : [],
    photoFrom,
  );

/** Whether a rider has it with them: it is taken from them only when they are lost. */
export const isFetched = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  state !== null && orderMove({ from: state, to: 'order_picked', by: 'assignment', way: 'delivery' }) !== undefined;

/** What its rider may do next: once accepted, the moves of the one table; giving it back is a call of its own, and what was withdrawn is handed to nobody. */
function nextMoves({ state }: OrderRow, { assignment, parcel }: DeliveryFacts): View['MOVES'] {
  if (state === null || (state === 'rider_assigned' && !assignment?.accepted_at)) return [];
  return movesFrom(state, 'rider', 'delivery')
    .filter(({ to }) => to !== 'out_for_delivery' && !(parcel?.is_withdrawn && handsOut(state, to)))
    .map(({ to, needs }) => ({ TO: to, NEEDS: needs === 'order_otp' || needs === 'reason_and_photo' ? needs : null }));
}

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

const branchOf = (parcel: ParcelRow | undefined): View['BRANCH'] =>
  parcel?.branch_id
    ? {
        TITLE: parcel.title ?? '',
        TITLE_AR: parcel.title_ar ?? '',
        LATITUDE: parcel.latitude ?? 0,
        LONGITUDE: parcel.longitude ?? 0,
      }
    : null;

/** Who reads it: the one who brings it learns what may be done next, those who give orders to riders whether its rider is lost. */
type Reader = { readonly isRider: boolean; readonly assigns: boolean };

/** How an order's way to the door stands. */
export function deliveryView(order: OrderRow, facts: DeliveryFacts, { isRider, assigns }: Reader): View {
  const { parcel, assignment, proof, photoFrom } = facts;
  const needed = neededProof(order, parcel, photoFrom);
  return {
    RIDER_ID: order.rider_id,
    ANSWER_BY: assignment?.accepted_at ? null : iso(assignment?.answer_by),
    ACCEPTED_AT: iso(assignment?.accepted_at),
    EXPECTED_AT: order.state === 'on_the_way' ? iso(facts.expectedAt) : null,
    BRANCH: branchOf(parcel),
    WEIGHT_GRAMS: parcel?.grams ?? 0,
    IS_COLD_CHAIN: parcel?.is_cold ?? false,
    NEEDS_PHOTO: needed.photo,
    NEEDS_SIGNATURE: needed.signature,
    PROOF: proof
      ? { PHOTO: proof.photo, SIGNATURE: proof.signature, REASON: proof.reason, AT: proof.at.toISOString() }
      : null,
    RIDER_IS_LOST: assigns && isFetched(order) && (parcel?.rider_is_gone ?? false),
    MOVES: isRider ? nextMoves(order, facts) : [],
  };
}

/** The open shift of a rider. */
export const shiftView = (
  shift: Pick<NonNullable<Awaited<ReturnType<typeof findShift>>>, keyof z.input<typeof Shift>>,
): z.input<typeof Shift> => ({
  id: shift.id,
  location_id: shift.location_id,
  title: shift.title,
  title_ar: shift.title_ar,
  started_at: shift.started_at.toISOString(),
});
