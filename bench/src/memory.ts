const mebibyte = 1024 * 1024;

/** What the process takes of the memory now, load and measurement included, in words. */
export const memory = (): string => `${Math.round(process.memoryUsage.rss() / mebibyte)} MB`;
