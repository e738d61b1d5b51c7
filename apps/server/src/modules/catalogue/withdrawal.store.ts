import { sql } from 'kysely';
import type { Tx } from '../../platform/db/types.ts';

const salesLock = 7_261_019;

/** Waits for the orders that are being made, and holds back new ones until the transaction ends. */
export async function lockSales(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${salesLock})`.execute(tx);
}

/** Until the transaction ends nothing is taken off sale by a register: what is read to be sold stays so. */
export async function shareSales(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${salesLock})`.execute(tx);
}

/** A product that was taken off sale: its number in the register, and the code of the reason. */
export type WithdrawnProduct = {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly reason: string;
};

/** Keeps why the register refuses these numbers; answers the products that were on sale until now and are not any more. */
export async function withdrawRefused(
  tx: Tx,
  source: string,
  refusals: ReadonlyMap<string, string>,
  now: Date,
): Promise<WithdrawnProduct[]> {
  const { rows } = await sql<WithdrawnProduct & { readonly was_sold: boolean }>`
    update product p set register_refusal = r.reason, withdrawn_at = coalesce(p.withdrawn_at, ${now}),
      withdrawn_by_register = p.withdrawn_by_register or p.withdrawn_at is null, updated_at = ${now}, revision = p.revision + 1
    from unnest(${[...refusals.keys()]}::text[], ${[...refusals.values()]}::text[]) as r (number, reason), product before
    where p.source = ${source} and p.source_id = r.number and p.register_refusal is distinct from r.reason and before.id = p.id
    returning p.id::int, p.source_id as number, p.name, r.reason, before.withdrawn_at is null as was_sold`.execute(tx);
  return rows.filter(({ was_sold }) => was_sold).map(({ id, number, name, reason }) => ({ id, number, name, reason }));
}

/** Lifts the refusal of these numbers; answers how many are on sale again. Those that the staff withdrew stay withdrawn. */
export async function sellAgain(tx: Tx, source: string, numbers: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql<{ is_sold: boolean }>`
    update product set register_refusal = null, withdrawn_by_register = false, updated_at = ${now}, revision = revision + 1,
      withdrawn_at = case when withdrawn_by_register then null else withdrawn_at end
    where source = ${source} and source_id = any(${numbers}::text[]) and register_refusal is not null
    returning withdrawn_at is null as is_sold`.execute(tx);
  return rows.filter(({ is_sold }) => is_sold).length;
}
