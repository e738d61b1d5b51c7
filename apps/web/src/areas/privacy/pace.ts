import type { Copies, Copy } from './api-types.ts';

const firstMs = 1000;
const stepMs = 500;
const longestMs = 8000;

/** How long to wait before the progress is asked for again, after it was asked `times` times. */
export const waitFor = (times: number): number => Math.min(longestMs, firstMs + times * stepMs);

const isUnderWay = ({ state }: Copy): boolean => state === 'waiting' || state === 'running';

/** The copy that is being made, if there is one. */
export const underWay = (copies: Copies | undefined): Copy | undefined => copies?.items.find(isUnderWay);

const thousand = 1000;

/** A size as people read it: whole kilobytes below one megabyte, one decimal above. */
export const sizeOf = (bytes: number): { readonly unit: 'kb' | 'mb'; readonly size: number } =>
  bytes < thousand * thousand
    ? { unit: 'kb', size: Math.max(1, Math.round(bytes / thousand)) }
    : { unit: 'mb', size: Math.round((bytes * 10) / (thousand * thousand)) / 10 };
