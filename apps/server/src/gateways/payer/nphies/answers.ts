import { lastDayIn } from '@balsam/domain/medication';
import { fromSar, type Halalas } from '@balsam/domain/money';
import { readMoment } from '@balsam/domain/records';
import { riyadhDay } from '@balsam/domain/time';
import { z } from 'zod';
import type { ApprovalAnswer } from '#platform/ports/payer.ts';

const Coded = z.object({
  coding: z
    .array(z.object({ code: z.string().max(60) }))
    .min(1)
    .max(20),
});
const Money = z.object({ value: z.number().nonnegative().max(10_000_000), currency: z.literal('SAR') });
const Extension = z.object({ url: z.string().max(300), valueCodeableConcept: Coded.optional() });

/** The ends of a period are moments of FHIR: days, instants, or no more than a month or a year. */
const Moment = z
  .string()
  .max(40)
  .refine((text) => readMoment(text) !== undefined);
const FirstDay = Moment.transform((text) => riyadhDay(readMoment(text)!.at));
const LastDay = Moment.transform((text) => lastDayIn(text)!);

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
        benefitPeriod: z.object({ start: FirstDay.optional(), end: LastDay.optional() }).optional(),
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

type Approval = Omit<ApprovalAnswer, 'exchange'>;
type ToldApproval = z.output<typeof ClaimResponse>;

const benefitIn = ({ total }: ToldApproval): Halalas =>
  fromSar(total.find(({ category }) => hasCode(category, 'benefit'))?.amount.value ?? 0);

const outcomes = ['approved', 'partial', 'rejected', 'pended', 'not-required'] as const;

/** The outcome in the codes of NPHIES. The FHIR outcome `error` means that the message could not be processed: nobody has decided anything. */
function outcomeOf(told: ToldApproval): (typeof outcomes)[number] {
  if (told.outcome === 'queued') return 'pended';
  const coded = extensionOf(told.extension, 'adjudication-outcome');
  const outcome = outcomes.find((code) => hasCode(coded, code));
  if (told.outcome === 'error' || !outcome) throw new Error('the preauthorization was not decided');
  return outcome;
}

/** What is borne of a visit that needs no approval; by the share of the plan where no amount is told. */
function unasked(benefit: Halalas, planShare: Halalas | undefined): Halalas {
  if (benefit > 0) return benefit;
  if (planShare === undefined) throw new Error('no amount is told, and the request is not at hand');
  return planShare;
}

/**
 * The answer to a preauthorization in our words. Throws for anything that is none.
 * @param planShare what the plan bears of the visit that was asked about, where the request is at hand
 */
export function readApproval(answer: unknown, planShare?: Halalas): Approval {
  const told = resourceOf(answer, ClaimResponse, 'ClaimResponse');
  const outcome = outcomeOf(told);
  const payerReference = told.preAuthRef ?? null;
  if (outcome === 'pended') return { state: 'sent_for_approval', amount: 0, payerReference, reason: '' };
  const benefit = benefitIn(told);
  const amount = outcome === 'not-required' ? unasked(benefit, planShare) : benefit;
  if (outcome !== 'rejected' && amount > 0) return { state: 'approved', amount, payerReference, reason: '' };
  const reason = told.disposition ?? told.processNote.map(({ text }) => text).join(' ');
  return { state: 'rejected', amount: 0, payerReference, reason };
}
