import { removeStored, writeStored, readStored } from '#shared/api/stored.ts';

export const idTypes = ['saudi_id', 'iqama'] as const;

const empty = {
  relation_id: '',
  id_type: 'saudi_id',
  id_number: '',
  mrn_number: '',
  first_name: '',
  middle_name: '',
  family_name: '',
  gender: '',
  dob: '',
  nationality: '',
  location_id: '',
  phone_number: '',
  email_address: '',
} as const;

export type DraftField = keyof typeof empty;
/** What has been typed of a member so far; the declaration is made anew each time. */
export type Draft = Readonly<Record<DraftField, string>>;

const parsed = (): Readonly<Record<string, unknown>> => {
  try {
    const stored: unknown = JSON.parse(readStored('familyDraft', 'session') ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** What this tab has kept, so that a reload finds the form as it was. */
export const readDraft = (): Draft => {
  const stored = parsed();
  const texts = Object.entries(empty).map(([name, none]) => [
    name,
    typeof stored[name] === 'string' ? stored[name] : none,
  ]);
  return Object.fromEntries(texts) as Draft;
};

export const storeDraft = (draft: Draft): void => writeStored('familyDraft', JSON.stringify(draft), 'session');
export const removeDraft = (): void => removeStored('familyDraft', 'session');
