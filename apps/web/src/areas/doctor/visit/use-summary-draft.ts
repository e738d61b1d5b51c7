import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, api } from '#shared/api/index.ts';
import type { Summary } from '#shared/visits/summary-view.tsx';
import { useAutosave } from '#shared/visits/use-autosave.ts';
import { bodyOf, draftOf } from './draft.ts';

/** The summary of one visit, as the tab reads it. */
export const summaryOf = (id: number) => api.visits.summary.query({ params: { id }, quiet: true });

/** The draft that another screen has saved meanwhile, when that is why it was refused. */
export const changedIn = (error: unknown): Summary | undefined =>
  error instanceof ApiError && error.code === 'summary_changed' ? (error.data as Summary) : undefined;

const contentOf = (summary: Summary): string => JSON.stringify(bodyOf(draftOf(summary)));

/** Saves one draft over the one that this screen has seen. */
const useSaveSummary = (id: number) => {
  // What was sent and never answered: when it did arrive, what is kept is no other screen's.
  const unanswered = useRef<string[]>([]);
  return async (body: ReturnType<typeof bodyOf>, seen: string | null): Promise<Summary> => {
    const send = async (updated_at: string | null): Promise<Summary> => {
      const saved = await api.visits.saveSummary({ params: { id }, body: { ...body, updated_at }, quiet: true });
      unanswered.current = [];
      return saved;
    };
    try {
      return await send(seen);
    } catch (error) {
      const kept = changedIn(error);
      if (kept && unanswered.current.includes(contentOf(kept))) return await send(kept.updated_at);
      if (error instanceof ApiError && (error.status === 0 || error.status >= 500))
        unanswered.current.push(JSON.stringify(body));
      throw error;
    }
  };
};

/**
 * The draft of a summary, saved as it is written and never over one that this screen has not shown. The summary in the cache is the one
 * that was saved or shown last: the tab goes on from it when it is opened again.
 */
export const useSummaryDraft = (id: number, initial: Summary) => {
  const client = useQueryClient();
  const [changed, setChanged] = useState<Summary>();
  const save = useSaveSummary(id);
  const { queryKey } = summaryOf(id);
  const take = (summary: Summary): void => void client.setQueryData(queryKey, summary);
  const { value, state, refusal, change, saveNow, replace, overwrite } = useAutosave({
    form: `summary ${id}`,
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
