import { isDay } from '@balsam/domain/time';
import { type ComponentProps, useState } from 'react';
import { pickerTag } from '#shared/format/intl.ts';
import { pickedDay } from '#shared/format/picked-day.ts';
import { TextField } from './text-field.tsx';

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'lang' | 'ltr' | 'value' | 'defaultValue'> & {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
};

/**
 * A day by the platform's own picker, which speaks the language of the device: below it the chosen day stands in words of the screen's
 * language (SPEC §9).
 */
export const DateField = ({ value, defaultValue, hint, onChange, ...rest }: DateFieldProps) => {
  const [typed, setTyped] = useState(defaultValue ?? '');
  const day = value ?? typed;
  return (
    <TextField
      {...rest}
      type="date"
      ltr
      lang={pickerTag()}
      hint={isDay(day) && !rest.labelHidden ? pickedDay(day) : hint}
      {...(value === undefined ? { defaultValue } : { value })}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
      }}
    />
  );
};
