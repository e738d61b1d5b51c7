import { type ComponentProps, type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { FieldErrorsContext } from './field-errors.ts';
import { type FieldErrors, focusFirstError } from './form.ts';

/** As much of a field as is looked at. */
export type Checked = Pick<HTMLInputElement, 'name' | 'value' | 'required' | 'minLength'> & {
  readonly validity: Pick<ValidityState, 'valid' | 'valueMissing'>;
};

const errorOf = ({ value, required, minLength, validity }: Checked): (() => string) | undefined => {
  const { length } = value.trim();
  if (validity.valueMissing || (required && length === 0)) return m.shell_field_required;
  if (length > 0 && length < minLength) return () => m.shell_field_short({ least: number(minLength) });
  return validity.valid ? undefined : m.shell_field_wrong;
};

/** What is wrong by `required`, `minLength`, `pattern` and the like, in the order of the fields. */
export const wrongFields = (fields: readonly Checked[]): FieldErrors<string> =>
  Object.fromEntries(fields.map((field) => [field.name, errorOf(field)] as const).filter(([, error]) => error));

const fieldsOf = (form: HTMLFormElement): Checked[] =>
  [...form.elements].flatMap((field) => {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      return field.willValidate ? [field] : [];
    if (!(field instanceof HTMLSelectElement)) return [];
    const { name, value, required, validity } = field;
    return [{ name, value, required, validity, minLength: -1 }];
  });

/**
 * A form whose fields say by their own attributes what they need. The browser would say what is wrong in the language of the device, so it
 * is said at the field, in that of the screen; the first such field takes the focus, and only what is right is submitted.
 */
export const CheckedForm = ({ onSubmit, ...rest }: ComponentProps<'form'>) => {
  const [errors, setErrors] = useState<FieldErrors<string>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const found = wrongFields(fieldsOf(event.currentTarget));
    setErrors(found);
    if (focusFirstError(event.currentTarget, found)) onSubmit?.(event);
    else event.preventDefault();
  };
  return (
    <FieldErrorsContext value={errors}>
      <form {...rest} noValidate onSubmit={submit} />
    </FieldErrorsContext>
  );
};
