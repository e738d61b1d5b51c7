import type { OrderState } from './state.ts';

/** What an order goes through as its patient follows it, in the order in which it happens; an end of another kind is a stage of its own. */
type OrderStage = 'placed' | 'preparing' | 'ready' | 'on_the_way' | 'delivered' | 'returned' | 'cancelled' | 'rejected';

const stageOf: Readonly<Record<OrderState, OrderStage>> = {
  placed: 'placed',
  confirmed: 'preparing',
  processed: 'preparing',
  ready_to_ship: 'ready',
  out_for_delivery: 'ready',
  rider_assigned: 'ready',
  order_picked: 'on_the_way',
  on_the_way: 'on_the_way',
  arrived: 'on_the_way',
  delivered: 'delivered',
  returned: 'returned',
  cancelled: 'cancelled',
  rejected: 'rejected',
};

type Step = { readonly status: OrderState; readonly at: string | null };

/** The steps of an order's timeline as stages: each begins when the first of its steps was taken (S4.13). */
export function stagesOf(
  timeline: readonly Step[],
): { stage: OrderStage; at: string | null; states: readonly OrderState[] }[] {
  return [...Map.groupBy(timeline, ({ status }) => stageOf[status])].map(([stage, steps]) => ({
    stage,
    at: steps.find(({ at }) => at !== null)?.at ?? null,
    states: steps.map(({ status }) => status),
  }));
}
