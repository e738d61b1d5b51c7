import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { roles } from '@balsam/domain/identity';
import type { World } from '../world.ts';
import type { UserCall } from '#platform/http/call.ts';
import { Failure } from '#platform/http/failure.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { CheckoutRequest } from '#modules/orders/checkout/validate-checkout.ts';
import { placeOrder } from '#modules/orders/checkout/place-order.ts';

/** A patient of their own for a test: nobody else has their numbers. */
export type TestPatient = {
  readonly mrn: string;
  /** E.164. */
  readonly phone: string;
  readonly addressId: number;
  readonly call: UserCall;
  readonly personId: number;
};

/** The demo's people have lower MRNs, and other phones. */
const firstMrn = 2_000_001;
const phonePrefix = '+96657';
const allotted = new WeakMap<World, number>();

/** So many new patients who have agreed to the terms and have a home in Riyadh. Each has an MRN and a phone of their own, and the password of the demo. */
export async function createPatients(w: World, count: number): Promise<TestPatient[]> {
  const now = w.clock.now();
  const first = allotted.get(w) ?? 0;
  allotted.set(w, first + count);
  const { rows } = await sql<{ mrn: string; phone: string; personId: number; accountId: number; addressId: number }>`
    with people as (
      insert into person (mrn, phone, first_name, family_name, first_name_ar, family_name_ar, birth_date, created_at)
      select (${firstMrn} + n)::text, ${phonePrefix} || lpad(n::text, 7, '0'), 'Patient', n::text, 'مريض', n::text, '1990-01-01'::date, ${now}
      from generate_series(${first}::int, ${first + count - 1}::int) as n returning id, mrn, phone
    ), accounts as (
      insert into account (person_id, role_id, password_hash, created_at)
      select p.id, ${roles.patient}, (select a.password_hash from account a join person d on d.id = a.person_id where d.mrn = '1000001'), ${now}
      from people p returning id, person_id
    ), agreed as (
      insert into terms_agreement (person_id, terms_version_id, agreed_at)
      select p.id, v.id, ${now} from people p cross join terms_version v
    ), homes as (
      insert into address (person_id, name, street, district, city, latitude, longitude, created_at)
      select id, 'Home', 'Olaya 12', 'Olaya', 'Riyadh', 24.7, 46.68, ${now} from people returning id, person_id
    )
    select p.mrn, p.phone, p.id::int as "personId", a.id::int as "accountId", h.id::int as "addressId"
    from people p join accounts a on a.person_id = p.id join homes h on h.person_id = p.id order by p.id`.execute(w.db);
  return rows.map(({ accountId, ...who }) => ({ ...who, call: callOf({ ...who, accountId }, now) }));
}

/** One new patient, as `createPatients` makes them. */
export async function createPatient(w: World): Promise<TestPatient> {
  const [patient] = await createPatients(w, 1);
  return patient!;
}

const callOf = (who: { mrn: string; personId: number; accountId: number }, now: Date): UserCall => ({
  actor: {
    kind: 'user',
    accountId: who.accountId,
    sessionId: 0,
    roleId: roles.patient,
    personId: who.personId,
    mrn: who.mrn,
    doctorId: undefined,
    guardianId: undefined,
  },
  now,
  requestId: randomUUID(),
  ip: '198.51.100.7',
  userAgent: 'test',
});

/** The cart of each of them holds one piece of a product and nothing else, with a promo code if one is named. */
export async function fillCarts(
  w: World,
  buyers: readonly TestPatient[],
  productId: number,
  code?: string,
): Promise<void> {
  const ids = buyers.map(({ personId }) => personId);
  await sql`delete from cart where person_id = any(${ids}::bigint[])`.execute(w.db);
  await sql`
    with carts as (
      insert into cart (person_id, coupon_code, updated_at)
      select id, ${code ?? null}::text, ${w.clock.now()} from unnest(${ids}::bigint[]) as id returning id
    )
    insert into cart_line (cart_id, product_id, quantity, added_at) select id, ${productId}, 1, ${w.clock.now()} from carts`.execute(
    w.db,
  );
}

/** Of how many of them the cart holds something. */
export async function countFullCarts(w: World, buyers: readonly TestPatient[]): Promise<number> {
  const ids = buyers.map(({ personId }) => personId);
  const { rows } = await sql<{ n: number }>`
    select count(distinct c.id)::int as n from cart c join cart_line l on l.cart_id = c.id where c.person_id = any(${ids}::bigint[])`.execute(
    w.db,
  );
  return rows[0]!.n;
}

export const checkoutOf = ({ addressId }: TestPatient): CheckoutRequest => ({
  mode: 'normal_delivery',
  address_id: addressId,
  payment_method: 'card',
  use_wallet: false,
  loyalty_points: 0,
  prescription_ids: [],
  privacy_accepted: true,
  return_policy_accepted: true,
  sourcing: 'one_branch',
});

/** The use case itself, in a transaction of its own as its call has it; answers the order's id or the code of its refusal. */
export const tryToOrder = (w: World, buyer: TestPatient): Promise<number | string> =>
  retryOnConflict(() =>
    w.db.transaction().execute((tx) => placeOrder(tx, w.platform, buyer.call, checkoutOf(buyer))),
  ).then(
    ({ id }) => id,
    (error: unknown) => {
      if (error instanceof Failure) return error.code;
      throw error;
    },
  );
