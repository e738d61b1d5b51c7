import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { forgetDraft } from '#shared/api/drafts.ts';
import { api, ApiError } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { upload } from '#shared/api/upload.ts';
import { type CaseHistory, historyParts } from '#shared/visits/case-history-view.tsx';
import { unsavedIn, useAutosave } from '#shared/visits/use-autosave.ts';
import { useSaveOver } from '#shared/visits/use-save-over.ts';

type Text = Pick<CaseHistory, 'complaint' | 'since' | 'helps' | 'medicines' | 'allergies' | 'file_ids'>;

const textOf = ({ complaint, since, helps, medicines, allergies, file_ids }: Text): Text => ({
  complaint,
  since,
  helps,
  medicines,
  allergies,
  file_ids,
});

/** What another device has saved meanwhile, when that is why it was refused. */
const changedIn = (error: unknown): CaseHistory | undefined =>
  error instanceof ApiError && error.code === 'case_history_changed' ? (error.data as CaseHistory) : undefined;

/** As the hospital keeps it: without blanks at the ends. */
const asKept = (text: Text): string =>
  JSON.stringify(textOf(text), (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));

const formOf = (id: number): string => `case history ${id}`;

const saysSomething = (text: Text): boolean =>
  text.file_ids.length > 0 || historyParts.some(([part]) => text[part].trim() !== '');

/** What was typed in this tab and has not arrived; undefined where it says nothing, or nothing else than what is kept. */
export const unsavedHistory = (id: number, kept: CaseHistory): Text | undefined => {
  const text = unsavedIn(formOf(id), textOf(kept));
  return text && saysSomething(text) && asKept(text) !== asKept(kept) ? text : undefined;
};

/** Forgets it. */
export const forgetUnsaved = (id: number): void => forgetDraft(formOf(id));

/** A case history that is saved as it is typed, with its pictures, never over one that this screen has not shown. */
export const useCaseHistory = (id: number, initial: CaseHistory) => {
  const client = useQueryClient();
  const personId = useSession()?.user.id ?? 0;
  const [savedAt, setSavedAt] = useState(initial.updated_at);
  const [changed, setChanged] = useState<CaseHistory>();
  // What the cache holds may be newer than what stands here.
  const seen = useRef(initial.updated_at);
  const saveOver = useSaveOver<Text, CaseHistory>({
    send: (text, version) =>
      api.visits.saveCaseHistory({ params: { id }, body: { ...text, updated_at: version }, quiet: true }),
    keptIn: changedIn,
    textOf: { sent: asKept, kept: asKept },
  });
  const take = (history: CaseHistory): void => {
    client.setQueryData(api.visits.caseHistory.query({ params: { id }, quiet: true }).queryKey, history);
    seen.current = history.updated_at;
    setSavedAt(history.updated_at);
    setChanged(undefined);
  };
  const { value, state, refusal, change, current, replace, overwrite } = useAutosave({
    form: formOf(id),
    initial: textOf(initial),
    versionNow: () => seen.current,
    save: async (text, version) => {
      try {
        take(await saveOver(text, version));
      } catch (error) {
        setChanged(changedIn(error));
        throw error;
      }
    },
  });
  const add = async (picture: File): Promise<void> => {
    const { id: file } = await upload({ fields: { patient_id: String(personId), kind: 'visit' }, file: picture });
    change({ file_ids: [...current().file_ids, file] }, 0);
  };
  return {
    history: value,
    state,
    refusal,
    savedAt,
    change,
    // A picture that was refused is told by the upload itself.
    add: (picture: File) => void add(picture).catch(() => undefined),
    remove: (file: string) => change({ file_ids: current().file_ids.filter((each) => each !== file) }, 0),
    /** What another device has saved meanwhile, until the patient has chosen. */
    changed,
    takeTheirs: (theirs: CaseHistory): void => {
      take(theirs);
      replace(textOf(theirs));
    },
    keepMine: (theirs: CaseHistory): void => {
      take(theirs);
      void overwrite();
    },
  };
};
