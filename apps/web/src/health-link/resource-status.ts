import { medicineUse, type MedicineUse } from '@balsam/domain/medication';
import { isRetracted } from '@balsam/domain/records';
import type { Body } from './fhir-words.ts';

/** How what a resource says is to be taken: as true now, or by the mark that stands beside it. */
export type ResourceStatus = 'true' | 'unconfirmed' | 'not_done' | 'not_counted' | MedicineUse;

/** Of anything but a medicine `completed` says that it took place. */
const ofOthers: Readonly<Record<string, ResourceStatus>> = {
  'not-done': 'not_done',
  preparation: 'planned',
  'on-hold': 'on_hold',
  preliminary: 'unconfirmed',
  registered: 'unconfirmed',
};
/** Of allergies and conditions. */
const suspected: ReadonlySet<string> = new Set(['unconfirmed', 'provisional', 'differential']);

/** How a resource is to be taken; undefined for what says nothing true of its person and is not shown. */
export function resourceStatusOf(body: Body, verification: string): ResourceStatus | undefined {
  const status = typeof body['status'] === 'string' ? body['status'].trim().toLowerCase() : '';
  const isMedicine = String(body['resourceType']).startsWith('Medication');
  // A cancelled order for a medicine is none, whatever else it says.
  if (isRetracted(status) || isRetracted(verification)) return undefined;
  if (body['doNotPerform'] === true && !isMedicine) return 'not_done';
  if (suspected.has(verification.toLowerCase())) return 'unconfirmed';
  const ofStatus = (isMedicine ? medicineUse(body) : ofOthers[status]) ?? 'true';
  // A dose of a vaccine that was too weak to protect.
  return ofStatus === 'true' && body['isSubpotent'] === true ? 'not_counted' : ofStatus;
}
