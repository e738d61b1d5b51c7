import { Check, Clock, FilePen, type LucideIcon, Undo2, X } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Chip } from '#shared/ui/chip.tsx';
import type { Tone } from '#shared/ui/tint.ts';
import type { MedicalReport } from './queries.ts';

type Style = { readonly tone: Tone; readonly icon: LucideIcon; readonly word: () => string };

const styles: Readonly<Record<MedicalReport['status'], Style>> = {
  pending: { tone: 'warning', icon: Clock, word: m.reports_status_pending },
  'in-progress': { tone: 'accent', icon: FilePen, word: m.reports_status_in_progress },
  approved: { tone: 'success', icon: Check, word: m.reports_status_approved },
  rejected: { tone: 'danger', icon: X, word: m.reports_status_rejected },
  withdrawn: { tone: 'neutral', icon: Undo2, word: m.reports_status_withdrawn },
};

/** Where a document stands, in a word, a sign and a tint. */
export const ReportStatus = ({ status }: Pick<MedicalReport, 'status'>) => {
  const { tone, icon, word } = styles[status];
  return (
    <Chip tone={tone} icon={icon}>
      {word()}
    </Chip>
  );
};
