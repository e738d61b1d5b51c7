import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { halalas } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import { intend, newVisit, payer, type Answer, type Payer } from '#modules/billing/billing.fixture.ts';
import { topUp } from '#modules/billing/index.ts';
import { createOrder, productIdOf, checkoutByCard } from './factories/orders.ts';
import { importBundle } from '#modules/records/index.ts';
import { apiClient } from './api-client.ts';
import { codeSentTo } from './codes.ts';
import { personalColumns } from './personal-columns.ts';
import { world } from './world.ts';

const w = await world({ connections: 10 });
const client = apiClient(w);
const deletedAt = w.clock.now();
const mrn = '1000007';
const email = `patient${mrn}@balsam.example`;
const street = 'Unaizah Lane 4711';
const device = 'https://push.example/of-this-person';
/** How they can be reached and where they live, as it may be written anywhere. */
const reach = { phone: `50${mrn}`, 'e-mail': email, street, device };
const words = `Call 0${reach.phone} or ${email}, ${street}`;

/** Columns that may still say it on the day of the deletion, and why. */
const excused: Readonly<Record<string, string>> = {
  'outgoing_message.destination': 'the farewell is on its way, and kept for a day in case a gateway is down',
};

const home = {
  name: 'Home',
  district: 'Olaya',
  city: 'Riyadh',
  latitude: 24.71234,
  longitude: 46.68234,
  street,
  note: words,
};

