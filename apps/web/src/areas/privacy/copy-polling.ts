import type { Copies, Copy } from './api-types.ts';

const firstMs = 1000;
const stepMs = 500;
const longestMs = 8000;

/** How long to wait before the progress is asked for again, after it was asked `times` times. */
export const pollInterval = (times: number): number => Math.min(longestMs, firstMs + times * stepMs);

const isRunning = ({ state }: Copy): boolean => state === 'waiting' || state === 'running';

/** The copy that is being made, if there is one. */
export const runningCopy = (copies: Copies | undefined): Copy | undefined => copies?.items.find(isRunning);

const bytesPerKilobyte = 1000;

/** A size as people read it: whole kilobytes below one megabyte, one decimal above. */
export const sizeOf = (bytes: number): { readonly unit: 'kb' | 'mb'; readonly size: number } =>
  bytes < bytesPerKilobyte * bytesPerKilobyte
    ? { unit: 'kb', size: Math.max(1, Math.round(bytes / bytesPerKilobyte)) }
    : { unit: 'mb', size: Math.round((bytes * 10) / (bytesPerKilobyte * bytesPerKilobyte)) / 10 };
