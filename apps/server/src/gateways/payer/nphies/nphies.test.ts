import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { CoverRequest } from '#platform/ports/payer.ts';
import { nphiesPayer } from './nphies.ts';

type Resource = { resourceType: string } & Record<string, unknown>;
type Message = { type: string; entry: { fullUrl: string; resource: Resource }[] };

/** The exchange on this machine: it answers the event of a message with the resource that is laid ready. */
const state: { answer: object | string; status: number; seen: { message: Message; authorization: string }[] } = {
  answer: {},
  status: 200,
  seen: [],
};
const reply = (response: ServerResponse): void => {
  if (state.answer === 'silence') return;
  const body = typeof state.answer === 'string' ? state.answer : JSON.stringify(state.answer);
  response.writeHead(state.status, { 'content-type': 'application/fhir+json' }).end(body);
};
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const message = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Message;
  state.seen.push({ message, authorization: request.headers.authorization ?? '' });
  reply(response);
}
const server = createServer((request, response) => void receive(request, response));
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
afterAll(() => server.closeAllConnections());
afterAll(() => void server.close());

const { port } = server.address() as AddressInfo;
const payer = nphiesPayer({ url: `http://127.0.0.1:${port}`, token: 'secret', license: 'N-F-00001' }, 500);

const request: CoverRequest = {
  reference: 'visit-7',
  now: new Date('2026-11-22T10:00:00Z'),
  member: {
    name: 'Sara',
    familyName: 'Al-Harbi',
    gender: 'female',
    birthDate: '1990-05-01',
    number: '1010101010',
    policyNumber: 'RIM-774201',
  },
  plan: {
    code: 'RIM-A',
    insurerCode: 'N-I-00001',
    visitTypes: ['onsite'],
    patientPercent: 20,
    patientAtMost: 7_500,
    approvalAbove: null,
  },
};
const visit = { type: 'onsite', isInNetwork: true, startsAt: new Date('2026-12-01T09:00:00Z'), fee: 30_000 };

const coded = (code: string) => ({ coding: [{ system: 'x', code }] });
const ext = (name: string, code: string) => ({
  url: `http://nphies.sa/fhir/ksa/nphies-fs/StructureDefinition/extension-${name}`,
  valueCodeableConcept: coded(code),
});
const bundle = (resource: object) => ({
  resourceType: 'Bundle',
  type: 'message',
  entry: [{ resource: { resourceType: 'MessageHeader' } }, { resource }],
});
const eligible = (item: object = {}, more: object = {}) =>
  bundle({
    resourceType: 'CoverageEligibilityResponse',
    outcome: 'complete',
    extension: [ext('siteEligibility', 'eligible')],
    insurance: [
      {
        inforce: true,
        benefitPeriod: { start: '2026-01-01', end: '2026-12-31' },
        item: [{ excluded: false, network: coded('in'), benefit: [], ...item }],
      },
    ],
    ...more,
  });
const lay = (answer: object | string, status = 200): void => {
  state.answer = answer;
  state.status = status;
};

describe('a message', () => {
  test('D12.01 of eligibility names its event, its policy and its day, and every reference leads to an entry', async () => {
    lay(eligible());
    await payer.checkEligibility({ ...request, visit });
    const { message, authorization } = state.seen.at(-1)!;
    expect(authorization).toBe('Bearer secret');
    const [header, focal] = message.entry.map(({ resource }) => resource);
    expect(header).toMatchObject({
      resourceType: 'MessageHeader',
      eventCoding: { code: 'eligibility-request' },
      focus: [{ reference: message.entry[1]!.fullUrl }],
    });
    expect(focal).toMatchObject({
      resourceType: 'CoverageEligibilityRequest',
      purpose: ['benefits', 'validation'],
      servicedPeriod: { start: '2026-12-01', end: '2026-12-01' },
    });
    const known = new Set(message.entry.map(({ fullUrl }) => fullUrl));
    const references = [...JSON.stringify(message).matchAll(/"reference":"([^"]+)"/g)].map(([, name]) => name);
    expect(references.length).toBeGreaterThan(5);
    for (const name of references) expect(known).toContain(name);
  });
  test('D12.02 of an approval is a claim as preauthorization for the fee', async () => {
    lay(bundle({ resourceType: 'ClaimResponse', outcome: 'queued' }));
    await payer.requestApproval({ ...request, visit });
    const claim = state.seen.at(-1)!.message.entry[1]!.resource;
    expect(claim).toMatchObject({
      resourceType: 'Claim',
      use: 'preauthorization',
      total: { value: 300, currency: 'SAR' },
      item: [{ sequence: 1, net: { value: 300, currency: 'SAR' } }],
    });
  });
});

