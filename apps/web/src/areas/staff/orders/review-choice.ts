/** What a pharmacist has chosen of the prescription of an order, before it is sent. */
export type ReviewChoice = {
  readonly verdict: 'approved' | 'partly_approved' | 'rejected';
  /** The lines that were ticked as covered. */
  readonly kept: ReadonlySet<number>;
  /** Said in so many words that it covers none of them, and the other products stay. */
  readonly isNoneKept: boolean;
};

/** Whether nothing was said yet of what a partial approval covers: sent like that, it would take out everything on prescription. */
export const isUndecided = ({ verdict, kept, isNoneKept }: ReviewChoice): boolean =>
  verdict === 'partly_approved' && kept.size === 0 && !isNoneKept;
