import { useCallback, useEffect, useRef, useState } from 'react';
import { nextCamera, openMedia, openScreen, type Media, type SwitchOutcome } from './media.ts';

/** What this side has and shows. `media` is undefined until it was asked for. */
export type LocalMedia = {
  readonly media: Media | undefined;
  readonly isMuted: boolean;
  readonly isCameraOff: boolean;
  readonly screen: MediaStreamTrack | undefined;
  readonly open: () => Promise<Media>;
  readonly setMuted: (muted: boolean) => void;
  readonly setCameraOff: (off: boolean) => void;
  /** Goes on with another camera; answers what became of it, for it may fail. */
  readonly switchCamera: () => Promise<SwitchOutcome>;
  /** Shows the screen, or stops showing it. */
  readonly toggleScreen: () => Promise<void>;
};

const stopAll = (media: Media | undefined): void => {
  media?.audio?.stop();
  media?.video?.stop();
};

/** A track that is off sends silence or black. */
const enable = (track: MediaStreamTrack | undefined, isOn: boolean): void => {
  if (track) track.enabled = isOn;
};

/** Microphone, camera and screen of this device for as long as the page is open; they are given back when it closes. */
export const useLocalMedia = (): LocalMedia => {
  const [media, setMedia] = useState<Media>();
  const [screen, setScreen] = useState<MediaStreamTrack>();
  const [isMuted, setIsMuted] = useState(false);
  const [isCameraOff, setIsCameraOff] = useState(false);
  // As it was last said, also for what is opened while the page is not drawn yet.
  const off = useRef({ audio: false, video: false });
  const held = useRef<{ media: Media | undefined; screen: MediaStreamTrack | undefined }>(undefined);
  useEffect(() => {
    held.current = { media, screen };
  }, [media, screen]);
  useEffect(
    () => () => {
      stopAll(held.current?.media);
      held.current?.screen?.stop();
    },
    [],
  );
  const open = useCallback(async (): Promise<Media> => {
    stopAll(held.current?.media);
    const opened = await openMedia();
    // Who comes back into the call is as silent, and as little seen, as their screen says.
    enable(opened.audio, !off.current.audio);
    enable(opened.video, !off.current.video);
    setMedia(opened);
    return opened;
  }, []);
  const setMuted = (muted: boolean): void => {
    off.current.audio = muted;
    enable(media?.audio, !muted);
    setIsMuted(muted);
  };
  const setCameraOff = (isOff: boolean): void => {
    off.current.video = isOff;
    enable(media?.video, !isOff);
    setIsCameraOff(isOff);
  };
  const switchCamera = async (): Promise<SwitchOutcome> => {
    if (!media) return 'kept';
    const { track: video, outcome } = await nextCamera(media.video);
    // As it is by now: it may have been turned off while the other one started.
    enable(video, !off.current.video);
    setMedia({ ...media, video });
    return outcome;
  };
  const toggleScreen = async (): Promise<void> => {
    if (screen) {
      screen.stop();
      setScreen(undefined);
      return;
    }
    const opened = await openScreen();
    // The browser has a button of its own to stop.
    opened?.addEventListener('ended', () => setScreen(undefined));
    setScreen(opened);
  };
  return { media, isMuted, isCameraOff, screen, open, setMuted, setCameraOff, switchCamera, toggleScreen };
};
