import { codeRules } from '@balsam/domain/identity';
import type { CallReply } from '@balsam/contract/call';
import type { family } from '@balsam/contract/family';
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

/** A code that is on its way to whoever has to agree. */
export type SentCode = Extract<CallReply<typeof family.add>, { state: 'code_sent' }> & {
  /** When, in epoch milliseconds by this browser's clock. */
  readonly at: number;
};

const isSentCode = (value: unknown): value is SentCode =>
  typeof value === 'object' &&
  value !== null &&
  'challenge' in value &&
  typeof value.challenge === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** The code that this tab waits for, as long as it may be used: a reload asks for it again, for no other is sent within a minute. */
export const readSentCode = (): SentCode | undefined => {
  const { sent_code: kept } = parsed();
  return isSentCode(kept) && Date.now() < kept.at + codeRules.lifeMinutes * 60_000 ? kept : undefined;
};

export const storeDraft = (draft: Draft, sentCode?: SentCode): void =>
  writeStored('familyDraft', JSON.stringify({ ...draft, sent_code: sentCode }), 'session');
export const removeDraft = (): void => removeStored('familyDraft', 'session');
