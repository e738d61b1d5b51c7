import { halalas } from '@balsam/domain/money';
import { summaryParts } from '@balsam/domain/sharing';
import { expect, test } from 'vitest';
import { as, book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { topUp } from '#modules/billing/index.ts';
import { importRegister } from '#modules/catalogue/index.ts';
import { registerCsv, type Line } from './factories/registers.ts';
import { createAddress, productIdOf, checkoutByCard } from './factories/orders.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { filesIn } from '#modules/privacy/privacy.fixture.ts';
import { calls, send, type CallName, type SampleRequest } from './walk/calls.ts';
import { createAdmission } from './walk/owned-rooms.ts';
import { bareValues, dangerousRecords, type RecordOwner } from './walk/dangerous-records.ts';
import { excused, filesOfTheRecord } from './walk/record-paths.ts';
import { world } from './world.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a walk reads into whatever comes back
type Data = any;
type Response = { readonly call: string; readonly text: string };

const w = await world();
const [one, other] = await dangerousRecords(w);
const drug: Line = { RegisterNumber: 'walk', 'Trade Name': 'Walkazol', 'Trade Name Arabic': '', 'Public price': '3' };
const takeRegister = (line: Line) =>
  w.db
    .transaction()
    .execute((tx) => importRegister(tx, Buffer.from(registerCsv([line])), { now: w.clock.now(), stock: 40 }));
await takeRegister(drug);
const walkazol = (
  await w.db.selectFrom('product').select('id').where('source_id', '=', 'walk').executeTakeFirstOrThrow()
).id;
const sold = {
  walkazol,
  metformin: await productIdOf(w, 'Metformin 500 mg tablets'),
  ibuprofen: await productIdOf(w, 'Sapofen 400 mg tablets'),
  paracetamol: await productIdOf(w, 'Panadol Advance 500 mg tablets'),
  rosuvastatin: await productIdOf(w, 'Crestor 20 mg tablets'),
};

/** Asks calls as somebody, and keeps all that was answered. */
class Walker {
  readonly responses: Response[] = [];

  async call(call: CallName, sent: SampleRequest, token: string): Promise<Data> {
    const { http, text } = await send(
      w,
      calls.find(({ name }) => name === call)!,
      sent,
      { token },
    );
    this.responses.push({ call, text });
    return { http, ...(text.startsWith('{') && (JSON.parse(text) as object)) };
  }
}

/** The record as its person and their doctor read it. */
async function readRecord(walker: Walker, token: string, query: object): Promise<void> {
  const { data: visits } = await walker.call('records.timelines', { query: { ...query } }, token);
  const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => ({ ...query, id }));
  await Promise.all(idsOf(visits).map((found) => walker.call('records.timelineDetails', { query: found }, token)));
  const { data: tests } = await walker.call('records.reports', { query: { ...query } }, token);
  await Promise.all(idsOf(tests).map((found) => walker.call('records.labTrend', { query: found }, token)));
  await walker.call('medications.list', { query: { ...query } }, token);
  const { data: all } = await walker.call('records.timelineAll', { query: { ...query, limit: 100 } }, token);
  const entries = (all.items as { source: string; id: number }[]).filter(({ source }) => source === 'entry');
  await Promise.all(
    entries.map(({ id }) => walker.call('records.timelineEntry', { params: { id }, query: { ...query } }, token)),
  );
  await walker.call('records.medicalFile', { query: { ...query } }, token);
  await walker.call('prevention.measurements', { query: { ...query } }, token);
  await walker.call('prevention.vaccinations', { query: { ...query } }, token);
  await walker.call('records.medicalFileIps', { query: { ...query } }, token);
  const { data: films } = await walker.call('records.reports', { query: { ...query, type: 'radiology' } }, token);
  await Promise.all(
    idsOf(films).map(({ id }) => walker.call('records.report', { params: { id }, query: { ...query } }, token)),
  );
}

