import type { TrackKind } from './call-engine.ts';

/** Why there is no camera or microphone: not allowed, none there, used by another program, or a browser that cannot. */
export type MediaProblem = 'denied' | 'missing' | 'busy' | 'unsupported';
export type Media = {
  readonly audio: MediaStreamTrack | undefined;
  readonly video: MediaStreamTrack | undefined;
  readonly problems: Partial<Record<TrackKind, MediaProblem>>;
};

const byName: Readonly<Record<string, MediaProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What stands behind a refusal of `getUserMedia`. */
export const problemOf = (error: unknown): MediaProblem =>
  (error instanceof Error ? byName[error.name] : undefined) ?? 'unsupported';

/** Whether this browser can have a call at all; an old one, and a page without https, cannot. */
export const canCall = (): boolean =>
  typeof RTCPeerConnection === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** A poor line carries 640 by 360; more is sent where there is room. */
const picture = (facing: 'user' | 'environment'): MediaTrackConstraints => ({
  facingMode: facing,
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 24, max: 30 },
});
const sound: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

type Tried = { readonly track?: MediaStreamTrack | undefined; readonly problem?: MediaProblem };

const tryOne = async (constraints: MediaStreamConstraints): Promise<Tried> => {
  try {
    const stream = await navigator.mediaDevices.getUserMedia(constraints);
    return { track: stream.getTracks()[0] };
  } catch (error) {
    return { problem: problemOf(error) };
  }
};

/** Microphone and camera, asked for by one question; when that is refused each by itself, since the one may work without the other. */
export const openMedia = async (): Promise<Media> => {
  if (!canCall())
    return { audio: undefined, video: undefined, problems: { audio: 'unsupported', video: 'unsupported' } };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: sound, video: picture('user') });
    return { audio: stream.getAudioTracks()[0], video: stream.getVideoTracks()[0], problems: {} };
  } catch {
    const audio = await tryOne({ audio: sound });
    const video = await tryOne({ video: picture('user') });
    return {
      audio: audio.track,
      video: video.track,
      problems: {
        ...(audio.problem && { audio: audio.problem }),
        ...(video.problem && { video: video.problem }),
      },
    };
  }
};

/** The cameras of the device, as far as it names them. */
export const cameras = async (): Promise<readonly MediaDeviceInfo[]> => {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return all.filter(({ kind }) => kind === 'videoinput');
};

/** What became of a wish for another camera: it is shown, the one before is shown again, or none starts any more. */
export type SwitchOutcome = 'switched' | 'kept' | 'lost';

const byId = (deviceId: string | undefined): MediaStreamConstraints => ({
  video: deviceId === undefined ? picture('user') : { deviceId: { exact: deviceId } },
});

/** The next camera of the device; where it does not start, the one that was shown before. */
export const nextCamera = async (
  current: MediaStreamTrack | undefined,
): Promise<{ readonly track: MediaStreamTrack | undefined; readonly outcome: SwitchOutcome }> => {
  const all = await cameras();
  const before = current?.getSettings().deviceId;
  const at = all.findIndex(({ deviceId }) => deviceId === before);
  // Many phones give out one camera at a time.
  current?.stop();
  const { track: next } = await tryOne(byId(all[(at + 1) % Math.max(1, all.length)]?.deviceId));
  if (next) return { track: next, outcome: 'switched' };
  const { track } = current ? await tryOne(byId(before)) : {};
  return { track, outcome: track ? 'kept' : 'lost' };
};

export const canShareScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

/** What the person chooses to show; undefined when they choose nothing. */
export const openScreen = async (): Promise<MediaStreamTrack | undefined> => {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } } });
    return stream.getVideoTracks()[0];
  } catch {
    return undefined;
  }
};
