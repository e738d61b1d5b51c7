import { Minus, Plus, Trash2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';

type QuantityStepperProps = {
  readonly name: string;
  readonly value: number;
  /** The fewest; at one fewer the product leaves the cart where `removes` is set. */
  readonly most: number;
  readonly removes?: boolean;
  readonly onChange: (value: number) => void;
  readonly className?: string;
};

const target =
  'grid size-11 shrink-0 place-content-center rounded-md text-accent-soft-text hover:bg-accent-soft-2 disabled:text-muted disabled:hover:bg-transparent';

/** Fewer, how many, more. */
export const QuantityStepper = ({ name, value, most, removes = false, onChange, className }: QuantityStepperProps) => {
  const leaves = removes && value === 1;
  return (
    <fieldset
      aria-label={m.pharmacy_quantity_of({ name })}
      className={cx('flex min-w-0 items-center justify-between rounded-md bg-accent-soft', className)}
    >
      <button
        type="button"
        aria-label={leaves ? m.pharmacy_take_out({ name }) : m.pharmacy_fewer({ name })}
        disabled={value <= 1 && !removes}
        onClick={() => onChange(value - 1)}
        className={target}
      >
        {leaves ? <Trash2 aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
      </button>
      <output className="min-w-7 text-center font-bold text-accent-soft-text tabular">{number(value)}</output>
      <button
        type="button"
        aria-label={m.pharmacy_more_of({ name })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
        className={target}
      >
        <Plus aria-hidden size={18} />
      </button>
    </fieldset>
  );
};

/** SPEC §8: what the cart takes of one product, whatever the stock is. */
const mostOfOne = 99;

/** How many of a product may be in a cart. */
export const mostOf = ({ stock }: { readonly stock: number }): number => Math.min(stock, mostOfOne);
