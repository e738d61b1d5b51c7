import { unitText } from '@balsam/domain/records';
import { ArrowDown, ArrowUp, Check, CircleAlert, Hourglass, Minus, Undo2, type LucideIcon } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { type Quantity, valueInWords, valueWithSign } from './lab-values.ts';
import { confirmationWord, verdictOf, type Verdict } from './lab-texts.ts';
import type { LabResult } from './types.ts';

type FlagStyle = {
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral';
  readonly icon: LucideIcon;
  readonly word: () => string;
};

const flagStyle: Readonly<Record<Verdict, FlagStyle>> = {
  critical_high: { tone: 'danger', icon: ArrowUp, word: m.records_flag_critical_high },
  critical_low: { tone: 'danger', icon: ArrowDown, word: m.records_flag_critical_low },
  high: { tone: 'warning', icon: ArrowUp, word: m.records_flag_high },
  low: { tone: 'warning', icon: ArrowDown, word: m.records_flag_low },
  abnormal: { tone: 'warning', icon: CircleAlert, word: m.records_flag_abnormal },
  normal: { tone: 'success', icon: Check, word: m.records_flag_normal },
  unknown: { tone: 'neutral', icon: Minus, word: m.records_flag_unknown },
  uncertain: { tone: 'neutral', icon: Minus, word: m.records_flag_uncertain },
  withdrawn: { tone: 'neutral', icon: Undo2, word: m.records_flag_withdrawn },
};

/** That a result may still change; nothing for one that is confirmed. */
const ConfirmationChip = ({ confirmation }: Pick<LabResult, 'confirmation'>) => {
  const word = confirmationWord({ confirmation });
  return word && <Chip icon={Hourglass}>{word}</Chip>;
};

/** How a value stands to its range, in a word, a sign and a tint. */
export const FlagChip = ({ result }: { result: LabResult }) => {
  const { tone, icon, word } = flagStyle[verdictOf(result)];
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      {result.amended && <Chip tone="accent">{m.records_amended()}</Chip>}
      {!result.withdrawn && <ConfirmationChip confirmation={result.confirmation} />}
      <Chip tone={tone} icon={icon}>
        {word()}
      </Chip>
    </span>
  );
};

/** `<0.01` is read out in words. */
export const NumberText = ({ value }: { value: Quantity }) => {
  const [words, signs] = [valueInWords(value), valueWithSign(value)];
  if (words === signs) return words;
  return (
    <>
      <span aria-hidden>{signs}</span>
      <span className="sr-only">{words}</span>
    </>
  );
};

const Words = ({ result: { value_text: text, value_text_ar: arabic } }: { result: LabResult }) => {
  const isArabic = inLocale('en', 'ar') === 'ar' && arabic !== null;
  return isArabic ? <bdi>{arabic}</bdi> : <bdi lang={/[\u0600-\u06FF]/.test(text ?? '') ? 'ar' : 'en'}>{text}</bdi>;
};

/** A value with its unit; percent in the manner of the language, other units as the laboratory writes them. */
export const Reading = ({ result, large = false }: { result: LabResult; large?: boolean }) => {
  const size = large ? 'text-[2.5rem]/12 font-[760]' : 'font-bold';
  if (result.withdrawn) return <span className="text-text-2">{m.records_no_value()}</span>;
  if (result.decimal === null)
    return (
      <span className={large ? 'text-h2' : 'font-bold'}>
        <Words result={result} />
      </span>
    );
  return (
    <span className="tabular inline-flex flex-wrap items-baseline gap-x-1.5">
      <bdi className={size}>
        <NumberText value={result} />
      </bdi>
      {result.unit !== null && result.unit !== '%' && (
        <span className="text-small text-muted">
          <Ltr>{unitText(result.unit)}</Ltr>
        </span>
      )}
    </span>
  );
};
