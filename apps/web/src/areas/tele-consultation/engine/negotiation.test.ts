import { expect, test, vi } from 'vitest';
import { negotiate, type Spoken } from './negotiation.ts';

type Description = { type: 'offer' | 'answer' | 'rollback'; sdp: string };

/** A peer connection as far as its descriptions go. */
class FakePeer extends EventTarget {
  signalingState: RTCSignalingState = 'stable';
  localDescription: (Description & { toJSON: () => Description }) | null = null;
  remote: Description[] = [];
  candidates: unknown[] = [];
  failsCandidates = false;
  setLocalDescription = async (): Promise<void> => {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    const description = { type, sdp: type } as const;
    this.localDescription = { ...description, toJSON: () => description };
    this.signalingState = type === 'answer' ? 'stable' : 'have-local-offer';
  };
  setRemoteDescription = async (description: Description): Promise<void> => {
    this.remote.push(description);
    // An offer while one's own is open takes that one back by itself.
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
  };
  addIceCandidate = async (candidate: unknown): Promise<void> => {
    if (this.failsCandidates) throw new Error('fits nothing');
    this.candidates.push(candidate);
  };
}

function side(polite: boolean) {
  const peer = new FakePeer();
  const sent: Spoken[] = [];
  const take = negotiate(peer as unknown as RTCPeerConnection, { polite, send: (spoken) => sent.push(spoken) });
  const types = () => sent.map((spoken) => ('description' in spoken ? spoken.description.type : 'candidate'));
  return { peer, sent, take, types, need: () => peer.dispatchEvent(new Event('negotiationneeded')) };
}
const settle = () => vi.waitFor(() => Promise.resolve());
const offer = { description: { type: 'offer', sdp: 'theirs' } } as const;

test('an offer is made when it is needed, and one that comes is answered', async () => {
  const { types, need, take, peer } = side(false);
  need();
  await vi.waitUntil(() => types().length === 1);
  take({ description: { type: 'answer', sdp: 'a' } });
  await vi.waitUntil(() => peer.signalingState === 'stable');
  take(offer);
  await vi.waitUntil(() => types().length === 2);
  expect(types()).toEqual(['offer', 'answer']);
});

test('when both offer at once the polite side takes its own back and answers', async () => {
  const { types, need, take } = side(true);
  need();
  await vi.waitUntil(() => types().length === 1);
  take(offer);
  await vi.waitUntil(() => types().length === 2);
  expect(types()).toEqual(['offer', 'answer']);
});

test('and the other side ignores the offer, with the ways that belong to it', async () => {
  const { types, need, take, peer } = side(false);
  need();
  await vi.waitUntil(() => types().length === 1);
  peer.failsCandidates = true;
  take(offer);
  take({ candidate: { candidate: 'of the ignored one' } });
  take({ description: { type: 'answer', sdp: 'to mine' } });
  await vi.waitUntil(() => peer.remote.length > 0);
  await settle();
  expect(peer.remote.map(({ type }) => type)).toEqual(['answer']);
  expect(types()).toEqual(['offer']);
});

test('what comes is taken one after the other', async () => {
  const { take, peer } = side(true);
  take(offer);
  take({ candidate: { candidate: '1' } });
  take({ candidate: null });
  await vi.waitUntil(() => peer.candidates.length === 2);
  expect(peer.candidates).toEqual([{ candidate: '1' }, undefined]);
});
