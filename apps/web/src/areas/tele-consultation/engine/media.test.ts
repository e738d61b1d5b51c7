import { expect, test, vi } from 'vitest';
import { nextCamera } from './media.ts';

const track = (deviceId: string) => ({ stop: vi.fn<() => void>(), getSettings: () => ({ deviceId }) });
type Track = ReturnType<typeof track>;

/** A phone with these two cameras, which gives out one at a time, and of them only those that work. */
const phone = (working: readonly string[], held: Track): void => {
  const cameras = ['front', 'back'].map((deviceId) => ({ kind: 'videoinput', deviceId }));
  const getUserMedia = async ({ video }: { video: { deviceId: { exact: string } } }) => {
    const { exact } = video.deviceId;
    if (!working.includes(exact) || held.stop.mock.calls.length === 0) throw new DOMException('', 'NotReadableError');
    return { getTracks: () => [track(exact)] };
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices: async () => cameras } });
};

test.each([
  ['the other camera', ['front', 'back'], 'switched', 'back'],
  ['the one before, where the other does not start', ['front'], 'kept', 'front'],
  ['nothing, where neither starts any more', [], 'lost', undefined],
])('switching the camera gives %s, and says so', async (_, working, outcome, shown) => {
  const held = track('front');
  phone(working, held);
  const next = await nextCamera(held as unknown as MediaStreamTrack);
  expect([next.outcome, next.track?.getSettings().deviceId]).toEqual([outcome, shown]);
});
