import { rolesThatMay } from '@balsam/domain/identity';
import { orderStates, prescriptionLimits, reviewDecisions } from '@balsam/domain/orders';
import { z } from 'zod';
import { SafetyWarning } from '../cart.ts';
import { Day, Id, IdText, InstantText, listOf, PageQuery, Sar, SearchText, WrittenText } from '../common.ts';
import { endpoint, callerOf } from '../endpoint.ts';
import { CodeSent, orderCodeRefusals } from '../identity/sign-in.ts';
import { CalledBackAt, OrderCard, OrderDetail, OrderState } from '../orders/shapes.ts';

const seeing = rolesThatMay('see_orders').map(callerOf);
const filling = rolesThatMay('fill_orders').map(callerOf);
const byId = z.object({ id: IdText });
const Name = z.string().max(250);

const Patient = z.object({ name: Name, name_ar: Name, mrn_number: z.string().nullable() });

/** An order in the queue. `PRESCRIPTION`: how its prescription stands, null where it needs none. */
const PharmacyOrderCard = OrderCard.extend({
  CALLED_BACK_AT: CalledBackAt,
  PATIENT: Patient,
  PRESCRIPTION: z.enum(['pending', ...reviewDecisions]).nullable(),
  IS_COLD_CHAIN: z.boolean(),
  /** Its patient is asked about a substitute: nothing of it leaves the branch until the answer. */
  AWAITS_ANSWER: z.boolean(),
  /** It holds a product that the register of medicines no longer allows to be sold. */
  HAS_WITHDRAWN: z.boolean(),
});

/** One order as the pharmacy desk works on it. */
const PharmacyOrder = OrderDetail.extend({
  PATIENT: Patient.extend({ birth_date: Day.nullable(), gender: z.enum(['male', 'female']).nullable() }),
  /** Where the products lie: pick these lots. */
  PICKS: z
    .array(
      z.object({
        PRODUCT_ID: Id,
        LOT: z.string(),
        EXPIRES_ON: Day,
        /** It is not handed out any more. */
        IS_EXPIRED: z.boolean(),
        QUANTITY: z.int(),
        BRANCH: z.string(),
        BRANCH_AR: z.string(),
      }),
    )
    .max(500),
  HISTORY: z
    .array(
      z.object({
        AT: InstantText,
        FROM: OrderState.nullable(),
        TO: OrderState,
        REASON: z.string().nullable(),
        BY: z.object({ name: Name, name_ar: Name, role_id: z.int() }).nullable(),
      }),
    )
    .max(100),
  /** What was decided of its prescriptions, when and by whom. */
  REVIEWS: z
    .array(
      z.object({
        AT: InstantText,
        STATE: z.enum(['approved', 'partly_approved', 'rejected']),
        REASON: z.string().nullable(),
        BY: z.object({ name: Name, name_ar: Name, role_id: z.int() }).nullable(),
      }),
    )
    .max(prescriptionLimits.ofOrder),
  /** What the record of the patient says against the products, and what they say against each other; for whoever fills orders. Never complete. */
  WARNINGS: z.array(SafetyWarning).max(50),
  /** Products whose prescription in the record a doctor has withdrawn or stopped since they were ordered; for whoever fills orders. */
  ENDED_PRESCRIPTIONS: z.array(Id).max(100),
  /** What the caller may do now: moves of the one table, and judging the prescription. */
  moves: z.array(z.object({ to: OrderState, needs: z.enum(['reason', 'order_otp']).nullable() })).max(5),
  may_judge: z.boolean(),
  /** Whether what the register withdrew may be taken out, so that the rest can go on. */
  may_take_out: z.boolean(),
  /** Whether lines that are not available may be taken out: it lies at the branch, and another line stays. */
  may_take_out_lines: z.boolean(),
  /** Whether substitutes may be proposed for its lines. */
  may_propose: z.boolean(),
  /** Whether it may be called back from the rider who has it with them. */
  may_call_back: z.boolean(),
  /** Whether it came back without proof, or was called back, and is refunded once the branch has the goods. */
  may_confirm_return: z.boolean(),
});