const personId = (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;

const patientResource = {
  resourceType: 'Patient',
  id: 'of-a-deleted-account',
  identifier: [{ system: 'urn:balsam:mrn', value: mrn }],
  name: [{ use: 'official', family: 'Kanari', given: ['Huda'] }],
  gender: 'female',
  birthDate: '1984-02-29',
  telecom: [
    { system: 'phone', value: `+966${reach.phone}` },
    { system: 'email', value: email },
  ],
  address: [{ line: [street], city: 'Riyadh' }],
  contact: [{ telecom: [{ system: 'phone', value: `+966${reach.phone}` }] }],
};

const expectDone = async (asked: Promise<Answer>): Promise<Answer> => {
  const answer = await asked;
  expect([answer.http, answer.code]).toEqual([200, undefined]);
  return answer;
};

/** Buys, cancels and rates, and says in each free text how to be reached. */
async function shop(who: Payer, address_id: number): Promise<void> {
  const product = await productIdOf(w, 'Panadol Advance 500 mg tablets');
  await w.db
    .transaction()
    .execute((tx) => topUp(tx, personId, halalas(100_000), 'of-a-deleted-account', w.clock.now()));
  const { ID: delivered } = (await createOrder(who, product, { address_id })).data.order;
  await w.db
    .updateTable('pharmacy_order')
    .set({ state: 'delivered', completed_at: w.clock.now() })
    .where('id', '=', delivered)
    .execute();
  await expectDone(who.post(`/orders/${delivered}/rating`, { rating_value: 4, comment: words }, 'key-of-rating'));
  await who.post('/cart/add', { product_id: product, quantity: 1 });
  const placed = await expectDone(
    who.post('/orders', { ...checkoutByCard, payment_method: 'wallet', address_id }, 'key-of-order'),
  );
  const cancelling = { reason: 'other', description: words, refund_to: 'wallet' };
  await expectDone(who.post(`/orders/${placed.data.order.ID}/cancel`, cancelling, 'key-of-cancelling'));
  await who.post('/cart/add', { product_id: product, quantity: 2 }, 'key-of-cart');
}

const erased = Object.keys(personalColumns).filter((column) => personalColumns[column]?.includes('erased'));

/** In which of the columns that are erased with an account rows point to this person or their account. */
async function pointingHere(): Promise<string[]> {
  const found: string[] = [];
  for (const column of erased.filter((name) => !name.endsWith('guest_id'))) {
    const [table = '', name = ''] = column.split('.');
    const id = name === 'account_id' ? sql`(select id from account where person_id = ${personId})` : sql`${personId}`;
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(name)} = ${id} limit 1`.execute(w.db);
    if (rows.length > 0) found.push(column);
  }
  return found;
}
/** Those that were there before the deletion. */
let before: string[] = [];

/** Where any text, JSON or bytes of the database hold a text. */
async function columnsWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as "table", c.column_name as "column", c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.udt_name in ('text', 'varchar', 'json', 'jsonb', 'bytea', '_text')`.execute(w.db);
  const found = await Promise.all(
    rows.map(async ({ table, column, type }) => {
      const value = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`;
      const hit =
        await sql`select from ${sql.table(table)} where strpos(lower(${value}), lower(${text})) > 0 limit 1`.execute(
          w.db,
        );
      return hit.rows.length > 0 ? [`${table}.${column}`] : [];
    }),
  );
  return found.flat().toSorted();
}

beforeAll(async () => {
  const who = await payer(w, mrn);
  const { token } = who;
  await w.db
    .updateTable('person')
    .set({ address: words, contact_phone: `0${reach.phone}` })
    .where('id', '=', personId)
    .execute();
  const { data: address } = await who.post('/user-address', home, 'key-address');
  await shop(who, address.id as number);
  await intend(who, await newVisit(w, who), {}, 'key-of-intent');
  await who.post('/tickets', { subject: words.slice(0, 100), topic: 'other', text: words }, 'key-ticket');
  const picture = { personId, kind: 'prescription', mime: 'image/webp', bytes: Buffer.from('RIFF') };
  const file = await w.platform.files.save(w.db, picture, w.clock.now());
  await expectDone(who.post('/prescriptions', { file_ids: [file], note: words }, 'key-prescription'));
  await who.post('/notifications/device-token', {
    token: JSON.stringify({ endpoint: device, keys: { p256dh: 'x', auth: 'y' } }),
    platform: 'web',
  });
  await expectDone(who.post('/privacy/exports', { currentPassword: 'Balsam#2026' }));
  await client.post('/auth/user/otp', { field_name: 'mrn_number', username: mrn });
  await w.due();
  const bundle = { resourceType: 'Bundle', type: 'collection', entry: [{ resource: patientResource }] };
  await w.db.transaction().execute((tx) => importBundle(tx, JSON.stringify(bundle), { now: w.clock.now() }));
  await w.db
    .updateTable('fhir_resource')
    .set({ person_id: personId })
    .where('source_id', '=', 'of-a-deleted-account')
    .execute();
  await w.db
    .updateTable('pharmacy_order')
    .set({ payment_state: 'released' })
    .where('payment_state', '=', 'pending_payment')
    .execute();
  before = await pointingHere();
  await client.post('/delete-me/otp', {}, { token });
  const otp = await codeSentTo(w, `+966${reach.phone}`);
  await expectDone(who.post('/delete-me', { otp }, 'key-of-deletion'));
});

describe.each(Object.entries(reach))('D3.02 the %s of a deleted account', (_, text) => {
  test('is in no text, JSON or bytes of the database, but in the farewell', async () => {
    w.at(deletedAt);
    await w.due();
    expect((await columnsWith(text)).filter((column) => !(column in excused))).toEqual([]);
  });
  test('is nowhere at all a day later', async () => {
    w.at(addMinutes(deletedAt, 24 * 60));
    await w.due();
    expect(await columnsWith(text)).toEqual([]);
  });
});

test('D3.02 what is erased with the account points to nobody three days later, but log-ins that have ended', async () => {
  const here = ['address.person_id', 'cart.person_id', 'idempotency_key.account_id', 'idempotency_key.person_id'];
  const also = ['notification.person_id', 'one_time_code.account_id', 'ticket.person_id', 'ticket_message.author_id'];
  expect(before).toEqual(expect.arrayContaining([...here, ...also]));
  w.at(addMinutes(deletedAt, 3 * 24 * 60));
  await w.due();
  expect((await pointingHere()).filter((column) => !column.startsWith('session.'))).toEqual([]);
});

test('D3.02 the search finds what is there', async () => {
  expect(await columnsWith('patient1000008@balsam.example')).toContain('person.email');
});
