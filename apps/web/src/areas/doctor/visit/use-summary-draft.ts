import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api } from '#shared/api/index.ts';
import { forgetDraft } from '#shared/api/drafts.ts';
import type { Summary } from '#shared/visits/summary-view.tsx';
import { unsavedIn, useAutosave } from '#shared/visits/use-autosave.ts';
import { useSaveOver } from '#shared/visits/use-save-over.ts';
import { bodyOf, type Draft, draftOf } from './draft.ts';

/** The summary of one visit, as the tab reads it. */
export const summaryOf = (id: number) => api.visits.summary.query({ params: { id }, quiet: true });

/** Whether it can be written as soon as the visit begins: by the clock, or because both sides met in its call. */
const waitsForVisit = (summary: Summary | undefined): boolean => summary?.may.write.code === 'visit_not_begun';

/** The same for the tab that shows it. What is being typed there is the newest there is; until the visit begins it is asked for again. */
export const shownSummaryOf = (id: number) =>
  queryOptions({
    ...summaryOf(id),
    staleTime: ({ state }) => (waitsForVisit(state.data) ? 0 : Infinity),
    refetchInterval: ({ state }) => waitsForVisit(state.data) && 30_000,
  });

/** The draft that another screen has saved meanwhile, when that is why it was refused. */
export const changedIn = (error: unknown): Summary | undefined =>
  error instanceof ApiError && error.code === 'summary_changed' ? (error.data as Summary) : undefined;

type Body = ReturnType<typeof bodyOf>;

const formOf = (id: number): string => `summary ${id}`;

const textOf = (draft: Draft): string => JSON.stringify(bodyOf(draft));

/** What was typed in this tab and has not arrived; undefined where it says nothing else than what is kept. */
export const unsavedDraft = (id: number, kept: Summary): Draft | undefined => {
  const draft = unsavedIn(formOf(id), draftOf(kept));
  return draft && textOf(draft) !== textOf(draftOf(kept)) ? draft : undefined;
};

/** Forgets it. */
export const forgetUnsaved = (id: number): void => forgetDraft(formOf(id));

/**
 * The draft of a summary, saved as it is written and never over one that this screen has not shown. The summary in the cache is the one
 * that was saved or shown last: the tab goes on from it when it is opened again.
 */
export const useSummaryDraft = (id: number, initial: Summary) => {
  const client = useQueryClient();
  const [changed, setChanged] = useState<Summary>();
  const save = useSaveOver<Body, Summary>({
    send: (body, updated_at) => api.visits.saveSummary({ params: { id }, body: { ...body, updated_at }, quiet: true }),
    keptIn: changedIn,
    textOf: {
      sent: (body) => JSON.stringify(body),
      kept: (summary) => textOf(draftOf(summary)),
    },
  });
  const { queryKey } = summaryOf(id);
  const take = (summary: Summary): void => void client.setQueryData(queryKey, summary);
  const { value, state, refusal, change, saveNow, replace, overwrite } = useAutosave({
    form: formOf(id),
    initial: draftOf(initial),
    versionNow: () => client.getQueryData<Summary>(queryKey)?.updated_at ?? null,
    save: async (draft, seen) => {
      try {
        take(await save(bodyOf(draft), seen));
        setChanged(undefined);
      } catch (error) {
        setChanged(changedIn(error));
        throw error;
      }
    },
  });
  return {
    draft: value,
    state,
    refusal,
    change,
    saveNow,
    /** What another screen has saved meanwhile, until the doctor has chosen. */
    changed,
    noteChanged: setChanged,
    takeTheirs: (theirs: Summary): void => {
      take(theirs);
      replace(draftOf(theirs));
      setChanged(undefined);
    },
    keepMine: (theirs: Summary): void => {
      take(theirs);
      void overwrite();
    },
  };
};
