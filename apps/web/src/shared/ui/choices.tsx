import { Check, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { FieldError } from './field.tsx';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
};

/** A box to tick; the whole line is the target. */
export const CheckBox = ({ label, error, className, ...rest }: CheckBoxProps) => {
  const id = useId();
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label className="flex min-h-11 items-center gap-3">
        <span className="relative grid size-6 shrink-0 place-content-center">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer absolute inset-0 appearance-none rounded-[7px] border border-line-strong bg-surface checked:border-accent checked:bg-accent aria-invalid:border-2 aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            size={16}
            strokeWidth={3}
            className="pointer-events-none relative text-accent-on opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 flex-1 py-1">{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};

type SwitchProps = {
  readonly label: ReactNode;
  readonly detail?: ReactNode | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: (on: boolean) => void;
};

/** On or off, at once. */
export const Switch = ({ label, detail, icon: Icon, checked, disabled = false, onChange }: SwitchProps) => (
  <label className={cx('flex min-h-12 items-center gap-3', disabled && 'text-muted')}>
    {Icon && <Icon aria-hidden size={22} className="shrink-0 text-accent-text" />}
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="font-medium">{label}</span>
      {detail && <span className="text-small text-muted">{detail}</span>}
    </span>
    <span className="relative h-8 w-13 shrink-0">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="peer absolute inset-0 appearance-none rounded-full bg-line-strong transition-colors checked:bg-accent disabled:opacity-50"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute start-1 top-1 size-6 rounded-full bg-surface transition-[inset] peer-checked:start-6"
      />
    </span>
  </label>
);

type RadioOption<V extends string> = {
  readonly value: V;
  readonly label: ReactNode;
  readonly detail?: ReactNode | undefined;
  readonly icon?: LucideIcon | undefined;
  /** What opens inside the card when it is chosen. */
  readonly open?: ReactNode | undefined;
  readonly disabled?: boolean | undefined;
};

type RadioCardsProps<V extends string> = {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  readonly options: readonly RadioOption<V>[];
  readonly columns?: 1 | 2 | 3 | undefined;
};

/** As many beside each other as were asked for, and fewer where the text is too large for that. */
const grid = {
  1: 'grid-cols-1',
  2: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,(100%-0.75rem)/2)),1fr))]',
  3: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(5.25rem,(100%-1.5rem)/3)),1fr))]',
};

/** One of a few, each a card; the chosen one may open in place. */
export const RadioCards = <V extends string>({
  label,
  labelHidden,
  value,
  onChange,
  options,
  columns = 1,
}: RadioCardsProps<V>) => {
  const name = useId();
  return (
    <fieldset>
      <legend className={cx('mb-2', labelHidden ? 'sr-only' : 'text-body')}>{label}</legend>
      <div className={cx('grid gap-3', grid[columns])}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            name={name}
            option={option}
            chosen={option.value === value}
            onChoose={onChange}
            upright={columns > 1}
          />
        ))}
      </div>
    </fieldset>
  );
};

type RadioCardProps<V extends string> = {
  readonly name: string;
  readonly option: RadioOption<V>;
  readonly chosen: boolean;
  readonly onChoose: (value: V) => void;
  readonly upright: boolean;
};

const RadioCard = <V extends string>({ name, option, chosen, onChoose, upright }: RadioCardProps<V>) => {
  const { icon: Icon, open } = option;
  return (
    <div
      className={cx(
        'rounded-lg border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        chosen
          ? 'border-accent bg-accent-soft shadow-[inset_0_0_0_1px_var(--accent)]'
          : 'border-line-strong bg-surface',
      )}
    >
      <label className={cx('flex min-h-14 gap-3 p-4', upright ? 'flex-col items-center text-center' : 'items-center')}>
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={chosen}
          disabled={option.disabled}
          onChange={() => onChoose(option.value)}
          className={cx(
            'size-5.5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface outline-none checked:border-6 checked:border-accent',
            upright && 'sr-only',
          )}
        />
        {Icon && <Icon aria-hidden size={upright ? 26 : 22} className="shrink-0 text-accent-text" />}
        <span className={cx('flex min-w-0 flex-1 flex-col break-words', upright && 'max-w-full')}>
          <span className="font-medium">{option.label}</span>
          {option.detail && <span className="text-small text-muted">{option.detail}</span>}
        </span>
      </label>
      {chosen && open && <div className="border-t border-accent-line p-4">{open}</div>}
    </div>
  );
};
