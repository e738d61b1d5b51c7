import type { OrderState } from '@balsam/domain/orders';
import * as m from '#paraglide/messages.js';
import { stateStyle, modeWords, fulfilmentOf } from '#shared/orders/order-status-style.ts';
import type { Tone } from '#shared/ui/tint.ts';
import type { PharmacyOrderCard } from './queries.ts';

type Mode = PharmacyOrderCard['orderMode'];

/** What a state is called; a pickup has words of its own (DECISIONS §6). */
export const stateLabel = (state: OrderState, mode: Mode = 'normal_delivery'): string =>
  stateStyle(state, fulfilmentOf({ orderMode: mode })).word();

export const modeLabel = (mode: Mode): string => modeWords[mode]();

type PrescriptionState = NonNullable<PharmacyOrderCard['prescription']>;
const prescriptionStyles: Readonly<Record<PrescriptionState, { readonly word: () => string; readonly tone: Tone }>> = {
  pending: { word: m.staff_rx_pending, tone: 'warning' },
  approved: { word: m.staff_rx_approved, tone: 'success' },
  partly_approved: { word: m.staff_rx_partly, tone: 'accent' },
  rejected: { word: m.staff_rx_rejected, tone: 'danger' },
};
export const prescriptionStyle = (state: PrescriptionState) => prescriptionStyles[state];

const acts: Readonly<Partial<Record<OrderState, () => string>>> = {
  confirmed: m.staff_act_confirm,
  processed: m.staff_act_process,
  ready_to_ship: m.staff_act_ready,
  out_for_delivery: m.staff_act_send_out,
  delivered: m.staff_act_hand_over,
  rejected: m.staff_act_reject,
  cancelled: m.staff_act_end,
};
/** The button of a move. */
export const actionLabel = (to: OrderState): string => acts[to]?.() ?? stateLabel(to);
