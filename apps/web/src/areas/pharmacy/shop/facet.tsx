import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { mayChooseMore, toggled } from './shop-filters.ts';

/** Choices of one kind under their title. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-h3">{title}</legend>
    {children}
  </fieldset>
);

type ChoiceProps = {
  readonly label: ReactNode;
  readonly count?: number | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
};

/** A box to tick, with how many products there are of it. */
export const Choice = ({ label, count, checked, disabled = false, onChange }: ChoiceProps) => (
  <CheckBox
    checked={checked}
    disabled={disabled}
    onChange={(event) => onChange(event.currentTarget.checked)}
    label={
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">{label}</span>{' '}
        {count !== undefined && <span className="text-small text-muted tabular">{number(count)}</span>}
      </span>
    }
  />
);

type Option<Key> = { readonly key: Key; readonly label: ReactNode; readonly count: number };

type ChoicesProps<Key> = {
  readonly options: readonly Option<Key>[];
  readonly chosen: readonly Key[] | undefined;
  readonly onChoose: (chosen: readonly Key[] | undefined) => void;
};

/** Any of these; once as many are ticked as may be, the others wait. */
export const Choices = <Key extends number | string>({ options, chosen, onChoose }: ChoicesProps<Key>) =>
  options.map(({ key, label, count }) => {
    const isChosen = chosen?.includes(key) ?? false;
    return (
      <Choice
        key={key}
        label={label}
        count={count}
        checked={isChosen}
        disabled={!isChosen && !mayChooseMore(chosen)}
        onChange={(on) => onChoose(toggled(chosen, key, on))}
      />
    );
  });

/** Choices of a kind that are shown before more are asked for. */
export const shown = 8;

/** The largest of a kind, and all of them on demand; what is ticked is always there. */
export const Facet = <Key extends number | string>({
  title,
  options,
  chosen,
  onChoose,
}: ChoicesProps<Key> & { readonly title: string }) => {
  const [isExpanded, setWhole] = useState(false);
  if (options.length === 0) return null;
  const isThere = ({ key }: Option<Key>, place: number) => isExpanded || place < shown || chosen?.includes(key);
  return (
    <Group title={title}>
      <Choices options={options.filter(isThere)} chosen={chosen} onChoose={onChoose} />
      {options.length > shown && (
        <Button variant="text" size="sm" aria-expanded={isExpanded} onClick={() => setWhole(!isExpanded)}>
          {isExpanded ? m.pharmacy_show_fewer() : m.shell_show_more()}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </Group>
  );
};
