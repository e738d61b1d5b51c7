import { readToken } from '@balsam/domain/queue';
import { riyadhTime } from '@balsam/domain/time';
import { WifiOff } from 'lucide-react';
import { tokenInArabic } from '#shared/queue/token.ts';
import { cx } from '#shared/ui/class-names.ts';
import { useNow } from '#shared/ui/use-now.ts';
import type { BoardState } from './use-board.ts';

/** Nothing on the board is smaller than a fifteenth of its height: it is read from five metres. */
export const boardText = 'text-[6.8vh] leading-[1.35]';

const inEnglish = (token: string): string => {
  const parts = readToken(token);
  return parts ? `${parts.letter} ${String(parts.number).padStart(3, '0')}` : token;
};

const InArabic = ({ token }: { token: string }) => (
  <bdi lang="ar" dir="rtl" className="whitespace-nowrap">
    {tokenInArabic(token)}
  </bdi>
);
const InEnglish = ({ token }: { token: string }) => (
  <bdi lang="en" dir="ltr" className="whitespace-nowrap">
    {inEnglish(token)}
  </bdi>
);

/** The same words in both languages, side by side. */
const Both = ({ ar, en, className }: { ar: string; en: string; className?: string }) => (
  <span className={cx('flex items-baseline gap-[1.6vw] whitespace-nowrap', className)}>
    <span lang="ar" dir="rtl">
      {ar}
    </span>
    <span lang="en" dir="ltr">
      {en}
    </span>
  </span>
);

type HeaderProps = { readonly location: BoardState['location'] | undefined; readonly isOffline: boolean };

/** Where this is and what time it is; without a line the last calls stay, and a word says so without alarming anybody. */
export const BoardHeader = ({ location, isOffline }: HeaderProps) => (
  <header className={cx('flex items-center justify-between gap-[2vw] px-[1vw] text-[#c9dcea]', boardText)}>
    {isOffline ? (
      <output className="flex items-center gap-[1.2vw] text-[#f2c879]">
        <WifiOff aria-hidden className="size-[5vh]" />
        <Both ar="لا يوجد اتصال" en="No connection" />
      </output>
    ) : (
      <Both ar={location?.title_ar ?? ''} en={location?.title ?? ''} className="min-w-0 overflow-hidden" />
    )}
    <Clock />
  </header>
);

const clockMs = 5000;

const Clock = () => {
  const time = riyadhTime(useNow(clockMs));
  return (
    <time dir="ltr" className="tabular font-bold text-white">
      {time}
    </time>
  );
};

/** The call of now, as large as the screen bears, and those before it. */
export const Calls = ({ calls }: { calls: BoardState['calls'] }) => {
  const [latest, ...others] = calls;
  return (
    <div aria-live="polite" className="grid min-h-0 flex-1 grid-cols-[3fr_2fr] gap-[1.5vh]">
      <section
        key={latest?.key}
        className="rise-in flex min-h-0 flex-col items-center justify-evenly overflow-hidden rounded-xl bg-[#0b3557]"
      >
        <h2 className={cx('font-medium text-[#c9dcea]', boardText)}>
          <Both ar="الرقم الحالي" en="Now calling" />
        </h2>
        {latest ? (
          <p className="tabular flex flex-col items-center text-[25vh] leading-[1.08] font-bold">
            <InArabic token={latest.token_number} />
            <InEnglish token={latest.token_number} />
          </p>
        ) : (
          <p className={cx('flex flex-col items-center gap-[2vh] text-center', boardText)}>
            <span lang="ar" dir="rtl">
              يُرجى الانتظار
            </span>
            <span lang="en" dir="ltr">
              Please wait
            </span>
          </p>
        )}
      </section>
      <ul className="grid min-h-0 grid-rows-4 gap-[1.5vh]">
        {others.slice(0, 4).map(({ key, token_number: token }) => (
          <li
            key={key}
            className="tabular flex items-center justify-around gap-[1vw] overflow-hidden rounded-xl bg-[#082742] text-[9vh] leading-[1.2] font-bold"
          >
            <InArabic token={token} />
            <InEnglish token={token} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Who is next in each clinic. */
export const BoardFooter = ({ next }: { next: BoardState['next'] }) => (
  <footer className={cx('flex items-center gap-[2vw] overflow-hidden px-[1vw]', boardText)}>
    <h2 className="font-medium text-[#c9dcea]">
      <Both ar="التالي" en="Next" />
    </h2>
    <ul className="tabular flex min-w-0 flex-1 flex-wrap gap-x-[2.5vw] overflow-hidden font-bold max-h-[1.35em]">
      {next.map((token) => (
        <li key={token}>
          <InEnglish token={token} />
        </li>
      ))}
    </ul>
  </footer>
);
