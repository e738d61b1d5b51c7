import * as m from '#paraglide/messages.js';
import { StateBar } from './week-strip.tsx';

/** What the bars and the small numbers under the days mean. */
export const Legend = () => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-text-2">
    <span className="inline-flex items-center gap-2">
      <StateBar state="free" />
      {m.booking_day_free()}
    </span>
    <span className="inline-flex items-center gap-2">
      <StateBar state="few" />
      {m.booking_day_few()}
    </span>
    <span className="text-muted">{m.booking_small_number_hijri()}</span>
  </p>
);
