import { Hourglass } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { PharmacyOrder } from './queries.ts';

type Substitute = PharmacyOrder['substitutes'][number];

const Outcome = ({ substitute }: { substitute: Substitute }) => {
  if (substitute.state === 'declined') return <Chip tone="warning">{m.staff_substitute_declined()}</Chip>;
  if (substitute.state === 'lapsed') return <Chip tone="warning">{m.staff_substitute_lapsed()}</Chip>;
  return (
    <Chip tone="accent" icon={Hourglass}>
      {m.staff_substitute_asked({ time: time(substitute.answerUntil) })}
    </Chip>
  );
};

/** What was proposed in place of a line and came to nothing, or waits for the patient's answer. */
export const LineSubstitutes = ({ order, lineId }: { order: PharmacyOrder; lineId: number }) =>
  order.substitutes
    .filter((substitute) => substitute.lineId === lineId && substitute.state !== 'agreed')
    .map((substitute) => (
      <span key={substitute.id} className="flex flex-wrap items-center gap-2 text-small">
        <Outcome substitute={substitute} />
        <Marked>{inLocale(substitute.productNameEn, substitute.productNameAr)}</Marked>
      </span>
    ));
