import { DatabaseFailure } from '#platform/db/failure.ts';

const conflicts = new Set(['40001', '40P01']);
const mostTries = { conflict: 3, connection: 2 };

/** Why work may be done again, or nothing when it may not. */
function reasonToRepeat(error: unknown, repeatable: boolean): keyof typeof mostTries | undefined {
  if (!(error instanceof DatabaseFailure))
    return conflicts.has((error as { code?: string }).code ?? '') ? 'conflict' : undefined;
  if (error.kind === 'lost' || (error.kind === 'unsettled' && repeatable)) return 'connection';
  return undefined;
}

/**
 * The one place where work on the database is done again. A transaction that PostgreSQL ended for the sake of another (deadlock,
 * serialisation) is run twice more at most; what lost its connection before anything took effect is run once more.
 * @param repeatable whether it may also be run once more when it is not known if the first run took effect: reads, and what acts once for each key
 */
export async function retryOnConflict<T>(
  transaction: () => Promise<T>,
  { repeatable = false }: { readonly repeatable?: boolean } = {},
  tries = 1,
): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    const reason = reasonToRepeat(error, repeatable);
    if (!reason || tries >= mostTries[reason]) throw error;
    return retryOnConflict(transaction, { repeatable }, tries + 1);
  }
}