/** What only the person themselves reads. */
async function readOwn(walker: Walker, token: string): Promise<void> {
  await walker.call('medications.visits', {}, token);
  await walker.call('medications.refills', {}, token);
  await walker.call('medications.doses', {}, token);
  await walker.call('sharing.content', { query: { parts: summaryParts.join(',') } }, token);
}

async function takeCopy(walker: Walker, token: string): Promise<ReadonlyMap<string, string>> {
  const { data } = await walker.call('privacy.requestExport', { body: { currentPassword: 'Balsam#2026' } }, token);
  await w.due();
  await walker.call('privacy.exports', {}, token);
  const headers = { authorization: `Bearer ${token}` };
  const { rawPayload } = await w.app.inject({ url: `/api/v1/privacy/exports/${data.id}/file`, headers });
  const files = filesIn(rawPayload);
  for (const [name, text] of files) walker.responses.push({ call: `privacy.exportFile ${name}`, text });
  return files;
}

async function addAll(walker: Walker, token: string, ids: readonly number[]): Promise<void> {
  await Promise.all(ids.map((id) => walker.call('cart.add', { body: { product_id: id, quantity: 1 } }, token)));
}

async function orderThings(walker: Walker, token: string, personId: number, address: number): Promise<number> {
  await w.db.transaction().execute((tx) => topUp(tx, personId, halalas(200_000), `walk-${personId}`, w.clock.now()));
  await addAll(walker, token, [sold.walkazol, sold.metformin]);
  const made = await walker.call(
    'orders.create',
    { body: { ...checkoutByCard, payment_method: 'wallet', address_id: address } },
    token,
  );
  await w.dispatch();
  return made.data?.order?.ID as number;
}

async function fillCart(walker: Walker, token: string): Promise<void> {
  await addAll(walker, token, Object.values(sold));
  await walker.call('cart.update', { body: { product_id: sold.paracetamol, quantity: 2 } }, token);
  await walker.call('catalogue.addFavourite', { params: { id: walkazol } }, token);
}

async function lookForWalkazol(walker: Walker, token: string): Promise<void> {
  await walker.call('catalogue.products', { query: { query: 'walkazol' } }, token);
  await walker.call('catalogue.listing', { query: { query: 'walkazol' } }, token);
  await walker.call('catalogue.suggestions', { query: { query: 'walkazol' } }, token);
  await walker.call('catalogue.product', { params: { id: walkazol } }, token);
  await walker.call('catalogue.related', { params: { id: sold.paracetamol } }, token);
  await walker.call('catalogue.home', {}, token);
  await walker.call('catalogue.favourites', {}, token);
}

async function lookAtOrder(walker: Walker, token: string, orderId: number): Promise<void> {
  await walker.call('orders.mine', {}, token);
  await walker.call('orders.show', { params: { id: orderId } }, token);
  await walker.call('prescriptions.mine', {}, token);
  const pharmacist = await w.tokenOf('pharmacist@balsam.example');
  await walker.call('pharmacyDesk.orders', { query: { state: 'open', limit: 100 } }, pharmacist);
  await walker.call('pharmacyDesk.order', { params: { id: orderId } }, pharmacist);
}

async function lookAround(walker: Walker, { mrn }: RecordOwner, token: string): Promise<void> {
  await walker.call('people.profile', { params: { role: 'patient' }, query: { mrn_number: mrn } }, token);
  await walker.call('people.accessLog', {}, token);
  await walker.call('notifications.fetch', { query: {} }, token);
  await walker.call('booking.upcoming', { query: { mrn_number: mrn } }, token);
  await walker.call('booking.history', { query: { mrn_number: mrn } }, token);
}

