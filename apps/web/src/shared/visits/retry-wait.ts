/** Doubled each time: a server that is busy is left alone, and one that is back has what was written within a minute. */
const [firstMs, longestMs] = [2000, 60_000] as const;

/** How long to wait before what failed is sent again. @param failures how often in a row it has failed, once at least */
export const retryWaitMs = (failures: number): number => Math.min(longestMs, firstMs * 2 ** (failures - 1));
