import {
  Camera,
  Maximize,
  MessageSquareText,
  Mic,
  MicOff,
  Minimize,
  MonitorOff,
  MonitorUp,
  PhoneOff,
  PictureInPicture2,
  SwitchCamera,
  CameraOff,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { toast } from '#shared/ui/toast.ts';
import { cameras, canShareScreen } from '../engine/media.ts';
import type { LocalMedia } from '../engine/use-local-media.ts';

type ControlProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly pressed?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPress: () => void;
};

/** A round button on the picture. */
const Control = ({ icon: Icon, label, pressed, danger = false, disabled = false, onPress }: ControlProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onPress}
    className={cx(
      'grid size-12 shrink-0 place-content-center rounded-full outline-offset-2 focus-visible:outline-2 focus-visible:outline-white disabled:opacity-40',
      danger
        ? 'bg-[#c42b2b] text-white'
        : pressed
          ? 'bg-white text-[#0d1622]'
          : 'bg-white/15 text-white hover:bg-white/25',
    )}
  >
    <Icon aria-hidden size={22} strokeWidth={1.9} />
  </button>
);

const useHasCameras = (): boolean => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = (): void => void cameras().then((all) => setCount(all.length));
    look();
    navigator.mediaDevices.addEventListener('devicechange', look);
    return () => navigator.mediaDevices.removeEventListener('devicechange', look);
  }, []);
  return count > 1;
};

const useIsFullscreen = (): boolean => {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = (): void => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
};

type ControlsProps = {
  readonly local: LocalMedia;
  /** The stage that fills the screen, and the video of the other side that may stand beside other work. */
  readonly stage: () => HTMLElement | null;
  readonly onChat: (() => void) | undefined;
  readonly isChatOpen: boolean;
  readonly onLeave: () => void;
};

const toggleFullscreen = (stage: HTMLElement | null): void => {
  const done = document.fullscreenElement ? document.exitFullscreen() : stage?.requestFullscreen();
  void done?.catch(() => undefined);
};

const togglePicture = (stage: HTMLElement | null): void => {
  const video = stage?.querySelector('video');
  const done = document.pictureInPictureElement ? document.exitPictureInPicture() : video?.requestPictureInPicture();
  void done?.catch(() => undefined);
};

/** Says it where the picture is not the one that was asked for. */
const switchCamera = async (local: LocalMedia): Promise<void> => {
  const outcome = await local.switchCamera();
  if (outcome === 'kept') toast.error(m.call_other_camera_failed());
  if (outcome === 'lost') toast.error(m.call_camera_lost());
};

/** Everything that may be done in a call. */
export const Controls = ({ local, stage, onChat, isChatOpen, onLeave }: ControlsProps) => {
  const { media, isMuted, isCameraOff, screen } = local;
  const hasCameras = useHasCameras();
  const isFull = useIsFullscreen();
  return (
    <div
      role="toolbar"
      aria-label={m.call_controls()}
      className="flex flex-wrap items-center justify-center gap-2.5 rounded-full bg-[#0d1622]/60 px-3 py-2 max-desktop:rounded-xl"
    >
      <Control
        icon={isMuted ? MicOff : Mic}
        label={isMuted ? m.call_unmute() : m.call_mute()}
        pressed={isMuted}
        disabled={!media?.audio}
        onPress={() => local.setMuted(!isMuted)}
      />
      <Control
        icon={isCameraOff ? CameraOff : Camera}
        label={isCameraOff ? m.call_camera_on() : m.call_camera_off()}
        pressed={isCameraOff}
        disabled={!media?.video}
        onPress={() => local.setCameraOff(!isCameraOff)}
      />
      {hasCameras && (
        <Control icon={SwitchCamera} label={m.call_other_camera()} onPress={() => void switchCamera(local)} />
      )}
      {canShareScreen() && (
        <Control
          icon={screen ? MonitorOff : MonitorUp}
          label={screen ? m.call_stop_sharing() : m.call_share_screen()}
          pressed={screen !== undefined}
          onPress={() => void local.toggleScreen()}
        />
      )}
      {document.fullscreenEnabled && (
        <Control
          icon={isFull ? Minimize : Maximize}
          label={isFull ? m.call_leave_fullscreen() : m.call_fullscreen()}
          pressed={isFull}
          onPress={() => toggleFullscreen(stage())}
        />
      )}
      {document.pictureInPictureEnabled && (
        <Control icon={PictureInPicture2} label={m.call_picture_in_picture()} onPress={() => togglePicture(stage())} />
      )}
      {onChat && <Control icon={MessageSquareText} label={m.call_chat()} pressed={isChatOpen} onPress={onChat} />}
      <Control danger icon={PhoneOff} label={m.call_leave()} onPress={onLeave} />
    </div>
  );
};
