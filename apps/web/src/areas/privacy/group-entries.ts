import type { Entry } from './api-types.ts';

/** The same thing done by the same person for the same reason: how often, and from when until when. */
export type EntryGroup = { readonly latest: Entry; readonly earliest: Entry; readonly times: number };

const keyOf = ({ action, what, title, who, why }: Entry): string =>
  JSON.stringify([action, what, title, who?.name, who?.role_id, why]);

/** Entries of one day, newest first, with those that tell the same told once, where the latest of them stands. */
export const groupEntries = (entries: readonly Entry[]): readonly EntryGroup[] =>
  [...Map.groupBy(entries, keyOf).values()].map((group) => ({
    latest: group[0]!,
    earliest: group.at(-1)!,
    times: group.length,
  }));
