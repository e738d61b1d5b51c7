/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the platform has no list that is searched in both languages */
import { normaliseArabic } from '@balsam/domain/text';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { cx } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';

type ComboOption = {
  readonly value: string;
  readonly label: string;
  /** Other words it is found by, such as its name in the other language. */
  readonly also?: string | undefined;
};

type ComboFieldProps = FieldTexts & {
  readonly name?: string | undefined;
  readonly options: readonly ComboOption[];
  readonly value: string;
  /** Told the value that was chosen. */
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
};

const found = (options: readonly ComboOption[], typed: string): readonly ComboOption[] => {
  const wanted = normaliseArabic(typed);
  return wanted === ''
    ? options
    : options.filter(({ label, also = '' }) => normaliseArabic(`${label} ${also}`).includes(wanted));
};

const within = (at: number, count: number): number => Math.min(Math.max(at, 0), count - 1);

/** What the list knows: what is typed into it (`undefined` while it is shut), which row the arrows are on, and what is left over. */
const useCombo = ({ options, value, onChange }: Pick<ComboFieldProps, 'options' | 'value' | 'onChange'>) => {
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const rows = found(options, typed ?? '');
  const open = (): void => {
    setTyped('');
    setAt(
      within(
        options.findIndex((option) => option.value === value),
        options.length,
      ),
    );
  };
  const choose = (row: ComboOption | undefined): void => {
    if (row) onChange(row.value);
    setTyped(undefined);
  };
  const type = (text: string): void => {
    setTyped(text);
    setAt(0);
  };
  const press = (event: KeyboardEvent): void => {
    const isOpen = typed !== undefined;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move === undefined && !(isOpen && (event.key === 'Enter' || event.key === 'Escape'))) return;
    event.preventDefault();
    // Nothing is found, or the list is still on its way: what was typed stays.
    if (event.key === 'Enter' && rows.length === 0) return;
    if (move === undefined) choose(event.key === 'Enter' ? rows[at] : undefined);
    else if (isOpen) setAt(within(at + move, rows.length));
    else open();
  };
  return { typed, at, rows, open, choose, type, press, shut: () => setTyped(undefined) };
};

type ListProps = {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly ComboOption[];
  readonly at: number;
  readonly value: string;
  readonly onChoose: (row: ComboOption) => void;
};

const intoView = (row: HTMLLIElement | null): void => row?.scrollIntoView({ block: 'nearest' });

const List = ({ id, label, rows, at, value, onChoose }: ListProps) => (
  <ul
    id={id}
    role="listbox"
    aria-label={label}
    className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-2"
  >
    {rows.map((row, place) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the box that keeps the focus
      <li
        key={row.value}
        id={`${id}-${place}`}
        ref={place === at ? intoView : undefined}
        role="option"
        aria-selected={row.value === value}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(row)}
        className={cx(
          'flex min-h-11 cursor-pointer items-center rounded-sm px-3',
          place === at && 'bg-accent-soft text-accent-soft-text',
          row.value === value && 'font-bold',
        )}
      >
        {row.label}
      </li>
    ))}
    {rows.length === 0 && <li className="flex min-h-11 items-center px-3 text-muted">{m.shell_combo_none()}</li>}
  </ul>
);

/** One of many, found by typing: names in either language, Arabic letters however they are written. */
export const ComboField = ({
  label,
  hint,
  error,
  labelHidden,
  name,
  options,
  value,
  onChange,
  placeholder,
}: ComboFieldProps) => {
  const list = useId();
  const { typed, at, rows, open, choose, type, press, shut } = useCombo({ options, value, onChange });
  const isOpen = typed !== undefined;
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Field label={label} hint={hint} error={error} {...(labelHidden && { labelHidden })}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            name={name}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && rows[at] ? `${list}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            data-wrong={Boolean(error)}
            placeholder={isOpen ? chosen || placeholder : placeholder}
            value={typed ?? chosen}
            onChange={(event) => type(event.currentTarget.value)}
            onClick={() => isOpen || open()}
            onKeyDown={press}
            onBlur={shut}
            className="field-box pe-11 outline-none placeholder:text-muted"
          />
          <ChevronDown aria-hidden size={20} className="pointer-events-none absolute end-3.5 top-4 text-muted" />
          {isOpen && <List id={list} label={label} rows={rows} at={at} value={value} onChoose={choose} />}
        </div>
      )}
    </Field>
  );
};
