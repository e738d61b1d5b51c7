import { forgetDraft, keepDraft, readDraft } from '#shared/api/drafts.ts';

/** A message to the support that has not arrived. Its key is also its `Idempotency-Key`: sent again it is still written once. */
export type Unsent = { readonly key: string; readonly text: string };

const nameOf = (ticketId: number): string => `unsent of ticket ${ticketId}`;

/** The texts of one ticket that have not arrived. Pictures are not among them: they do not outlive the page. */
export const unsentOf = (ticketId: number): readonly Unsent[] =>
  (readDraft(nameOf(ticketId)) as readonly Unsent[] | undefined) ?? [];

/** Keeps a text until it has arrived. */
export const keepUnsent = (ticketId: number, { key, text }: Unsent): void =>
  keepDraft(nameOf(ticketId), [...unsentOf(ticketId), { key, text }]);

/** Forgets one that has arrived or was given up. */
export const forgetUnsent = (ticketId: number, key: string): void => {
  const left = unsentOf(ticketId).filter((message) => message.key !== key);
  if (left.length === 0) forgetDraft(nameOf(ticketId));
  else keepDraft(nameOf(ticketId), left);
};
