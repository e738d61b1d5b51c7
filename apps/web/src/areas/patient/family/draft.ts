import { dropStored, keepStored, readStored } from '../../../shared/api/stored.ts';

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
    const kept: unknown = JSON.parse(readStored('familyDraft', 'session') ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** What this tab has kept, so that a reload finds the form as it was. */
export const readDraft = (): Draft => {
  const kept = parsed();
  const texts = Object.entries(empty).map(([name, none]) => [name, typeof kept[name] === 'string' ? kept[name] : none]);
  return Object.fromEntries(texts) as Draft;
};

export const keepDraft = (draft: Draft): void => keepStored('familyDraft', JSON.stringify(draft), 'session');
export const dropDraft = (): void => dropStored('familyDraft', 'session');
