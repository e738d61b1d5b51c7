import { Mic, MicOff, Volume2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { echo, useLevel } from '../engine/sound.ts';
import type { Media } from '../engine/media.ts';
import { CheckRow } from './check-row.tsx';
import { microphoneProblem } from './media-words.ts';

const Level = ({ track }: { track: MediaStreamTrack }) => {
  const level = useLevel(track);
  return (
    <meter aria-label={m.call_microphone_level()} min={0} max={1} value={level} className="h-4 w-full accent-success" />
  );
};

type EchoState = 'ready' | 'recording' | 'playing' | 'failed';
const echoWords: Readonly<Record<EchoState, () => string>> = {
  ready: m.call_echo,
  recording: m.call_echo_recording,
  playing: m.call_echo_playing,
  failed: m.call_echo,
};

const Echo = ({ track }: { track: MediaStreamTrack }) => {
  const [state, setState] = useState<EchoState>('ready');
  const run = (): void => {
    setState('recording');
    echo(track, () => setState('playing')).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        icon={Volume2}
        pending={state === 'recording' || state === 'playing'}
        onClick={run}
        className="self-start"
      >
        {echoWords[state]()}
      </Button>
      <div aria-live="polite">{state === 'failed' && <p className="text-small">{m.call_echo_failed()}</p>}</div>
    </>
  );
};

/** The microphone, with how loud it is, and one's own voice played back. */
export const MicrophoneRow = ({ media }: { media: Media }) => {
  const { audio, problems } = media;
  return (
    <CheckRow
      icon={audio ? Mic : MicOff}
      tone={audio ? 'success' : 'danger'}
      title={m.call_microphone()}
      state={problems.audio ? microphoneProblem[problems.audio]() : m.call_microphone_works()}
    >
      {audio && (
        <>
          <Level track={audio} />
          <Echo track={audio} />
        </>
      )}
    </CheckRow>
  );
};
