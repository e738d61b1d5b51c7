import { readToken } from '@balsam/domain/queue';
import { useParams } from '@tanstack/react-router';
import { Volume2, WifiOff } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { tokenInArabic } from '#shared/queue/token.ts';
import { deviceToken } from './device-client.ts';
import { Pairing } from './pairing.tsx';
import { canSpeak } from './speech.ts';
import { type BoardState, useAnnouncements, useBoard, useWakeLock } from './use-board.ts';

/** Nothing on the board is smaller than a fifteenth of its height: it is read from five metres. */
const text = 'text-[6.8vh] leading-[1.4]';

/** A token as both languages write it. */
const Token = ({ token, large = false }: { token: string; large?: boolean }) => {
  const parts = readToken(token);
  const size = large ? 'text-[21vh] leading-[1.1]' : 'text-[8.5vh] leading-[1.2]';
  return (
    <span className={`tabular flex flex-wrap items-baseline justify-center gap-x-[3vw] font-bold ${size}`}>
      <bdi lang="ar" dir="rtl" className="whitespace-nowrap">
        {tokenInArabic(token)}
      </bdi>
      <bdi lang="en" dir="ltr" className="whitespace-nowrap">
        {parts ? `${parts.letter} ${String(parts.number).padStart(3, '0')}` : token}
      </bdi>
    </span>
  );
};

/** A heading in both languages. */
const Heading = ({ ar, en }: { ar: string; en: string }) => (
  <h2 className={`flex flex-wrap justify-center gap-x-[3vw] font-medium text-[#c9dcea] ${text}`}>
    <span lang="ar" dir="rtl">
      {ar}
    </span>
    <span lang="en" dir="ltr">
      {en}
    </span>
  </h2>
);

const Calls = ({ calls }: { calls: BoardState['calls'] }) => {
  const [latest, ...others] = calls;
  return (
    <div aria-live="polite" className="grid min-h-0 flex-1 grid-rows-[auto_1fr] gap-[2vh]">
      <section className="flex flex-col items-center rounded-xl bg-[#0b3557] p-[2vh]">
        <Heading ar="الرقم الحالي" en="Now calling" />
        {latest ? (
          <Token token={latest.token_number} large />
        ) : (
          <span aria-hidden className="text-[21vh] leading-[1.1]">
            –
          </span>
        )}
      </section>
      <ul className="grid min-h-0 grid-cols-2 content-start gap-[1.5vh] overflow-hidden">
        {others.slice(0, 4).map(({ key, token_number: token }) => (
          <li key={key} className="rounded-xl bg-[#082742] px-[1vw] py-[0.5vh]">
            <Token token={token} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const Next = ({ next }: { next: BoardState['next'] }) => (
  <section className="flex items-center justify-center gap-[3vw] overflow-hidden border-t border-[#2a5c84] pt-[1vh]">
    <Heading ar="التالي" en="Next" />
    <ul className={`tabular flex gap-[3vw] overflow-hidden font-bold whitespace-nowrap ${text}`}>
      {next.slice(0, 3).map((token) => (
        <li key={token}>
          <bdi>{token}</bdi>
        </li>
      ))}
    </ul>
  </section>
);

/** No line: said in both languages, while the last calls stay. */
const NoConnection = () => (
  <div role="alert" className={`flex items-center justify-center gap-[2vw] rounded-xl bg-[#b3261e] px-[2vw] ${text}`}>
    <WifiOff aria-hidden className="size-[6vh]" />
    <span lang="ar" dir="rtl">
      لا يوجد اتصال
    </span>
    <span lang="en" dir="ltr">
      No connection
    </span>
  </div>
);

const Hall = ({ onRevoked }: { onRevoked: () => void }) => {
  const { data, isError } = useBoard(onRevoked);
  const [voice, setVoice] = useState(false);
  useAnnouncements(data?.calls, voice);
  useWakeLock();
  return (
    <div className="fixed inset-0 z-30 flex flex-col gap-[2vh] overflow-hidden bg-[#041a2c] p-[2vh] text-white">
      <h1 className="sr-only">{m.queue_board_title()}</h1>
      {isError && <NoConnection />}
      <Calls calls={data?.calls ?? []} />
      {data && data.next.length > 0 && <Next next={data.next} />}
      {!voice && canSpeak() && (
        <button
          type="button"
          onClick={() => setVoice(true)}
          className={`flex items-center justify-center gap-[2vw] rounded-xl bg-[#005a9b] text-white ${text}`}
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
  if (!isPaired) return <Pairing kind="board" location={location} onPaired={() => setPaired(true)} />;
  return <Hall onRevoked={() => setPaired(false)} />;
};
