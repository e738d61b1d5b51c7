/** The standard rate in percent, the default of the system setting (DECISIONS §4). */
export const standardVatPercent = 15;

/** What is sold: a visit or a service of care, a registered medicine, anything else. */
export type Supply = 'health_service' | 'medicine' | 'other';

/** D4.04: registered medicines are zero-rated; so is a health service that a Saudi citizen pays for. The rest is standard. */
export function vatPercent(
  { kind, payerIsCitizen }: { kind: Supply; payerIsCitizen: boolean },
  standard: number = standardVatPercent,
): number {
  const isZeroRated = kind === 'medicine' || (kind === 'health_service' && payerIsCitizen);
  return isZeroRated ? 0 : standard;
}
