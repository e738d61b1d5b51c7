import type { Sql, Tx } from '#platform/db/types.ts';

export const findApproval = (sql: Sql, version: string) =>
  sql
    .selectFrom('triage_approval')
    .select(['physician', 'approved_at'])
    .where('version', '=', version)
    .executeTakeFirst();

type Approval = {
  readonly version: string;
  readonly physician: string;
  readonly account_id: number | null;
  readonly approved_at: Date;
};

/** Keeps who approved a version; false when somebody has. */
export const insertApproval = async (tx: Tx, approval: Approval): Promise<boolean> => {
  const done = await tx
    .insertInto('triage_approval')
    .values(approval)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
};
