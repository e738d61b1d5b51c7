import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { roles } from '@balsam/domain/identity';
import type { World } from '../../../test/world.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { Failure } from '../../platform/http/failure.ts';
import { retryOnConflict } from '../../platform/http/retry.ts';
import type { CheckoutRequest } from './checkout/validate-checkout.ts';
import { placeOrder } from './checkout/place-order.ts';

export type Buyer = {
  readonly mrn: string;
  readonly addressId: number;
  readonly call: UserCall;
  readonly personId: number;
};

/** The first MRN of a crowd; the demo's people end long before. */
const firstMrn = 2_000_001;

/** So many new patients who have agreed to the terms and have a home in Riyadh. */
export async function crowdOf(w: World, count: number): Promise<Buyer[]> {
  const now = w.clock.now();
  const { rows } = await sql<{ mrn: string; personId: number; accountId: number; addressId: number }>`
    with people as (
      insert into person (mrn, first_name, family_name, first_name_ar, family_name_ar, created_at)
      select (${firstMrn} + n)::text, 'Buyer', n::text, 'مشتر', n::text, ${now} from generate_series(0, ${count - 1}) as n returning id, mrn
    ), accounts as (
      insert into account (person_id, role_id, created_at) select id, ${roles.patient}, ${now} from people returning id, person_id
    ), agreed as (
      insert into terms_agreement (person_id, terms_version_id, agreed_at)
      select p.id, v.id, ${now} from people p cross join terms_version v
    ), homes as (
      insert into address (person_id, name, street, district, city, latitude, longitude, created_at)
      select id, 'Home', 'Olaya 12', 'Olaya', 'Riyadh', 24.7, 46.68, ${now} from people returning id, person_id
    )
    select p.mrn, p.id::int as "personId", a.id::int as "accountId", h.id::int as "addressId"
    from people p join accounts a on a.person_id = p.id join homes h on h.person_id = p.id order by p.id`.execute(w.db);
  return rows.map(({ accountId, ...who }) => ({ ...who, call: callOf({ ...who, accountId }, now) }));
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
export async function fillCarts(w: World, buyers: readonly Buyer[], productId: number, code?: string): Promise<void> {
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
export async function fullCarts(w: World, buyers: readonly Buyer[]): Promise<number> {
  const ids = buyers.map(({ personId }) => personId);
  const { rows } = await sql<{ n: number }>`
    select count(distinct c.id)::int as n from cart c join cart_line l on l.cart_id = c.id where c.person_id = any(${ids}::bigint[])`.execute(
    w.db,
  );
  return rows[0]!.n;
}

export const checkoutOf = ({ addressId }: Buyer): CheckoutRequest => ({
  mode: 'normal_delivery',
  address_id: addressId,
  payment_method: 'card',
  use_wallet: false,
  loyalty_points: 0,
  prescription_ids: [],
  privacy_accepted: true,
  return_policy_accepted: true,
});

/** The use case itself, in a transaction of its own as its call has it; answers the order's id or the code of its refusal. */
export const tryToOrder = (w: World, buyer: Buyer): Promise<number | string> =>
  retryOnConflict(() => w.db.transaction().execute((tx) => placeOrder(tx, buyer.call, checkoutOf(buyer)))).then(
    ({ id }) => id,
    (error: unknown) => {
      if (error instanceof Failure) return error.code;
      throw error;
    },
  );
