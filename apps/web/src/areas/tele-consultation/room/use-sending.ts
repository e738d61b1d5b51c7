import { useEffect } from 'react';
import type { LocalMedia } from '../engine/use-local-media.ts';
import type { CallRoom } from './call-room.ts';

/** What this side has goes to the other one, whenever it changes; a shared screen stands in the place of the camera. */
export const useSending = (room: CallRoom, { media, screen, isMuted, isCameraOff }: LocalMedia): void => {
  const [audio, camera] = [media?.audio, media?.video];
  const video = screen ?? camera;
  useEffect(() => room.setTrack('audio', audio ?? null), [room, audio]);
  useEffect(() => room.setTrack('video', video ?? null), [room, video]);
  useEffect(() => {
    const shown = screen ? 'screen' : camera && !isCameraOff ? 'camera' : 'off';
    room.tellSends({ audio: audio !== undefined && !isMuted, video: shown });
  }, [room, audio, camera, screen, isMuted, isCameraOff]);
};
