/**
 * Whether a writer has seen what is kept.
 * @param seen `updated_at` of what the writer had on the screen, `null` when there was nothing yet; undefined looks at nothing
 * @param kept when what is kept was saved; undefined when there is nothing
 */
export const isSeen = (seen: string | null | undefined, kept: Date | undefined): boolean =>
  seen === undefined || (seen && Date.parse(seen)) === (kept?.getTime() ?? null);
