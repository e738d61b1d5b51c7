/** What `/staff/delivery-areas` keeps in its address: the branch that is open. */
export type AreasSearch = { readonly branch?: number };

/** Whatever an address says, as far as it looks like a branch. */
export const areasSearch = ({ branch }: Record<string, unknown>): AreasSearch =>
  typeof branch === 'number' && Number.isSafeInteger(branch) && branch > 0 ? { branch } : {};
