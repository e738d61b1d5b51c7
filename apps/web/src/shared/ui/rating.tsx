import { Star } from 'lucide-react';
import { useId } from 'react';
import * as m from '../../paraglide/messages.js';
import { number } from '../format/index.ts';
import { cx } from './class-names.ts';
import { FieldError } from './field.tsx';

/** A mean of ratings beside one star. Nothing while nobody has rated. */
export const Stars = ({ value, count }: { value: number | null; count?: number }) =>
  value === null ? null : (
    <span className="inline-flex items-center gap-1.5">
      <Star aria-hidden size={18} className="fill-[#e5a11a] text-[#e5a11a]" />
      <span className="sr-only">{m.shell_rating_of({ value: number(value, 1) })}</span>
      <span aria-hidden className="font-bold text-warning-text">
        {number(value, 1)}
      </span>
      {count !== undefined && (
        <span className="text-small text-muted">{m.shell_ratings_count({ count, shown: number(count) })}</span>
      )}
    </span>
  );

type RatingInputProps = {
  readonly label: string;
  /** 1 to 5, or 0 while nothing is chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
};

/** Five stars to choose from, as radio buttons. */
export const RatingInput = ({ label, value, onChange, error }: RatingInputProps) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1">{label}</legend>
      <div className="flex gap-1">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="grid size-12 place-content-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{m.shell_rating_choice({ count: stars, shown: number(stars) })}</span>
            <Star
              aria-hidden
              size={34}
              className={cx(stars <= value ? 'fill-[#e5a11a] text-[#e5a11a]' : 'text-line-strong')}
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
};
