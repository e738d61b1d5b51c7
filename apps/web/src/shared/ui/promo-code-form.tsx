import { BadgePercent } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

type PromoCodeFormProps = {
  readonly label: string;
  readonly applyLabel: string;
  /** What is said of an empty field; left out, the server says it. */
  readonly blank?: string | undefined;
  readonly pending: boolean;
  /** Why the code that was sent does not count. */
  readonly refused: string | undefined;
  readonly onApply: (code: string) => void;
  /** Another code is typed: what was said of the last one no longer holds. */
  readonly onType: () => void;
};

/** S8.08: a promo code to be typed, of a visit or a cart; the refusal stands below the field. */
export const PromoCodeForm = ({ label, applyLabel, blank, pending, refused, onApply, onType }: PromoCodeFormProps) => {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Its sentence comes below the field, where on a phone the docked total may stand.
    if (refused !== undefined) form.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = code.trim();
    const isBlank = blank !== undefined && typed === '';
    setMissing(isBlank);
    if (!isBlank && !pending) onApply(typed);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex scroll-mb-28 items-start gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          labelHidden
          placeholder={label}
          icon={BadgePercent}
          ltr
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          error={isMissing ? blank : refused}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setMissing(false);
            onType();
          }}
        />
      </div>
      <Button type="submit" variant="outline" pending={pending} className="min-h-13">
        {applyLabel}
      </Button>
    </form>
  );
};
