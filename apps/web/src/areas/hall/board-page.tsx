import { useParams } from '@tanstack/react-router';
import { Volume2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { readStored, removeStored, writeStored } from '#shared/api/stored.ts';
import { useIsOnline } from '#shared/ui/use-is-online.ts';
import { useWakeLock } from '#shared/ui/use-wake-lock.ts';
import { BoardFooter, BoardHeader, boardText, Calls } from './board-parts.tsx';
import { deviceToken } from './device-client.ts';
import { Pairing } from './pairing.tsx';
import { canSpeak } from './speech.ts';
import { useAnnouncements, useBoard } from './use-board.ts';

const voiceKey = 'queueBoardVoice';

/** Whether the board speaks: turned on once by a press, and kept over restarts unless the browser wants the press again. */
const useVoice = () => {
  const [isOn, setOn] = useState(() => readStored(voiceKey, 'local') !== null);
  const turnOn = () => {
    writeStored(voiceKey, 'on', 'local');
    setOn(true);
  };
  const refuse = useCallback(() => {
    removeStored(voiceKey, 'local');
    setOn(false);
  }, []);
  return { isOn, turnOn, refuse };
};

const Hall = ({ onRevoked }: { onRevoked: () => void }) => {
  const { data, isError } = useBoard(onRevoked);
  const isOnline = useIsOnline();
  const voice = useVoice();
  useAnnouncements(data?.calls, voice.isOn, voice.refuse);
  useWakeLock(true);
  return (
    <div className="fixed inset-0 z-30 flex flex-col gap-[1.5vh] overflow-hidden bg-[#041a2c] p-[1.8vh] text-white">
      <h1 className="sr-only">{m.queue_board_title()}</h1>
      <BoardHeader location={data?.location} isOffline={isError || !isOnline} />
      <Calls calls={data?.calls ?? []} />
      {voice.isOn || !canSpeak() ? (
        <BoardFooter next={data?.next ?? []} />
      ) : (
        <button
          type="button"
          onClick={voice.turnOn}
          className={`flex items-center justify-center gap-[2vw] rounded-xl bg-[#005a9b] text-white ${boardText}`}
        >
          <Volume2 aria-hidden className="size-[6vh]" />
          {m.queue_board_voice()}
        </button>
      )}
    </div>
  );
};

/** `/queue/board/:location`: the screen in the hall. Letters and numbers only (D13.03). */
export const BoardPage = () => {
  const { location } = useParams({ from: '/queue/board/$location' });
  const [isPaired, setPaired] = useState(() => deviceToken('board') !== null);
  const onRevoked = useCallback(() => setPaired(false), []);
  if (!isPaired) return <Pairing kind="board" location={location} onPaired={() => setPaired(true)} />;
  return <Hall onRevoked={onRevoked} />;
};
