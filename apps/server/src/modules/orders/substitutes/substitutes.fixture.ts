import type { Selectable } from 'kysely';
import { createAddress, createPaidOrder, productIdOf } from '#test/factories/orders.ts';
import type { World } from '#test/world.ts';
import type { Product } from '#platform/db/schema.gen.ts';
import type { Payer } from '#modules/billing/billing.fixture.ts';

type Line = {
  readonly ID: number;
  readonly PRODUCT_ID: number;
  readonly IS_TAKEN_OUT: boolean;
  readonly TAKEN_OUT_REASON: string | null;
  readonly REPLACES: number | null;
  readonly TOTAL_PRICE: number;
};
type Substitute = { readonly ID: number; readonly PRODUCT_ID: number; readonly STATE: string };
/** An order as somebody reads it. */
type Order = {
  readonly STATUS: string;
  readonly AMOUNT: number;
  readonly REFUND_AMOUNT: number | null;
  readonly ITEMS: readonly Line[];
  readonly SUBSTITUTES: readonly Substitute[];
};

/** Another product like this one, but for what changes, with so many pieces at the branch in Riyadh. */
export async function likeProduct(
  w: World,
  productId: number,
  change: Partial<Selectable<Product>> = {},
  quantity = 20,
): Promise<number> {
  const row = await w.db.selectFrom('product').selectAll().where('id', '=', productId).executeTakeFirstOrThrow();
  const { id: _, ...like } = { ...row, name: `Like ${row.name}`, source_id: null, barcode: null, ...change };
  const made = await w.db.insertInto('product').values(like).returning('id').executeTakeFirstOrThrow();
  const branch = await w.db.selectFrom('location').select('id').where('code', '=', 'RUH').executeTakeFirstOrThrow();
  const lot = { product_id: made.id, location_id: branch.id, lot: 'LIKE-1', expires_on: '2028-01-01', quantity };
  await w.db.insertInto('stock_lot').values(lot).execute();
  return made.id;
}

/** What the tests of substitutes do, for one patient and a pharmacist. */
export async function substitutesOf(w: World, { patient, pharmacist }: { patient: Payer; pharmacist: Payer }) {
  const [panadol, gel] = [
    await productIdOf(w, 'Panadol Advance 500 mg tablets'),
    await productIdOf(w, 'Effaclar purifying gel'),
  ];
  const address_id = await createAddress(patient);
  const read = async (id: number, who = patient) => (await who.get(`/orders/${id}`)).data as Order;
  const lineOf = async (id: number, product: number) =>
    (await read(id)).ITEMS.find(({ PRODUCT_ID }) => PRODUCT_ID === product)!;
  const propose = async (id: number, product_id: number, ordered = panadol) =>
    pharmacist.post(`/desk/orders/${id}/substitutes`, { line_id: (await lineOf(id, ordered)).ID, product_id });
  return {
    panadol,
    gel,
    read,
    lineOf,
    propose,
    /** An order of Panadol and the gel that is paid. */
    ordered: async (change: object = {}): Promise<number> =>
      (await createPaidOrder(w, patient, [panadol, gel], { address_id, ...change })).order.ID,
    atDesk: async (id: number) => (await pharmacist.get(`/desk/orders/${id}`)).data,
    move: (id: number, to: string, reason = '') => pharmacist.post(`/desk/orders/${id}/move`, { to, reason }),
    answer: async (id: number, agrees: boolean, who = patient) => {
      const last = (await read(id)).SUBSTITUTES.at(-1);
      return who.post(`/orders/${id}/substitutes/${last?.ID ?? 0}`, { agrees });
    },
    /** The latest notice about an order. */
    noticeOf: (id: number) =>
      w.db
        .selectFrom('notification')
        .select(['kind', 'message', 'message_ar'])
        .where('link', '=', `/pharmacy/orders/${id}`)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    /** The order with a substitute that is proposed for its Panadol. */
    asked: async (id: number, product: number): Promise<number> => {
      const done = await propose(id, product);
      if (done.http !== 200) throw new Error(`not proposed: ${done.code}`);
      return id;
    },
  };
}
