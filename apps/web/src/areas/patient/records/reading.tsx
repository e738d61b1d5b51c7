import { ArrowDown, ArrowUp, Check, Minus, type LucideIcon } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { number, percent } from '../../../shared/format/index.ts';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Ltr } from '../../../shared/ui/facts.tsx';
import type { LabResult } from './types.ts';

type Flag = LabResult['flag'];

const looks: Readonly<Record<Flag, { tone: 'success' | 'warning' | 'neutral'; icon: LucideIcon; word: () => string }>> =
  {
    high: { tone: 'warning', icon: ArrowUp, word: m.records_flag_high },
    low: { tone: 'warning', icon: ArrowDown, word: m.records_flag_low },
    normal: { tone: 'success', icon: Check, word: m.records_flag_normal },
    unknown: { tone: 'neutral', icon: Minus, word: m.records_flag_unknown },
  };

/** How a value stands to its range, in a word, a sign and a tint. */
export const FlagChip = ({ flag }: { flag: Flag }) => {
  const { tone, icon, word } = looks[flag];
  return (
    <Chip tone={tone} icon={icon}>
      {word()}
    </Chip>
  );
};

/** At most two decimals: what an instrument says beyond that is noise to a reader. */
export const shown = (value: number): string => number(Math.round(value * 100) / 100);

type Valued = Pick<LabResult, 'value' | 'value_text' | 'unit'>;

/** A value with its unit; percent in the manner of the language, other units as the laboratory writes them. */
export const Reading = ({ of: { value, value_text: text, unit }, large = false }: { of: Valued; large?: boolean }) => {
  const size = large ? 'text-[2.5rem]/12 font-[760]' : 'font-bold';
  if (value === null)
    return (
      <bdi lang="en" className={large ? 'text-h2' : 'font-bold'}>
        {text}
      </bdi>
    );
  if (unit === '%') return <bdi className={`tabular ${size}`}>{percent(Math.round(value * 100) / 100)}</bdi>;
  return (
    <span className="tabular inline-flex items-baseline gap-1.5">
      <bdi className={size}>{shown(value)}</bdi>
      {unit && (
        <span className="text-small text-muted">
          <Ltr>{unit}</Ltr>
        </span>
      )}
    </span>
  );
};
