import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';

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

/** A product that the register refuses, or refuses for another reason than until now. */
export type RefusedProduct = WithdrawnProduct & {
  /** It was on sale until now. */
  readonly was_sold: boolean;
  /** The reason until now; null where there was none. */
  readonly was_refused: string | null;
};

/** Keeps why the register refuses these numbers; answers the products of which it had not said so. */
export async function withdrawRefused(
  tx: Tx,
  source: string,
  refusals: ReadonlyMap<string, string>,
  now: Date,
): Promise<RefusedProduct[]> {
  const { rows } = await sql<RefusedProduct>`
    update product p set register_refusal = r.reason, register_refused_at = coalesce(p.register_refused_at, ${now}), withdrawn_at = coalesce(p.withdrawn_at, ${now}),
      withdrawn_by_register = p.withdrawn_by_register or p.withdrawn_at is null, updated_at = ${now}, revision = p.revision + 1
    from unnest(${[...refusals.keys()]}::text[], ${[...refusals.values()]}::text[]) as r (number, reason), product before
    where p.source = ${source} and p.source_id = r.number and p.register_refusal is distinct from r.reason and before.id = p.id
    returning p.id::int, p.source_id as number, p.name, r.reason, before.withdrawn_at is null as was_sold, before.register_refusal as was_refused`.execute(
    tx,
  );
  return rows;
}

/** A product that an earlier register had refused and that is on sale again. */
export type ResumedProduct = { readonly number: string; readonly name: string };

/** Lifts the refusal of these numbers; answers what is on sale again. Those that the staff withdrew stay withdrawn. */
export async function resumeSale(
  tx: Tx,
  source: string,
  numbers: readonly string[],
  now: Date,
): Promise<ResumedProduct[]> {
  const { rows } = await sql<ResumedProduct & { readonly is_sold: boolean }>`
    update product set register_refusal = null, register_refused_at = null, withdrawn_by_register = false, updated_at = ${now}, revision = revision + 1,
      withdrawn_at = case when withdrawn_by_register then null else withdrawn_at end
    where source = ${source} and source_id = any(${numbers}::text[]) and register_refusal is not null
    returning source_id as number, name, withdrawn_at is null as is_sold`.execute(tx);
  return rows.filter(({ is_sold }) => is_sold).map(({ number, name }) => ({ number, name }));
}