describe('an eligibility', () => {
  test('D12.01 bears what the copayment leaves, by its own numbers or those of the plan', async () => {
    lay(eligible());
    expect(await payer.checkEligibility({ ...request, visit })).toMatchObject({
      state: 'active',
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
      cover: { amount: 24_000, needsApproval: false },
    });
    const benefit = [
      { type: coded('copay-percent'), allowedUnsignedInt: 10 },
      { type: coded('copay-maximum'), allowedMoney: { value: 20, currency: 'SAR' } },
    ];
    lay(eligible({ benefit, authorizationRequired: true }));
    expect((await payer.checkEligibility({ ...request, visit })).cover).toEqual({
      amount: 28_000,
      needsApproval: true,
    });
  });
  test.each([
    [{ start: '2026-01-01T00:00:00+03:00', end: '2026-12-31T23:59:59+03:00' }, '2026-01-01', '2026-12-31'],
    [{ start: '2025-12-31T21:00:00.000Z', end: '2026-12' }, '2026-01-01', '2026-12-31'],
    [{ start: '2026', end: '2026' }, '2026-01-01', '2026-12-31'],
  ])('D12.01 is in force for a period however its ends are told (%o)', async (benefitPeriod, startsOn, endsOn) => {
    lay(eligible({}, { insurance: [{ inforce: true, benefitPeriod }] }));
    expect(await payer.checkEligibility({ ...request, visit })).toMatchObject({ state: 'active', startsOn, endsOn });
  });
  test.each([
    ['not in force', { insurance: [{ inforce: false }] }],
    ['not eligible at this place', { extension: [ext('siteEligibility', 'out-network')] }],
    ['answered with an error', { outcome: 'error' }],
  ])('D12.01 %s is inactive', async (_, more) => {
    lay(eligible({}, more));
    expect(await payer.checkEligibility({ ...request, visit })).toMatchObject({ state: 'inactive', cover: null });
  });
  test('D12.01 that excludes the benefit bears nothing', async () => {
    lay(eligible({ excluded: true }));
    expect((await payer.checkEligibility({ ...request, visit })).cover).toBeNull();
  });
});

describe('an approval', () => {
  const decided = (outcome: string, value: number) =>
    bundle({
      resourceType: 'ClaimResponse',
      outcome: 'complete',
      extension: [ext('adjudication-outcome', outcome)],
      preAuthRef: '5252514154',
      disposition: 'By the terms of the policy',
      total: [{ category: coded('benefit'), amount: { value, currency: 'SAR' } }],
    });
  test.each([
    ['approved', 240, { state: 'approved', amount: 24_000, payerReference: '5252514154' }],
    ['partial', 100, { state: 'approved', amount: 10_000 }],
    ['approved', 0, { state: 'rejected', amount: 0 }],
    ['pended', 0, { state: 'sent_for_approval', amount: 0 }],
    ['rejected', 240, { state: 'rejected', amount: 0, reason: 'By the terms of the policy' }],
    ['not-required', 100, { state: 'approved', amount: 10_000, reason: '' }],
    ['not-required', 0, { state: 'approved', amount: 24_000, reason: '' }],
  ])('S4.09 D12.02 %s with %i SAR', async (outcome, value, expected) => {
    lay(decided(outcome, value));
    expect(await payer.requestApproval({ ...request, visit })).toMatchObject(expected);
  });
});

