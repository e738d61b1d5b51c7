/** How bad an allergy is, from the least to the worst: what it may do, and what its reactions were like. */
export const criticalities = ['low', 'high'] as const;
export const severities = ['mild', 'moderate', 'severe'] as const;

/** Null for what its source does not say, or could not assess. */
export type Danger = {
  readonly criticality: (typeof criticalities)[number] | null;
  readonly severity: (typeof severities)[number] | null;
};

/** The worst of all that sources say of an allergy, each in the words that FHIR has for it: one who does not say it takes nothing back. */
export const dangerOf = (said: readonly unknown[], reactions: readonly unknown[]): Danger => ({
  criticality: criticalities.findLast((one) => said.includes(one)) ?? null,
  severity: severities.findLast((one) => reactions.includes(one)) ?? null,
});

/** The worst of these. */
export const worstDanger = (all: readonly Danger[]): Danger =>
  dangerOf(
    all.map(({ criticality }) => criticality),
    all.map(({ severity }) => severity),
  );
