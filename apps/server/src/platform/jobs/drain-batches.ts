/** Does a batch of work again as long as it came back full, until the process ends. */
export async function drainBatches(stopping: AbortSignal, batch: number, work: () => Promise<number>): Promise<void> {
  if ((await work()) >= batch && !stopping.aborted) await drainBatches(stopping, batch, work);
}