describe('late answers', () => {
  const message = (reference: string | undefined, more: object = {}) =>
    bundle({
      resourceType: 'ClaimResponse',
      outcome: 'complete',
      extension: [ext('adjudication-outcome', 'approved')],
      preAuthRef: '77',
      total: [{ category: coded('benefit'), amount: { value: 240, currency: 'SAR' } }],
      ...(reference !== undefined && { request: { type: 'Claim', identifier: { system: 'x', value: reference } } }),
      ...more,
    });
  const polled = (...messages: object[]) => ({
    resourceType: 'Bundle',
    type: 'message',
    entry: [
      { resource: { resourceType: 'MessageHeader' } },
      { resource: { resourceType: 'Task', status: 'completed' } },
      ...messages.map((resource) => ({ resource })),
    ],
  });

  test('D12.02 are asked for by a task of the exchange, and each names our request', async () => {
    lay(polled(message('visit-7'), message('visit-8', { outcome: 'queued' })));
    expect(await payer.readLateAnswers(request.now)).toMatchObject([
      { reference: 'visit-7', state: 'approved', amount: 24_000, payerReference: '77' },
      { reference: 'visit-8', state: 'sent_for_approval', amount: 0 },
    ]);
    const [header, task] = state.seen.at(-1)!.message.entry.map(({ resource }) => resource);
    expect(header).toMatchObject({
      eventCoding: { code: 'poll-request' },
      destination: [{ endpoint: 'http://nphies.sa' }],
    });
    expect(task).toMatchObject({
      resourceType: 'Task',
      status: 'requested',
      code: { coding: [{ code: 'poll' }] },
      input: [{ valueCode: 'priorauth-response' }],
    });
  });
  test('D12.02 that cannot be read, or answer nobody, do not keep the others from being read', async () => {
    const foreign = message('visit-9', {
      total: [{ category: coded('benefit'), amount: { value: 1, currency: 'USD' } }],
    });
    const failed = message('visit-11', { outcome: 'error' });
    const notRequired = message('visit-12', { extension: [ext('adjudication-outcome', 'not-required')], total: [] });
    const empty = { resourceType: 'Bundle', type: 'message', entry: [] };
    lay(polled(foreign, failed, notRequired, message(undefined), empty, message('visit-10')));
    expect((await payer.readLateAnswers(request.now)).map(({ reference }) => reference)).toEqual(['visit-10']);
  });
  test('of nobody are none', async () => {
    lay(polled());
    expect(await payer.readLateAnswers(request.now)).toEqual([]);
    lay({ resourceType: 'OperationOutcome' });
    await expect(payer.readLateAnswers(request.now)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
  });
});

describe('no answer', () => {
  test.each([
    ['nonsense', 'this is no JSON', 200],
    ['another resource', bundle({ resourceType: 'OperationOutcome' }), 200],
    [
      'money of another country',
      bundle({
        resourceType: 'ClaimResponse',
        outcome: 'complete',
        total: [{ category: coded('benefit'), amount: { value: 1, currency: 'USD' } }],
      }),
      200,
    ],
    ['an error of who should decide', bundle({ resourceType: 'ClaimResponse', outcome: 'error' }), 200],
    [
      'an outcome that nobody knows',
      bundle({
        resourceType: 'ClaimResponse',
        outcome: 'complete',
        extension: [ext('adjudication-outcome', 'shelved')],
      }),
      200,
    ],
    ['a failure', {}, 500],
    ['silence', 'silence', 200],
  ])('D12.01 is %s', async (_, answer, status) => {
    lay(answer, status);
    await expect(payer.requestApproval({ ...request, visit })).rejects.toMatchObject({ name: 'GatewayUnavailable' });
  });
});
