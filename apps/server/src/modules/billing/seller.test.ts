import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '#platform/db/migrate.ts';
import { world } from '#test/world.ts';
import { confirm, fieldsOfQr, intend, newVisit, onPage, payer, visitNow, walletOf } from './billing.fixture.ts';
import { findSeller, sellerSettings } from './seller.ts';

const w = await world();
const [admin, sara] = [await payer(w, 'admin@balsam.example'), await payer(w, '1000001')];

const own = {
  TAX_SELLER_NAME: 'Noor Hospital Company',
  TAX_SELLER_NAME_AR: 'شركة مستشفى نور',
  TAX_SELLER_VAT_NUMBER: '312345678900003',
  TAX_SELLER_REGISTRATION: '1010123456',
  TAX_SELLER_ADDRESS: 'Olaya Street, Riyadh 12211',
  TAX_SELLER_ADDRESS_AR: 'شارع العليا، الرياض 12211',
};
type Title = keyof typeof own;

/** As a new hospital begins: its migrations ran, and nobody has set who sells. */
const unset = (titles: readonly Title[]) =>
  w.db.updateTable('setting').set({ value: '""' }).where('title', 'in', titles).execute();

async function enter(title: Title, value: string) {
  const { items } = (await admin.get('/staff/settings')).data;
  const { revision } = items.find((each: { title: string }) => each.title === title);
  return admin.patch(`/staff/settings/${title}`, { value, revision });
}
const enterAll = async () => {
  for (const title of Object.keys(own) as Title[]) expect(await enter(title, own[title])).toMatchObject({ http: 200 });
};

const paymentsOf = (id: number) => w.db.selectFrom('payment').select('status').where('entity_id', '=', id).execute();
const newestPaper = (kind: 'invoice' | 'credit_note') =>
  w.db.selectFrom('invoice').selectAll().where('kind', '=', kind).orderBy('id', 'desc').executeTakeFirstOrThrow();

async function payByCard(visit: { id: number }) {
  const begun = await intend(sara, visit);
  expect(begun).toMatchObject({ http: 200 });
  await onPage(w, begun.data.redirect_url, { outcome: 'paid' });
  await confirm(sara, begun.data.reference);
}

describe('D4.05 until the seller is set', () => {
  test.each(Object.values(sellerSettings))(
    'no payment begins: without %s, by card or from the wallet',
    async (title) => {
      const visit = await newVisit(w, sara);
      const before = await walletOf(sara);
      await enterAll();
      await unset([title]);
      for (const method of ['card', 'wallet']) {
        const refused = await intend(sara, visit, { method });
        expect(refused).toMatchObject({ http: 409, code: 'payments_not_open' });
        expect(refused.message_ar).toMatch(/[\u0600-\u06ff]/);
      }
      expect(await paymentsOf(visit.id)).toEqual([]);
      expect(await walletOf(sara)).toBe(before);
    },
  );
  test('what was paid before is given back, with a credit note of the seller of its invoice', async () => {
    await enterAll();
    const visit = await newVisit(w, sara);
    await payByCard(visit);
    const { seller } = await newestPaper('invoice');
    await unset(Object.values(sellerSettings));
    const before = await walletOf(sara);
    expect(await sara.post('/appointments/cancel', { appointment_id: visit.id })).toMatchObject({ http: 200 });
    expect(await walletOf(sara)).toBe(before + visit.total);
    expect((await newestPaper('credit_note')).seller).toEqual(seller);
  });
});

test('D4.05 an invoice bears the seller that an administrator has set', async () => {
  await enterAll();
  const visit = await newVisit(w, sara);
  await payByCard(visit);
  expect((await visitNow(sara, visit)).payment_status.code).toBe('paid');
  const { seller, qr } = await newestPaper('invoice');
  expect(seller).toEqual({
    name: own.TAX_SELLER_NAME,
    name_ar: own.TAX_SELLER_NAME_AR,
    vat_number: own.TAX_SELLER_VAT_NUMBER,
    registration: own.TAX_SELLER_REGISTRATION,
    address: own.TAX_SELLER_ADDRESS,
    address_ar: own.TAX_SELLER_ADDRESS_AR,
  });
  expect(fieldsOfQr(qr).slice(0, 2)).toEqual([own.TAX_SELLER_NAME_AR, own.TAX_SELLER_VAT_NUMBER]);
});

test('D4.05 a field of the seller can be changed and not emptied, and a VAT number has 15 digits from 3 to 3', async () => {
  await enterAll();
  for (const [title, value] of [
    ['TAX_SELLER_VAT_NUMBER', '412345678900003'],
    ['TAX_SELLER_NAME', ''],
    ['TAX_SELLER_NAME_AR', 'Noor'],
  ] as const)
    expect(await enter(title, value)).toMatchObject({ http: 422, code: 'setting_not_valid' });
});

describe('D4.05 a house that is brought up to date', async () => {
  const old = await world();
  /** Takes the migration back and runs it again. */
  const migrateAgain = async (before: { seller?: object } = {}) => {
    await old.db.deleteFrom('setting').where('title', 'in', Object.values(sellerSettings)).execute();
    if (before.seller)
      await old.db
        .insertInto('setting')
        .values({ title: 'TAX_SELLER', value: JSON.stringify(before.seller) })
        .execute();
    await sql.raw(readFileSync(path.join(MIGRATIONS, '0074_seller_settings.sql'), 'utf8')).execute(old.db);
    return findSeller(old.db);
  };
  const set = {
    name: 'Noor',
    name_ar: 'نور',
    vat_number: '399999999900003',
    registration: '1010999999',
    address: 'Riyadh',
    address_ar: 'الرياض',
  };
  test('keeps the seller that was set, a demo hospital that of its invoices, and nobody else has one', async () => {
    expect(await migrateAgain({ seller: set })).toEqual(set);
    const left = await old.db.selectFrom('setting').select('title').where('title', '=', 'TAX_SELLER').execute();
    expect(left).toEqual([]);
    const { seller } = await old.db
      .selectFrom('invoice')
      .select('seller')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await migrateAgain()).toEqual(seller);
    await old.db.updateTable('person').set({ email: null }).where('email', 'like', '%@balsam.example').execute();
    expect(await migrateAgain()).toBeUndefined();
  });
});
