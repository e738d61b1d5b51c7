import { vehicleLimits } from '@balsam/domain/delivery';
import { rolesThatMay } from '@balsam/domain/identity';
import { orderStates } from '@balsam/domain/orders';
import { z } from 'zod';
import { Id, IdText, InstantText, listOf, Nothing, PageQuery, SearchText, WrittenText } from './common.ts';
import { Position, Shift, ShiftBranch } from './delivery/shapes.ts';
import { endpoint, callerOf } from './endpoint.ts';
import { CodeSent, orderCodeRefusals } from './identity/sign-in.ts';
import { OrderCard, OrderDetail } from './orders/shapes.ts';

const byId = z.object({ id: IdText });
const assigning = rolesThatMay('assign_riders').map(callerOf);
const ShiftState = z.object({ shift: Shift.nullable(), branches: z.array(ShiftBranch).max(50) });
const Name = z.string().max(250);

/** When something happened by the phone's clock, and what that clock says now. */
const phoneTimes = { happened_at: InstantText.nullish(), sent_at: InstantText.nullish() };

/** An order in a rider's list: SPEC §3's fields, and how its delivery stands. */
const RiderCard = OrderCard.extend({ DELIVERY: OrderDetail.shape.DELIVERY });

/** Riders: their shift, their orders, the delivery (SPEC §2, §4, §7; DECISIONS §6). */
export const delivery = {
  riderOrders: endpoint({
    method: 'GET',
    path: '/orders/rider-orders',
    access: ['rider'],
    summary:
      'The orders that I deliver: those under way as they come up on the way, or with `status=delivered` those that are over, newest first; `search` is a number of an order or a phone',
    query: z.object({ ...PageQuery, status: z.literal('delivered').optional(), search: SearchText.optional() }),
    reply: listOf(RiderCard),
    errors: [],
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/orders/:id/status',
    access: ['rider'],
    summary:
      'Moves an order of mine: {status}, or {otp, status: delivered}. Proof that is asked for and not sent is noted as missing; a return without it is refunded once the branch has the goods. What happened without a line says when it did by the phone’s clock, and what that clock says now',
    params: byId,
    body: z.object({
      status: z.enum(orderStates),
      otp: z.string().trim().max(10).nullish(),
      reason: WrittenText.max(500).nullish(),
      /** Pictures that were uploaded with kind `delivery`. */
      photo: z.uuid().nullish(),
      signature: z.uuid().nullish(),
      ...phoneTimes,
    }),
    reply: RiderCard,
    errors: [
      ...orderCodeRefusals,
      'not_found',
      'order_move_refused',
      'order_called_back',
      'order_holds_withdrawn',
      'order_prescription_ended',
      'order_holds_expired',
      'order_photo_required',
      'order_signature_required',
    ],
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/orders/:id/otp',
    access: ['rider'],
    summary: 'Sends the customer the six digits that hand the order over; answers where they went, masked',
    params: byId,
    reply: CodeSent,
    errors: [
      'not_found',
      'order_move_refused',
      'order_called_back',
      'order_holds_withdrawn',
      'order_prescription_ended',
      'order_code_reaches_nobody',
      'code_too_soon',
      'too_many_order_codes',
    ],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/orders/:id/accept',
    access: ['rider'],
    summary:
      'Takes on an order that was assigned to me. What was accepted in time without a line counts as of then, as long as no other rider has fetched the order',
    params: byId,
    body: z.object(phoneTimes).nullish(),
    reply: RiderCard,
    errors: ['not_found', 'order_move_refused'],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/orders/:id/decline',
    access: ['rider'],
    summary: 'Gives an assigned order back before it is fetched; the next rider is asked',
    params: byId,
    body: z.object({ reason: WrittenText.max(200).default('') }),
    reply: Nothing,
    errors: ['not_found', 'order_move_refused'],
  }),
  route: endpoint({
    method: 'GET',
    path: '/orders/rider-route',
    access: ['rider'],
    summary: 'My stops in the best order from where I am, each with when I am expected there',
    query: z.object({
      latitude: z.coerce.number().min(16).max(33).optional(),
      longitude: z.coerce.number().min(34).max(56).optional(),
    }),
    reply: z.object({
      items: z
        .array(
          z.object({
            order_id: Id,
            order_number: z.string().max(30),
            latitude: z.number(),
            longitude: z.number(),
            expected_at: InstantText,
            /** It will be later than was promised. */
            is_late: z.boolean(),
          }),
        )
        .max(100),
      distance_km: z.number(),
    }),
    errors: [],
  }),
  shift: endpoint({
    method: 'GET',
    path: '/rider/shift',
    access: ['rider'],
    summary: 'Whether I am on shift, and the branches where one can begin',
    reply: ShiftState,
    errors: [],
  }),
  startShift: endpoint({
    method: 'POST',
    path: '/rider/shift',
    access: ['rider'],
    summary: 'Begins a shift at a branch; orders of it may be assigned to me from now on',
    body: z.object({ location_id: Id }),
    reply: ShiftState,
    errors: ['not_found', 'shift_open'],
  }),
  endShift: endpoint({
    method: 'DELETE',
    path: '/rider/shift',
    access: ['rider'],
    summary: 'Ends my shift; what I have not fetched yet goes to other riders',
    reply: ShiftState,
    errors: ['shift_not_open', 'shift_has_orders'],
  }),
  tracking: endpoint({
    method: 'GET',
    path: '/orders/:id/tracking',
    access: ['patient'],
    summary:
      'Where the rider of my order is while on the way, and when to expect them; then over the socket as `rider_position`',
    params: byId,
    reply: z.object({
      position: Position.nullable(),
      expected_at: InstantText.nullable(),
      /** Null where the address has no point of its own. */
      destination: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    }),
    errors: ['not_found'],
  }),
  riders: endpoint({
    method: 'GET',
    path: '/desk/riders',
    access: assigning,
    summary:
      'Riders for an order, the fittest first, everybody on shift among them: load, distance, vehicle, and why one cannot take it',
    query: z.object({ order_id: IdText }),
    reply: z.object({
      items: z.array(
        z.object({
          rider_id: Id,
          name: Name,
          name_ar: Name,
          phone_number: z.string().max(20).nullable(),
          vehicle_number: z.string().max(vehicleLimits.number).nullable(),
          vehicle_type: z.string().max(vehicleLimits.type).nullable(),
          shift: Shift.nullable(),
          /** Orders that they have and have not brought. */
          load: z.int(),
          /** From where they were last to the branch of the order. */
          distance_km: z.number().nullable(),
          can_take: z.boolean(),
          why_not: z.enum(['off_shift', 'other_branch', 'full', 'too_heavy', 'no_cold_box', 'declined']).nullable(),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/assign',
    access: assigning,
    summary:
      'Gives an order that is ready to a rider, or to the fittest one when none is named; an assigned one is taken from its rider first. One that was fetched changes hands when its rider is locked out or gone',
    params: byId,
    body: z.object({ rider_id: Id.nullish() }),
    reply: z.object({ rider_id: Id }),
    errors: [
      'not_found',
      'order_move_refused',
      'order_called_back',
      'order_holds_withdrawn',
      'rider_can_work',
      'no_rider_free',
      'rider_cannot_take',
    ],
  }),
  recordReturned: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/returned',
    access: assigning,
    summary:
      'Writes an order down as returned that a rider had fetched who is locked out or gone; one that was called back is refunded with its delivery',
    params: byId,
    body: z.object({ reason: WrittenText.max(500).default('') }),
    reply: Nothing,
    errors: ['not_found', 'order_move_refused', 'rider_can_work', 'order_reason_required'],
  }),
  unassign: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/unassign',
    access: assigning,
    summary: 'Takes an order that was not fetched yet from its rider',
    params: byId,
    body: z.object({ reason: WrittenText.max(200).default('') }),
    reply: Nothing,
    errors: ['not_found', 'order_move_refused'],
  }),
} as const;
