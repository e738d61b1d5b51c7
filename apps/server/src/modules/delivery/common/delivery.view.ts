import type { z } from 'zod';
import type { Delivery, Shift } from '@balsam/contract/delivery/shapes';
import { requiredProof } from '@balsam/domain/delivery';
import { halalas, type Halalas } from '@balsam/domain/money';
import { handsOut, movesFrom, orderMove, type OrderState } from '@balsam/domain/orders';
import { isCalledBack, isLostAfterCallBack, type OrderRow } from '#modules/orders/index.ts';
import type { ShipmentRow, readAssignments, readProofs } from './proofs.store.ts';
import type { findShift } from './shifts.store.ts';

type View = z.input<typeof Delivery>;
type Assignment = Awaited<ReturnType<typeof readAssignments>> extends ReadonlyMap<number, infer A> ? A : never;
type Proof = Awaited<ReturnType<typeof readProofs>> extends ReadonlyMap<number, infer P> ? P : never;

export type DeliveryFacts = {
  readonly shipment: ShipmentRow | undefined;
  readonly assignment: Assignment | undefined;
  readonly proof: Proof | undefined;
  readonly expectedAt: Date | undefined;
  /** From how many halalas on the hand-over asks for a photo. */
  readonly photoFrom: Halalas;
};

const deliveryStates: ReadonlySet<OrderState | null> = new Set<OrderState>([
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
  order.mode !== 'pickup' && deliveryStates.has(order.state);

/** What the hand-over of an order asks for besides its code. */
export const requiredProofFor = (
  order: Pick<OrderRow, 'total'>,
  shipment: ShipmentRow | undefined,
  photoFrom: Halalas,
) =>
  requiredProof(
    halalas(order.total),
    shipment ? [{ isPrescription: shipment.is_prescription, isColdChain: shipment.is_cold }] : [],
    photoFrom,
  );

/** Whether a rider has it with them: it is taken from them only when they are lost. */
export const isFetched = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  state !== null &&
  orderMove({ from: state, to: 'order_picked', by: 'assignment', fulfilment: 'delivery' }) !== undefined;

/** What its rider may do next: once accepted, the moves of the one table; giving it back is a call of its own, what was called back is the pharmacy's, and what was withdrawn is handed to nobody. */
function nextMoves(order: OrderRow, { assignment, shipment }: DeliveryFacts): View['MOVES'] {
  const { state } = order;
  if (state === null || isCalledBack(order) || (state === 'rider_assigned' && !assignment?.accepted_at)) return [];
  return movesFrom(state, 'rider', 'delivery')
    .filter(({ to }) => to !== 'out_for_delivery' && !(shipment?.is_withdrawn && handsOut(state, to)))
    .map(({ to, needs }) => ({ TO: to, NEEDS: needs === 'order_otp' || needs === 'reason_and_photo' ? needs : null }));
}

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

const branchOf = (shipment: ShipmentRow | undefined): View['BRANCH'] =>
  shipment?.branch_id
    ? {
        TITLE: shipment.title ?? '',
        TITLE_AR: shipment.title_ar ?? '',
        LATITUDE: shipment.latitude ?? 0,
        LONGITUDE: shipment.longitude ?? 0,
      }
    : null;

/** Who reads it: the one who brings it learns what may be done next, those who give orders to riders whether its rider is lost. */
type Reader = { readonly isRider: boolean; readonly canAssign: boolean };

/** The delivery of an order. */
export function deliveryView(order: OrderRow, facts: DeliveryFacts, { isRider, canAssign }: Reader): View {
  const { shipment, assignment, proof, photoFrom } = facts;
  const needed = requiredProofFor(order, shipment, photoFrom);
  const isRecalled = isCalledBack(order) || (!isRider && isLostAfterCallBack(order));
  return {
    RIDER_ID: order.rider_id,
    ANSWER_BY: assignment?.accepted_at ? null : iso(assignment?.answer_by),
    ACCEPTED_AT: iso(assignment?.accepted_at),
    EXPECTED_AT: order.state === 'on_the_way' && order.called_back_at === null ? iso(facts.expectedAt) : null,
    CALLED_BACK_AT: isRecalled ? iso(order.called_back_at) : null,
    CALL_BACK_REASON: isRecalled && !isRider ? order.call_back_reason : null,
    BRANCH: branchOf(shipment),
    WEIGHT_GRAMS: shipment?.grams ?? 0,
    IS_COLD_CHAIN: shipment?.is_cold ?? false,
    NEEDS_PHOTO: needed.photo,
    NEEDS_SIGNATURE: needed.signature,
    PROOF: proof
      ? {
          PHOTO: proof.photo,
          SIGNATURE: proof.signature,
          REASON: proof.reason,
          AT: proof.at.toISOString(),
          MISSING: proof.missing as NonNullable<View['PROOF']>['MISSING'],
        }
      : null,
    RIDER_IS_LOST: canAssign && isFetched(order) && (shipment?.rider_is_gone ?? false),
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
