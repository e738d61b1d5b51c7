import { timelineOf, type Fulfilment, type OrderState } from '@balsam/domain/orders';
import type { Text } from '#platform/texts.ts';
import { ordersTexts } from '../common/orders.texts.ts';

const { states } = ordersTexts;

/** The name of a state; a pickup has names of its own for two of them (DECISIONS §6). */
function stateTitle(state: OrderState, fulfilment: Fulfilment): Text {
  if (fulfilment === 'pickup' && state === 'ready_to_ship') return states.ready_for_pickup;
  if (fulfilment === 'pickup' && state === 'delivered') return states.picked_up;
  return states[state];
}

/** The timeline of an order as it is shown. */
export const timelineView = (state: OrderState | null, fulfilment: Fulfilment, taken: ReadonlyMap<string, Date>) =>
  timelineOf(state, fulfilment, taken).map((step) => {
    const { en, ar } = stateTitle(step.state, fulfilment);
    return { STATUS: step.state, AT: step.at?.toISOString() ?? null, TITLE: en, TITLE_AR: ar };
  });
