import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { useLocalMedia } from './use-local-media.ts';

const trackOf = (kind: 'audio' | 'video') => ({ kind, enabled: true, stop: () => undefined, getSettings: () => ({}) });

beforeEach(() => {
  stubPage();
  vi.stubGlobal('RTCPeerConnection', () => undefined);
  const getUserMedia = async () => {
    const [audio, video] = [trackOf('audio'), trackOf('video')];
    return { getAudioTracks: () => [audio], getVideoTracks: () => [video], getTracks: () => [audio, video] };
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices: async () => [] } });
});

test('whoever muted themselves and comes back into the call is not heard, nor seen with the camera off', async () => {
  const local = used(new QueryClient(), useLocalMedia);
  expect((await local.open()).audio?.enabled).toBe(true);
  local.setMuted(true);
  local.setCameraOff(true);
  const { audio, video } = await local.open();
  expect([audio?.enabled, video?.enabled]).toEqual([false, false]);
  local.setMuted(false);
  expect((await local.open()).audio?.enabled).toBe(true);
});
