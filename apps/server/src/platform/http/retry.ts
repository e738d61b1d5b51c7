const conflicts = new Set(['40001', '40P01']);

/** A transaction that PostgreSQL ended for the sake of another (deadlock, serialisation) is run again, twice at most. */
export async function retryOnConflict<T>(transaction: () => Promise<T>, left = 2): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (left > 0 && conflicts.has((error as { code?: string }).code ?? ''))
      return retryOnConflict(transaction, left - 1);
    throw error;
  }
}
