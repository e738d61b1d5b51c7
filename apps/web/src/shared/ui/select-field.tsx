import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { useFieldError } from './field-errors.ts';
import { Field, type FieldTexts } from './field.tsx';

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    /** `lang` is of a label that came in another language than the screen's. */
    readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
    /** Shown while nothing is chosen. */
    readonly placeholder?: string | undefined;
  };

/** One of a list, by the platform's own picker. */
export const SelectField = ({
  label,
  hint,
  error: own,
  labelHidden,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) => {
  const error = useFieldError(rest.name, own);
  return (
    <Field label={label} hint={hint} error={error} {...(labelHidden && { labelHidden })}>
      {(ids) => (
        <div className="relative">
          <select
            {...rest}
            {...ids}
            data-wrong={Boolean(error)}
            className={cx('field-box appearance-none pe-11', className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={20} className="pointer-events-none absolute end-3.5 top-4 text-muted" />
        </div>
      )}
    </Field>
  );
};
