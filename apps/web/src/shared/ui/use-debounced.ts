import { useEffect, useRef } from 'react';

/** SPEC §9: what is typed is looked for once the typing has rested this long. */
const restMs = 1000;

/** Calls `act` when no other call came for a second; `now` calls it at once. Nothing is called after the screen has gone. */
export const useDebounced = <Value>(act: (value: Value) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (value: Value): void => {
    clearTimeout(timer.current);
    act(value);
  };
  const later = (value: Value): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => act(value), restMs);
  };
  return { now, later };
};
