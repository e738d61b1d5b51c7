import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsOnline } from '#shared/ui/use-is-online.ts';

export type SaveState = 'saved' | 'saving' | 'failed';

/** How long the typing rests before it is saved. */
const restMs = 800;

/**
 * A form that is saved as it is typed: a moment after the last key, one text after the other, so that an older never follows a newer.
 * What could not be saved stays on the screen and is saved when the line is back, or with the next key; leaving the page saves at once.
 */
export const useAutosave = <T>(initial: T, save: (value: T) => Promise<unknown>) => {
  const isOnline = useIsOnline();
  const [value, setValue] = useState(initial);
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const saver = useRef(save);
  useEffect(() => {
    saver.current = save;
  });
  /** Saves what stands now; resolves when it has arrived, or could not. */
  const saveNow = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const before = queue.current;
    const send = async (): Promise<void> => {
      await before;
      const sent = latest.current;
      try {
        await saver.current(sent);
        if (latest.current === sent) setState('saved');
      } catch {
        setState('failed');
      }
    };
    queue.current = send();
    return queue.current;
  }, []);
  const edit = (next: T, wait = restMs): void => {
    latest.current = next;
    setValue(next);
    setState('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), wait);
  };
  const change = (part: Partial<T>, wait?: number): void => edit({ ...latest.current, ...part }, wait);
  const failed = useRef(false);
  useEffect(() => {
    failed.current = state === 'failed';
  });
  useEffect(() => {
    if (isOnline && failed.current) void saveNow();
  }, [isOnline, saveNow]);
  useEffect(
    () => () => {
      if (timer.current !== undefined) void saveNow();
    },
    [saveNow],
  );
  return { value, state, change, current: () => latest.current, saveNow };
};
