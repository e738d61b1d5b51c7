import { sql, type Selectable } from 'kysely';
import type { Prescription } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

export type PrescriptionRow = Selectable<Prescription> & { readonly files: readonly string[] };

const withFiles = (db: Sql) =>
  db
    .selectFrom('prescription as p')
    .selectAll('p')
    .select((x) => [
      x.fn
        .coalesce(
          x
            .selectFrom('prescription_file as f')
            .select((y) => y.fn.agg<string[]>('array_agg', ['f.file_id']).as('ids'))
            .whereRef('f.prescription_id', '=', 'p.id'),
          x.val<string[]>([]),
        )
        .as('files'),
    ]);

/** Whose: a person's, all of them or those alone that one log-in sent. */
export type Owner = { readonly personId: number; readonly sentBy: number | undefined };

/** Those of a person that are in no order yet, the newest first. */
export const listUnused = (db: Sql, { personId, sentBy }: Owner): Promise<PrescriptionRow[]> =>
  withFiles(db)
    .where('p.person_id', '=', personId)
    .where('p.order_id', 'is', null)
    .$if(sentBy !== undefined, (q) => q.where('p.account_id', '=', sentBy!))
    .orderBy('p.id', 'desc')
    .limit(50)
    .execute();

export const readPrescriptionsOf = (db: Sql, orderId: number): Promise<PrescriptionRow[]> =>
  withFiles(db).where('p.order_id', '=', orderId).orderBy('p.id').execute();

/** Of these files those that are this person's prescription pictures and in no prescription yet. */
export async function findUnusedFiles(db: Sql, personId: number, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file as f')
    .leftJoin('prescription_file as p', 'p.file_id', 'f.id')
    .select('f.id')
    .where('f.person_id', '=', personId)
    .where('f.kind', '=', 'prescription')
    .where('p.file_id', 'is', null)
    .where('f.id', 'in', ids.length > 0 ? ids : ['00000000-0000-0000-0000-000000000000'])
    // What is put into a prescription now is not let go at the same moment.
    .forKeyShare('f')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the file `f` is in a prescription. */
export const isInPrescription = sql<boolean>`exists (select from prescription_file p where p.file_id = f.id)`;

/** Whether a picture is in a prescription that another log-in sent. */
export async function isSentByAnother(db: Sql, fileId: string, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('prescription_file as f')
    .innerJoin('prescription as p', 'p.id', 'f.prescription_id')
    .select('p.id')
    .where('f.file_id', '=', fileId)
    .where((w) => w.or([w('p.account_id', '<>', accountId), w('p.account_id', 'is', null)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Its id; undefined when one of its pictures has just become another one. */
export async function insertPrescription(
  tx: Tx,
  { personId, accountId, note, files }: { personId: number; accountId: number; note: string; files: readonly string[] },
  now: Date,
): Promise<number | undefined> {
  const { id } = await tx
    .insertInto('prescription')
    .values({ person_id: personId, account_id: accountId, note, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  // In one order for all: two that name the same pictures would wait for each other.
  const taken = await tx
    .insertInto('prescription_file')
    .values(files.toSorted().map((file_id) => ({ prescription_id: id, file_id })))
    .onConflict((c) => c.column('file_id').doNothing())
    .returning('file_id')
    .execute();
  return taken.length === files.length ? id : undefined;
}

/** Puts prescriptions of a person into an order; answers how many it could. */
export async function attachToOrder(
  tx: Tx,
  personId: number,
  orderId: number,
  ids: readonly number[],
): Promise<number> {
  const rows = await tx
    .updateTable('prescription')
    .set({ order_id: orderId })
    .where('id', 'in', ids)
    .where('person_id', '=', personId)
    .where('order_id', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

type FromRecord = {
  readonly personId: number;
  readonly orderId: number;
  readonly records: readonly { readonly recordId: number; readonly title: string }[];
};

export async function insertRecords(tx: Tx, { personId, orderId, records }: FromRecord, now: Date): Promise<void> {
  const values = records.map(({ recordId, title }) => ({
    person_id: personId,
    order_id: orderId,
    record_id: recordId,
    record_title: title,
    created_at: now,
  }));
  await tx.insertInto('prescription').values(values).execute();
}

/** What rests on the record is no prescription of its own: the next order looks there anew. */
export async function detachFromOrder(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom('prescription').where('order_id', '=', orderId).where('record_id', 'is not', null).execute();
  await tx.updateTable('prescription').set({ order_id: null }).where('order_id', '=', orderId).execute();
}

/**
 * Takes the pictures out of an order that handed nothing out, to be reviewed again in the next one. What a pharmacist refused stays, and so does
 * what rests on the record: the next order looks there anew.
 */
export async function releaseFromOrder(tx: Tx, orderId: number): Promise<void> {
  await tx
    .updateTable('prescription')
    .set({ order_id: null, state: 'pending', reason: null, judged_by: null, judged_at: null })
    .where('order_id', '=', orderId)
    .where('record_id', 'is', null)
    .where('state', '<>', 'rejected')
    .execute();
}

/** Removes one that is in no order, and answers its files; undefined when it is not this person's. */
export async function deleteUnused(tx: Tx, { personId, sentBy }: Owner, id: number): Promise<string[] | undefined> {
  const own = await tx
    .selectFrom('prescription')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('order_id', 'is', null)
    .$if(sentBy !== undefined, (q) => q.where('account_id', '=', sentBy!))
    .forUpdate()
    .executeTakeFirst();
  if (!own) return undefined;
  const files = await tx
    .deleteFrom('prescription_file')
    .where('prescription_id', '=', id)
    .returning('file_id')
    .execute();
  await tx.deleteFrom('prescription').where('id', '=', id).execute();
  return files.map(({ file_id }) => file_id);
}

type Decision = {
  readonly state: PrescriptionRow['state'];
  readonly reason: string | null;
  readonly accountId: number;
};

/** Reviews those of an order that wait; false when none does. */
export async function decidePending(tx: Tx, orderId: number, by: Decision, now: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('prescription')
    .set({ state: by.state, reason: by.reason, judged_by: by.accountId, judged_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Whether a pharmacist has refused a prescription of this order. */
export async function hasRejectedPrescription(db: Sql, orderId: number): Promise<boolean> {
  const rejected = db.selectFrom('prescription').select('id').where('order_id', '=', orderId);
  return (await rejected.where('state', '=', 'rejected').limit(1).executeTakeFirst()) !== undefined;
}
