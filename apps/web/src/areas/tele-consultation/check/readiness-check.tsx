import { Camera, CameraOff, RotateCw, Video, Volume2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { VideoView } from '../call/video-view.tsx';
import type { LocalMedia } from '../engine/use-local-media.ts';
import type { Media } from '../engine/media.ts';
import { playSample } from '../engine/sound.ts';
import { useStreamOf } from '../engine/use-stream.ts';
import { PhoneHelp } from '../states/phone-help.tsx';
import { CheckRow } from './check-row.tsx';
import { cameraProblem } from './media-words.ts';
import { MicrophoneRow } from './microphone-row.tsx';
import { NetworkRow } from './network-row.tsx';

const CameraRow = ({ media }: { media: Media }) => {
  const { video, problems } = media;
  const stream = useStreamOf(video);
  return (
    <CheckRow
      icon={video ? Camera : CameraOff}
      tone={video ? 'success' : 'warning'}
      title={m.call_camera()}
      state={problems.video ? cameraProblem[problems.video]() : m.call_camera_works()}
    >
      {stream && (
        <VideoView own stream={stream} label={m.call_own_picture()} className="aspect-video w-full rounded-md" />
      )}
    </CheckRow>
  );
};

const SpeakerRow = () => (
  <CheckRow icon={Volume2} tone="neutral" title={m.call_speaker()} state={m.call_speaker_hint()}>
    <Button variant="soft" size="sm" icon={Volume2} onClick={() => void playSample()} className="self-start">
      {m.call_speaker_play()}
    </Button>
  </CheckRow>
);

/** Before anything is asked of the browser it is said why. */
const AskFirst = ({ onOpen, pending }: { onOpen: () => void; pending: boolean }) => (
  <Card className="flex flex-col items-start gap-4">
    <h2 className="text-h2">{m.call_check_title()}</h2>
    <p>{m.call_check_text()}</p>
    <Button icon={Video} pending={pending} onClick={onOpen}>
      {m.call_check_open()}
    </Button>
  </Card>
);

type CheckProps = {
  readonly id: number;
  readonly local: LocalMedia;
  readonly onReady: () => void;
};

/** Whether camera, microphone, loudspeaker and line are ready; what does not work comes with what helps, and with another way. */
export const ReadinessCheck = ({ id, local, onReady }: CheckProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const { media } = local;
  const open = async (): Promise<void> => {
    setIsAsking(true);
    await local.open();
    setIsAsking(false);
  };
  if (!media) return <AskFirst pending={isAsking} onOpen={() => void open()} />;
  const hasProblem = Object.keys(media.problems).length > 0;
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-3 desktop:grid-cols-2 desktop:items-start">
        <CameraRow media={media} />
        <MicrophoneRow media={media} />
        <SpeakerRow />
        <NetworkRow id={id} />
      </ul>
      {hasProblem && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" icon={RotateCw} pending={isAsking} onClick={() => void open()}>
            {m.call_check_again()}
          </Button>
        </div>
      )}
      {media.audio && !media.video && <Note tone="accent">{m.call_audio_only()}</Note>}
      {!media.audio && <PhoneHelp text={m.call_no_microphone_way_on()} />}
      <BottomDock>
        <Button icon={Video} size="lg" wide onClick={onReady}>
          {media.audio && !media.video ? m.call_go_on_audio() : m.call_go_on()}
        </Button>
      </BottomDock>
    </div>
  );
};
