import { useCallback, useEffect, useRef, useState } from 'react';
import { finalRefusal } from '#shared/api/index.ts';
import { forgetDraft, keepDraft, readDraft } from '#shared/api/drafts.ts';
import { useIsOnline } from '#shared/ui/use-is-online.ts';
import { retryWaitMs } from './retry-wait.ts';

export type SaveState = 'saved' | 'saving' | 'failed';

/** What has not arrived, and the version of what the server keeps that it goes on from. */
type Kept<T> = { readonly value: T; readonly version: string | null };

type Autosave<T> = {
  /** Which of a person's forms it is. */
  readonly form: string;
  readonly initial: T;
  /** Of what the server keeps, as this browser has last seen it; left out where versions do not matter. */
  readonly versionNow?: () => string | null;
  /** @param version the one that the text goes on from */
  readonly save: (value: T, version: string | null) => Promise<unknown>;
};

/** How long the typing rests before it is saved. */
const restMs = 800;

/** The last save of each form: also when a form was left and is opened again meanwhile, an older never follows a newer. */
const saves = new Map<string, Promise<unknown>>();

const keptOf = <T>(form: string): Kept<T> | undefined => readDraft(form) as Kept<T> | undefined;

/** What was typed into a form and has not arrived, with what stands in the rest of it; undefined when all of it has. */
export const unsavedIn = <T extends object>(form: string, initial: T): T | undefined => {
  const kept = keptOf<T>(form);
  return kept && { ...initial, ...kept.value };
};

const noVersion = (): null => null;

/** The draft in this tab of what has not arrived: it outlives the page, and one that failed is there when the form is opened again. */
const useKept = <T extends object>({ form, initial, versionNow = noVersion }: Autosave<T>) => {
  const [before] = useState(() => keptOf<T>(form));
  const version = (): string | null => keptOf<T>(form)?.version ?? versionNow();
  return {
    before,
    begin: before ? { ...initial, ...before.value } : initial,
    version,
    keep: (value: T) => keepDraft(form, { value, version: version() } satisfies Kept<T>),
    /** After an answer: what was typed since goes on from what is kept now. */
    arrived: (sent: T) => {
      const kept = keptOf<T>(form);
      if (!kept) return;
      if (JSON.stringify(kept.value) === JSON.stringify(sent)) forgetDraft(form);
      else keepDraft(form, { ...kept, version: versionNow() } satisfies Kept<T>);
    },
    forget: () => forgetDraft(form),
  };
};

/** Sends again after a while what failed and was not refused: each time later, until somebody types or it is saved. */
const useRetry = (
  { state, error }: { state: SaveState; error: unknown },
  failures: number,
  saveNow: () => unknown,
): void =>
  useEffect(() => {
    if (state !== 'failed' || finalRefusal(error) !== undefined) return undefined;
    const again = setTimeout(saveNow, retryWaitMs(failures));
    return () => clearTimeout(again);
  }, [state, error, failures, saveNow]);

/**
 * Sends one text after the other. What could not be saved is sent again by itself and when the line is back, and leaving the page sends at
 * once.
 */
const useSaves = <T extends object>({ form, save }: Autosave<T>, draft: ReturnType<typeof useKept<T>>) => {
  const isOnline = useIsOnline();
  const isKept = draft.before !== undefined;
  const [state, setState] = useState<SaveState>(isKept ? 'saving' : 'saved');
  const [error, setError] = useState<unknown>();
  const [failures, setFailures] = useState(0);
  const latest = useRef(draft.begin);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ draft, save, state });
  useEffect(() => {
    now.current = { draft, save, state };
  });
  const stop = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  /** Saves what stands now. Answers whether all of it has arrived. */
  const saveNow = useCallback((): Promise<boolean> => {
    stop();
    const before = saves.get(form);
    const send = async (): Promise<boolean> => {
      await before;
      const sent = latest.current;
      try {
        await now.current.save(sent, now.current.draft.version());
        now.current.draft.arrived(sent);
        setError(undefined);
        setFailures(0);
        if (latest.current === sent) setState('saved');
        return latest.current === sent;
      } catch (problem) {
        setError(problem);
        setFailures((count) => count + 1);
        setState('failed');
        return false;
      }
    };
    const sending = send();
    saves.set(form, sending);
    return sending;
  }, [form, stop]);
  useRetry({ state, error }, failures, saveNow);
  useEffect(() => {
    if (isOnline && now.current.state === 'failed') void saveNow();
  }, [isOnline, saveNow]);
  useEffect(() => {
    if (isKept) void saveNow();
    return () => {
      if (timer.current !== undefined) void saveNow();
    };
  }, [isKept, saveNow]);
  const begin = (next: T, to: SaveState): void => {
    stop();
    latest.current = next;
    setError(undefined);
    setState(to);
  };
  const saveSoon = (wait: number): void => void (timer.current = setTimeout(() => void saveNow(), wait));
  return { state, error, latest, begin, saveNow, saveSoon };
};

/**
 * A form that is saved as it is typed: a moment after the last key, so that an older text never follows a newer. What could not be saved
 * stays on the screen and in this tab.
 */
export const useAutosave = <T extends object>(about: Autosave<T>) => {
  const draft = useKept(about);
  const [value, setValue] = useState(draft.begin);
  const { state, error, latest, begin, saveNow, saveSoon } = useSaves(about, draft);
  const change = (part: Partial<T>, wait = restMs): void => {
    const next = { ...latest.current, ...part };
    begin(next, 'saving');
    setValue(next);
    draft.keep(next);
    saveSoon(wait);
  };
  return {
    value,
    state,
    refusal: state === 'failed' ? finalRefusal(error) : undefined,
    change,
    current: () => latest.current,
    saveNow,
    /** Shows a text that the server keeps in place of what was typed. */
    replace: (next: T): void => {
      begin(next, 'saved');
      setValue(next);
      draft.forget();
    },
    /** Saves what was typed over what the server keeps now. */
    overwrite: (): Promise<boolean> => {
      draft.forget();
      draft.keep(latest.current);
      return saveNow();
    },
  };
};
