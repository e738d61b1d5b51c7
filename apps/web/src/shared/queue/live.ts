import { isConnected } from '#shared/api/server-events.ts';

const [liveMs, aloneMs] = [60_000, 5000];

/** How soon a queue is read again by itself: the socket tells of changes; only while there is none is it asked every few seconds. */
export const queueInterval = (): number => (isConnected() ? liveMs : aloneMs);
