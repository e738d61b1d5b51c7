import type { LucideIcon } from 'lucide-react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { useFieldError } from './field-errors.ts';
import { filterOf, type Keep, keptOf } from './field-filter.ts';
import { Field, type FieldTexts } from './field.tsx';
import { cx } from './class-names.ts';

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'children'> & {
    readonly icon?: LucideIcon | undefined;
    /** Phones, e-mail addresses, identity numbers, codes: a left-to-right island in Latin digits. */
    readonly ltr?: boolean | undefined;
    readonly keep?: Keep | undefined;
    readonly end?: ReactNode | undefined;
  };

/** Puts back only what the filter keeps, with the caret where it was. */
const filtered = (event: ChangeEvent<HTMLInputElement>, keep: Keep, longest: number | undefined): void => {
  const input = event.currentTarget;
  const { value } = input;
  const { text, caret } = keptOf({ text: value, caret: input.selectionStart ?? value.length }, keep, longest);
  if (text === value) return;
  input.value = text;
  if (/^(text|tel|search|url|password)$/.test(input.type)) input.setSelectionRange(caret, caret);
};

/** A line of text. Takes what an `input` takes, so a form library can register it. */
export const TextField = ({
  label,
  hint,
  error: own,
  labelHidden,
  icon: Icon,
  ltr = false,
  keep,
  end,
  onChange,
  className,
  maxLength,
  ...rest
}: TextFieldProps) => {
  const error = useFieldError(rest.name, own);
  const filter = filterOf(rest.type, keep);
  return (
    <Field label={label} hint={hint} error={error} {...(labelHidden && { labelHidden })}>
      {(ids) => (
        <div data-wrong={Boolean(error)} className={cx('field-box flex items-center gap-2.5', className)}>
          {Icon && <Icon aria-hidden size={20} className="shrink-0 text-muted" />}
          <input
            {...rest}
            {...ids}
            // A filter cuts by itself, when it has taken away what does not count.
            maxLength={filter ? undefined : maxLength}
            dir={ltr ? 'ltr' : rest.dir}
            onChange={(event) => {
              if (filter) filtered(event, filter, maxLength);
              onChange?.(event);
            }}
            className={cx('h-12.5 min-w-0 flex-1 bg-transparent outline-none', ltr && 'rtl:text-end')}
          />
          {end}
        </div>
      )}
    </Field>
  );
};
