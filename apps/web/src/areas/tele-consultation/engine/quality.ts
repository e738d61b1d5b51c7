import type { Quality } from './call-engine.ts';

/** What has arrived so far, in packets, and how long a packet is on its way there and back, in seconds. */
export type Received = { readonly packets: number; readonly lost: number; readonly roundTrip: number | undefined };

type Stat = {
  readonly type: string;
  readonly packetsReceived?: number;
  readonly packetsLost?: number;
  readonly state?: string;
  readonly nominated?: boolean;
  readonly currentRoundTripTime?: number;
};

/** What a report of `getStats` says of the line. */
export function readReceived(report: Iterable<Stat>): Received {
  let [packets, lost, roundTrip]: [number, number, number | undefined] = [0, 0, undefined];
  for (const stat of report) {
    if (stat.type === 'inbound-rtp') {
      packets += stat.packetsReceived ?? 0;
      lost += stat.packetsLost ?? 0;
    }
    if (stat.type === 'candidate-pair' && stat.nominated && stat.state === 'succeeded')
      roundTrip = stat.currentRoundTripTime ?? roundTrip;
  }
  return { packets, lost, roundTrip };
}

/** Speech is understood up to about 300 ms there and back and 3 % loss, with effort up to 600 ms and 8 % (ITU-T G.114, G.113). */
const bounds = { good: { seconds: 0.3, loss: 0.03 }, fair: { seconds: 0.6, loss: 0.08 } } as const;

/** How good the line was between two looks; undefined when nothing arrived. */
export function rateQuality(before: Received, now: Received): Quality | undefined {
  const arrived = now.packets - before.packets;
  const lost = Math.max(0, now.lost - before.lost);
  if (arrived + lost <= 0) return undefined;
  const loss = lost / (arrived + lost);
  const seconds = now.roundTrip ?? 0;
  const isWithin = (bound: (typeof bounds)['good' | 'fair']) => seconds <= bound.seconds && loss <= bound.loss;
  if (isWithin(bounds.good)) return 'good';
  return isWithin(bounds.fair) ? 'fair' : 'poor';
}
