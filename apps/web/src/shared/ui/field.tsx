import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

/** What a control inside a field has to carry. */
type FieldIds = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export type FieldTexts = {
  readonly label: string;
  readonly hint?: ReactNode | undefined;
  /** The sentence that says how to put it right; `true` only marks the field. */
  readonly error?: string | boolean | undefined;
  readonly labelHidden?: boolean | undefined;
};

/** The red sentence under a control. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-small text-danger-text">
    <CircleAlert aria-hidden size={16} className="mt-0.75 shrink-0" />
    <span>{children}</span>
  </p>
);

type FieldProps = FieldTexts & { readonly children: (ids: FieldIds) => ReactNode };

/** Label above, hint and error below, tied to the control by ids. */
export const Field = ({ label, hint, error, labelHidden = false, children }: FieldProps) => {
  const id = useId();
  const hasError = typeof error === 'string' && error !== '';
  const describedBy = [hint ? `${id}-hint` : '', hasError ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={cx('text-body text-text', labelHidden && 'sr-only')}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">{hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
};
