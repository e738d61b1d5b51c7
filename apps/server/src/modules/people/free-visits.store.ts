import { sql as raw } from 'kysely';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const claimants = shortRead((sql, { personId }: { readonly personId: number }) =>
  sql
    .selectFrom('person as p')
    .select(['p.national_id as nationalId', 'p.iqama'])
    .select(
      raw<boolean>`exists (select from appointment a where a.patient_id = p.id and a.payment_status in ('paid', 'success')
        and a.discount_kind is distinct from 'free')`.as('hadVisit'),
    )
    .where('p.id', '=', personId)
    .where('p.deleted_at', 'is', null),
);

/** The numbers of a person's documents, and whether they have had a visit that was paid for or given free. */
export const readClaimant = async (sql: Sql, personId: number) => (await claimants(sql, { personId }))[0];

/** The numbers of a person's documents. */
export async function identityNumbersOf(sql: Sql, personId: number) {
  const row = await readClaimant(sql, personId);
  return { nationalId: row?.nationalId ?? null, iqama: row?.iqama ?? null };
}

const claims = shortRead((sql, { identityNumber }: { readonly identityNumber: string }) =>
  sql
    .selectFrom('free_visit')
    .select(['person_id as personId', 'appointment_id as appointmentId'])
    .where('identity_number', '=', identityNumber)
    .where('given_back_at', 'is', null),
);

/** The live claim of an identity number, whoever made it. */
export const claimOf = async (sql: Sql, identityNumber: string) => (await claims(sql, { identityNumber }))[0];

type Claim = { identity_number: string; person_id: number; appointment_id: number; claimed_at: Date };

/** False when the number has its claim already: the index decides, in a race too. */
export async function insertClaim(tx: Tx, claim: Claim): Promise<boolean> {
  const row = await tx
    .insertInto('free_visit')
    .values(claim)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function giveBackClaims(tx: Tx, appointmentIds: readonly number[], now: Date): Promise<void> {
  if (appointmentIds.length === 0) return;
  await tx
    .updateTable('free_visit')
    .set({ given_back_at: now })
    .where('appointment_id', 'in', appointmentIds)
    .where('given_back_at', 'is', null)
    .execute();
}

/** Puts the person's claim under another number, unless that one has a claim already. */
export async function moveClaim(tx: Tx, personId: number, identityNumber: string): Promise<void> {
  const isLive = raw<boolean>`given_back_at is null`;
  await tx
    .updateTable('free_visit')
    .set({ identity_number: identityNumber })
    .where('id', '=', (q) =>
      q
        .selectFrom('free_visit')
        .select(({ fn }) => fn.min('id').as('id'))
        .where('person_id', '=', personId)
        .where(isLive),
    )
    .where((w) =>
      w.not(
        w.exists(
          w
            .selectFrom('free_visit as other')
            .select('other.id')
            .where('other.identity_number', '=', identityNumber)
            .where('other.given_back_at', 'is', null),
        ),
      ),
    )
    .execute();
}
