import type { Doubt } from '@balsam/domain/records';
import { CircleHelp } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Chip } from '#shared/ui/chip.tsx';

const words: Readonly<Record<Doubt, () => string>> = {
  unconfirmed: m.records_doubt_unconfirmed,
  provisional: m.records_doubt_provisional,
  differential: m.records_doubt_differential,
};

/** That a condition or an allergy is recorded without being sure; nothing for what is sure. */
export const DoubtMark = ({ doubt }: { readonly doubt: Doubt | null }) =>
  doubt && (
    <Chip tone="warning" icon={CircleHelp}>
      {words[doubt]()}
    </Chip>
  );
