/**
 * What a browser may send to the other one while they look for a way to each other. An offer with sound and picture has 4,000 to
 * 8,000 characters in the browsers of today, a candidate under 300; a negotiation takes about thirty messages.
 */
export const signalLimits = { sdpChars: 20_000, candidateChars: 1000, perTenSeconds: 150 } as const;

/** How long a room credential and the user name at the relay are good for. The latter outlasts the window: the relay asks again in mid-call. */
export const credentialMinutes = { room: 5, relay: 180 } as const;
