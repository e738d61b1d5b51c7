import { toLatinDigits } from '@balsam/domain/text';
import { CircleAlert, ScanLine } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Note } from '#shared/ui/note.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { readEntered } from './entered.ts';
import { Step } from './kiosk-steps.tsx';
import { NumberPad } from './number-pad.tsx';
import { canScan, ScanCode } from './scan-code.tsx';
import { isLineLost, type KioskVisitor, useReadCode } from './use-kiosk.ts';

/** Whatever is typed without a field in focus, as by a scanner, goes into this one. */
const useTyping = (field: { readonly current: HTMLInputElement | null }): void => {
  useEffect(() => {
    field.current?.focus();
    const listener = ({ target, key }: KeyboardEvent): void => {
      const isElsewhere = target === document.body || target instanceof HTMLButtonElement;
      if (isElsewhere && /^\d$/.test(toLatinDigits(key))) field.current?.focus();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [field]);
};

/** Why a code was not taken: of a lost line it is said that a number still works. */
const CodeError = ({ error }: { error: Error }) =>
  isLineLost(error) ? (
    <div role="alert">
      <Note tone="warning" icon={CircleAlert}>
        {m.queue_kiosk_code_offline()}
      </Note>
    </div>
  ) : (
    <FormError icon={CircleAlert} error={error} />
  );

type NumberProps = { readonly onVisitor: (visitor: KioskVisitor) => void; readonly onRevoked: () => void };

/** By touch, by a keyboard, by a scanner that types, or by the camera: a number, or the code on the phone. */
export const NumberStep = ({ onVisitor, onRevoked }: NumberProps) => {
  const [typed, setTyped] = useState('');
  const [scanning, setScanning] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, error, isPending } = useReadCode(onRevoked);
  useTyping(field);
  const enter = useCallback(
    (text: string) => {
      const entered = readEntered(text);
      if (!entered) return;
      setScanning(false);
      if ('number' in entered) return onVisitor(entered);
      setTyped('');
      mutate(entered.code, { onSuccess: ({ pass }) => onVisitor({ pass }) });
    },
    [mutate, onVisitor],
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) enter(typed);
  };
  return (
    <Step title={m.queue_kiosk_number()}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={m.queue_kiosk_field()}
          labelHidden
          ltr
          ref={field}
          autoComplete="off"
          inputMode="none"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="text-[1.75rem]"
        />
        {error && <CodeError error={error} />}
        <NumberPad value={typed} onChange={setTyped} />
        <Button type="submit" size="lg" wide pending={isPending}>
          {m.queue_kiosk_next()}
        </Button>
      </form>
      {canScan() && !scanning && (
        <Button variant="outline" size="lg" wide icon={ScanLine} onClick={() => setScanning(true)}>
          {m.queue_kiosk_scan()}
        </Button>
      )}
      {scanning && <ScanCode onRead={enter} />}
      <p className="text-text-2">{m.queue_kiosk_code_hint()}</p>
    </Step>
  );
};
