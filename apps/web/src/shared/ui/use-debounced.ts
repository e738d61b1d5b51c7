import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { debounced, stopOnLeaving } from './debounced.ts';

/**
 * Calls `act` when no other call came for a second (S9.02); `now` calls it at once. Nothing is called after the screen has gone, nor once
 * somebody has opened something else, though this screen stands until that is there.
 */
export const useDebounced = <Value>(act: (value: Value) => void) => {
  const [rest] = useState(debounced);
  const { history } = useRouter();
  // What else was chosen in the meantime counts: the last `act` knows of it.
  const latest = useRef(act);
  useEffect(() => void (latest.current = act));
  useEffect(() => rest.stop, [rest]);
  useEffect(() => stopOnLeaving(rest, history), [rest, history]);
  const [calls] = useState(() => ({
    now: (value: Value): void => rest.now(() => latest.current(value)),
    later: (value: Value): void => rest.later(() => latest.current(value)),
  }));
  return calls;
};
