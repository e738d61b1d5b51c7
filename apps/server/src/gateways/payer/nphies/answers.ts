import { fromSar } from '@balsam/domain/money';
import { z } from 'zod';

const Coded = z.object({
  coding: z
    .array(z.object({ code: z.string().max(60) }))
    .min(1)
    .max(20),
});
const Money = z.object({ value: z.number().nonnegative().max(10_000_000), currency: z.literal('SAR') });
const Extension = z.object({ url: z.string().max(300), valueCodeableConcept: Coded.optional() });
const Day = z.iso.date();

const Benefit = z.object({
  type: Coded,
  allowedMoney: Money.optional(),
  allowedUnsignedInt: z.int().min(0).optional(),
});
const BenefitItem = z.object({
  excluded: z.boolean().optional(),
  authorizationRequired: z.boolean().optional(),
  network: Coded.optional(),
  benefit: z.array(Benefit).max(50).default([]),
});

/** What we read of a CoverageEligibilityResponse (FHIR R4, as NPHIES profiles it). */
const EligibilityResponse = z.object({
  resourceType: z.literal('CoverageEligibilityResponse'),
  outcome: z.enum(['queued', 'complete', 'error', 'partial']),
  extension: z.array(Extension).max(50).default([]),
  insurance: z
    .array(
      z.object({
        inforce: z.boolean().optional(),
        benefitPeriod: z.object({ start: Day.optional(), end: Day.optional() }).optional(),
        item: z.array(BenefitItem).max(200).default([]),
      }),
    )
    .max(20)
    .default([]),
});

/** What we read of a ClaimResponse to a preauthorization. */
const ClaimResponse = z.object({
  resourceType: z.literal('ClaimResponse'),
  outcome: z.enum(['queued', 'complete', 'error', 'partial']),
  extension: z.array(Extension).max(50).default([]),
  preAuthRef: z.string().max(60).optional(),
  disposition: z.string().max(1000).optional(),
  total: z
    .array(z.object({ category: Coded, amount: Money }))
    .max(50)
    .default([]),
  processNote: z
    .array(z.object({ text: z.string().max(1000) }))
    .max(50)
    .default([]),
});

const Bundle = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('message'),
  entry: z.array(z.object({ resource: z.looseObject({ resourceType: z.string() }) })).max(200),
});

const resourceOf = <T>(answer: unknown, shape: z.ZodType<T>, type: string): T =>
  shape.parse(Bundle.parse(answer).entry.find(({ resource }) => resource.resourceType === type)?.resource);

const hasCode = (coded: z.output<typeof Coded> | undefined, code: string): boolean =>
  coded?.coding.some((each) => each.code === code) ?? false;

const extensionOf = (extensions: readonly z.output<typeof Extension>[], name: string) =>
  extensions.find(({ url }) => url.endsWith(`/extension-${name}`))?.valueCodeableConcept;

export type ToldBenefit = {
  readonly percent: number | undefined;
  readonly atMost: number | undefined;
  readonly needsApproval: boolean;
};

/** An eligibility in our words: whether the policy is in force, from when to when, and the benefit in the network. Throws for anything else. */
export function readEligibility(answer: unknown) {
  const told = resourceOf(answer, EligibilityResponse, 'CoverageEligibilityResponse');
  const [insurance] = told.insurance;
  const site = extensionOf(told.extension, 'siteEligibility');
  const isActive = told.outcome === 'complete' && insurance?.inforce === true && (!site || hasCode(site, 'eligible'));
  const item = insurance?.item.find(
    ({ excluded, network }) => excluded !== true && (!network || hasCode(network, 'in')),
  );
  const benefitOf = (code: string) => item?.benefit.find(({ type }) => hasCode(type, code));
  const atMost = benefitOf('copay-maximum')?.allowedMoney?.value;
  const benefit: ToldBenefit | null = item
    ? {
        percent: benefitOf('copay-percent')?.allowedUnsignedInt,
        atMost: atMost === undefined ? undefined : fromSar(atMost),
        needsApproval: item.authorizationRequired ?? false,
      }
    : null;
  return {
    state: isActive ? ('active' as const) : ('inactive' as const),
    startsOn: insurance?.benefitPeriod?.start ?? null,
    endsOn: insurance?.benefitPeriod?.end ?? null,
    benefit: isActive ? benefit : null,
  };
}

const approving = ['approved', 'partial'] as const;

/** The answer to a preauthorization in our words. Amounts in halalas. Throws for anything that is none. */
export function readApproval(answer: unknown) {
  const told = resourceOf(answer, ClaimResponse, 'ClaimResponse');
  const payerReference = told.preAuthRef ?? null;
  const reason = told.disposition ?? told.processNote.map(({ text }) => text).join(' ');
  const outcome = extensionOf(told.extension, 'adjudication-outcome');
  // The payer has taken it and decides later, which either of the two says.
  if (told.outcome === 'queued' || hasCode(outcome, 'pended'))
    return { state: 'sent_for_approval' as const, amount: 0, payerReference, reason: '' };
  const benefit = told.total.find(({ category }) => hasCode(category, 'benefit'))?.amount.value ?? 0;
  const isApproved = told.outcome !== 'error' && approving.some((code) => hasCode(outcome, code)) && benefit > 0;
  return isApproved
    ? { state: 'approved' as const, amount: fromSar(benefit), payerReference, reason: '' }
    : { state: 'rejected' as const, amount: 0, payerReference, reason };
}
