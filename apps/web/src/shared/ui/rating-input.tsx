import { Star } from 'lucide-react';
import { useId } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { cx } from './class-names.ts';
import { FieldError } from './field.tsx';

type RatingInputProps = {
  readonly label: string;
  /** 1 to 5; 0 while nothing is chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
};

const stars = [1, 2, 3, 4, 5] as const;

/** One to five stars, each a radio button: arrows move between them. */
export const RatingInput = ({ label, value, onChange, error }: RatingInputProps) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1">{label}</legend>
      <div className="-ms-2 flex">
        {stars.map((star) => (
          <label
            key={star}
            className="relative grid size-12 cursor-pointer place-content-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={m.shell_rating_of({ value: number(star) })}
            />
            <Star
              aria-hidden
              size={32}
              strokeWidth={1.7}
              className={cx(star <= value ? 'fill-[#e5a11a] text-[#b97d08]' : 'text-line-strong')}
            />
          </label>
        ))}
      </div>
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </fieldset>
  );
};
