import { countdown, type Instant, ltr } from '#shared/format/index.ts';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { useSecondsLeft } from './countdown-bar.tsx';

type ResendCodeProps = {
  /** From when on another code may be sent. */
  readonly resendAt: Instant;
  readonly label: string;
  readonly waitText: (wait: { time: string }) => string;
  readonly hint?: string;
  readonly isPending: boolean;
  readonly onResend: () => void;
  readonly className?: string;
};

/** Another one-time code, once the wait is over; until then its countdown, which goes on where it was after a reload. */
export const ResendCode = ({ resendAt, label, waitText, hint, isPending, onResend, className }: ResendCodeProps) => {
  const seconds = useSecondsLeft(resendAt);
  return (
    <div className={cx('flex flex-col items-center text-center', className)}>
      {hint !== undefined && <p className="text-muted">{hint}</p>}
      {seconds > 0 ? (
        <p className={cx('tabular min-h-11 content-center', hint === undefined ? 'text-muted' : 'font-bold')}>
          {waitText({ time: ltr(countdown(seconds)) })}
        </p>
      ) : (
        <Button variant="text" pending={isPending} onClick={onResend}>
          {label}
        </Button>
      )}
    </div>
  );
};
