import type { DosageForm, Storage } from '@balsam/domain/catalogue';
import * as m from '#paraglide/messages.js';

export const formTitles = {
  tablet: m.pharmacy_form_tablet,
  capsule: m.pharmacy_form_capsule,
  syrup: m.pharmacy_form_syrup,
  drops: m.pharmacy_form_drops,
  cream: m.pharmacy_form_cream,
  gel: m.pharmacy_form_gel,
  injection: m.pharmacy_form_injection,
  pen: m.pharmacy_form_pen,
  inhaler: m.pharmacy_form_inhaler,
  spray: m.pharmacy_form_spray,
  suppository: m.pharmacy_form_suppository,
  powder: m.pharmacy_form_powder,
  patch: m.pharmacy_form_patch,
  solution: m.pharmacy_form_solution,
  lozenge: m.pharmacy_form_lozenge,
  device: m.pharmacy_form_device,
  other: m.pharmacy_form_other,
} as const satisfies Record<DosageForm, () => string>;

export const storageTitles = {
  room_25: m.pharmacy_storage_room_25,
  room_30: m.pharmacy_storage_room_30,
  refrigerator: m.pharmacy_storage_refrigerator,
  freezer: m.pharmacy_storage_freezer,
  unknown: m.pharmacy_storage_unknown,
} as const satisfies Record<Storage, () => string>;
