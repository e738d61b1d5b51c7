import type { DosageForm } from '../catalogue/index.ts';
import { cartLimits } from './schedule.ts';

/** How a product comes: `count` pieces in a package, null where nobody knows. */
type Package = { readonly form: DosageForm; readonly count: number | null };
/** What a doctor prescribes: one piece a time. */
type Course = { readonly timesPerDay: number; readonly days: number };

const singleDoses: ReadonlySet<DosageForm> = new Set(['tablet', 'capsule', 'suppository', 'lozenge', 'patch']);

/** Whether a piece is a dose: of a bottle, a tube, an inhaler or a pen it is many, however many are in the package; several powders are sachets. */
const isOfDoses = (form: DosageForm, count: number): boolean =>
  singleDoses.has(form) || (form === 'powder' && count > 1);

/** How many packages a course takes, where those are counted in doses, and no more than a cart holds; else one. */
export function packsForCourse({ form, count }: Package, { timesPerDay, days }: Course): number {
  if (count === null || !isOfDoses(form, count)) return 1;
  return Math.min(Math.ceil((timesPerDay * days) / count), cartLimits.maxPieces);
}
