import type { Located, Resolve } from './references.ts';

/*
 * Whom a resource is about. What is about a fetus, a donor, a device or a place is kept with the patient's record and is never shown,
 * judged or handed out as the patient's own.
 */
type Link = { readonly reference?: unknown; readonly type?: unknown };

const asLink = (value: unknown): Link | undefined => (typeof value === 'object' && value !== null ? value : undefined);
const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly unknown[]) : [value];
};

/** Samples of samples: more is a mistake, or a circle. */
const deepest = 4;
/** Extensions by which R4 says a focus in words, and those of later versions. */
const focusUrl = /[-.]focus(Code)?$/;
/** Types whose `focus` is the person they are about; to others it is their subject matter. */
const withFocus: ReadonlySet<string> = new Set(['Observation', 'Procedure']);

const isPatient = (found: Located | undefined): boolean => found?.type === 'Patient' && found.container === undefined;

/** Whether a link names something else than the patient. One in words alone is believed, one that leads nowhere is not. */
function namesAnother(value: unknown, from: Located, resolve: Resolve): boolean {
  const link = asLink(value);
  if (link?.reference !== undefined) return !isPatient(resolve(link.reference, from));
  return link?.type !== undefined && link.type !== 'Patient';
}

const hasFocusExtension = ({ extension }: Located['body']): boolean =>
  listOf(extension).some((one) => {
    const { url } = (asLink(one) ?? {}) as { url?: unknown };
    return typeof url === 'string' && focusUrl.test(url);
  });

/** A focus is there to say that it is not the patient, so one in words is another. */
const hasOtherFocus = ({ focus }: Located['body'], from: Located, resolve: Resolve): boolean =>
  listOf(focus).some((one) => asLink(one)?.reference === undefined || namesAnother(one, from, resolve));

function isSampleOfAnother(reference: unknown, from: Located, resolve: Resolve, depth = 0): boolean {
  const specimen = resolve(asLink(reference)?.reference, from);
  if (specimen?.type !== 'Specimen' || depth > deepest) return false;
  const { subject, parent } = specimen.body;
  return (
    namesAnother(subject, specimen, resolve) ||
    listOf(parent).some((one) => isSampleOfAnother(one, specimen, resolve, depth + 1))
  );
}

/** Whether a resource is about the patient of its record, and not of another subject, focus or sample. */
export function isAboutPatient(resource: Located, resolve: Resolve): boolean {
  const { body, type } = resource;
  if (namesAnother(body['subject'], resource, resolve)) return false;
  if (withFocus.has(type) && (hasOtherFocus(body, resource, resolve) || hasFocusExtension(body))) return false;
  return !listOf(body['specimen']).some((one) => isSampleOfAnother(one, resource, resolve));
}

/** What a resource may be about that is no person, so that nobody's data is mixed into the patient's record. */
const things: ReadonlySet<string> = new Set(['Device', 'Group', 'Location', 'Medication', 'Substance']);
const whose = ['subject', 'patient', 'beneficiary', 'individual', 'for'] as const;

/** Whom a resource names as its own person or thing, as it says it. */
export const subjectsOf = (body: Located['body']): readonly { reference?: unknown; identifier?: unknown }[] =>
  whose.flatMap((name) => listOf(body[name]).flatMap((one) => asLink(one) ?? []));

/** Whether a subject leads to the patient, or to a thing that is nobody. */
export const isPatientOrThing = (reference: unknown, from: Located, resolve: Resolve): boolean => {
  const found = resolve(reference, from);
  return isPatient(found) || (found !== undefined && things.has(found.type));
};
