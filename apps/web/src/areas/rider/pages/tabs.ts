import { writeStored, readStored } from '#shared/api/stored.ts';

export const riderTabs = ['active', 'history', 'profile'] as const;
export type RiderTab = (typeof riderTabs)[number];

/** The tabs that are remembered; Profile is not (S2.19). */
const orderTabs = ['active', 'history'] as const;
export type OrderTab = (typeof orderTabs)[number];

const orderTabNamed = (name: unknown): OrderTab | undefined => orderTabs.find((tab) => tab === name);

/** The order tab that was looked at last; the active orders for somebody new. */
export const rememberedTab = (): OrderTab => orderTabNamed(readStored('riderTab')) ?? 'active';

/** Remembers a tab when it is one of the two. */
export const rememberTab = (tab: RiderTab | undefined): void => {
  if (orderTabNamed(tab)) writeStored('riderTab', String(tab));
};

/** `fromTab` of an address: which tab the way back leads to. */
export const fromTabSearch = ({ fromTab }: Record<string, unknown>): { readonly fromTab?: OrderTab } => {
  const tab = orderTabNamed(fromTab);
  return tab ? { fromTab: tab } : {};
};
