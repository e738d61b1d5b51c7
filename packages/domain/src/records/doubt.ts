/** How a condition or an allergy is recorded that nobody has confirmed, from the least that is said of it to the most. */
export const doubts = ['unconfirmed', 'provisional', 'differential'] as const;
export type Doubt = (typeof doubts)[number];

/** FHIR places a provisional and a differential diagnosis below an unconfirmed one; what is presumed of an allergy is not confirmed either. */
const meanings: Readonly<Record<string, Doubt>> = {
  unconfirmed: 'unconfirmed',
  presumed: 'unconfirmed',
  provisional: 'provisional',
  differential: 'differential',
};

/** Why something is not sure, by all that its verification status says: the most particular; null for what is confirmed or says nothing of it. */
export function doubtOf(statuses: readonly string[]): Doubt | null {
  const said = new Set(statuses.map((status) => meanings[status.trim().toLowerCase()]));
  return doubts.findLast((doubt) => said.has(doubt)) ?? null;
}

/** In how far something is in doubt that several say: not at all where one of them is sure. */
export const sharedDoubt = (all: readonly (Doubt | null)[]): Doubt | null =>
  all.includes(null) ? null : (doubts.find((doubt) => all.includes(doubt)) ?? null);
