/** Since when the pharmacy wants an order back from its rider: of its card at the top, of a whole order, and of a rider's, with its delivery. */
export type MaybeCalledBack = {
  readonly calledBackAt?: string | null | undefined;
  readonly delivery?: { readonly calledBackAt: string | null } | null | undefined;
};

/** Whether the pharmacy has called an order back: its rider brings it to the branch, and it comes to nobody any more. */
export const isCalledBack = ({ calledBackAt, delivery }: MaybeCalledBack): boolean =>
  Boolean(calledBackAt ?? delivery?.calledBackAt);
