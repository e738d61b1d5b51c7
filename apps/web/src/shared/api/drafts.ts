import { getSession } from './session.ts';
import { readStored, writeStored } from './stored.ts';

/** What cannot be read is as if it were not there. */
const allDrafts = (): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(readStored('drafts', 'session') ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
};

const write = (drafts: Record<string, unknown>): void => writeStored('drafts', JSON.stringify(drafts), 'session');

/** A draft is of the person whose profile is open; a guest has none, for nobody knows who comes next. */
const keyOf = (form: string): string | undefined => {
  const user = getSession()?.user;
  return user && `${user.id} ${form}`;
};

/** What this person has typed into this form in this tab and not sent; undefined when there is nothing. */
export const readDraft = (form: string): unknown => {
  const key = keyOf(form);
  return key === undefined ? undefined : allDrafts()[key];
};

/** Keeps it until it is sent or given up, or the log-in ends: a reload finds the form as it was. */
export const keepDraft = (form: string, draft: unknown): void => {
  const key = keyOf(form);
  if (key !== undefined) write({ ...allDrafts(), [key]: draft });
};

/** Forgets it. */
export const forgetDraft = (form: string): void => {
  const key = keyOf(form);
  if (key === undefined) return;
  const { [key]: _gone, ...others } = allDrafts();
  write(others);
};
