import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import type { Step } from './validate-draft.ts';

const titles = {
  1: m.identity_step_who,
  2: m.identity_step_reach,
  3: m.identity_step_photo,
  4: m.identity_step_password,
} as const satisfies Record<Step, () => string>;

/** How far this is: four bars, and in words which step of how many. */
export const Stepper = ({ step }: { step: Step }) => (
  <div className="flex flex-col gap-2">
    <div aria-hidden className="grid grid-cols-4 gap-1.5">
      {([1, 2, 3, 4] as const).map((each) => (
        <span key={each} className={cx('h-1.5 rounded-full', each <= step ? 'bg-accent' : 'bg-line-strong/40')} />
      ))}
    </div>
    <div className="flex items-baseline justify-between gap-3">
      <h2 className="text-h2" tabIndex={-1} data-step={step}>
        {titles[step]()}
      </h2>
      <p className="shrink-0 text-small text-muted">{m.identity_step_of({ step: digits(step), count: digits(4) })}</p>
    </div>
  </div>
);
