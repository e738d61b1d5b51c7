/** What `/doctor/critical-results` keeps in its address: which of them are listed, those that wait when it is left out. */
export type CriticalSearch = { readonly state?: 'settled' };

/** Whatever an address says, as far as it makes sense. */
export const criticalSearch = ({ state }: Record<string, unknown>): CriticalSearch =>
  state === 'settled' ? { state } : {};
