import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import type { Booked } from './queries.ts';

/** How many of its services have a visit. */
export const Progress = ({ booked: b }: { booked: Booked }) => (
  <div className="flex flex-col gap-1.5">
    <progress
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-accent"
      value={b.services_taken}
      max={b.services_total}
      aria-label={m.packages_progress_label()}
    />
    <p className="text-small text-muted">
      {m.packages_progress({ taken: number(b.services_taken), total: number(b.services_total) })}
      {b.services_used > 0 && ` ${m.packages_progress_used({ used: number(b.services_used) })}`}
    </p>
  </div>
);
