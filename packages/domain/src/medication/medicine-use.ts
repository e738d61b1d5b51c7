/** How an order or a statement says that a medicine is not simply taken now. */
export const medicineUses = ['over', 'on_hold', 'planned', 'not_taken', 'not_to_take'] as const;
export type MedicineUse = (typeof medicineUses)[number];

const ofStatus: Readonly<Record<string, MedicineUse>> = {
  stopped: 'over',
  completed: 'over',
  ended: 'over',
  'on-hold': 'on_hold',
  intended: 'planned',
  draft: 'planned',
  'not-taken': 'not_taken',
};
const ofIntent: Readonly<Record<string, MedicineUse>> = { proposal: 'planned', plan: 'planned' };

const codeOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** What the resource of a medicine says of its use, as FHIR R4 has it; undefined for what is taken as far as it says. */
export function medicineUse(resource: Readonly<Record<string, unknown>>): MedicineUse | undefined {
  if (resource['doNotPerform'] === true) return 'not_to_take';
  return ofStatus[codeOf(resource['status'])] ?? ofIntent[codeOf(resource['intent'])];
}
