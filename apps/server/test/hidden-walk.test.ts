import { summaryParts } from '@balsam/domain/sharing';
import { describe, expect, test } from 'vitest';
import { filesIn } from '#modules/privacy/privacy.fixture.ts';
import { calls, fieldsOf, send, type CallName, type NamedCall, type SampleRequest } from './walk/calls.ts';
import { bringRecords, bringSensitive, holdBack, type HiddenIds } from './walk/hidden-records.ts';
import { createOwnedRecords } from './walk/owned-records.ts';
import { sampleRequests, type OwnedRecords } from './walk/sample-requests.ts';
import { demoNow, world } from './world.ts';

/*
 * D11.01, over every call that reads: what a guardian with limited access gets is the same, to the byte, whether the record has things
 * that are marked as sensitive or not; and what the person gets is the same whether a doctor holds something back or not. A new call is
 * walked by itself, a new search with the hidden words in it too; where the words may be told, it is named below.
 */
const [secret, held] = ['Secretkanari', 'Heldkanari'] as const;
const w = await world();
// A clock that stands still: what is printed and summarised bears the instant.
w.at(demoNow);
const omar = await createOwnedRecords(w, { who: '1000002', inside: '1000004', doctor: 'D1001' });
// The other hospital is known already: by which number it knows the person is no secret.
await bringRecords(w, { of: omar, word: 'nothing', kinds: [] });
await w.dispatch();

/** Answers of which a part is new each time. They are searched for the words instead. */
const unsteady = new Set<CallName>([
  'records.encrypt',
  'identity.signedInDevices',
  'people.accessLog',
  'prevention.vaccineCertificate',
  'queue.kioskCode',
]);

/** Every call by which something of a record is told. A new one is named here, and is walked by that. */
const pathsOfTheRecord: readonly CallName[] = [
  'medicalReports.detailMedical',
  'medicalReports.ofStays',
  'medications.doses',
  'medications.list',
  'medications.refills',
  'medications.visits',
  'prevention.vaccinations',
  'records.medicalFile',
  'records.medicalFileIps',
  'records.report',
  'records.reportPdf',
  'records.reports',
  'records.timelineAll',
  'records.timelineDetails',
  'records.timelineEntry',
  'records.timelines',
  'sharing.content',
];

const reads = calls.filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.access.some((who) => who === 'patient' || who === 'user'),
);

/** Whole lists, every part, and each search with what it must not find. */
const requestsFor = (call: NamedCall, me: OwnedRecords, word: string): readonly SampleRequest[] => {
  const sample = sampleRequests[call.name]?.(me) ?? {};
  const more = call.name === 'sharing.content' ? { parts: summaryParts.join(',') } : {};
  const whole = { ...sample, query: { ...sample.query, ...more } };
  const searched = fieldsOf(call).filter(
    ({ part, key }) => part === 'query' && /^(q|query|search|text|term)$/.test(key),
  );
  return [whole, ...searched.map(({ key }) => ({ ...whole, query: { ...whole.query, [key]: word } }))];
};

/** Without what is new each time: the number of a request, and when and as what a PDF was made. */
const steadyPart = (text: string): string =>
  text.startsWith('%PDF')
    ? text.replaceAll(/\d{4}-\d\d-\d\dT[^<]*|D:\d{14}[^)]*|<xmpMM:\w+>[^<]*/g, '').replaceAll(/\/ID ?\[[^\]]*\]/g, '')
    : text.replace(/"request_id":"[^"]*"/, '');

type Walked = ReadonlyMap<CallName, string>;

/** What each call that reads answers somebody. */
async function readAll(token: string, me: OwnedRecords, word: string): Promise<Walked> {
  const walked = new Map<CallName, string>();
  for (const call of reads) {
    const texts: string[] = [];
    for (const request of requestsFor(call, me, word)) {
      const { http, text } = await send(w, call, request, { token });
      texts.push(`${http} ${steadyPart(text)}`);
    }
    walked.set(call.name, texts.join('\n'));
  }
  return walked;
}

