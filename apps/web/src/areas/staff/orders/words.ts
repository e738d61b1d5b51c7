import type { OrderState } from '@balsam/domain/order';
import * as m from '../../../paraglide/messages.js';
import type { Tone } from '../../../shared/ui/tint.ts';
import type { DeskCard } from './queries.ts';

const states: Readonly<Record<OrderState, { readonly word: () => string; readonly tone: Tone }>> = {
  placed: { word: m.pharmacy_order_state_placed, tone: 'warning' },
  confirmed: { word: m.pharmacy_order_state_confirmed, tone: 'accent' },
  processed: { word: m.pharmacy_order_state_processed, tone: 'accent' },
  ready_to_ship: { word: m.pharmacy_order_state_ready_to_ship, tone: 'accent' },
  out_for_delivery: { word: m.pharmacy_order_state_out_for_delivery, tone: 'neutral' },
  rider_assigned: { word: m.pharmacy_order_state_rider_assigned, tone: 'neutral' },
  order_picked: { word: m.pharmacy_order_state_order_picked, tone: 'neutral' },
  on_the_way: { word: m.pharmacy_order_state_on_the_way, tone: 'neutral' },
  arrived: { word: m.pharmacy_order_state_arrived, tone: 'neutral' },
  delivered: { word: m.pharmacy_order_state_delivered, tone: 'success' },
  returned: { word: m.pharmacy_order_state_returned, tone: 'danger' },
  cancelled: { word: m.pharmacy_order_state_cancelled, tone: 'danger' },
  rejected: { word: m.pharmacy_order_state_rejected, tone: 'danger' },
};

type Mode = DeskCard['ORDER_MODE'];

/** What a state is called; a pickup has words of its own (DECISIONS §6). */
export const stateWord = (state: OrderState, mode?: Mode): string => {
  if (mode === 'pickup' && state === 'ready_to_ship') return m.pharmacy_order_state_ready_for_pickup();
  if (mode === 'pickup' && state === 'delivered') return m.pharmacy_order_state_picked_up();
  return states[state].word();
};

export const stateTone = (state: OrderState): Tone => states[state].tone;

const modes: Readonly<Record<Mode, () => string>> = {
  normal_delivery: m.pharmacy_order_mode_normal,
  fast_delivery: m.pharmacy_order_mode_fast,
  scheduled_delivery: m.pharmacy_order_mode_scheduled,
  pickup: m.pharmacy_order_mode_pickup,
};
export const modeWord = (mode: Mode): string => modes[mode]();

type Standing = NonNullable<DeskCard['PRESCRIPTION']>;
const standings: Readonly<Record<Standing, { readonly word: () => string; readonly tone: Tone }>> = {
  pending: { word: m.staff_rx_pending, tone: 'warning' },
  approved: { word: m.staff_rx_approved, tone: 'success' },
  partly_approved: { word: m.staff_rx_partly, tone: 'accent' },
  rejected: { word: m.staff_rx_rejected, tone: 'danger' },
};
export const standingLook = (standing: Standing) => standings[standing];

const acts: Readonly<Partial<Record<OrderState, () => string>>> = {
  confirmed: m.staff_act_confirm,
  processed: m.staff_act_process,
  ready_to_ship: m.staff_act_ready,
  out_for_delivery: m.staff_act_send_out,
  delivered: m.staff_act_hand_over,
  rejected: m.staff_act_reject,
};
/** The button of a move. */
export const actWord = (to: OrderState): string => acts[to]?.() ?? stateWord(to);
