import { isOrderActive, type OrderState } from '@balsam/domain/orders';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { endReasons } from './orders/ends.ts';
import { openShifts, vehicles } from './people/riders.ts';
import type { Seeding } from './seeding.ts';

type People = ReadonlyMap<string, number>;

async function findRiders(tx: Tx): Promise<People> {
  const rows = await tx
    .selectFrom('account')
    .select(['person_id', 'login_email'])
    .where('login_email', 'in', Object.keys(vehicles))
    .execute();
  return new Map(rows.map(({ login_email, person_id }) => [login_email ?? '', person_id]));
}

async function insertShifts(tx: Tx, people: People, now: Date): Promise<void> {
  const branches = await tx.selectFrom('location').select(['id', 'code']).execute();
  const rows = Object.entries(openShifts).map(([email, { branch, minutes }]) => ({
    rider_id: people.get(email)!,
    location_id: branches.find(({ code }) => code === branch)!.id,
    started_at: addMinutes(now, -minutes),
  }));
  await tx.insertInto('rider_shift').values(rows).execute();
}

/** Every order that a rider has or had was accepted a minute after it was given. */
async function insertAssignments(tx: Tx): Promise<void> {
  const orders = await tx
    .selectFrom('pharmacy_order')
    .select(['id', 'rider_id', 'rider_assigned_at', 'completed_at', 'state'])
    .where('rider_id', 'is not', null)
    .orderBy('id')
    .execute();
  const rows = orders.map(({ id, rider_id, rider_assigned_at, completed_at, state }) => ({
    order_id: id,
    rider_id: rider_id!,
    assigned_at: rider_assigned_at!,
    answer_by: addMinutes(rider_assigned_at!, 5),
    accepted_at: addMinutes(rider_assigned_at!, 1),
    ...(!isOrderActive(state as OrderState) && {
      ended_at: completed_at,
      outcome: state === 'returned' ? ('returned' as const) : ('delivered' as const),
    }),
  }));
  await tx.insertInto('delivery_assignment').values(rows).execute();
}

/** Why an order came back; the pictures of doors come last, with the other files. */
async function insertProofs(tx: Tx): Promise<void> {
  await tx
    .insertInto('delivery_proof')
    .columns(['order_id', 'rider_id', 'reason', 'at'])
    .expression((q) =>
      q
        .selectFrom('pharmacy_order')
        .select((o) => ['id', 'rider_id', o.val(endReasons.returned).as('reason'), 'completed_at'])
        .where('state', '=', 'returned')
        .where('rider_id', 'is not', null),
    )
    .execute();
}

/** Riders with their vehicles, who is on shift, and to whom the orders of the demo are assigned. */
export async function seedDelivery(tx: Tx, { now }: Seeding): Promise<void> {
  const people = await findRiders(tx);
  const rows = Object.entries(vehicles).map(([email, vehicle]) => ({ person_id: people.get(email)!, ...vehicle }));
  await tx.insertInto('rider_vehicle').values(rows).execute();
  await insertShifts(tx, people, now);
  await insertAssignments(tx);
  await insertProofs(tx);
}
