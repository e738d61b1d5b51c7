import { Star } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';

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
