import { addMinutes } from '../time/index.ts';

/** DECISIONS §12: how long a visit is held for an answer of its insurer, and how long before its start at the latest, in minutes. */
export const approvalRules = { longest: 24 * 60, beforeStart: 60 } as const;

/**
 * Until when a visit is held unpaid for the answer; undefined when it starts too soon to wait for any, or has waited for as long as it may
 * since its first question: asking again is no extension.
 */
export function approvalHoldUntil(now: Date, startsAt: Date, firstAsked: Date = now): Date | undefined {
  const atLatest = addMinutes(startsAt, -approvalRules.beforeStart);
  const longest = addMinutes(firstAsked, approvalRules.longest);
  const until = longest < atLatest ? longest : atLatest;
  return until > now ? until : undefined;
}