const summary = async (token: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await w.app.inject({ url: `/fhir/Patient/${omar.mrn}/$summary`, headers })).body;
};
const changed = (before: Walked, after: Walked): CallName[] =>
  [...before.keys()].filter((name) => !unsteady.has(name) && before.get(name) !== after.get(name));
const telling = (walked: Walked, word: string): CallName[] =>
  [...walked].filter(([, text]) => text.includes(word)).map(([name]) => name);
const guardian = () => w.tokenOf('1000002', '1000004');
const himself = () => w.tokenOf('1000004');
const withIds = (ids: HiddenIds): OwnedRecords => ({ ...omar, ...ids });

// A search answers with the words that it was given: those are asked for in both rounds.
const before = await readAll(await guardian(), omar, secret);
const summaryBefore = await summary(await guardian());
const hidden = await bringSensitive(w, omar, secret);
await w.due();
const after = await readAll(await guardian(), omar, secret);
const summaryAfter = await summary(await guardian());

describe('D11.01 a guardian of a sixteen-year-old', () => {
  test('reads the same on every path, whether there is something sensitive or not', () => {
    expect(changed(before, after)).toEqual([]);
    expect(summaryAfter).toBe(summaryBefore);
  });
  test('finds nothing by its own id', async () => {
    const asked = await readAll(await guardian(), withIds(hidden), 'nothing');
    expect(telling(asked, secret)).toEqual([]);
    for (const name of [
      'records.timelineDetails',
      'records.labTrend',
      'records.report',
      'medicalReports.file',
    ] as const)
      expect([name, asked.get(name)?.slice(0, 3)]).toEqual([name, '404']);
  });
  test('an unmarked copy of it does not show what was marked before', async () => {
    await bringRecords(w, { of: omar, word: secret });
    expect(telling(await readAll(await guardian(), withIds(hidden), 'nothing'), secret)).toEqual([]);
  });
});

describe('D11.01 what is hidden from a guardian', () => {
  test('is told to the person himself on exactly these paths', async () => {
    // A search that says again what was looked for tells nothing by that.
    const echoing = new Set(telling(before, secret));
    const told = telling(await readAll(await himself(), withIds(hidden), secret), secret);
    expect(told.filter((name) => !echoing.has(name)).toSorted()).toEqual([...pathsOfTheRecord]);
  });
});

describe('D11.01 what a doctor holds back', () => {
  test('changes nothing of what the person reads, on any path', async () => {
    const [first, firstSummary] = [await readAll(await himself(), omar, held), await summary(await himself())];
    await bringRecords(w, { of: omar, word: held, kinds: ['result', 'film', 'letter'] });
    await holdBack(w, omar, held);
    const then = await readAll(await himself(), omar, held);
    expect(changed(first, then)).toEqual([]);
    expect(await summary(await himself())).toBe(firstSummary);
  });
  test('is in no file of the copy', async () => {
    const token = await himself();
    const headers = { authorization: `Bearer ${token}` };
    const { data } = (
      await w.app.inject({
        method: 'POST',
        url: '/api/v1/privacy/exports',
        headers,
        payload: { currentPassword: 'Balsam#2026' },
      })
    ).json<{ data: { id: number } }>();
    await w.due();
    const { rawPayload } = await w.app.inject({ url: `/api/v1/privacy/exports/${data.id}/file`, headers });
    const files = [...filesIn(rawPayload)];
    expect(files.filter(([, text]) => text.includes(secret)).length).toBeGreaterThan(3);
    expect(files.filter(([, text]) => text.includes(held)).map(([name]) => name)).toEqual([]);
  });
});

test('D11.01 no notification, message, push or event of a socket names any of it', async () => {
  await w.due();
  const rows = await Promise.all([
    w.db.selectFrom('notification').selectAll().execute(),
    w.db.selectFrom('outgoing_message').selectAll().execute(),
    w.db.selectFrom('outbox').selectAll().execute(),
  ]);
  const told = JSON.stringify([rows, w.events.sent, w.events.toConnections]);
  expect([told.includes(secret), told.includes(held)]).toEqual([false, false]);
});
