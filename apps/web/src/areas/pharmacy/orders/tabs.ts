/** The orders that still go somewhere, those that are over, and both (S4.13). */
export const orderTabs = ['active', 'completed', 'all'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** What the address names; the first tab for anything else. */
export const orderSearch = ({ tab }: Record<string, unknown>): { readonly tab?: OrderTab } => {
  const known = orderTabs.find((each) => each === tab);
  return known === undefined || known === 'active' ? {} : { tab: known };
};
