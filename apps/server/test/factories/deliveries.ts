import { randomUUID } from 'node:crypto';
import { isOrderActive, type OrderState } from '@balsam/domain/orders';
import { addMinutes } from '@balsam/domain/time';
import { apiClient, type Reply } from '../api-client.ts';
import { codeIn, messageTo } from '../codes.ts';
import type { World } from '../world.ts';
import { createPatient } from './patients.ts';

/** A client of the API for a log-in of the demo. */
export async function client(w: World, who: string) {
  const http = apiClient(w);
  const token = await w.tokenOf(who);
  const keyed = (key: string | undefined) => ({ token, ...(key && { headers: { 'idempotency-key': key } }) });
  return {
    token,
    get: (path: string) => http.get(path, { token }),
    post: (path: string, body: object = {}, key?: string) => http.post(path, body, keyed(key)),
    patch: (path: string, body: object = {}, key?: string) => http.patch(path, body, keyed(key)),
    put: (path: string, body: object = {}) => http.put(path, body, { token }),
    delete: (path: string) => http.delete(path, { token }),
    /** Takes a step with an order. */
    step: (id: number, status: OrderState, more: object = {}, key?: string) =>
      http.patch(`/orders/${id}/status`, { status, ...more }, keyed(key)),
  };
}
export type Client = Awaited<ReturnType<typeof client>>;

export const personIdOf = async (w: World, email: string): Promise<number> =>
  (await w.db.selectFrom('account').select('person_id').where('login_email', '=', email).executeTakeFirstOrThrow())
    .person_id;

