import { Link } from '@tanstack/react-router';
import { cx } from '#shared/ui/class-names.ts';
import { LabGauge } from './lab-gauge.tsx';
import { dayOf } from '#shared/records/lab-values.ts';
import { Title } from './source-text.tsx';
import { FlagChip, Reading } from '#shared/records/reading.tsx';
import type { LabTest } from '#shared/records/types.ts';

type RowProps = { readonly test: LabTest; readonly chosen: boolean; readonly shown: boolean };

const Row = ({ test, chosen, shown }: RowProps) => (
  <li>
    <Link
      to="/lab-works"
      search={{ test: test.id }}
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        'grid min-h-20 grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 border-s-4 px-4 py-3 no-underline hover:bg-surface-2',
        chosen ? 'border-accent bg-accent-soft' : 'border-transparent',
        // The first stands open beside the list where there is room for both.
        shown && 'desktop:border-accent desktop:bg-accent-soft',
      )}
    >
      <span className="min-w-0 font-bold text-text">
        <Title record={test} />
      </span>
      <FlagChip result={test} />
      <span className="flex flex-col gap-2">
        <LabGauge test={test} />
        <span className="text-small text-muted">{dayOf(test, 'short')}</span>
      </span>
      <span className="justify-self-end">
        <Reading result={test} />
      </span>
    </Link>
  </li>
);

type ListProps = {
  readonly tests: readonly LabTest[];
  readonly chosen: number | undefined;
  readonly shown: number | undefined;
};

/** The tests of a person, each with its newest value. */
export const LabList = ({ tests, chosen, shown }: ListProps) => (
  <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
    {tests.map((test) => (
      <Row key={test.id} test={test} chosen={test.id === chosen} shown={test.id === shown} />
    ))}
  </ul>
);
