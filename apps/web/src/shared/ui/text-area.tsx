import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { useFieldError } from './field-errors.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'children'>;

/** Several lines of text. Takes what a `textarea` takes. */
export const TextArea = ({ label, hint, error: own, labelHidden, className, ...rest }: TextAreaProps) => {
  const error = useFieldError(rest.name, own);
  return (
    <Field label={label} hint={hint} error={error} {...(labelHidden && { labelHidden })}>
      {(ids) => (
        <textarea
          rows={3}
          {...rest}
          {...ids}
          data-wrong={Boolean(error)}
          className={cx('field-box resize-y py-3', className)}
        />
      )}
    </Field>
  );
};
