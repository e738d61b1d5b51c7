import type { ProcedureProgress } from '@balsam/domain/records';
import * as m from '#paraglide/messages.js';
import { Chip } from '#shared/ui/chip.tsx';

const words: Readonly<Record<ProcedureProgress, () => string>> = {
  in_progress: m.records_procedure_in_progress,
  on_hold: m.records_procedure_on_hold,
  stopped: m.records_procedure_stopped,
  unknown: m.records_procedure_unknown,
};

/** That a procedure is not done yet, or was given up; nothing for one that was done. */
export const ProgressMark = ({ progress }: { readonly progress: ProcedureProgress | null }) =>
  progress && <Chip tone="warning">{words[progress]()}</Chip>;
