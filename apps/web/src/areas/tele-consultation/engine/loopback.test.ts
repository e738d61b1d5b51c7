import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryNetwork } from './loopback.ts';

class FakeChannel extends EventTarget {
  readyState: RTCDataChannelState = 'open';
  sent: string[] = [];
  send = (data: string): void => {
    if (this.readyState !== 'open') throw new DOMException('not open', 'InvalidStateError');
    this.sent.push(data);
  };
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
  addIceCandidate = async (candidate: unknown): Promise<void> => {
    if (this.signalingState === 'closed') throw new DOMException('closed', 'InvalidStateError');
    this.candidates.push(candidate);
  };
  close = (): void => {
    this.signalingState = 'closed';
    this.channel.readyState = 'closed';
  };
  find = (candidate: unknown) => this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate }));
}

const thrown: unknown[] = [];
const collect = (error: unknown) => void thrown.push(error);

beforeEach(() => {
  vi.useFakeTimers();
  FakePeer.made = [];
  thrown.length = 0;
  vi.stubGlobal('RTCPeerConnection', FakePeer);
  // An error in a listener of an EventTarget goes there, past whoever dispatched.
  process.on('uncaughtException', collect);
  process.on('unhandledRejection', collect);
});
afterEach(() => {
  process.off('uncaughtException', collect);
  process.off('unhandledRejection', collect);
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
/** Errors of listeners come in a turn of their own. */
const settle = async () => {
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
};

test('a message of the check comes back as it was', async () => {
  const { far, near } = await begun();
  near.find('a way');
  far.channel.hear('ping');
  expect({ back: far.channel.sent, ways: far.candidates }).toEqual({ back: ['ping'], ways: ['a way'] });
});

test('a network that answers nothing has failed, and what comes after that is let go', async () => {
  const { result, near, far } = await begun();
  await vi.advanceTimersByTimeAsync(8000);
  expect(await result).toBe('failed');
  far.channel.hear('late');
  near.find('late way');
  await settle();
  expect({ thrown, back: far.channel.sent, ways: far.candidates }).toEqual({ thrown: [], back: [], ways: [] });
});
