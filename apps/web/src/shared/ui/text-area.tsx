import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'children'>;

/** Several lines of text. Takes what a `textarea` takes. */
export const TextArea = ({ label, hint, error, labelHidden, className, ...rest }: TextAreaProps) => (
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
