import { useEffect, useState } from 'react';
import { debounced } from './debounced.ts';

/** Calls `act` when no other call came for a second (S9.02); `now` calls it at once. Nothing is called after the screen has gone. */
export const useDebounced = <Value>(act: (value: Value) => void) => {
  const [rest] = useState(debounced);
  useEffect(() => rest.stop, [rest]);
  return {
    now: (value: Value): void => rest.now(() => act(value)),
    later: (value: Value): void => rest.later(() => act(value)),
  };
};
