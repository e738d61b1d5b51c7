import { secondFactorRules } from '@balsam/domain/identity';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { OtpBoxes } from '#shared/ui/otp-boxes.tsx';
import { useCodeSubmit } from '#shared/ui/use-code-submit.ts';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { LoginError } from '../form/login-error.tsx';
import { copy } from './copy-to-clipboard.ts';
import { QrCode } from '#shared/ui/qr-code.tsx';
import type { Invitation } from './use-invitation.ts';

const length = secondFactorRules.digits;

/** In groups of four, which are easier to type. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

const NumberedStep = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="flex gap-3">
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-content-center rounded-full bg-accent-soft text-small font-bold text-accent-soft-text"
    >
      {digits(number)}
    </span>
    <div className="flex min-w-0 flex-1 flex-col gap-3">{children}</div>
  </li>
);

const Secret = ({ secret }: { secret: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-surface-2 px-4 py-2">
    <Ltr className="tabular min-w-0 font-medium break-words">{grouped(secret)}</Ltr>
    <Button variant="text" size="sm" icon={Copy} onClick={() => void copy(secret)}>
      {m.staff_copy()}
    </Button>
  </div>
);

/** The authenticator app takes the secret, by camera or by typing, and proves it with its first code. */
export const AuthenticatorStep = ({ app, accept, code, setCode, prove }: Invitation) => {
  const { isIncomplete, submitCode } = useCodeSubmit(length, false, prove);
  if (app.isError) return <ErrorState onRetry={() => void app.refetch()} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitCode(code);
      }}
      className="flex flex-col gap-5"
    >
      <ol className="flex flex-col gap-5">
        <NumberedStep number={1}>
          <p>{m.staff_app_install()}</p>
        </NumberedStep>
        <NumberedStep number={2}>
          <p>{m.staff_app_scan()}</p>
          {app.data ? (
            <QrCode text={app.data.uri} label={m.staff_app_qr()} />
          ) : (
            <Skeleton className="size-52 rounded-md" />
          )}
          <p className="text-small text-muted">{m.staff_app_type()}</p>
          {app.data ? <Secret secret={app.data.secret} /> : <Skeleton className="h-15 w-full rounded-md" />}
        </NumberedStep>
        <NumberedStep number={3}>
          <p>{m.staff_app_code()}</p>
        </NumberedStep>
      </ol>
      {/* As wide as a phone: under the list and not within its margin. */}
      <OtpBoxes
        waits
        length={length}
        value={code}
        onChange={setCode}
        onComplete={submitCode}
        label={m.staff_code_label()}
        error={isIncomplete ? m.staff_code_short() : undefined}
      />
      <LoginError error={accept.error} />
      <Button type="submit" size="lg" wide pending={accept.isPending}>
        {m.staff_app_done()}
      </Button>
    </form>
  );
};
