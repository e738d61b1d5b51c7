import { orderStates, type OrderState } from '@balsam/domain/orders';

/** What `/staff/orders` keeps in its address: which orders, what was searched, the page, and the order that is open. */
export type QueueSearch = {
  readonly state?: OrderState;
  readonly q?: string;
  readonly page?: number;
  readonly order?: number;
};

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

const present = (search: { [K in keyof QueueSearch]: QueueSearch[K] | undefined }): QueueSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** Whatever an address says, as far as it makes sense. */
export const queueSearch = (raw: Record<string, unknown>): QueueSearch => {
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).slice(0, 80) : '';
  const page = whole(raw['page']);
  return present({
    state: orderStates.find((state) => state === raw['state']),
    q: q === '' ? undefined : q,
    page: page === 1 ? undefined : page,
    order: whole(raw['order']),
  });
};

/** Other orders: the list begins anew, and none is open. */
export const narrowed = (
  search: QueueSearch,
  change: { readonly [K in 'state' | 'q']?: QueueSearch[K] | undefined },
): QueueSearch => {
  const { page: _page, order: _order, ...kept } = search;
  return present({ ...kept, ...change });
};
