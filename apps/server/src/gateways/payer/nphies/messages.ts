import { randomUUID } from 'node:crypto';
import { halalas, toSar } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import type {
  Bundle,
  BundleEntry,
  Claim,
  CodeableConcept,
  Coverage,
  CoverageEligibilityRequest,
  Extension,
  FhirResource,
  MessageHeader,
  Money,
  Organization,
  Patient,
  Reference,
  Task,
} from 'fhir/r4.js';
import type { CoveredVisit, CoverRequest } from '#platform/ports/payer.ts';

export const profile = (name: string) => ({
  profile: [`http://nphies.sa/fhir/ksa/nphies-fs/StructureDefinition/${name}|1.0.0`],
});
export const ours = 'http://nphies.sa/terminology/CodeSystem/';
const hl7 = 'http://terminology.hl7.org/CodeSystem/';
export const coded = (system: string, code: string): CodeableConcept => ({ coding: [{ system, code }] });
const money = (amount: number): Money => ({ value: toSar(halalas(amount)), currency: 'SAR' });
const extension = (name: string, value: Omit<Extension, 'url'>): Extension => ({
  url: `http://nphies.sa/fhir/ksa/nphies-fs/StructureDefinition/extension-${name}`,
  ...value,
});

/** Names within one message: every resource has one, and refers to the others by it. */
const nameOf = (type: string, id: string) => `https://balsam.example/fhir/${type}/${id}`;
type Named = { readonly id: string };
export const entry = (resource: FhirResource & Named): BundleEntry => ({
  fullUrl: nameOf(resource.resourceType, resource.id),
  resource,
});
export const to = (type: string, id: string): Reference => ({ reference: nameOf(type, id) });

export const organization = (id: string, kind: 'prov' | 'ins', license: string): Organization & Named => ({
  resourceType: 'Organization',
  id,
  meta: profile(kind === 'prov' ? 'provider-organization' : 'insurer-organization'),
  identifier: [
    { system: `http://nphies.sa/license/${kind === 'prov' ? 'provider' : 'payer'}-license`, value: license },
  ],
  active: true,
  type: [coded(`${ours}organization-type`, kind)],
  name: license,
});

const patientOf = ({ member }: CoverRequest): Patient & Named => {
  const isCitizen = member.number.startsWith('1');
  const kind = isCitizen ? 'nationalid' : 'iqama';
  return {
    resourceType: 'Patient',
    id: 'patient',
    meta: profile('patient'),
    identifier: [
      {
        type: coded(`${hl7}v2-0203`, isCitizen ? 'NI' : 'PRC'),
        system: `http://nphies.sa/identifier/${kind}`,
        value: member.number,
      },
    ],
    active: true,
    name: [
      { use: 'official', text: `${member.name} ${member.familyName}`, family: member.familyName, given: [member.name] },
    ],
    ...(member.gender && { gender: member.gender }),
    ...(member.birthDate && { birthDate: member.birthDate }),
  };
};

const coverageOf = ({ member, plan }: CoverRequest): Coverage & Named => ({
  resourceType: 'Coverage',
  id: 'coverage',
  meta: profile('coverage'),
  identifier: [
    { system: `http://nphies.sa/license/payer-license/${plan.insurerCode}/memberid`, value: member.policyNumber },
  ],
  status: 'active',
  type: coded(`${ours}coverage-type`, 'EHCPOL'),
  subscriber: to('Patient', 'patient'),
  beneficiary: to('Patient', 'patient'),
  relationship: coded(`${hl7}subscriber-relationship`, 'self'),
  payor: [to('Organization', 'insurer')],
  class: [{ type: coded(`${hl7}coverage-class`, 'plan'), value: plan.code }],
});

type Focus = (Claim | CoverageEligibilityRequest | Task) & Named;

type Header = {
  readonly event: string;
  /** The licence of who sends, and where it goes. */
  readonly license: string;
  readonly destination: { readonly endpoint: string; readonly system: string; readonly value: string };
  readonly focus: Focus;
};

