import { describe, expect, test } from 'vitest';
import { device } from '#modules/queue/queue.fixture.ts';
import { sampleRequests } from './walk/sample-requests.ts';
import { createOwnedRecords } from './walk/owned-records.ts';
import { calls, fieldsOf, replaced, send, type Field, type NamedCall, type SampleRequest } from './walk/calls.ts';
import { faultsOfEnvelope } from './walk/envelope.ts';
import { guestRequests } from './walk/guest-requests.ts';
import { hostileStrings } from './hostile-strings.ts';
import { hostileJson, hostileText } from './walk/hostile.ts';
import { routes } from '../src/modules.ts';
import { world } from './world.ts';

const w = await world();
const hall = { board: await device(w, 'board', 1), kiosk: await device(w, 'kiosk', 1) };
const maryam = await createOwnedRecords(w, { who: '1000006', doctor: 'D1001' });

/** Of the hostile strings each field gets so many, and the next field the next ones. */
const share = 16;

const baseOf = ({ name }: NamedCall): SampleRequest => sampleRequests[name]?.(maryam) ?? guestRequests[name] ?? {};

/** A log-in that the call lets in, new for each request: some calls end the one they are sent with. */
const tokenFor = async ({ name, endpoint: { access } }: NamedCall): Promise<string | undefined> => {
  if (access.includes('guest')) return undefined;
  if (access.includes('board')) return hall.board.token;
  if (access.includes('kiosk')) return hall.kiosk.token;
  // Who reported it; to everybody else most of it is forbidden.
  if (name.startsWith('ovr.')) return w.tokenOf('D1028');
  // Of those who may call it, the front desk may do all of it.
  if (name.startsWith('frontDesk.')) return w.tokenOf('frontdesk@balsam.example');
  if (access.includes('administrator') || access.includes('staff')) return w.tokenOf('admin@balsam.example');
  if (access.includes('pharmacist')) return w.tokenOf('pharmacist@balsam.example');
  if (access.every((caller) => caller === 'front_desk')) return w.tokenOf('frontdesk@balsam.example');
  if (access.every((caller) => caller === 'records')) return w.tokenOf('records@balsam.example');
  if (access.length === 1 && access[0] === 'rider') return w.tokenOf('rider2@balsam.example');
  return w.tokenOf(access.includes('patient') || access.includes('user') ? '1000006' : 'D1001');
};

const mark = '\u0001hostile\u0001';

/** The body as text, with a value of JSON that `JSON.stringify` could not write. */
const withJson = (sent: SampleRequest, field: Field, json: string): string =>
  JSON.stringify(replaced(sent, field, mark).body).replace(JSON.stringify(mark), () => json);

async function tryOne(call: NamedCall, sent: SampleRequest, headers = {}): Promise<string[]> {
  const reply = await send(w, call, sent, { token: await tokenFor(call), headers });
  return faultsOfEnvelope(
    reply,
    routes.some(({ endpoint, shared }) => endpoint === call.endpoint && shared !== undefined),
  );
}

function hostileRequests(call: NamedCall, field: Field, nth: number): { label: string; sent: SampleRequest }[] {
  const base = baseOf(call);
  const isBody = field.part === 'body';
  const strings = Array.from(
    { length: share },
    (_, n) => hostileStrings[(nth * share + n) % hostileStrings.length] ?? '',
  );
  const texts = isBody ? strings : [...strings, ...hostileText];
  return [
    ...texts.map((value) => ({ label: JSON.stringify(value), sent: replaced(base, field, value) })),
    ...(isBody
      ? hostileJson.map((json) => ({ label: json, sent: { ...base, body: withJson(base, field, json) } }))
      : []),
    ...(field.part === 'query' ? [{ label: 'twice', sent: replaced(base, field, ['1', '2']) }] : []),
  ];
}

const fields = calls.flatMap((call) => fieldsOf(call).map((field) => ({ call, field })));
const numbered = fields.map(({ call, field }, nth) => ({
  name: `${call.name} ${field.part}.${field.key}`,
  call,
  field,
  nth,
}));

describe('what the walk sends otherwise is understood', () => {
  test.each(calls)('S7.02 $name', async (call) => {
    const { http } = await send(w, call, baseOf(call), { token: await tokenFor(call) });
    // A form is not sent here: its own module sends it.
    expect([400, 403, ...(call.endpoint.form ? [] : [415]), 500]).not.toContain(http);
  });
});

describe('whatever stands in a field, the answer is an envelope in both languages', () => {
  test.each(numbered)('S7.02 $name', async ({ call, field, nth }) => {
    const tries = hostileRequests(call, field, nth).map(async ({ label, sent }) => {
      const json = typeof sent.body === 'string' ? { 'content-type': 'application/json' } : {};
      const faults = await tryOne(call, sent, json);
      return faults.map((fault) => `${label.slice(0, 60)}: ${fault}`);
    });
    expect((await Promise.all(tries)).flat()).toEqual([]);
  });
});
