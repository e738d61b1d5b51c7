import { expect, test } from 'vitest';
import { rateQuality, readReceived } from './quality.ts';

const at = (packets: number, lost: number, roundTrip?: number) => ({ packets, lost, roundTrip });

test('the line is rated by what was lost since the last look, and by the way there and back', () => {
  const before = at(1000, 100, 0.05);
  expect(rateQuality(before, at(1970, 130, 0.3))).toBe('good');
  expect(rateQuality(before, at(1970, 131, 0.3))).toBe('fair');
  expect(rateQuality(before, at(2000, 100, 0.31))).toBe('fair');
  expect(rateQuality(before, at(1919, 181, 0.1))).toBe('poor');
  expect(rateQuality(before, at(2000, 100, 0.61))).toBe('poor');
});

test('where nothing arrives nothing is said', () => {
  expect(rateQuality(at(10, 0), at(10, 0))).toBeUndefined();
});

test('sound and picture count together, and the way is that of the pair in use', () => {
  const report = [
    { type: 'inbound-rtp', packetsReceived: 10, packetsLost: 1 },
    { type: 'inbound-rtp', packetsReceived: 5, packetsLost: 2 },
    { type: 'candidate-pair', nominated: false, state: 'succeeded', currentRoundTripTime: 9 },
    { type: 'candidate-pair', nominated: true, state: 'succeeded', currentRoundTripTime: 0.2 },
    { type: 'outbound-rtp' },
  ];
  expect(readReceived(report)).toEqual({ packets: 15, lost: 3, roundTrip: 0.2 });
});
