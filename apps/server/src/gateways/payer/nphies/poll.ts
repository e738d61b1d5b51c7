import { randomUUID } from 'node:crypto';
import { riyadhDay } from '@balsam/domain/time';
import type { Bundle, Task } from 'fhir/r4.js';
import { z } from 'zod';
import type { LateAnswer } from '#platform/ports/payer.ts';
import { readApproval } from './answers.ts';
import { coded, entry, messageOf, organization, ours, profile, to } from './messages.ts';

const exchange = { endpoint: 'http://nphies.sa', system: 'http://nphies.sa/license/nphies', value: 'NPHIES' } as const;

/** Asks for the answers to preauthorizations that were queued (FHIR Task of the code `poll`). */
export function pollMessage(license: string, now: Date): Bundle {
  const day = riyadhDay(now);
  const focus: Task & { readonly id: string } = {
    resourceType: 'Task',
    id: 'poll',
    meta: profile('task'),
    identifier: [{ system: 'https://balsam.example/fhir/identifier/poll', value: randomUUID() }],
    status: 'requested',
    intent: 'order',
    priority: 'stat',
    code: coded(`${ours}task-code`, 'poll'),
    authoredOn: day,
    lastModified: day,
    requester: to('Organization', 'provider'),
    owner: { identifier: { system: exchange.system, value: exchange.value } },
    input: [{ type: coded(`${ours}task-input-type`, 'include-message-type'), valueCode: 'priorauth-response' }],
  };
  return messageOf({ event: 'poll-request', license, destination: exchange, focus }, now, [
    entry(organization('provider', 'prov', license)),
  ]);
}

const most = 500;
const Polled = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('message'),
  entry: z.array(z.object({ resource: z.looseObject({ resourceType: z.string() }) })).max(most),
});
/** Which request of ours an answer is to. */
const Answered = z.object({ request: z.object({ identifier: z.object({ value: z.string().max(200) }) }) });

/** The answer in one message; undefined for what is none of ours. One that cannot be read does not keep the others from being read. */
function answerIn(
  request: object,
  message: z.output<typeof Polled>['entry'][number]['resource'],
): LateAnswer | undefined {
  const inner = Polled.safeParse(message);
  const claim = inner.data?.entry.find(({ resource }) => resource.resourceType === 'ClaimResponse')?.resource;
  const answered = Answered.safeParse(claim);
  if (!answered.success) return undefined;
  try {
    const reference = answered.data.request.identifier.value;
    return { ...readApproval(message), reference, exchange: { request, response: message } };
  } catch {
    return undefined;
  }
}

/** The answers in a reply to a poll: each is a message of its own. Throws for what is no reply to a poll. */
export const readPolled = (request: object, reply: unknown): LateAnswer[] =>
  Polled.parse(reply).entry.flatMap(({ resource }) =>
    resource.resourceType === 'Bundle' ? (answerIn(request, resource) ?? []) : [],
  );