const headerOf = ({
  event,
  license,
  destination: { endpoint, system, value },
  focus,
}: Header): MessageHeader & Named => ({
  resourceType: 'MessageHeader',
  id: randomUUID(),
  meta: profile('message-header'),
  eventCoding: { system: `${ours}ksa-message-events`, code: event },
  destination: [{ endpoint, receiver: { type: 'Organization', identifier: { system, value } } }],
  sender: {
    type: 'Organization',
    identifier: { system: 'http://nphies.sa/license/provider-license', value: license },
  },
  source: { endpoint: `http://nphies.sa/license/provider-license/${license}` },
  focus: [to(focus.resourceType, focus.id)],
});

/** A message of NPHIES: the header with its event, what it is about, and what that refers to. */
export function messageOf(header: Header, now: Date, others: readonly BundleEntry[]): Bundle {
  const first = headerOf(header);
  return {
    resourceType: 'Bundle',
    id: randomUUID(),
    meta: profile('bundle'),
    type: 'message',
    timestamp: now.toISOString(),
    entry: [{ fullUrl: `urn:uuid:${first.id}`, resource: first }, entry(header.focus), ...others],
  };
}

/** A message to the insurer of a policy, with the policy and its member. */
function coverMessage(request: CoverRequest, license: string, event: string, focus: Focus) {
  const value = request.plan.insurerCode;
  const system = 'http://nphies.sa/license/payer-license';
  return messageOf(
    { event, license, destination: { endpoint: `${system}/${value}`, system, value }, focus },
    request.now,
    [
      entry(coverageOf(request)),
      entry(patientOf(request)),
      entry(organization('provider', 'prov', license)),
      entry(organization('insurer', 'ins', value)),
    ],
  );
}

const servicedOn = ({ visit, now }: CoverRequest): string => riyadhDay(visit?.startsAt ?? now);

/** Asks whether a policy is in force on a day, and what it bears (FHIR CoverageEligibilityRequest). */
export function eligibilityMessage(request: CoverRequest, license: string) {
  const day = servicedOn(request);
  return coverMessage(request, license, 'eligibility-request', {
    resourceType: 'CoverageEligibilityRequest',
    id: 'request',
    meta: profile('eligibility-request'),
    identifier: [{ system: nameOf('identifier', 'coverageeligibilityrequest'), value: request.reference }],
    status: 'active',
    priority: coded(`${hl7}processpriority`, 'normal'),
    purpose: ['benefits', 'validation'],
    patient: to('Patient', 'patient'),
    servicedPeriod: { start: day, end: day },
    created: riyadhDay(request.now),
    provider: to('Organization', 'provider'),
    insurer: to('Organization', 'insurer'),
    insurance: [{ coverage: to('Coverage', 'coverage') }],
  });
}

/** Asks for the approval of a visit (FHIR Claim as preauthorization). Amounts without VAT: the insurer adds its own. */
export function approvalMessage(request: CoverRequest & { readonly visit: CoveredVisit }, license: string) {
  const { visit } = request;
  return coverMessage(request, license, 'priorauth-request', {
    resourceType: 'Claim',
    id: 'request',
    meta: profile('professional-priorauth'),
    identifier: [{ system: nameOf('identifier', 'authorization'), value: request.reference }],
    status: 'active',
    type: coded(`${hl7}claim-type`, 'professional'),
    subType: coded(`${ours}claim-subtype`, visit.type === 'virtual' ? 'tl' : 'op'),
    use: 'preauthorization',
    patient: to('Patient', 'patient'),
    created: riyadhDay(request.now),
    insurer: to('Organization', 'insurer'),
    provider: to('Organization', 'provider'),
    priority: coded(`${hl7}processpriority`, 'normal'),
    payee: { type: coded(`${hl7}payeetype`, 'provider') },
    insurance: [{ sequence: 1, focal: true, coverage: to('Coverage', 'coverage') }],
    item: [
      {
        sequence: 1,
        extension: [
          extension('tax', { valueMoney: money(0) }),
          extension('patient-share', { valueMoney: money(0) }),
          extension('package', { valueBoolean: false }),
        ],
        productOrService: { ...coded(`${ours}services`, '83600-00-00'), text: 'Consultation' },
        servicedDate: servicedOn(request),
        quantity: { value: 1 },
        unitPrice: money(visit.fee),
        net: money(visit.fee),
      },
    ],
    total: money(visit.fee),
  });
}