const branchOf = async (w: World, code: string): Promise<number> =>
  (await w.db.selectFrom('location').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

type DeliveryInput = {
  /** Whose it is; else a new patient's. */
  readonly mrn?: string;
  readonly state?: OrderState;
  readonly rider?: string;
  /** Whether its rider has accepted. */
  readonly accepted?: boolean;
  readonly product?: string;
  readonly quantity?: number;
  /** In halalas. */
  readonly total?: number;
  readonly branch?: string;
  readonly cold?: boolean;
  readonly prescription?: boolean;
  readonly grams?: number;
  /** Where it goes: latitude and longitude. */
  readonly coordinates?: readonly [number, number];
};

const addressAt = ([LATITUDE, LONGITUDE]: NonNullable<DeliveryInput['coordinates']> = [24.7, 46.7]): string =>
  JSON.stringify({ ADDRESS: 'Olaya 1', ADDRESS_NAME: 'Home', CITY: 'Riyadh', LATITUDE, LONGITUDE });

/** An order that was paid and has come as far as `state`, of one line from one branch. */
export async function createDelivery(w: World, input: DeliveryInput = {}): Promise<number> {
  const now = w.clock.now();
  const {
    mrn = (await createPatient(w)).mrn,
    state = 'out_for_delivery',
    rider,
    accepted = true,
    total = 40_00,
    branch = 'RUH',
  } = input;
  const person = await w.db
    .selectFrom('person as p')
    .innerJoin('account as a', 'a.person_id', 'p.id')
    .select(['p.id', 'a.id as account'])
    .where('p.mrn', '=', mrn)
    .executeTakeFirstOrThrow();
  const riderId = rider === undefined ? null : await personIdOf(w, rider);
  const isOver = !isOrderActive(state);
  const { id } = await w.db
    .insertInto('pharmacy_order')
    .values({
      person_id: person.id,
      account_id: person.account,
      mode: 'normal_delivery',
      state,
      payment_state: 'paid',
      payable_until: now,
      address: addressAt(input.coordinates),
      sub_total: total,
      sub_total_with_vat: total,
      vat_percent: 15,
      vat: 0,
      coupon_discount: 0,
      shipping: 0,
      fast_shipping: 0,
      total,
      rider_id: riderId,
      rider_assigned_at: riderId === null ? null : now,
      completed_at: isOver ? now : null,
      created_at: now,
      placed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addLine(w, id, { ...input, total, branch });
  await w.db
    .insertInto('order_event')
    .values({ order_id: id, at: now, received_at: now, from_state: null, to_state: state })
    .execute();
  if (riderId !== null) await addAssignment(w, id, { riderId, accepted });
  return id;
}

async function addAssignment(
  w: World,
  orderId: number,
  { riderId, accepted }: { readonly riderId: number; readonly accepted: boolean },
): Promise<void> {
  const now = w.clock.now();
  await w.db
    .insertInto('delivery_assignment')
    .values({
      order_id: orderId,
      rider_id: riderId,
      assigned_at: now,
      answer_by: addMinutes(now, 5),
      accepted_at: accepted ? now : null,
    })
    .execute();
}

type Line = DeliveryInput & { readonly total: number; readonly branch: string };

async function addLine(w: World, orderId: number, line: Line): Promise<void> {
  const { total, branch, cold = false, prescription = false, grams = 300, quantity = 1 } = line;
  const like = await w.db.selectFrom('product').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
  const product = await w.db
    .insertInto('product')
    .values({
      name: `Parcel ${orderId}`,
      name_ar: `طرد ${orderId}`,
      brand_id: like.brand_id,
      category_id: like.category_id,
      form: like.form,
      storage: cold ? 'refrigerator' : 'room_25',
      price: total,
      is_zero_rated: true,
      vat_percent: 0,
      weight_grams: grams,
      created_at: w.clock.now(),
      updated_at: w.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lot = await w.db
    .insertInto('stock_lot')
    .values({
      product_id: product.id,
      location_id: await branchOf(w, branch),
      lot: 'P1',
      expires_on: '2030-01-01',
      quantity: 10,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await w.db.insertInto('order_stock').values({ order_id: orderId, lot_id: lot.id, quantity }).execute();
  await w.db
    .insertInto('order_line')
    .values({
      order_id: orderId,
      product_id: product.id,
      name: `Parcel ${orderId}`,
      name_ar: `طرد ${orderId}`,
      form: like.form,
      quantity,
      unit_price: total,
      gross: total,
      offer_discount: 0,
      net: total,
      coupon_share: 0,
      vat_percent: 0,
      vat: 0,
      total,
      is_prescription: prescription,
      is_cold_chain: cold,
    })
    .execute();
}

/** Nobody is on shift by then, and nothing is to be delivered. */
export async function clearDeliveries(w: World, now: Date): Promise<void> {
  await w.db.updateTable('rider_shift').set({ ended_at: now }).where('ended_at', 'is', null).execute();
  await w.db.deleteFrom('delivery_assignment').execute();
  await w.db
    .updateTable('pharmacy_order')
    .set({ state: 'delivered', completed_at: now })
    .where('completed_at', 'is', null)
    .where('state', 'in', ['out_for_delivery', 'rider_assigned', 'order_picked', 'on_the_way', 'arrived'])
    .execute();
}

/** The state of an order and who has it. */
export const readOrder = (w: World, id: number) =>
  w.db.selectFrom('pharmacy_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A picture that somebody sent for a delivery. */
export async function createDeliveryPicture(w: World, email: string, kind = 'delivery'): Promise<string> {
  const personId = await personIdOf(w, email);
  const picture = { personId, kind, mime: 'image/webp', bytes: Buffer.from(`RIFF${randomUUID()}`) };
  return w.platform.files.save(w.db, picture, w.clock.now());
}

/** The six digits that were sent last to the patient of the orders that `orderOf` makes. */
export async function codeSentTo(w: World, phone: string): Promise<string> {
  return codeIn(await messageTo(w, phone), 6) ?? 'none';
}

/** Six digits that are not the code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const failure = ({ http, body }: Reply) => [http, body.code];

/** Locks the log-in of a rider, or lets them in again. */
export const setAccountStatus = (w: World, email: string, status: 'active' | 'locked') =>
  w.db.updateTable('account').set({ status }).where('login_email', '=', email).execute();
