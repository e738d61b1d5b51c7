/** Does a batch of work again as long as it came back full. */
export async function drainBatches(batch: number, work: () => Promise<number>): Promise<void> {
  if ((await work()) >= batch) await drainBatches(batch, work);
}
