import { removeStored, writeStored, readStored } from '#shared/api/stored.ts';

export const identityFields = ['saudi_id', 'iqama'] as const;

/** What has been typed of a registration, by the names of the wire. Never the password, never the photo. */
export type Draft = {
  /** Whose letters the names are written in: the language of the screen when they were typed. */
  readonly language: 'ar' | 'en';
  readonly first_name: string;
  readonly middle_name: string;
  readonly family_name: string;
  readonly gender: 'male' | 'female' | '';
  /** `YYYY-MM-DD`, or empty. */
  readonly dob: string;
  readonly phone_number: string;
  readonly email_address: string;
  readonly nationality: string;
  readonly location_id: string;
  readonly field_name: (typeof identityFields)[number];
  readonly identity_number: string;
};

export type DraftField = keyof Draft;

export const emptyDraft = (language: 'ar' | 'en'): Draft => ({
  language,
  first_name: '',
  middle_name: '',
  family_name: '',
  gender: '',
  dob: '',
  phone_number: '',
  email_address: '',
  nationality: '',
  location_id: '',
  field_name: 'saudi_id',
  identity_number: '',
});

const asRecord = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** What this tab has kept; whatever is missing or not text is empty. */
export const readDraft = (language: 'ar' | 'en'): Draft => {
  const stored = asRecord(readStored('registration', 'session'));
  const empty = emptyDraft(language);
  const read = Object.entries(empty).map(([name, none]) => [
    name,
    typeof stored[name] === 'string' ? stored[name] : none,
  ]);
  return Object.fromEntries(read) as Draft;
};

/** Keeps it for as long as the tab is open: a reload finds the form as it was. */
export const storeDraft = (draft: Draft): void => writeStored('registration', JSON.stringify(draft), 'session');

export const removeDraft = (): void => removeStored('registration', 'session');
