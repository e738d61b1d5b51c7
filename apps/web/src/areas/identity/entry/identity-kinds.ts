import { digitsOnly, toLatinDigits } from '@balsam/domain/text';
import * as m from '#paraglide/messages.js';
import type { PatientField } from './pending-code.ts';

/** Letters and digits of an iqama; Arabic-Indic digits are taken as well. */
const iqamaCharacters = (text: string): string => toLatinDigits(text).replaceAll(/[^a-z0-9]/gi, '');

/** How a patient may name themselves (SPEC §5): the words for each, what may be typed and how long it gets. */
export const identityKinds = {
  mrn_number: {
    label: m.identity_mrn_number,
    hint: m.identity_mrn_number_hint,
    wrong: m.identity_mrn_number_wrong,
    keep: digitsOnly,
    length: 7,
  },
  national_id: {
    label: m.identity_national_id,
    hint: m.identity_national_id_hint,
    wrong: m.identity_national_id_wrong,
    keep: digitsOnly,
    length: 10,
  },
  saudi_id: {
    label: m.identity_saudi_id,
    hint: m.identity_saudi_id_hint,
    wrong: m.identity_saudi_id_wrong,
    keep: digitsOnly,
    length: 10,
  },
  iqama: {
    label: m.identity_iqama,
    hint: m.identity_iqama_hint,
    wrong: m.identity_iqama_wrong,
    keep: iqamaCharacters,
    length: 15,
  },
} as const satisfies Record<PatientField, unknown>;
