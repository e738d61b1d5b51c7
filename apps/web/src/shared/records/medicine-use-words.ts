import type { MedicineUse } from '@balsam/domain/medication';
import * as m from '#paraglide/messages.js';

/** How it is told that a medicine is not simply taken now. */
export const medicineUseWords: Readonly<Record<MedicineUse, () => string>> = {
  over: m.link_over_medicine,
  on_hold: m.link_on_hold,
  planned: m.link_planned,
  not_taken: m.link_not_taken,
  not_to_take: m.link_not_to_take,
};
