import { type ClipboardEvent, type KeyboardEvent, type RefCallback, useEffect, useId, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { cx } from './class-names.ts';
import { FieldError } from './field.tsx';
import { digitsOf, eraseAt, type OtpState, typeInto } from './otp-typing.ts';

type OtpBoxesProps = {
  readonly length: 4 | 6;
  /** Latin digits typed so far. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called once when the last box is filled. */
  readonly onComplete?: ((code: string) => void) | undefined;
  readonly label: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Set where something else is to be done first: otherwise the code is what the screen is for, and typing begins at once. */
  readonly waits?: boolean | undefined;
};

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One box a digit, left to right in both languages; Arabic digits are taken, a pasted or suggested code fills all. */
export const OtpBoxes = ({
  length,
  value,
  onChange,
  onComplete,
  label,
  error,
  disabled = false,
  waits = false,
}: OtpBoxesProps) => {
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => {
    if (!waits) boxes.current[0]?.focus();
  }, [waits]);
  const focus = (index: number): void => boxes.current[Math.min(Math.max(index, 0), length - 1)]?.focus();
  const become = ({ code, at }: OtpState): void => {
    onChange(code);
    focus(at);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  const press = (event: KeyboardEvent, index: number): void => {
    const move = moves[event.key];
    if (move === undefined && event.key !== 'Backspace') return;
    event.preventDefault();
    if (move === undefined) become(eraseAt(value, index));
    else focus(index + move);
  };
  return (
    <fieldset data-code className="flex min-w-0 flex-col items-center gap-2">
      <legend className="sr-only">{label}</legend>
      <div dir="ltr" className={cx('flex max-w-full justify-center', length === 4 ? 'gap-3' : 'gap-2 desktop:gap-3')}>
        {Array.from({ length }, (_, index) => (
          <OtpBox
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={index}
            boxRef={(box) => void (boxes.current[index] = box)}
            place={index + 1}
            length={length}
            digit={value[index]}
            error={error ? `${id}-error` : undefined}
            disabled={disabled}
            onType={(typed) => become(typeInto(value, index, typed, length))}
            onPress={(event) => press(event, index)}
            onPaste={(code) => become(typeInto('', 0, code, length))}
          />
        ))}
      </div>
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </fieldset>
  );
};

type OtpBoxProps = {
  readonly boxRef: RefCallback<HTMLInputElement>;
  readonly place: number;
  readonly length: 4 | 6;
  readonly digit: string | undefined;
  /** The id of the sentence that says what is wrong. */
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onType: (typed: string) => void;
  readonly onPress: (event: KeyboardEvent) => void;
  readonly onPaste: (code: string) => void;
};

const boxClasses =
  'h-18 rounded-lg bg-surface text-center text-num outline-none focus:border-accent focus:shadow-[0_0_0_3px_var(--accent-soft-2)]';

const borderOf = (error: string | undefined, digit: string | undefined): string => {
  if (error !== undefined) return 'border-2 border-danger';
  return digit === undefined ? 'border border-line-strong' : 'border border-accent';
};

const OtpBox = ({ boxRef, place, length, digit, error, disabled, onType, onPress, onPaste }: OtpBoxProps) => {
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    onPaste(digitsOf(event.clipboardData.getData('text')));
  };
  return (
    <input
      ref={boxRef}
      value={digits(digit ?? '')}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={onPress}
      onPaste={paste}
      onFocus={(event) => event.currentTarget.select()}
      disabled={disabled}
      inputMode="numeric"
      autoComplete={place === 1 ? 'one-time-code' : 'off'}
      aria-label={m.shell_otp_box({ place: digits(place), count: digits(length) })}
      aria-invalid={error ? true : undefined}
      aria-describedby={error}
      className={cx(boxClasses, length === 4 ? 'w-15.5' : 'w-12 min-w-0', borderOf(error, digit))}
    />
  );
};
