import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/index.ts';
import type { LoopbackResult } from '../engine/loopback.ts';

const words: Readonly<Record<LoopbackResult, () => string>> = {
  good: m.call_network_good,
  slow: m.call_network_slow,
  failed: m.call_network_failed,
};

/** The network has answered where the server refuses: no other network would help. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'network' && error.code !== 'unreadable';

/** How the line stands: as it was found, or why the server gave no credential to try it with. Nothing while neither is known. */
export const networkWords = (result: LoopbackResult | undefined, error: unknown): string | undefined => {
  if (isRefusal(error)) return sentenceOf(error);
  return result && words[result]();
};
