type Call = { readonly key: string; readonly state: string };

/** After a lost line no more than these are said: whoever was called before them has gone in or is being skipped. */
const mostAtOnce = 4;

/**
 * The calls that were not there before, the earlier one first; none the first time, when nobody has just been called, and none of somebody
 * who is already with the doctor.
 */
export const newCalls = <C extends Call>(before: readonly Call[] | undefined, now: readonly C[]): readonly C[] => {
  if (before === undefined) return [];
  const known = new Set(before.map(({ key }) => key));
  return now
    .filter(({ key, state }) => state === 'called' && !known.has(key))
    .slice(0, mostAtOnce)
    .toReversed();
};
