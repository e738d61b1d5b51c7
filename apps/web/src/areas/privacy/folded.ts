import type { Entry } from './api-types.ts';

/** The same thing done by the same person for the same reason: how often, and from when until when. */
export type Fold = { readonly latest: Entry; readonly earliest: Entry; readonly times: number };

const keyOf = ({ action, what, title, who, why }: Entry): string =>
  JSON.stringify([action, what, title, who?.name, who?.role_id, why]);

/** Entries of one day, newest first, with those that tell the same told once, where the latest of them stands. */
export const folded = (entries: readonly Entry[]): readonly Fold[] =>
  [...Map.groupBy(entries, keyOf).values()].map((same) => ({
    latest: same[0]!,
    earliest: same.at(-1)!,
    times: same.length,
  }));
