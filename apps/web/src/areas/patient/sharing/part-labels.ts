import type { SummaryPart } from '@balsam/domain/sharing';
import * as m from '#paraglide/messages.js';

/** What the parts of a summary are called. */
export const partLabels: Readonly<Record<SummaryPart, () => string>> = {
  allergies: m.sharing_part_allergies,
  problems: m.sharing_part_problems,
  medicines: m.sharing_part_medicines,
  immunizations: m.sharing_part_immunizations,
  procedures: m.sharing_part_procedures,
  results: m.sharing_part_results,
  vital_signs: m.sharing_part_vital_signs,
  social_history: m.sharing_part_social_history,
  pregnancy: m.sharing_part_pregnancy,
};
