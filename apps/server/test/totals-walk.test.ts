import { expect, test } from 'vitest';
import { calls, fieldsOf, send, type NamedCall, type SampleRequest } from './walk/calls.ts';
import { guestRequests } from './walk/guest-requests.ts';
import { createOwnedRecords } from './walk/owned-records.ts';
import { sampleRequests } from './walk/sample-requests.ts';
import { world } from './world.ts';

/* Over every list with pages: beyond its last page it is empty, and says how many there are as its first page does. */
const w = await world();
const sara = await createOwnedRecords(w, { who: '1000001', doctor: 'D1001' });
await w.dispatch();

type List = { readonly total: number; readonly items: readonly unknown[] };

const isPaged = (call: NamedCall): boolean =>
  call.endpoint.method === 'GET' &&
  fieldsOf(call).some(({ part, key }) => part === 'query' && key === 'page') &&
  'total' in ((call.endpoint.reply as { shape?: object } | undefined)?.shape ?? {});

/** Whoever the contract lets in, by its names. */
const whoOf = { patient: '1000001', doctor: 'D1001', rider: 'rider@balsam.example' } as const;
const mailboxes = ['admin', 'pharmacist', 'support', 'frontdesk', 'records'].map((box) => `${box}@balsam.example`);

/** The same log-in for every call: a list of log-ins must not grow while it is read. */
const tokens = new Map<string, Promise<string>>();
function tokenOf(who: string): Promise<string> {
  const known = tokens.get(who) ?? w.tokenOf(who);
  tokens.set(who, known);
  return known;
}

async function listAs(who: string | undefined, call: NamedCall, sent: SampleRequest): Promise<List | undefined> {
  const { http, text } = await send(w, call, sent, { token: who && (await tokenOf(who)) });
  if (http === 403) return undefined;
  expect(http, `${call.name} ${JSON.stringify(sent)}: ${text}`).toBe(200);
  return (JSON.parse(text) as { data: List }).data;
}

async function callerOf(call: NamedCall, sent: SampleRequest): Promise<string | undefined> {
  if (call.endpoint.access.includes('guest')) return undefined;
  for (const who of [...Object.values(whoOf), ...mailboxes]) if (await listAs(who, call, sent)) return who;
  throw new Error(`nobody of the demo hospital may call ${call.name}`);
}

const paged = calls.filter(isPaged);
/** Whoever reads it adds a line to it. */
const log = 'people.accessLog';

test.each(paged)('beyond the last page of $name its total stays', async (call) => {
  const sent = sampleRequests[call.name]?.(sara) ?? guestRequests[call.name] ?? {};
  const who = await callerOf(call, sent);
  const pageOf = (page: number) => listAs(who, call, { ...sent, query: { ...sent.query, page, limit: 1 } });
  const [first, beyond] = [await pageOf(1), await pageOf(1000)];
  expect(beyond).toMatchObject({ items: [], total: first!.total + Number(call.name === log) });
});

test('most lists of the demo hospital have something in them', async () => {
  const totals = await Promise.all(
    paged.map(async (call) => {
      const sent = sampleRequests[call.name]?.(sara) ?? guestRequests[call.name] ?? {};
      return (await listAs(await callerOf(call, sent), call, sent))!.total;
    }),
  );
  expect(totals.filter((total) => total > 0).length).toBeGreaterThan(paged.length / 2);
});
