import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryNetwork } from './loopback.ts';

/** What was asked of a connection or a channel after its end: a browser throws then. */
const refused: unknown[] = [];

class FakeChannel extends EventTarget {
  readyState: RTCDataChannelState = 'open';
  sent: string[] = [];
  send = (data: string): void => void (this.readyState === 'open' ? this.sent : refused).push(data);
  hear = (data: string) => this.dispatchEvent(new MessageEvent('message', { data }));
}

/** A peer connection that finds no way by itself: what arrives, the test says. */
class FakePeer extends EventTarget {
  static made: FakePeer[] = [];
  signalingState: RTCSignalingState = 'stable';
  localDescription = { type: 'offer', sdp: '' };
  channel = new FakeChannel();
  candidates: unknown[] = [];
  constructor() {
    super();
    FakePeer.made.push(this);
  }
  createDataChannel = () => this.channel;
  setLocalDescription = async (): Promise<void> => undefined;
  setRemoteDescription = async (): Promise<void> => undefined;
  addIceCandidate = async (candidate: unknown): Promise<void> =>
    void (this.signalingState === 'closed' ? refused : this.candidates).push(candidate);
  close = (): void => {
    this.signalingState = 'closed';
    this.channel.readyState = 'closed';
  };
  find = (candidate: unknown) => this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate }));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakePeer.made = [];
  refused.length = 0;
  vi.stubGlobal('RTCPeerConnection', FakePeer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Both ends of a check that has begun, with the channel open at the far one. */
async function begun() {
  const result = tryNetwork([]);
  const [near, far] = FakePeer.made as [FakePeer, FakePeer];
  far.dispatchEvent(Object.assign(new Event('datachannel'), { channel: far.channel }));
  await vi.advanceTimersByTimeAsync(0);
  return { result, near, far };
}

test('a message of the check comes back as it was', async () => {
  const { far, near } = await begun();
  near.find('a way');
  far.channel.hear('ping');
  expect({ back: far.channel.sent, ways: far.candidates }).toEqual({ back: ['ping'], ways: ['a way'] });
});

test('a network that answers nothing has failed, and what comes after that is let go', async () => {
  const { result, near, far } = await begun();
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ result: await result, calls: FakePeer.made.length / 2 }).toEqual({ result: 'failed', calls: 2 });
  far.channel.hear('late');
  near.find('a late way');
  expect({ refused, back: far.channel.sent, ways: far.candidates }).toEqual({ refused: [], back: [], ways: [] });
});

test('a call that found no way is followed by a second one, whose result it is', async () => {
  const { result } = await begun();
  await vi.advanceTimersByTimeAsync(5000);
  const [, , near] = FakePeer.made as [FakePeer, FakePeer, FakePeer];
  near.channel.dispatchEvent(new Event('open'));
  for (let n = 0; n < 5; n += 1) {
    await vi.advanceTimersByTimeAsync(0);
    near.channel.hear('ping');
  }
  expect(await result).toBe('good');
});
