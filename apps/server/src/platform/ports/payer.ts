/** A plan as its table of benefits has it. Halalas without VAT. */
export type PlanBenefits = {
  readonly code: string;
  readonly insurerCode: string;
  readonly visitTypes: readonly string[];
  readonly patientPercent: number;
  readonly patientAtMost: number;
  /** A fee above this needs an approval; null: none does. */
  readonly approvalAbove: number | null;
};

/** Whose cover is asked about. */
export type Member = {
  readonly name: string;
  readonly familyName: string;
  readonly gender: 'male' | 'female' | null;
  readonly birthDate: string | null;
  /** A national ID, or an iqama of ten digits. */
  readonly number: string;
  readonly policyNumber: string;
};

/** A visit that is to be covered. Halalas without VAT. */
export type CoveredVisit = {
  readonly type: string;
  readonly isInNetwork: boolean;
  readonly startsAt: Date;
  readonly fee: number;
};

export type CoverRequest = {
  /** Our own name of the request, the same each time it is sent. */
  readonly reference: string;
  readonly member: Member;
  readonly plan: PlanBenefits;
  /** Left out: whether the policy is good at all. */
  readonly visit?: CoveredVisit;
  readonly now: Date;
};

/** What was said, as it is kept. */
export type Exchange = { readonly request: object; readonly response: object };

export type Eligibility = {
  readonly state: 'active' | 'inactive';
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** Of the visit that was asked about: what the insurer would bear, and whether it must approve that first. Null: it does not bear any of it. */
  readonly cover: { readonly amount: number; readonly needsApproval: boolean } | null;
  readonly exchange: Exchange;
};

export type ApprovalAnswer = {
  readonly state: 'sent_for_approval' | 'approved' | 'rejected';
  readonly payerReference: string | null;
  /** What it bears; of an approved one only. */
  readonly amount: number;
  readonly reason: string;
  readonly exchange: Exchange;
};

/** An approval that was queued and is answered now; `reference` is our own name of the request. */
export type LateAnswer = ApprovalAnswer & { readonly reference: string };

/** An insurer, or who speaks for insurers. All throw GatewayUnavailable when it does not answer in time, or nothing that can be read. */
export type PayerGateway = {
  readonly name: string;
  readonly checkEligibility: (request: CoverRequest) => Promise<Eligibility>;
  readonly requestApproval: (request: CoverRequest & { readonly visit: CoveredVisit }) => Promise<ApprovalAnswer>;
  /** What came in since it was last asked, of requests that were queued; each answer is told once. */
  readonly readLateAnswers: (now: Date) => Promise<readonly LateAnswer[]>;
};
