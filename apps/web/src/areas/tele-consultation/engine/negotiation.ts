type Candidate = RTCIceCandidateInit | null;
/** What is said within one session. */
export type Spoken = { readonly description: RTCSessionDescriptionInit } | { readonly candidate: Candidate };

type Negotiation = { readonly polite: boolean; readonly send: (spoken: Spoken) => void };

/**
 * Perfect negotiation (WebRTC 1.0, section 10.7): either side may change what it sends at any time; when both do so at once, the polite
 * one takes its own offer back. Answers how to take what the other side says, one after the other.
 */
export function negotiate(connection: RTCPeerConnection, { polite, send }: Negotiation): (spoken: Spoken) => void {
  let isMakingOffer = false;
  let isIgnoringOffer = false;
  let isAnswerPending = false;

  connection.addEventListener('negotiationneeded', () => {
    isMakingOffer = true;
    void connection
      .setLocalDescription()
      .then(() => connection.localDescription && send({ description: connection.localDescription.toJSON() }))
      .catch(() => undefined)
      .finally(() => (isMakingOffer = false));
  });
  connection.addEventListener('icecandidate', ({ candidate }) => send({ candidate: candidate?.toJSON() ?? null }));

  const takeDescription = async (description: RTCSessionDescriptionInit): Promise<void> => {
    const isReady =
      !isMakingOffer && (connection.signalingState === 'stable' || (isAnswerPending && description.type === 'answer'));
    isIgnoringOffer = !polite && description.type === 'offer' && !isReady;
    if (isIgnoringOffer) return;
    isAnswerPending = description.type === 'answer';
    await connection.setRemoteDescription(description).finally(() => (isAnswerPending = false));
    if (description.type !== 'offer') return;
    await connection.setLocalDescription();
    if (connection.localDescription) send({ description: connection.localDescription.toJSON() });
  };
  const take = async (spoken: Spoken): Promise<void> => {
    if ('description' in spoken) return takeDescription(spoken.description);
    try {
      await connection.addIceCandidate(spoken.candidate ?? undefined);
    } catch (error) {
      // Those of an offer that was ignored fit nothing here.
      if (!isIgnoringOffer) throw error;
    }
  };
  let last: Promise<void> = Promise.resolve();
  return (spoken) => {
    last = last.then(() => take(spoken)).catch(() => undefined);
  };
}