const doctorIdOf = async (code: string): Promise<number> =>
  (await w.db.selectFrom('doctor').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

/** Walks each path of somebody's own, their doctor's and the pharmacist's; the register suspends a medicine in between. */
async function walkAll(somebody: RecordOwner, night: string) {
  const walker = new Walker();
  const { mrn, personId } = somebody;
  const token = await w.tokenOf(mrn);
  const patient = await as(w, mrn);
  await pay(w, patient, await book(patient, await newSlot(w, { at: new Date(night) })));
  const [ofOrder, ofShop, ofRecord] = [new Walker(), new Walker(), walker];
  const orderId = await orderThings(ofOrder, token, personId, await createAddress(await payer(w, mrn)));
  await fillCart(ofOrder, token);
  const suspended = await takeRegister({ ...drug, 'Authorization Status': 'Suspended' });
  await w.dispatch();
  await lookForWalkazol(ofShop, token);
  await readRecord(ofRecord, token, {});
  await readOwn(ofRecord, token);
  await readRecord(ofRecord, await w.tokenOf('D1001'), { mrn_number: mrn });
  const visits = await ofRecord.call('booking.upcoming', { query: { mrn_number: mrn } }, token);
  const visitId = (visits.data.items as { id: number; doctor: { code: string } }[]).find(
    ({ doctor }) => doctor.code === 'D1001',
  )!.id;
  const layla = await w.tokenOf('D1001');
  await ofRecord.call('visits.chart', { params: { id: visitId } }, layla);
  const stay = await createAdmission(w, personId, await doctorIdOf('D1001'), 'Observation');
  await ofRecord.call('inpatients.list', {}, layla);
  await ofRecord.call('criticalResults.list', { query: { state: 'open', limit: 100 } }, layla);
  await ofRecord.call('inpatients.show', { params: { id: stay } }, layla);
  await w.db.updateTable('admission').set({ discharged_at: w.clock.now() }).where('id', '=', stay).execute();
  const files = await takeCopy(ofRecord, token);
  await lookAround(ofRecord, somebody, token);
  const cart = await ofOrder.call('cart.show', {}, token);
  if (orderId !== undefined) await lookAtOrder(ofOrder, token, orderId);
  const reordered = await ofOrder.call('orders.reorder', { params: { id: orderId ?? 0 } }, token);
  await takeRegister(drug);
  return {
    responses: [...ofOrder.responses, ...ofShop.responses, ...ofRecord.responses],
    ofShop,
    files,
    cart: cart.data,
    orderId,
    suspended,
    reordered,
  };
}

const ofOne = await walkAll(one, '2026-11-23T22:00:00Z');
const ofOther = await walkAll(other, '2026-11-23T23:00:00Z');
const callOf = ({ call }: Response) => call.split(' ')[0]!;
const warningsOf = ({ cart }: typeof ofOne) =>
  (cart.warnings as { kind: string; known: string | null; product_ids: number[] }[])
    .filter(({ known }) => known !== null)
    .map(({ kind, known }) => `${kind}: ${known}`)
    .toSorted((a, b) => a.localeCompare(b, 'en'));
const prescribedIn = ({ cart }: typeof ofOne): number[] =>
  (cart.items as { product: { id: number }; prescribed: boolean }[])
    .filter(({ prescribed }) => prescribed)
    .map(({ product: { id } }) => id);
const inCart = ({ cart }: typeof ofOne): boolean[] =>
  (cart.items as { product: { id: number }; available: boolean }[])
    .filter(({ product: { id } }) => id === walkazol)
    .map(({ available }) => available);
/** What everybody may read of a file that holds all that was brought, whole. */
const isWhole = ({ call }: Response) => call.includes(' records/fhir/');

test('every call of the contract is walked or excused, and no other name is', () => {
  const walked: ReadonlySet<string> = new Set([...ofOne.responses, ...ofOther.responses].map(callOf));
  const free: readonly string[] = Object.values(excused).flat();
  const all: readonly string[] = calls.map(({ name }) => name);
  const missing = all.filter((name) => !walked.has(name) && !free.includes(name));
  expect(missing, 'walk/record-paths.ts says where a record leaves, or why none does').toEqual([]);
  const wrong = free.filter((name) => walked.has(name) || !all.includes(name));
  expect(wrong, 'excused of walk/record-paths.ts names calls that are not walked').toEqual([]);
  expect(new Set(free).size, 'excused of walk/record-paths.ts names each call once').toBe(free.length);
});

test('every file of the record in a copy is walked', () => {
  const names = ofOne.responses
    .filter(({ call }) => call.startsWith('privacy.exportFile records/'))
    .map(({ call }) => call.split(' ')[1]!);
  const absent = filesOfTheRecord.filter((file) => !names.some((name) => file.test(name)));
  const unnamed = names.filter((name) => !filesOfTheRecord.some((file) => file.test(name)));
  expect(absent, 'filesOfTheRecord of walk/record-paths.ts names files that no copy has').toEqual([]);
  expect(unnamed, 'filesOfTheRecord of walk/record-paths.ts does not name these').toEqual([]);
});

test.each([
  ['the first', one, ofOne],
  ['the other', other, ofOther],
] as const)(
  'D9.01 nothing of the other person or of an error is told of %s on any path',
  (_, { wrong }, { responses }) => {
    const faults = responses.filter((reply) =>
      wrong.test(isWhole(reply) ? reply.text.replaceAll('47.3033', '') : reply.text),
    );
    expect(faults.map(({ call, text }) => `${call}: ${wrong.exec(text)?.[0]}`)).toEqual([]);
  },
);

test('D9.01 each tells what is theirs, to the person, their doctor and in the copy', () => {
  const saying = ({ responses }: typeof ofOne, words: RegExp) =>
    new Set(responses.filter(({ text }) => words.test(text)).map(callOf));
  const paths = ['records.timelines', 'records.timelineDetails', 'privacy.exportFile'];
  expect([...saying(ofOne, /Thyroid check/)]).toEqual(expect.arrayContaining(paths));
  expect([...saying(ofOther, /Skin of the other/)]).toEqual(expect.arrayContaining(paths));
  const results = [
    'records.reports',
    'records.labTrend',
    'records.timelineDetails',
    'inpatients.show',
    'privacy.exportFile',
  ];
  expect([...saying(ofOne, /0\.0107/)]).toEqual(expect.arrayContaining(results));
  expect([...saying(ofOther, /88\.8077/)]).toEqual(expect.arrayContaining(results));
});

test('D9.01 a bound is nowhere a bare value', () => {
  const bare = ofOne.responses.flatMap(({ call, text }) =>
    text.startsWith('{') || text.startsWith('[') ? bareValues(JSON.parse(text), call) : [],
  );
  expect(bare).toEqual([]);
});

test('D9.01 a summary names the medicine that the reference leads to, and no other', () => {
  const namesIn = ({ files }: typeof ofOne) =>
    /Warfarin|Rosuvastatin/g[Symbol.match](files.get('records/ips.json')!) ?? [];
  expect([...new Set(namesIn(ofOne))]).toEqual(['Warfarin']);
  expect([...new Set(namesIn(ofOther))]).toEqual(['Rosuvastatin']);
  expect(ofOne.files.get('records/ips.json')).toContain('Metformin');
});

test('D6.01 warnings and prescriptions go by what is contained or pointed to, and by nothing that is an error', () => {
  expect(warningsOf(ofOne)).toEqual([
    'allergy: Ibuprofen',
    'duplicate: Metformin 500 mg',
    'interaction: Warfarin 5 mg',
  ]);
  expect(warningsOf(ofOther)).toEqual(['duplicate: Rosuvastatin 20 mg']);
  expect(prescribedIn(ofOne)).toEqual([sold.metformin]);
  expect(prescribedIn(ofOther)).toEqual([sold.rosuvastatin]);
});

test('D9.01 a suspended medicine is found and sold nowhere, and those who hold it are told', () => {
  expect(ofOne.suspended.withdrawn).toHaveLength(1);
  expect(ofOne.ofShop.responses.filter(({ text }) => text.includes('Walkazol')).map(({ call }) => call)).toEqual([]);
  expect(inCart(ofOne)).toEqual([false]);
  const about = (call: string) => ofOne.responses.findLast((reply) => reply.call === call)!.text;
  expect(about('pharmacyDesk.orders')).toContain('"HAS_WITHDRAWN":true');
  expect(about('pharmacyDesk.order')).toContain('"IS_WITHDRAWN":true');
  expect(about('notifications.fetch')).toContain('order_withdrawn');
});