/** The pharmacist's queue (DECISIONS §6): orders that are paid, from the oldest. */
export const pharmacyDeskOrders = {
  orders: endpoint({
    method: 'GET',
    path: '/desk/orders',
    access: seeing,
    summary:
      'Orders that are paid, those that wait longest first, with how many are in each state; `q` is a number of an order, a name, an MRN or a phone',
    query: z.object({ ...PageQuery, state: z.enum([...orderStates, 'open']).optional(), q: SearchText.optional() }),
    reply: listOf(PharmacyOrderCard).extend({
      counts: z.array(z.object({ state: OrderState, count: z.int() })).max(20),
    }),
    errors: [],
  }),
  order: endpoint({
    method: 'GET',
    path: '/desk/orders/:id',
    access: seeing,
    summary: 'One order with its patient, prescriptions, the lots to pick, what was done and what may be done',
    params: byId,
    reply: PharmacyOrder,
    errors: ['not_found'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/move',
    access: filling,
    summary:
      'Moves an order by the table of moves; rejecting or cancelling it gives the reason and refunds it, handing it over takes its code',
    params: byId,
    body: z.object({
      to: OrderState,
      /** The state that the screen showed: `order_changed` when it is another one by now. */
      from: OrderState.optional(),
      reason: WrittenText.max(500).default(''),
      otp_code: z.string().trim().max(10).nullish(),
    }),
    reply: PharmacyOrder,
    errors: [
      'not_found',
      'order_move_refused',
      'order_changed',
      'order_reason_required',
      'order_call_back_first',
      'prescription_not_approved',
      'order_holds_withdrawn',
      'order_prescription_ended',
      'order_holds_expired',
      'order_awaits_answer',
      ...orderCodeRefusals,
    ],
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/code',
    access: filling,
    summary: 'Sends the patient the code that the counter requests when a pickup is handed over',
    params: byId,
    reply: CodeSent,
    errors: [
      'not_found',
      'order_move_refused',
      'order_holds_withdrawn',
      'order_prescription_ended',
      'order_holds_expired',
      'order_awaits_answer',
      'order_code_reaches_nobody',
      'code_too_soon',
      'too_many_order_codes',
    ],
  }),
  reviewPrescription: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/prescription',
    access: filling,
    summary:
      'Judges the prescriptions of an order that was placed. In part: `line_ids` are the lines on prescription that stay, the others are taken out and refunded to the wallet. Rejected: so is the order',
    params: byId,
    body: z.object({
      verdict: z.enum(reviewDecisions),
      line_ids: z.array(Id).max(100).default([]),
      reason: WrittenText.max(500).default(''),
    }),
    reply: PharmacyOrder,
    errors: [
      'not_found',
      'order_move_refused',
      'order_reason_required',
      'prescription_judged',
      'order_prescription_ended',
      'judgement_lines_not_valid',
      'judgement_leaves_nothing',
    ],
  }),
  takeOutWithdrawn: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/take-out-withdrawn',
    access: filling,
    summary:
      'Takes out of an order what the register of medicines withdrew, as long as it lies at the branch; what it cost is refunded to the wallet',
    params: byId,
    reply: PharmacyOrder,
    errors: ['not_found', 'order_move_refused', 'order_changed', 'take_out_leaves_nothing'],
  }),
  takeOutUnavailable: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/take-out-unavailable',
    access: filling,
    summary:
      'Takes lines out of an order at the branch whose products are absent, broken or expired, with a reason that the patient reads; what they cost is refunded to the wallet, and their pieces are in stock no more',
    params: byId,
    body: z.object({ line_ids: z.array(Id).min(1).max(100), reason: WrittenText.max(500).default('') }),
    reply: PharmacyOrder,
    errors: ['not_found', 'order_move_refused', 'order_changed', 'order_reason_required', 'take_out_leaves_nothing'],
  }),
  substitutes: endpoint({
    method: 'GET',
    path: '/desk/orders/:id/lines/:line_id/substitutes',
    access: filling,
    summary:
      'What may replace a line of an order: products of the same substance, strength, form and count of which the branch has enough, the cheapest first',
    params: z.object({ id: IdText, line_id: IdText }),
    reply: z.object({
      items: z
        .array(
          z.object({
            product_id: Id,
            name: Name,
            name_ar: Name,
            /** What as many pieces cost by themselves, with VAT and after an offer. */
            price: Sar,
            /** What the patient is refunded with it, as it is cheaper. */
            refund: Sar,
            /** Pieces that the branch has. */
            stock: z.int(),
          }),
        )
        .max(50),
    }),
    errors: ['not_found', 'order_changed'],
  }),
  proposeSubstitute: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/substitutes',
    access: filling,
    summary:
      'Asks the patient whether another product may replace a line that is not available; its pieces are reserved until the answer, or until the time for it is over',
    params: byId,
    body: z.object({ line_id: Id, product_id: Id }),
    reply: PharmacyOrder,
    errors: [
      'not_found',
      'order_move_refused',
      'order_changed',
      'substitute_in_order',
      'substitute_not_same',
      'substitute_other_class',
      'substitute_proposed',
      'substitute_not_available',
    ],
  }),
  takeBackSubstitute: endpoint({
    method: 'DELETE',
    path: '/desk/orders/:id/substitutes/:substitute_id',
    access: filling,
    summary:
      'Takes a substitute back that the patient has not answered about: its pieces are in stock again, and the line stands as before',
    params: z.object({ id: IdText, substitute_id: IdText }),
    reply: PharmacyOrder,
    errors: ['not_found', 'substitute_closed'],
  }),
  callBack: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/call-back',
    access: filling,
    summary:
      'Calls an order back that its rider has with them, with the reason: patient and rider are told, nobody hands it over any more, and it is cancelled and wholly refunded once the branch has the goods',
    params: byId,
    body: z.object({ reason: WrittenText.max(500).default('') }),
    reply: PharmacyOrder,
    errors: ['not_found', 'order_reason_required', 'order_move_refused', 'order_called_back'],
  }),
  confirmReturn: endpoint({
    method: 'POST',
    path: '/desk/orders/:id/goods-back',
    access: filling,
    summary:
      'The branch has the goods of an order that its rider returned without proof: their price is refunded; or of one that was called back: it is cancelled and wholly refunded',
    params: byId,
    reply: PharmacyOrder,
    errors: ['not_found', 'order_move_refused'],
  }),
  prescriptionFile: endpoint({
    method: 'GET',
    path: '/desk/prescriptions/files/:id',
    access: filling,
    summary: 'A picture of a prescription that is in an order',
    params: z.object({ id: z.uuid() }),
    reply: 'file',
    errors: ['not_found'],
  }),
} as const;
