type Call = { readonly key: string };

/** The calls that were not there before, the earlier one first; none the first time, when nobody has just been called. */
export const newCalls = <C extends Call>(before: readonly Call[] | undefined, now: readonly C[]): readonly C[] => {
  if (before === undefined) return [];
  const known = new Set(before.map(({ key }) => key));
  return now.filter(({ key }) => !known.has(key)).toReversed();
};
