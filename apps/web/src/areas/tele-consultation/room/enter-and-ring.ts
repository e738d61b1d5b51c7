import type { CallRoom } from './call-room.ts';

/** Goes into the call and rings from there: a patient who answers must not come to a call without its doctor. */
export const enterAndRing = async (room: CallRoom, ring: () => void): Promise<void> => {
  await room.enter('call');
  if (room.get().place === 'call') ring();
};
